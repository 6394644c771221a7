import { type Bundle, type Colony, priceOf, RESOURCES, type View } from '@lantern/games/crystal-city-catan/board';
import type { BoardProps } from '../../../match/gameBoard';
import { ALL_BUILDS } from '../map/cells';
import { buildWords } from '../sentences';
import { missingOf } from './payments';

/** A build that is blocked only by its price, and the missing resources. */
export interface Wish {
  title: string;
  missing: Bundle;
}

const MAX_SHOWN = 2;

const countOf = (bundle: Bundle): number => RESOURCES.reduce((sum, type) => sum + bundle[type], 0);

/** Returns at most two builds that lack the fewest resources, as a hint for trading. */
export function wishesOf(colony: Colony, whyNot: BoardProps<View>['whyNot']): Wish[] {
  return ALL_BUILDS.filter(({ move, args }) => whyNot(move, args)?.refusal.code === 'CANNOT_PAY')
    .flatMap((build) => {
      const price = priceOf(colony, build.move, build.args);
      return price ? [{ title: buildWords(build, colony), missing: missingOf(colony, price) }] : [];
    })
    .sort((a, b) => countOf(a.missing) - countOf(b.missing))
    .slice(0, MAX_SHOWN);
}
