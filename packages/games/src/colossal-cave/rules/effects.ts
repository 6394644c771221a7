import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { CARDS, type CardId, type CardName, isTreasure } from '../data/cards';
import { type RoomId, WORD_ROOMS } from '../data/rooms';
import { seatsOverloaded } from '../stages';
import type { PlayEvent, State } from '../state';
import { acquire } from './acquiring';
import { carries, isLiving, playerOf } from './board';
import { discardCarried, handOver } from './carrying';
import { speakWord } from './closing';
import { die } from './dying';
import { hiddenOf } from './secrets';
import { record } from './story';

/** The effects of actions when they resolve (10.4). An effect may leave a decision in `pending`. */
type Effect = (context: MoveContext<State>, event: PlayEvent) => void;

export const ACTION_EFFECTS: Partial<Record<CardName, Effect>> = {
  xyzzy: magic((context, event) => warpBetween(context.state, event, WORD_ROOMS.xyzzy)),
  plugh: magic((context, event) => warpBetween(context.state, event, WORD_ROOMS.plugh)),
  plover: magic((context, event) => warpBetween(context.state, event, WORD_ROOMS.plover)),
  feeFieFoeFoo: magic((context, { seat }) => acquire(context, seat, 'goldenEggs', true)),
  bottomlessPit: ({ state }, event) => die(state, targetOf(event)),
  angryDwarfKnife: ({ state }, event) => die(state, targetOf(event)),
  harHar: ({ state }, event) => takeItem(state, event),
  stealAKeeper: ({ state }, event) => takeItem(state, event),
  exploreAtRandom: ({ state }, event) => event.args.room && warp(state, targetOf(event), event.args.room),
  stockUp: (context, { seat, args }) => args.item && acquire(context, seat, args.item),
  speedRun: ({ state }, event) => {
    event.movesLeft = 3;
    state.pending = { kind: 'run', seat: event.seat, left: 3 };
  },
  letsDoThatAgain: ({ state }, event) => pickFromDiscard(state, event, 'any'),
  pirateBooty: ({ state }, event) => pickFromDiscard(state, event, 'treasures'),
  systemCrash: ({ state }) => passHands(state),
  carryingTooMuch: ({ state }, event) => {
    if (seatsOverloaded(state, 2).length > 0) state.pending = { kind: 'drop', keep: 2 };
    else nothing(state, event);
  },
  donWoods: ({ state }, event) => unmake(state, event),
  dropVase: ({ state }, event) => breakItem(state, event, 'mingVase'),
  lampDim: ({ state }, event) => breakItem(state, event, 'brassLantern'),
  bareHands: (context, { seat }) => acquire(context, seat, 'persianRug'),
};

/** R15.3: while The Cave Is Closing, a magic word only counts. */
function magic(effect: Effect): Effect {
  return (context, event) => {
    if (context.state.closing) speakWord(context.state, event.seat, event.card);
    else effect(context, event);
  };
}

function nothing(state: State, { seat, card }: PlayEvent): void {
  record(state, 'noEffect', { seat, card });
}

function targetOf({ card, args }: PlayEvent): Seat {
  if (args.target === undefined) throw new Error(`${card} has no target`);
  return args.target;
}

function warp(state: State, seat: Seat, room: RoomId): void {
  playerOf(state, seat).room = room;
  record(state, 'warped', { seat, room });
}

function warpBetween(state: State, event: PlayEvent, [one, other]: readonly [RoomId, RoomId]): void {
  const here = playerOf(state, event.seat).room;
  if (here === one) warp(state, event.seat, other);
  else if (here === other) warp(state, event.seat, one);
  else nothing(state, event);
}

function takeItem(state: State, event: PlayEvent): void {
  const { item } = event.args;
  const target = targetOf(event);
  if (item === undefined || !carries(state, target, item)) {
    nothing(state, event);
    return;
  }
  record(state, 'taken', { seat: event.seat, from: target, card: item });
  handOver(state, target, event.seat, item);
}

function breakItem(state: State, event: PlayEvent, item: CardId): void {
  const target = targetOf(event);
  if (!carries(state, target, item)) {
    nothing(state, event);
    return;
  }
  record(state, 'lost', { seat: target, card: item });
  discardCarried(state, target, [item]);
}

function pickFromDiscard(state: State, event: PlayEvent, from: 'any' | 'treasures'): void {
  const there = from === 'any' ? state.discard.length > 0 : state.discard.some(isTreasure);
  if (there) state.pending = { kind: 'pick', seat: event.seat, from };
  else nothing(state, event);
}

/** System Crash: every living player's hand goes to the next living player clockwise, all at once. */
function passHands(state: State): void {
  const { hands } = hiddenOf(state);
  const living = state.seats.filter((seat) => isLiving(state, seat));
  const old = living.map((seat) => hands[seat] ?? []);
  const moves = living.map((from, at) => {
    const to = living[(at + 1) % living.length] ?? from;
    const cards = old[at] ?? [];
    hands[to] = cards;
    return { from, to, cards: cards.length };
  });
  record(state, 'handsPassed', { moves });
}

/** D39: the carried treasures that Don Woods added go to the discard pile. */
function unmake(state: State, event: PlayEvent): void {
  const byWoods = (card: CardId) => {
    const info = CARDS[card as CardName];
    return info.type === 'treasure' && info.byWoods;
  };
  const losses = state.seats.map((seat) => ({ seat, cards: playerOf(state, seat).inv.filter(byWoods) }));
  const cards = losses.flatMap(({ seat, cards }) => cards.map((card) => ({ seat, card })));
  if (cards.length === 0) {
    nothing(state, event);
    return;
  }
  record(state, 'unmade', { cards });
  for (const loss of losses) discardCarried(state, loss.seat, loss.cards);
}
