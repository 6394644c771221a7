import type { PieceKind, SettlementKind, UnitKind, View } from '@lantern/games/crystal-wars/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { DieTone } from '../../art/dice/tones';
import { toneOf } from './dice';
import type { Army } from './pieces/Figures';
import { colourOf } from './pieces/Piece';
import { t } from './strings';

/** One side of a roll: a number, a die, and their sum. */
export interface Throw {
  name: string;
  die: number;
  tone: DieTone;
  /** The number added to the die; absent for a single die. */
  add?: number;
  piece?: { kind: PieceKind; colour: Army };
}

/** A side with a number, a die and a piece, from a fact of the story. */
export interface Thrower {
  seat: Seat | null;
  die: number;
  attack?: number;
  kind?: UnitKind | SettlementKind;
}

/** Returns one side of a roll as the viewer sees it. */
export function throwOf(view: View, { you, name }: Voice, { seat, die, attack, kind }: Thrower): Throw {
  const { nobodys, You } = t();
  return {
    name: seat === null ? nobodys : seat === you ? You : name(seat),
    die,
    tone: toneOf(view, seat),
    ...(attack !== undefined && { add: attack }),
    ...(kind && kind !== 'metropolis' && { piece: { kind, colour: colourOf(view, seat) } }),
  };
}
