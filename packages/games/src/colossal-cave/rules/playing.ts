import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { CARDS, type CardId, type CardName, isOrdinaryItem, isTreasure, nameOf } from '../data/cards';
import { ROOM_IDS, type RoomId } from '../data/rooms';
import type { Board, PlayArgs } from '../state';
import { isLit, playerOf, presentSeats, scaresBird } from './board';
import { isGone } from './triggers';

/** Whom an action may be played on (10.4): another player, unless `self`; living, unless `dead`. */
interface TargetRule {
  self?: true;
  dead?: true;
  /** Not in the Well House. */
  outside?: true;
  dark?: true;
  carrying?: CardId;
}

/** The choices an action needs when it is played (R5.3). */
interface Demand {
  target?: TargetRule;
  items?: (board: Board, args: PlayArgs) => readonly CardId[];
  rooms?: (board: Board, args: PlayArgs) => readonly RoomId[];
}

const STOCK: readonly CardId[] = ['brassLantern', 'setOfKeys', 'tastyFood', 'emptyBottle'];

const DEMANDS: Partial<Record<CardName, Demand>> = {
  bottomlessPit: { target: { dark: true } },
  angryDwarfKnife: { target: { outside: true } },
  harHar: { target: { outside: true }, items: (board, args) => carriedBy(board, args).filter(isTreasure) },
  stealAKeeper: { target: { dead: true }, items: (board, args) => carriedBy(board, args).filter(isOrdinaryItem) },
  exploreAtRandom: { target: { self: true }, rooms: roomsToExplore },
  stockUp: { items: () => STOCK },
  dropVase: { target: { dead: true, carrying: 'mingVase' } },
  lampDim: { target: { dead: true, carrying: 'brassLantern' } },
};

function carriedBy(board: Board, { target }: PlayArgs): readonly CardId[] {
  return target === undefined ? [] : playerOf(board, target).inv;
}

function roomsToExplore(board: Board, { target }: PlayArgs): readonly RoomId[] {
  const here = target === undefined ? null : playerOf(board, target).room;
  return ROOM_IDS.filter((room) => room !== 'wellHouse' && room !== here);
}

/**
 * R5.2, 10.4: why this card cannot be played as a play of the turn, wherever it is taken from. The order of the checks:
 * type, room, bird, closing, target, item, room to go to, discard pile.
 */
export function refusePlay(board: Board, seat: Seat, card: CardId, args: PlayArgs): Refusal | undefined {
  return refuseCard(board, seat, card) ?? refuseArgs(board, seat, card, args) ?? refusePile(board, card);
}

function refuseCard(board: Board, seat: Seat, card: CardId): Refusal | undefined {
  const name = nameOf(card);
  const info = CARDS[name];
  if (info.type === 'reaction') return refusal('REACTION_ONLY', 'R5.2', { card });
  const needed = info.type === 'action' ? (name === 'bareHands' ? 'mountainKing' : undefined) : info.room;
  if (needed === null) return refusal('NOWHERE', 'R6.5');
  if (needed && playerOf(board, seat).room !== needed) return refusal('WRONG_ROOM', 'R5.2', { card, room: needed });
  if (name === 'littleBird' && scaresBird(board, seat)) return refusal('BIRD_SCARED', 'R7.3');
  if (isGone(board, name)) return refusal('INHABITANTS_GONE', 'R15.3', { card });
  return undefined;
}

function refuseArgs(board: Board, seat: Seat, card: CardId, args: PlayArgs): Refusal | undefined {
  const demand = DEMANDS[nameOf(card)] ?? {};
  const target = refuseTarget(board, seat, demand, args.target);
  if (target) return target;
  const { item, room } = args;
  if (demand.items ? !item || !demand.items(board, args).includes(item) : item !== undefined) {
    return refusal('BAD_ITEM', 'R5.3');
  }
  if (demand.rooms ? !room || !demand.rooms(board, args).includes(room) : room !== undefined) {
    return refusal('BAD_ROOM', 'R5.3');
  }
  return undefined;
}

function refuseTarget(board: Board, seat: Seat, demand: Demand, target: Seat | undefined): Refusal | undefined {
  if (!demand.target) return target === undefined ? undefined : refusal('BAD_TARGET', 'R5.3');
  if (target !== undefined) return targetProblem(board, seat, target, demand.target);
  const anybody = board.seats.some((other) => qualifies(board, seat, other, demand));
  return anybody ? refusal('BAD_TARGET', 'R5.3') : refusal('NO_TARGET', 'R5.4');
}

function qualifies(board: Board, seat: Seat, target: Seat, demand: Demand): boolean {
  if (!demand.target || targetProblem(board, seat, target, demand.target)) return false;
  return !demand.items || demand.items(board, { target }).length > 0;
}

function targetProblem(board: Board, seat: Seat, target: Seat, rule: TargetRule): Refusal | undefined {
  const player = board.players[target];
  if (!player || player.conceded || (target === seat && !rule.self)) return refusal('BAD_TARGET', 'R5.3');
  if (rule.carrying && !player.inv.includes(rule.carrying)) return refusal('BAD_TARGET', 'R5.3');
  if (player.room === null) return rule.dead ? undefined : refusal('TARGET_DEAD', 'R12.2');
  if (rule.outside && player.room === 'wellHouse') return refusal('TARGET_SAFE', 'R5.2');
  if (rule.dark && isLit(board, player.room)) return refusal('TARGET_LIT', 'R11.1');
  return undefined;
}

function refusePile(board: Board, card: CardId): Refusal | undefined {
  const name = nameOf(card);
  if (name === 'letsDoThatAgain' && board.discard.length === 0) return refusal('DISCARD_EMPTY', 'R5.2');
  if (name === 'pirateBooty' && !board.discard.some(isTreasure)) return refusal('NO_TARGET', 'R5.2');
  return undefined;
}

/** The candidate choices for a card: a finite list that contains all legal ones. */
export function* playArgs(board: Board, card: CardId): Generator<PlayArgs> {
  const demand = DEMANDS[nameOf(card)];
  if (!demand) {
    yield {};
    return;
  }
  const targets = demand.target ? presentSeats(board) : [undefined];
  for (const target of targets) {
    const aimed: PlayArgs = target === undefined ? {} : { target };
    const items = demand.items ? demand.items(board, aimed) : [undefined];
    const rooms = demand.rooms ? demand.rooms(board, aimed) : [undefined];
    for (const item of items) {
      for (const room of rooms) yield { ...aimed, ...(item && { item }), ...(room && { room }) };
    }
  }
}

/** There is a way to play the card here and now. */
export function isPlayable(board: Board, seat: Seat, card: CardId): boolean {
  for (const args of playArgs(board, card)) {
    if (!refusePlay(board, seat, card, args)) return true;
  }
  return false;
}

/** The cards of a hand, each name once (the copy of the lowest number). */
export function distinct(hand: readonly CardId[]): CardId[] {
  const lowest = new Map<CardName, CardId>();
  for (const card of hand) {
    const other = lowest.get(nameOf(card));
    if (other === undefined || card < other) lowest.set(nameOf(card), card);
  }
  return [...lowest.values()];
}
