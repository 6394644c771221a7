import { type Facts, POOL_IDS, typeOf, type View } from '@lantern/games/crystal-city-catan/board';
import { DICE, type Flight } from '../../match/flight/flight';
import type { Beats } from '../../match/timeline/beats';

/** The effect of an event on a colony: long enough to read its sentence beside the dice. */
const EVENT = { hold: 900, concerns: 'seat' } as const;
/** An event that favours one colony over the other. */
const WON = { ...EVENT, concerns: 'all' } as const;
/** The choices that somebody made because of it. */
const CHOICE = { hold: 500, weight: 1 } as const;

/** A sound without a pause, because the colony shows the change itself. */
const BUILDING = { hold: 0, cue: 'build' } as const;
const GAIN = { hold: 0, weight: 1, cue: 'find' } as const;

/** The throw of a turn, then what its event did to each colony; what it produced comes with the end of the step (R5). */
export const beats: Beats<View> = {
  rolled: {
    dice: () => 2,
    hold: 800,
    weight: 3,
    land: (shown, { event, production, double }) => ({ ...shown, roll: { event, production, double } }),
  },
  shrank: { ...EVENT, cue: 'loss' },
  spared: EVENT,
  wagerWon: { ...WON, cue: 'find' },
  wagerTied: EVENT,
  tradersWon: { ...WON, cue: 'find' },
  tradersTied: EVENT,
  garrisonFell: { ...EVENT, cue: 'loss' },
  championHeld: EVENT,
  marauded: { ...EVENT, cue: 'loss' },
  maraudersPassed: EVENT,
  claimed: { ...CHOICE, cue: 'find' },
  claimDeclined: CHOICE,
  produced: { ...GAIN, flies: stored },
  accepted: GAIN,
  merchant: GAIN,
  builtRoad: BUILDING,
  builtGarrison: BUILDING,
  builtSuburb: BUILDING,
  grew: BUILDING,
  builtStarport: BUILDING,
  builtHospital: BUILDING,
  builtArmory: BUILDING,
  builtStorehouse: BUILDING,
  gained: { ...CHOICE, cue: 'find' },
  gainDeclined: CHOICE,
};

/** Returns the flights of the produced resource to the pools of its type. */
function stored({ seat, resource, made }: Facts['produced'], { colonies }: View): Flight[] {
  const colony = colonies[seat];
  if (!colony || made === 0) return [];
  return POOL_IDS.filter((pool) => colony.pools[pool] !== null && typeOf(colony, pool) === resource).map((pool) => ({
    ...{ from: DICE, to: `seat:${seat} pool:${pool}` },
    as: 'gem',
  }));
}
