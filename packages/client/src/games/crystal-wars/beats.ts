import {
  BUMPER_CROP,
  type Facts,
  geometryOf,
  isUnit,
  type Piece,
  type Square,
  type UnitKind,
  type View,
} from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Flight } from '../../match/flight/flight';
import type { Beats } from '../../match/timeline/beats';

type Player = NonNullable<View['players'][Seat]>;

/** Two dice against each other: long enough to read both sums. */
const DUEL = { dice: () => 2, hold: 1100, weight: 3 } as const;
/** One die against a limit. */
const TRY = { dice: () => 1, hold: 900, weight: 3 } as const;
/** The effect of an event, and its losses. */
const DEED = { hold: 700 };
/** A sound without a pause: moves and purchases follow the pace of the player, who need not wait for them. */
const BUILDING = { hold: 0, cue: 'build' } as const;
/** A beat that takes no time, so that later beats are shown over the changed map. */
const UNTIMED = { hold: 0, weight: 1 } as const;
/** The texts of minor facts. */
const ASIDE = { hold: 350, weight: 1 } as const;
/** A turning point. */
const GREAT = { hold: 1300, weight: 3, concerns: 'all' } as const;
const LOSS = { ...GREAT, cue: 'loss' } as const;

/** Dice, their results, and the losses. */
export const beats: Beats<View> = {
  initiative: {
    dice: ({ passes }) => Object.keys(passes.at(-1) ?? {}).length,
    hold: 900,
    weight: 3,
    concerns: 'nobody',
  },
  freeVillagePlaced: { ...ASIDE, land: (shown, { at }) => stands(shown, at, { kind: 'freeVillage', owner: null }) },
  mountainPlaced: { ...ASIDE, land: (shown, { at }) => stands(shown, at, { kind: 'mountain', owner: null }) },
  villagePlaced: {
    ...ASIDE,
    land: (shown, { seat, at }) => stands(shown, at, { kind: 'village', owner: seat }),
    cue: 'build',
  },
  villageAdopted: { ...UNTIMED, land: (shown, { seat, at }) => stands(shown, at, { kind: 'village', owner: seat }) },
  turnBegan: { ...ASIDE, land: ready },
  harvested: { ...ASIDE, land: hasGrain, cue: 'find', flies: brought },
  fed: { ...ASIDE, land: hasGrain },
  spoiled: { ...ASIDE, land: hasNoGrain, cue: 'loss' },
  stored: ASIDE,
  starved: { ...DEED, land: falls, cue: 'loss' },
  battle: DUEL,
  fell: { ...DEED, weight: 3, concerns: 'seat', land: falls, cue: 'hit' },
  siege: { ...DUEL, land: besieged, flies: taken, cue: ({ outcome }) => (outcome === 'held' ? undefined : 'hit') },
  persuasion: { ...TRY, land: persuaded, cue: ({ success }) => (success ? 'find' : undefined) },
  sabotage: { ...TRY, land: sabotaged, cue: ({ success }) => (success ? 'hit' : undefined) },
  eventRolled: { ...TRY, hold: 1000 },
  graceKept: DEED,
  erupted: { ...DEED, land: (shown, { lost, freed }) => lost.reduce(falls, controls(shown, freed, null)), cue: 'hit' },
  noEruption: DEED,
  drought: { ...DEED, land: hasNoGrain, cue: 'loss' },
  militia: { ...DEED, land: (shown, { seat, at }) => stands(shown, at, acted('infantry', seat)), cue: 'build' },
  noMilitia: DEED,
  silo: DEED,
  bumperCrop: {
    cue: 'find',
    ...DEED,
    land: (shown, { seat }) => hasGrain(shown, { seat, grain: (shown.players[seat]?.grain ?? 0) + BUMPER_CROP }),
  },
  rioted: {
    cue: 'loss',
    ...DEED,
    land: (shown, { seat, at, razed }) => stands(shown, at, razed ? null : { kind: 'village', owner: seat }),
  },
  noRiots: DEED,
  banditCame: DEED,
  noBandit: DEED,
  banditPlundered: { ...DEED, concerns: 'seat', land: plundered, cue: 'loss' },
  banditFought: { ...DUEL, land: (shown, { fell }) => (fell ? falls(shown, fell) : shown) },
  eliminated: { ...LOSS, land: leaves },
  conceded: { ...LOSS, land: concedes },
  created: BUILDING,
  goldHeld: { ...GREAT, land: (shown, { holder }) => ({ ...shown, gold: { holder, kept: true } }), cue: 'find' },
  goldLost: { ...LOSS, land: (shown, { holder }) => ({ ...shown, gold: { holder, kept: false } }) },
};

/** Returns the flights of grain from each settlement of a seat. */
function brought({ seat }: Facts['harvested'], { pieces }: View): Flight[] {
  return pieces.flatMap((piece, at) => (piece?.owner === seat && !isUnit(piece) ? [toSeat(seat, at, 'grain')] : []));
}

function taken({ seat, target, outcome }: Facts['siege']): Flight[] {
  return outcome === 'captured' ? [toSeat(seat, target, 'coin')] : [];
}

const toSeat = (seat: Seat, at: Square, as: Flight['as']): Flight => ({ from: `square:${at}`, to: `seat:${seat}`, as });

function stands(view: View, at: Square, piece: Piece | null): View {
  return { ...view, pieces: view.pieces.map((old, square) => (square === at ? piece : old)) };
}

function falls(view: View, { at }: { at: Square }): View {
  return stands(view, at, null);
}

function ofPlayer(view: View, seat: Seat, change: Partial<Player>): View {
  const player = view.players[seat];
  return player ? { ...view, players: { ...view.players, [seat]: { ...player, ...change } } } : view;
}

function hasGrain(view: View, { seat, grain }: { seat: Seat; grain: number }): View {
  return ofPlayer(view, seat, { grain });
}

function hasNoGrain(view: View, { seat }: { seat: Seat }): View {
  return hasGrain(view, { seat, grain: 0 });
}

function leaves(view: View, { seat }: { seat: Seat }): View {
  return ofPlayer(view, seat, { alive: false, grain: 0 });
}

/** R18.1. Matches of earlier versions do not record what happened to the pieces. */
function concedes(view: View, { seat, left }: Facts['conceded']): View {
  const gone = leaves(view, { seat });
  if (!left) return gone;
  const pieces = gone.pieces.map((piece, at): Piece | null => {
    if (piece?.owner !== seat) return piece;
    return left.freed.includes(at) ? { kind: 'freeVillage', owner: null } : null;
  });
  return controls({ ...gone, pieces }, left.blocks, null);
}

/** Blocks of the Metropolis change hands. */
function controls(view: View, blocks: readonly Square[], seat: Seat | null): View {
  const first = geometryOf(view.map).metropolis ?? Number.NaN;
  return { ...view, metropolis: view.metropolis.map((old, at) => (blocks.includes(first + at) ? seat : old)) };
}

/** A unit that can no longer act in this turn. */
function acted(kind: UnitKind, owner: Seat): Piece {
  return { kind, owner, moved: true, fought: true };
}

/** R11.2: every unit is ready again. */
function ready(view: View): View {
  const pieces = view.pieces.map((piece) => (isUnit(piece) ? { ...piece, moved: false, fought: false } : piece));
  return { ...view, pieces };
}

/** A city stays a city, every other settlement becomes a village (R8.6). */
function captured(view: View, { seat, target, settlement }: Facts['siege'] | Facts['sabotage']): View {
  if (settlement === 'metropolis') return controls(view, [target], seat);
  return stands(view, target, { kind: settlement === 'city' ? 'city' : 'village', owner: seat });
}

function besieged(view: View, siege: Facts['siege']): View {
  if (siege.outcome === 'held') return view;
  return siege.outcome === 'razed' ? stands(view, siege.target, null) : captured(view, siege);
}

function persuaded(view: View, { seat, target, unit, success }: Facts['persuasion']): View {
  return success ? stands(view, target, acted(unit, seat)) : view;
}

function sabotaged(view: View, sabotage: Facts['sabotage']): View {
  return sabotage.success ? captured(view, sabotage) : view;
}

/** R15.4. */
function plundered(view: View, { seat, at, settlement, razed }: Facts['banditPlundered']): View {
  if (razed) return stands(view, at, null);
  return stands(
    view,
    at,
    settlement === 'city' ? { kind: 'village', owner: seat } : { kind: 'freeVillage', owner: null },
  );
}
