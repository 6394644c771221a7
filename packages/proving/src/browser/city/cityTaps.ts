import type { Lit, ScreenState } from '../screenState';

/** A tap: a highlighted choice, or the way out of useless builds. */
export type CityTap = { lit: Lit } | 'close';

/** The memory of a player within a turn. */
export interface CityMemory {
  /** Places without a useful build this turn. */
  tried: Set<string>;
  /** The place whose builds are in the action bar. */
  place: string;
}

/** Builds in order of value; others are not built. */
const WORTH = [
  /Hospital/,
  /Armory/,
  /Grow to a (City|Citadel|Fort|Stronghold)/,
  /on the (left|right)$/,
  /Grow to/,
  /Garrison/,
];

/** Places in the order of looking at them. */
const PLACES = [/capital$/, /suburb$/, /side of the capital/, /Garrison/];

/** A sensible next tap for a player who sees only what is highlighted: answer, build useful things, end the turn. */
export function nextCityTap(glance: ScreenState, memory: CityMemory): CityTap | undefined {
  if (glance.pending || glance.lost) return undefined;
  const builds = glance.lit.filter(isBuild);
  if (builds.length > 0) return oneOf(builds, memory);
  const place = nextPlace(glance, memory);
  if (place) return { lit: place };
  const lit = byMove(glance) ?? byPool(glance);
  if (!lit) return undefined;
  memory.tried.clear();
  return { lit };
}

/** Whether this is a build in the action bar; places to build at have no move. */
const isBuild = ({ label, move }: Lit): boolean => label.startsWith('Build: ') && move !== null;

function oneOf(builds: readonly Lit[], memory: CityMemory): CityTap {
  for (const worth of WORTH) {
    const found = builds.findLast(({ label }) => worth.test(label));
    if (found && !isIdle(found.label)) return { lit: found };
  }
  memory.tried.add(memory.place);
  return 'close';
}

/** Large roads and Garrisons are expensive and score nothing. */
const isIdle = (label: string): boolean => /Large|Medium .*Garrison|Storehouse|Starport/.test(label);

function nextPlace({ lit }: ScreenState, memory: CityMemory): Lit | undefined {
  const open = lit.filter(({ label }) => label.startsWith('Build: ') && !memory.tried.has(label));
  for (const wanted of PLACES) {
    const found = open.find(({ label }) => wanted.test(label));
    if (!found) continue;
    memory.place = found.label;
    return found;
  }
  return undefined;
}

/** Answers by a button; ending the turn and taking nothing come last. */
function byMove({ lit }: ScreenState): Lit | undefined {
  const buttons = lit.filter(({ move }) => move !== null);
  return buttons.find(({ move, label }) => move !== 'endTurn' && label !== 'Take nothing') ?? endTurn(buttons, lit);
}

/** Ends the turn unless a pool must be tapped first. */
function endTurn(buttons: readonly Lit[], lit: readonly Lit[]): Lit | undefined {
  return lit.some(({ move, label }) => move === null && !label.startsWith('Build: ')) ? undefined : buttons[0];
}

/** A pool or a Garrison of the colony the decision is about. */
function byPool({ lit }: ScreenState): Lit | undefined {
  return lit.find(({ move, label }) => move === null && !label.startsWith('Build: '));
}
