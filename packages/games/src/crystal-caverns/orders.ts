import type { Orders } from '../kit/orders';
import { swapWithStrongest, wouldBeWounded } from './defaultMove';
import type { View } from './view';

type Given = {
  /** What the player does against a blow that would wound. */
  blow: 'ask' | 'swap';
};

/** What is done against blows (R10.5). */
export const orders: Orders<View, Given> = {
  choices: { blow: ['ask', 'swap'] },
  ordered(view, seat, { blow }) {
    if (blow === 'ask' || view.awaiting?.stage !== 'decide' || !wouldBeWounded(view)) return undefined;
    return swapWithStrongest(view, seat);
  },
};
