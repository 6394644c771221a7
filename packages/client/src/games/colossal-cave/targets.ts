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

/** The rooms that the viewer may step into, and the move for it. */
export function stepsOf(legal: readonly Choice[]): { move: string | undefined; rooms: ReadonlySet<RoomId> } {
  const steps = legal.filter(({ move }) => STEPS.includes(move));
  return { move: steps[0]?.move, rooms: new Set(steps.map(({ args }) => args[0] as RoomId)) };
}

/** Whether the move is legal with any arguments. */
export function may(legal: readonly Choice[], move: string): boolean {
  return legal.some((choice) => choice.move === move);
}

/**
 * The first arguments, as cards, of every legal move of that name. A toll paid with nothing or with everything names no
 * card.
 */
export function cardsFor(legal: readonly Choice[], move: string): CardId[] {
  return legal
    .filter((choice) => choice.move === move && choice.args[0] !== null && choice.args[0] !== 'dropAll')
    .map(({ args }) => args[0] as CardId);
}

/** A way to play a card: the card as named in the list of legal moves, and the required choices. */
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

/** Every way to play the card that was just picked. */
export function picksOf(legal: readonly Choice[], card: CardId): Play[] {
  return legal
    .filter(({ move }) => move === 'playPicked')
    .map(({ args }) => ({ move: 'playPicked', card, args: (args[0] ?? {}) as PlayArgs }));
}

/** The arguments of a play as they are sent. */
export function argsOf({ move, card, args }: Play): readonly unknown[] {
  const named = Object.keys(args).length > 0 ? [args] : [];
  return move === 'playCard' ? [card, ...named] : named;
}

/** An answer that shows a card, or uses a carried one. */
export interface Answer {
  response: Response;
  card: CardId;
}

/** The viewer's answers in the open window, without the pass. */
export function answersOf(legal: readonly Choice[]): Answer[] {
  return legal
    .filter(({ move }) => move === 'respond')
    .map(({ args }) => args[1] as Response)
    .flatMap((response) => {
      if (response.t === 'pass') return [];
      return [{ response, card: response.t === 'magazines' ? 'dwarvishMagazines' : response.card }];
    });
}

/** The player of a seat; for a seat without a player, one without cards. */
export function playerAt(view: View, seat: Seat): Player {
  return view.players[seat] ?? { room: null, dead: false, conceded: true, inv: [], deposited: [] };
}

/** The displayed number of the round. */
export function roundOf(view: View): number {
  return Math.ceil(view.turnNo / view.seats.length);
}
