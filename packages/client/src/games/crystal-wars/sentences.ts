import {
  attackAt,
  builtBy,
  controllerOf,
  defenceAt,
  isMetropolis,
  isSwamp,
  isUnit,
  isVortex,
  livingSeats,
  metropolisOf,
  neutralCoasterFor,
  SETTLEMENTS,
  type Square,
  settlementAt,
  squareName,
  UNITS,
  unitAt,
  unitsAtGold,
  type View,
} from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { t } from './strings';
import type { Owner } from './strings.en';

/** "Infantry" for "infantry". */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The name of an owner for the viewer, who is "you". */
export function ownerOf(view: Pick<View, 'audience'>, names: Readonly<Record<Seat, string>>, seat: Seat | null): Owner {
  if (seat === null) return null;
  return seat === view.audience ? 'you' : { name: names[seat] ?? seat };
}

/** The name of a square and of the piece on it: "B9, Ben’s village". */
export function fieldWords(view: View, names: Readonly<Record<Seat, string>>, square: Square): string {
  const piece = view.pieces[square] ?? null;
  const { fields, pieces } = t();
  const words = [squareName(square)];
  if (piece) {
    const owner = ownerOf(view, names, piece.owner);
    words.push(owner === null ? pieces[piece.kind] : fields.owned(owner, piece.kind));
    if (isUnit(piece) && piece.owner === view.active) {
      if (view.step === 'movement' && piece.moved) words.push(fields.hasMoved);
      if (view.step === 'combat' && piece.fought) words.push(fields.hasFought);
    }
  }
  if (isMetropolis(view, square)) {
    const controller = ownerOf(view, names, controllerOf(view, square));
    words.push(controller === null ? fields.neutralBlock : fields.owned(controller, 'metropolis'));
  }
  if (isVortex(view, square)) words.push(fields.vortex);
  if (isSwamp(view, square)) words.push(fields.swamp);
  return words.join(', ');
}

/**
 * Returns the attack and defence of a square: of its unit, otherwise of its settlement; `undefined` if it has neither.
 */
export function strengthAt(view: View, square: Square): { attack: number; defence: number } | undefined {
  const unit = unitAt(view, square);
  if (unit) return { attack: attackAt(view, square), defence: defenceAt(view, square) };
  const settlement = settlementAt(view, square);
  return settlement && SETTLEMENTS[settlement.kind];
}

/** The figures of the piece on a square: "Attack 3, defence 3, moves 2, eats 3." */
export function figuresAt(view: View, square: Square): string | undefined {
  const piece = view.pieces[square] ?? null;
  if (isUnit(piece)) {
    const { attack, move, upkeep } = UNITS[piece.kind];
    return t().fields.unitFigures(attack, defenceAt(view, square), move, upkeep);
  }
  const settlement = settlementAt(view, square);
  if (!settlement) return undefined;
  const { attack, defence, grain } = SETTLEMENTS[settlement.kind];
  return t().fields.settlementFigures(attack, defence, grain);
}

/** The condition of victory, and the player who is about to meet it, if there is one. */
export function aimWords(view: View, names: Readonly<Record<Seat, string>>): string {
  const { scenario, metropolisGoal } = view.options;
  const { holder, kept } = view.gold;
  const { goals } = t();
  if (holder !== null && kept) return goldHeldWords(view, names, holder);
  return goals[scenario === 'metropolis' ? metropolisGoal : scenario];
}

function goldHeldWords(view: View, names: Readonly<Record<Seat, string>>, holder: Seat): string {
  return t().goals.goldHeld(holder === view.audience ? null : (names[holder] ?? holder), view.round.number);
}

/** The progress of everybody towards victory, in one line. */
export function goalWords(view: View, names: Readonly<Record<Seat, string>>): string {
  const called = (seat: Seat): string => (seat === view.audience ? t().you : (names[seat] ?? seat));
  const counted = (count: (seat: Seat) => number): string =>
    livingSeats(view)
      .map((seat) => `${called(seat)} ${count(seat)}`)
      .join(' · ');
  const { scenario, metropolisGoal } = view.options;
  const { goals } = t();
  if (view.setup) return goals[scenario === 'metropolis' ? metropolisGoal : scenario];
  switch (scenario) {
    case 'goldMountain': {
      const { holder, kept } = view.gold;
      if (holder !== null && kept) return goldHeldWords(view, names, holder);
      return goals.atGold(counted((seat) => unitsAtGold(view, seat)));
    }
    case 'metropolis':
      return goals.blocks(counted((seat) => metropolisOf(view, seat).length));
    default: {
      const free = view.pieces.filter((piece) => piece?.kind === 'freeVillage').length;
      return goals.settlements(
        counted((seat) => builtBy(view, seat, 'village', 'city').length),
        free,
      );
    }
  }
}

/** The player who has to decide now, and the decision. */
export function waitingWords(view: View, names: Readonly<Record<Seat, string>>): string {
  const picker = view.question?.picker ?? view.active;
  const name = names[picker] ?? picker;
  const { waiting } = t();
  if (view.question?.kind === 'casualty') return waiting.casualty(name);
  const mountainDue = view.step === 'mountain' && neutralCoasterFor(view, picker, 'mountain') !== undefined;
  return (waiting.steps[mountainDue ? 'mountainDue' : view.step] ?? waiting.playing)(name);
}
