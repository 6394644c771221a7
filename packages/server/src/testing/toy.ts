import { moduleOf } from '@lantern/games/engine/moduleOf';
import { type Move, type Moves, noArgs, refusal } from '@lantern/games/kit/move';
import type { Orders } from '@lantern/games/kit/orders';
import type { Random } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import { conceal, reveal, type Secret } from '@lantern/games/kit/secret';
import { newStory, type Story, storyFor, storyFrom, tell } from '@lantern/games/kit/story';
import { sharedRefusals } from '@lantern/games/kit/strings.en';
import type { AnyModule, CommonView, GameModule, Result } from '@lantern/games/module';
import type { Audience, Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';

/**
 * A game for tests of the server: hidden hands from a hidden deck, a secret vote of everybody outside the turns, a move
 * with secret arguments, one that may be made at any time, and one that throws.
 */
export interface ToyState {
  turn: number;
  seat: Seat;
  decisionId: number;
  deck: Secret<string>[];
  hands: Record<Seat, Secret<string>[]>;
  pile: string[];
  stashed: Record<Seat, Secret<string>[]>;
  votes: Secret<Record<Seat, boolean>>;
  seconds: number;
  result: Result | null;
  story: Story<ToyFacts>;
}

export interface ToyView extends CommonView<ToyFacts> {
  deck: number;
  hand: string[];
  hands: Record<Seat, number>;
  stash: string[];
  pile: string[];
  vote: boolean | null;
}

interface ToyFacts extends Record<string, unknown> {
  drew: { seat: Seat; card?: string };
  played: { seat: Seat; card: string };
  voted: { yes: number };
  ended: { seat: Seat };
}

interface ToyOptions {
  seconds: number;
}

type ToyMove<Args extends readonly unknown[] = readonly never[]> = Move<ToyState, ToyView, Args>;

const notMine = (view: ToyView, seat: Seat) => {
  if (view.result) return refusal('GAME_OVER');
  return view.turnSeat === seat ? undefined : refusal('NOT_YOUR_DECISION', 'R1');
};

function endTurn(state: ToyState): void {
  const seats = Object.keys(state.hands);
  state.seat = String(state.turn % seats.length);
  state.turn++;
  state.decisionId++;
}

const draw: ToyMove = {
  args: noArgs,
  candidates: () => [[]],
  refuse: notMine,
  apply({ state, random }, seat) {
    const at = random.die(state.deck.length) - 1;
    const [card, last] = [state.deck[at], state.deck.pop()];
    if (!card || !last) throw new Error('the deck is empty');
    if (at < state.deck.length) state.deck[at] = last;
    state.hands[seat]?.push(card);
    tell(state.story, 'drew', { seat }, { [seat]: { card: reveal(card) } });
    endTurn(state);
  },
  conceals: 'nothing',
};

const card = v.strictTuple([v.pipe(v.string(), v.maxLength(40))]);

function takeFromHand(state: ToyState, seat: Seat, name: string): void {
  state.hands[seat] = (state.hands[seat] ?? []).filter((secret) => reveal(secret) !== name);
}

const play: ToyMove<[string]> = {
  args: card,
  *candidates(view) {
    for (const name of view.hand) yield [name];
  },
  refuse: (view, seat, [name]) =>
    notMine(view, seat) ?? (view.hand.includes(name) ? undefined : refusal('NO_CARD', 'R2', { card: name.length })),
  apply({ state }, seat, [name]) {
    takeFromHand(state, seat, name);
    state.pile.push(name);
    tell(state.story, 'played', { seat, card: name });
  },
  conceals: 'nothing',
};

const stash: ToyMove<[string]> = {
  ...play,
  conceals: 'arguments',
  apply({ state }, seat, [name]) {
    takeFromHand(state, seat, name);
    state.stashed[seat]?.push(conceal(name));
  },
};

const vote: ToyMove<[boolean]> = {
  args: v.strictTuple([v.boolean()]),
  candidates: (view) => (view.vote === null ? [[true], [false]] : []),
  refuse(view) {
    if (view.result) return refusal('GAME_OVER');
    return view.vote === null ? undefined : refusal('STALE_DECISION');
  },
  apply({ state }, seat, [yes]) {
    reveal(state.votes)[seat] = yes;
    if (Object.keys(reveal(state.votes)).length === Object.keys(state.hands).length) count(state);
  },
  conceals: 'move',
  anytime: true,
};

function count(state: ToyState): void {
  tell(state.story, 'voted', { yes: Object.values(reveal(state.votes)).filter(Boolean).length });
  state.votes = conceal({});
  state.decisionId++;
}

const concede: ToyMove = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view) => (view.result ? refusal('GAME_OVER') : undefined),
  apply({ state }, seat) {
    state.result = { reason: 'conceded', winners: Object.keys(state.hands).filter((key) => key !== seat) };
    tell(state.story, 'ended', { seat });
  },
  conceals: 'nothing',
  anytime: true,
};

const explode: ToyMove = {
  args: noArgs,
  candidates: () => [],
  refuse: () => undefined,
  apply() {
    throw new Error('boom');
  },
  conceals: 'nothing',
};

const moves: Moves<ToyState, ToyView> = { draw, play, stash, vote, concede, explode };

function stagesOf(state: ToyState): Record<Seat, string> {
  return Object.fromEntries(Object.keys(state.hands).map((seat) => [seat, seat === state.seat ? 'turn' : 'vote']));
}

function view(state: ToyState, audience: Audience): ToyView {
  const votes = reveal(state.votes);
  return {
    audience,
    decisionId: state.decisionId,
    turnSeat: state.seat,
    stages: stagesOf(state),
    mustDecide: audience === state.seat,
    story: storyFor(state.story, audience),
    result: state.result,
    deck: state.deck.length,
    hand: audience === null ? [] : (state.hands[audience] ?? []).map(reveal),
    hands: Object.fromEntries(Object.entries(state.hands).map(([seat, hand]) => [seat, hand.length])),
    stash: audience === null ? [] : (state.stashed[audience] ?? []).map(reveal),
    pile: state.pile,
    vote: audience !== null && Object.hasOwn(votes, audience) ? (votes[audience] as boolean) : null,
  };
}

/** Different from any number of a turn or a move, so that they cannot be confused. */
const FIRST_DECISION = 1001;

/** A word on every card of the deck, so that frames can be searched for hidden cards. */
export const CANARY = 'canary';

const CARDS = Array.from({ length: 300 }, (_, n) => `${CANARY}-${n}`);

/**
 * Keeps what the viewer sees. Assumes that nobody else has stashed or voted anything yet, and places all other cards at
 * random.
 */
function imagine(seen: ToyView, _seat: Audience, random: Random): ToyState {
  const { audience, decisionId, turnSeat, hand, stash, pile, vote, result, story } = seen;
  const known = new Set([...hand, ...stash, ...pile]);
  const others = random.shuffle(CARDS.filter((name) => !known.has(name)));
  const handOf = ([seat, count]: [Seat, number]) => (seat === audience ? hand : others.splice(0, count));
  const seats = Object.keys(seen.hands);
  return {
    turn: decisionId,
    seat: turnSeat ?? '0',
    decisionId,
    hands: Object.fromEntries(
      Object.entries(seen.hands).map((entry) => [entry[0], handOf(entry).map(conceal<string>)]),
    ),
    deck: others.slice(0, seen.deck).map(conceal<string>),
    pile,
    stashed: Object.fromEntries(seats.map((seat) => [seat, seat === audience ? stash.map(conceal<string>) : []])),
    votes: conceal(audience === null || vote === null ? {} : { [audience]: vote }),
    seconds: 0,
    result,
    story: storyFrom(story),
  };
}

function outlook({ hands, result }: ToyState): Record<Seat, number> {
  const winners = result?.winners ?? Object.keys(hands);
  return Object.fromEntries(Object.keys(hands).map((seat) => [seat, winners.includes(seat) ? 1 / winners.length : 0]));
}

const parts: GameModule<ToyState, ToyView, ToyOptions, ToyFacts> = {
  id: 'toy',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  options: {
    rules: { seconds: { kind: 'number', default: 0, min: 10, max: 300, also: [0] } },
    presets: [{ id: 'standard', options: {} }],
  },
  setup({ seconds }, players, random) {
    const cards = random.shuffle(CARDS.map(conceal<string>));
    const seats = seatsOf(players);
    return {
      turn: 1,
      seat: '0',
      decisionId: FIRST_DECISION,
      hands: Object.fromEntries(seats.map((seat) => [seat, cards.splice(0, 5)])),
      deck: cards,
      pile: [],
      stashed: Object.fromEntries(seats.map((seat) => [seat, []])),
      votes: conceal({}),
      seconds,
      result: null,
      story: newStory(),
    };
  },
  course: (state) => ({ turn: state.turn, seat: state.seat, stages: stagesOf(state), result: state.result }),
  view,
  moves,
  clock: (state) => (state.seconds > 0 ? { decisionId: state.decisionId, seconds: state.seconds } : undefined),
  timeOut: ({ state }) => endTurn(state),
  defaultMove: (seen, seat) => (seen.turnSeat === seat ? { move: 'draw', args: [] } : undefined),
  bot: (seen, seat) => (seen.turnSeat === seat ? { move: 'draw', args: [] } : undefined),
  shows: { drew: 'card', played: 'hand' },
  lost: (now, before, seat) => (reveal(now.votes)[seat] === reveal(before.votes)[seat] ? [] : ['answer']),
  imagine,
  outlook,
  invariants: () => [],
  strings: {
    title: 'Toy',
    tagline: 'A game for tests.',
    facts: { drew: () => '', played: () => '', voted: () => '', ended: () => '' },
    refusals: { ...sharedRefusals, NO_CARD: () => 'That card is not in your hand.' },
    stages: { turn: '', vote: '' },
    moves: {},
    options: {},
    presets: {},
    endings: {},
    rulebook: [],
    credits: [],
  },
};

export const toy: AnyModule = moduleOf(parts);

/** In an own turn draws, or plays a card that nobody can hold, if that is ordered. */
const orders: Orders<ToyView, { turn: 'ask' | 'blindly' | 'noCard' }> = {
  choices: { turn: ['ask', 'blindly', 'noCard'] },
  ordered(_seen, _seat, { turn }) {
    if (turn === 'noCard') return { refusal: refusal('NO_CARD', 'R2', { card: 0 }) };
    return turn === 'blindly' ? { move: 'draw', args: [] } : undefined;
  },
};

/** The toy game without secret votes, so that a played card can be taken back freely, and with orders. */
export const calmToy: AnyModule = moduleOf({
  ...parts,
  orders,
  id: 'calm',
  moves: { draw, play: { ...play, harmless: true }, stash, concede },
});
