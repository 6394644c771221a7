import { type PieceKind, SETTLEMENTS, UNITS } from '@lantern/games/crystal-wars/data/pieces';
import { type Square, squareName } from '@lantern/games/crystal-wars/data/squares';
import { unitsAtGold } from '@lantern/games/crystal-wars/rules/scoring';
import {
  builtBy,
  controllerOf,
  isMetropolis,
  isSwamp,
  isUnit,
  isVortex,
  livingSeats,
  metropolisOf,
  settlementAt,
} from '@lantern/games/crystal-wars/rules/squares';
import { defenceAt } from '@lantern/games/crystal-wars/rules/strength';
import type { TurnStep } from '@lantern/games/crystal-wars/state';
import { NAMES, PIECE_NAMES } from '@lantern/games/crystal-wars/text/names.en';
import type { View } from '@lantern/games/crystal-wars/view';
import type { Seat } from '@lantern/games/kit/seat';

/** The seven steps of a turn, as the bar names them. */
export const STEP_NAMES: Readonly<Record<TurnStep, string>> = {
  production: 'harvest',
  starvation: 'feed',
  movement: 'move',
  combat: 'fight',
  event: 'event',
  creation: 'build',
  spoilage: 'spoil',
};

/** "A tank", "infantry". */
export function aPiece(kind: PieceKind): string {
  return kind === 'infantry' ? 'infantry' : `a ${PIECE_NAMES[kind]}`;
}

/** "Infantry" for "infantry". */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "your", "Ben’s". */
export function whose(view: Pick<View, 'audience'>, names: Readonly<Record<Seat, string>>, seat: Seat): string {
  return seat === view.audience ? 'your' : `${names[seat] ?? seat}’s`;
}

/** What a field is and what stands on it: "B9, Ben’s village". */
export function fieldWords(view: View, names: Readonly<Record<Seat, string>>, square: Square): string {
  const piece = view.pieces[square] ?? null;
  const words = [squareName(square)];
  if (piece) {
    const kind = PIECE_NAMES[piece.kind];
    words.push(piece.owner === null ? kind : `${whose(view, names, piece.owner)} ${kind}`);
    if (isUnit(piece) && piece.owner === view.active) {
      if (view.step === 'movement' && piece.moved) words.push('has moved');
      if (view.step === 'combat' && piece.fought) words.push('has fought');
    }
  }
  if (isMetropolis(view, square)) {
    const controller = controllerOf(view, square);
    words.push(
      controller === null ? `neutral ${NAMES.metropolis}` : `${whose(view, names, controller)} ${NAMES.metropolis}`,
    );
  }
  if (isVortex(view, square)) words.push('vortex');
  if (isSwamp(view, square)) words.push('swamp');
  return words.join(', ');
}

/** What stands on a square in figures: "Attack 3, defence 3, moves 2, eats 3." */
export function figuresAt(view: View, square: Square): string | undefined {
  const piece = view.pieces[square] ?? null;
  if (isUnit(piece)) {
    const { attack, move, upkeep } = UNITS[piece.kind];
    return `Attack ${attack}, defence ${defenceAt(view, square)}, moves ${move}, eats ${upkeep}.`;
  }
  const settlement = settlementAt(view, square);
  if (!settlement) return undefined;
  const { attack, defence, grain } = SETTLEMENTS[settlement.kind];
  return `Attack ${attack}, defence ${defence}${grain > 0 ? `, gives ${grain} grain` : ''}.`;
}

/** What wins the match. */
const GOALS = {
  standard: 'Goal: hold every village and every city',
  goldMountain: 'Goal: three units around the Gold Mountain for a whole round',
  all: 'Goal: hold all nine city blocks',
  most: 'Goal: most city blocks once none is free',
} as const;

/** How near everybody is to what wins the match, in one line. */
export function goalWords(view: View, names: Readonly<Record<Seat, string>>): string {
  const called = (seat: Seat): string => (seat === view.audience ? 'you' : (names[seat] ?? seat));
  const counted = (count: (seat: Seat) => number): string =>
    livingSeats(view)
      .map((seat) => `${called(seat)} ${count(seat)}`)
      .join(' · ');
  const { scenario, metropolisGoal } = view.options;
  if (view.setup) return GOALS[scenario === 'metropolis' ? metropolisGoal : scenario];
  switch (scenario) {
    case 'goldMountain': {
      const { holder, kept } = view.gold;
      if (holder !== null && kept)
        return `The Gold Mountain is held by ${called(holder)}; it must last through round ${view.round.number}`;
      return `Units around the Gold Mountain, of 3: ${counted((seat) => unitsAtGold(view, seat))}`;
    }
    case 'metropolis':
      return `City blocks, of 9: ${counted((seat) => metropolisOf(view, seat).length)}`;
    default: {
      const free = view.pieces.filter((piece) => piece?.kind === 'freeVillage').length;
      return `Villages and cities: ${counted((seat) => builtBy(view, seat, 'village', 'city').length)} · free ${free}`;
    }
  }
}

/** Whom the table waits for, and for what. */
export function waitingWords(view: View, names: Readonly<Record<Seat, string>>): string {
  const picker = view.question?.picker ?? view.active;
  const name = names[picker] ?? picker;
  if (view.question?.kind === 'casualty') return `${name} chooses which unit falls.`;
  return WAITING[view.step]?.(name) ?? `${name} is playing.`;
}

const WAITING: Partial<Record<View['step'], (name: string) => string>> = {
  freeVillage: (name) => `${name} places a free village.`,
  mountain: (name) => `${name} may raise a mountain.`,
  village: (name) => `${name} founds a village.`,
  starvation: (name) => `${name} cannot feed everybody and chooses who starves.`,
  movement: (name) => `${name} moves.`,
  combat: (name) => `${name} fights.`,
  event: (name) => `${name} answers the event.`,
  creation: (name) => `${name} builds.`,
};
