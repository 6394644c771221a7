import type { GameStrings } from '../../../kit/strings';
import { RESOURCE_NAMES } from './names';

const counts = { '1': '1', '2': '2', '3': '3' };

export const orders: GameStrings['orders'] = {
  gain: {
    label: 'What I gain',
    values: { least: 'the resource I have least of', ranked: 'in the order below', ask: 'ask me' },
  },
  lose: {
    label: 'What I lose',
    values: { most: 'the resource I have most of', ranked: 'the last in the order below', ask: 'ask me' },
  },
  ranked: {
    label: 'What I need most',
    parts: [
      { label: 'First', values: RESOURCE_NAMES },
      { label: 'then', values: RESOURCE_NAMES },
      { label: 'then', values: RESOURCE_NAMES },
    ],
  },
  accept: {
    label: 'Offers that I accept',
    parts: [
      { label: 'I get at least', values: { never: 'none', ...counts } },
      { label: 'resource', values: RESOURCE_NAMES },
      { label: 'for at most', values: counts },
      { label: 'resource', values: RESOURCE_NAMES },
    ],
  },
  trade: { label: 'Other offers to me', values: { ask: 'ask me', decline: 'decline' } },
};
