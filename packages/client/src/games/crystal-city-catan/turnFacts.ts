import {
  type Facts,
  GARRISONS,
  POOLS,
  RESOURCES,
  SITES,
  type Size,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Fact } from '@lantern/games/kit/story';
import { factSentence, type Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { factsAfter } from '../../match/timeline/step';
import type { Cell } from './map/cells';
import type { Yield } from './map/Flashes';
import { t } from './strings';

/** The kinds of facts that an event can produce. */
const EVENT_FACTS: ReadonlySet<string> = new Set([
  'shrank',
  'spared',
  'wagerWon',
  'wagerTied',
  'claimed',
  'claimDeclined',
  'tradersWon',
  'tradersTied',
  'gained',
  'gainDeclined',
  'garrisonFell',
  'championHeld',
  'marauded',
  'maraudersPassed',
]);

/** The events since the last roll, in order; empty before the roll of a turn. */
function sinceRoll(view: View): Fact<Facts>[] {
  if (!view.roll) return [];
  const facts = factsAfter(view.story, 0);
  return facts.slice(facts.findLastIndex(({ kind }) => kind === 'rolled') + 1);
}

/** The effects of this turn's event on each player; the sentences are shown below the name and do not repeat it. */
export function eventLines(view: View, voice: Voice): { seat?: Seat; sentence: string }[] {
  return sinceRoll(view)
    .filter(({ kind }) => EVENT_FACTS.has(kind))
    .map((fact) => ({
      ...('seat' in fact.data && { seat: fact.data.seat }),
      sentence: factSentence(t().text, fact, voice).replace(/^\p{L}+: (.)/u, (_, first: string) => first.toUpperCase()),
    }));
}

/** The effect of this turn's event at a place of a colony. */
export interface EventMark {
  cell: Cell;
  /** The amount lost or gained there: points, pips or resources. */
  change: number;
  /** Epidemic: the size of the community that was lost. */
  lost?: Size;
}

/** Returns the marks of this turn's event on a colony, until the next roll. */
export function eventMarks(view: View, seat: Seat): EventMark[] {
  return sinceRoll(view).flatMap((fact): EventMark[] => {
    if (fact.kind === 'claimed') {
      const { from, to } = fact.data;
      return [fact.data.seat === seat ? { cell: POOLS[to], change: 1 } : { cell: POOLS[from], change: -1 }];
    }
    if (!('seat' in fact.data) || fact.data.seat !== seat) return [];
    switch (fact.kind) {
      case 'shrank': {
        const { site, to, lost } = fact.data;
        // Only a City has an Armory. Otherwise, with `smaller`, a size may have been skipped because it was not in
        // stock (R8.1a).
        const from = (lost.armory ? 3 : to + 1) as Size;
        const known = lost.armory || to === 2 || view.options.epidemicPiece === 'spare';
        const change = known ? to - from - (lost.armory ? 2 : 0) : 0;
        const suburbs = lost.suburbs.map((side) => ({ cell: SITES[side], change: 0, lost: 1 as const }));
        return [{ cell: SITES[site], change, lost: from }, ...suburbs];
      }
      case 'gained':
        return [{ cell: POOLS[fact.data.pool], change: 1 }];
      case 'garrisonFell':
        return [{ cell: GARRISONS[fact.data.at], change: -1 }];
      case 'marauded':
        return [{ cell: SITES.cap, change: -RESOURCES.reduce((sum, type) => sum + fact.data.lost[type], 0) }];
      default:
        return [];
    }
  });
}

/** The production of this turn for a colony. */
export function yieldOf(view: View, seat: Seat): Yield {
  const types: Yield['types'] = {};
  for (const fact of sinceRoll(view)) {
    if (fact.kind !== 'produced' || fact.data.seat !== seat) continue;
    types[fact.data.resource] = { made: fact.data.made, squandered: fact.data.squandered };
  }
  return { turn: view.turnNo, types };
}
