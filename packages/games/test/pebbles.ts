import * as v from 'valibot';
import { moduleOf } from '../src/engine/moduleOf';
import { type Move, refusal } from '../src/kit/move';
import { seatsOf } from '../src/kit/seat';
import { conceal, reveal, type Secret } from '../src/kit/secret';
import { newStory, type Story, storyFor, storyFrom, tell } from '../src/kit/story';
import type { CommonView, Result } from '../src/module';

/** A minimal game to test the shared parts: the player who takes the last pebble wins. */
export interface PebblesState {
  turn: number;
  decisionId: number;
  seat: string;
  players: number;
  pebbles: number;
  seconds: number;
  luck: number[];
  whispers: Secret<Record<string, number>>;
  story: Story<PebblesFacts>;
  result: Result | null;
}

type PebblesFacts = { took: { seat: string; count: number } };

export interface PebblesView extends CommonView<PebblesFacts> {
  players: number;
  pebbles: number;
  seconds: number;
  whisper: number | null;
}

interface PebblesOptions {
  pebbles: number;
  seconds: number;
}

const take: Move<PebblesState, PebblesView, readonly [number]> = {
  args: v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(1))]),
  candidates: () => [[1], [2], [3]],
  refuse: (view, seat, [count]) => {
    if (view.turnSeat !== seat) return refusal('NOT_YOUR_DECISION', 'R1');
    return count > Math.min(3, view.pebbles) ? refusal('TOO_MANY', 'R2', { count }) : undefined;
  },
  apply: ({ state }, seat, [count]) => takeAway(state, seat, count),
  conceals: 'nothing',
};

const whisper: Move<PebblesState, PebblesView, readonly [number]> = {
  args: v.strictTuple([v.number()]),
  candidates: () => [[7]],
  refuse: () => undefined,
  apply: ({ state, random }, seat, [number]) => {
    reveal(state.whispers)[seat] = number + random.die(6);
  },
  conceals: 'move',
  anytime: true,
};

function takeAway(state: PebblesState, seat: string, count: number): void {
  state.pebbles -= count;
  tell(state.story, 'took', { seat, count });
  if (state.pebbles === 0) state.result = { reason: 'last', winners: [seat] };
  state.turn++;
  state.decisionId++;
  state.seat = String((Number(seat) + 1) % state.players);
}

export const pebbles = moduleOf<PebblesState, PebblesView, PebblesOptions, PebblesFacts>({
  id: 'pebbles',
  rulesVersion: 1,
  players: { min: 2, max: 3 },
  options: {
    rules: {
      pebbles: { kind: 'number', default: 7, min: 4, max: 20 },
      seconds: { kind: 'number', default: 30, min: 5, max: 60, also: [0] },
    },
    presets: [{ id: 'usual', options: {} }],
  },
  setup: ({ pebbles, seconds }, players, random) => ({
    turn: 1,
    decisionId: 1,
    seat: String(players - 1),
    players,
    pebbles,
    seconds,
    luck: random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]),
    whispers: conceal<Record<string, number>>({ 0: 10, 1: 11, 2: 12 }),
    story: newStory<PebblesFacts>(),
    result: null,
  }),
  course: ({ turn, seat, players, result }) => ({
    turn,
    seat,
    result,
    stages: Object.fromEntries(
      Array.from({ length: players }, (_, index) => [String(index), String(index) === seat ? 'take' : 'idle']),
    ),
  }),
  view: (state, audience) => ({
    audience,
    decisionId: state.decisionId,
    turnSeat: state.result ? null : state.seat,
    stages: state.result ? {} : { [state.seat]: 'take' },
    mustDecide: !state.result && audience === state.seat,
    story: storyFor(state.story, audience),
    result: state.result,
    players: state.players,
    pebbles: state.pebbles,
    seconds: state.seconds,
    whisper: audience === null ? null : (reveal(state.whispers)[audience] ?? null),
  }),
  moves: { take, whisper },
  clock: ({ decisionId, seconds }) => (seconds ? { decisionId, seconds } : undefined),
  timeOut: ({ state }) => takeAway(state, state.seat, 1),
  defaultMove: (view, seat) => (view.turnSeat === seat ? { move: 'take', args: [1] } : undefined),
  bot: (view, seat) => (view.turnSeat === seat ? { move: 'take', args: [view.pebbles % 4 || 1] } : undefined),
  imagine: ({ decisionId, turnSeat, players, pebbles, seconds, whisper, story, result }, seat, random) => ({
    turn: decisionId,
    decisionId,
    seat: turnSeat ?? '0',
    players,
    pebbles,
    seconds,
    luck: random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]),
    whispers: conceal<Record<string, number>>(whisper === null || seat === null ? {} : { [seat]: whisper }),
    story: storyFrom(story),
    result,
  }),
  outlook: ({ players, result }) =>
    Object.fromEntries(
      seatsOf(players).map((seat) => [seat, result ? Number(result.winners.includes(seat)) : 1 / players]),
    ),
  shows: { took: 'die' },
  lost: (now, before, seat) => (reveal(now.whispers)[seat] === reveal(before.whispers)[seat] ? [] : ['answer']),
  reshuffle: ({ state, random }) => {
    state.luck = random.shuffle(state.luck);
  },
  invariants: ({ pebbles }) => (pebbles < 0 ? ['fewer than no pebbles'] : []),
  strings: {
    title: 'Pebbles',
    tagline: 'Take the last one.',
    facts: { took: ({ seat, count }, voice) => `${voice.name(seat)} takes ${count}.` },
    refusals: { TOO_MANY: ({ count }) => `${count} are too many.` },
    stages: { take: 'Take one to three pebbles' },
    moves: { take: 'Take', whisper: 'Whisper' },
    options: { pebbles: { label: 'Pebbles', help: 'How many' }, seconds: { label: 'Seconds', help: 'How long' } },
    presets: { usual: { label: 'Usual', help: 'Seven pebbles' } },
    endings: { last: () => 'The last pebble is gone.' },
    rulebook: [
      { rule: 'R1', title: 'Turns', body: 'One after another.' },
      { rule: 'R2', title: 'Taking', body: 'One to three.' },
    ],
    credits: ['Nobody'],
  },
});
