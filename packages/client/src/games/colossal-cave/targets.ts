import {
  type CardId,
  type CardName,
  nameOf,
  type PlayArgs,
  type Player,
  type Response,
  type RoomId,
  type View,
} from '@lantern/games/colossal-cave/board';
import type { Choice } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';

/** The board's queries on the list of legal moves. Nothing here decides what is legal. */

const STEPS = ['moveTo', 'moveExtra', 'runStep'];

/** The rooms one may step into, and the move that does it. */
export function stepsOf(legal: readonly Choice[]): { move: string | undefined; rooms: ReadonlySet<RoomId> } {
  const steps = legal.filter(({ move }) => STEPS.includes(move));
  return { move: steps[0]?.move, rooms: new Set(steps.map(({ args }) => args[0] as RoomId)) };
}

/** The move may be made, with whatever arguments. */
export function may(legal: readonly Choice[], move: string): boolean {
  return legal.some((choice) => choice.move === move);
}

/** The first arguments, as cards, of every legal move of that name. A toll paid with nothing or with all names no card. */
export function cardsFor(legal: readonly Choice[], move: string): CardId[] {
  return legal
    .filter((choice) => choice.move === move && choice.args[0] !== null && choice.args[0] !== 'dropAll')
    .map(({ args }) => args[0] as CardId);
}

/** A way to play a card: the card as the list of legal moves names it, and the choices it needs. */
export interface Play {
  move: 'playCard' | 'playPicked';
  card: CardId;
  args: PlayArgs;
}

/** Every way to play a card of that name from the hand. */
export function playsOf(legal: readonly Choice[], name: CardName): Play[] {
  return legal
    .filter(({ move, args }) => move === 'playCard' && nameOf(args[0] as CardId) === name)
    .map(({ args }) => ({ move: 'playCard', card: args[0] as CardId, args: (args[1] ?? {}) as PlayArgs }));
}

/** Every way to play the card that has just been picked. */
export function picksOf(legal: readonly Choice[], card: CardId): Play[] {
  return legal
    .filter(({ move }) => move === 'playPicked')
    .map(({ args }) => ({ move: 'playPicked', card, args: (args[0] ?? {}) as PlayArgs }));
}

/** The arguments of a play as they travel. */
export function argsOf({ move, card, args }: Play): readonly unknown[] {
  const named = Object.keys(args).length > 0 ? [args] : [];
  return move === 'playCard' ? [card, ...named] : named;
}

/** An answer that shows a card, or uses one that is carried. */
export interface Answer {
  response: Response;
  card: CardId;
}

/** The own answers in the open window, without the pass. */
export function answersOf(legal: readonly Choice[]): Answer[] {
  return legal
    .filter(({ move }) => move === 'respond')
    .map(({ args }) => args[1] as Response)
    .flatMap((response) => {
      if (response.t === 'pass') return [];
      return [{ response, card: response.t === 'magazines' ? 'dwarvishMagazines' : response.card }];
    });
}

/** A seat's player; a seat nobody plays is empty-handed. */
export function playerAt(view: View, seat: Seat): Player {
  return view.players[seat] ?? { room: null, dead: false, conceded: true, inv: [], deposited: [] };
}

/** The round the match is in, for the eye. */
export function roundOf(view: View): number {
  return Math.ceil(view.turnNo / view.seats.length);
}
