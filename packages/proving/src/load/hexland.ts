import { moduleOf } from '@lantern/games/engine/moduleOf';
import { type Move, noArgs, refusal } from '@lantern/games/kit/move';
import type { Random } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import { conceal, reveal, type Secret } from '@lantern/games/kit/secret';
import { newStory, type Story, storyFor, storyFrom, tell } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import type { Audience, Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';

/** A hexagon of the map. */
interface Hex {
  terrain: string;
  owner: Seat | null;
  level: number;
  goods: { wood: number; stone: number; grain: number };
}

interface Card {
  name: string;
  cost: { wood: number; stone: number; grain: number };
  text: string;
}

interface HexlandState {
  turn: number;
  /** Number of moves made in this turn; the third ends it. */
  made: number;
  hexes: Record<number, Hex>;
  hands: Record<Seat, Secret<Card[]>>;
  deck: Secret<Card[]>;
  market: Record<string, number>;
  story: Story<HexlandFacts>;
}

type HexlandFacts = { built: { seat: Seat; hex: number }; drew: { seat: Seat; card?: string } };

export interface HexlandView extends CommonView<HexlandFacts> {
  hexes: Record<number, Hex>;
  hand: Card[];
  counts: Record<Seat, number>;
  deck: number;
  market: Record<string, number>;
}

const SEATS = seatsOf(4);
const HEXES = 100;
const HAND = 12;
const DECK = 72;

const seatOf = (state: HexlandState): Seat => String(state.turn % SEATS.length);

const notNow = (view: HexlandView, seat: Seat) =>
  view.turnSeat === seat ? undefined : refusal('NOT_YOUR_DECISION', 'R1');

function endMove(state: HexlandState): void {
  state.made = (state.made + 1) % 3;
  if (state.made === 0) state.turn++;
}

const build: Move<HexlandState, HexlandView, readonly [number]> = {
  args: v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HEXES - 1))]),
  *candidates() {
    for (let hex = 0; hex < HEXES; hex++) yield [hex];
  },
  refuse: notNow,
  apply({ state }, seat, [at]) {
    const hex = state.hexes[at] as Hex;
    hex.owner = seat;
    hex.level++;
    hex.goods.wood++;
    state.market[hex.terrain] = (state.market[hex.terrain] ?? 0) + 1;
    tell(state.story, 'built', { seat, hex: at });
    endMove(state);
  },
  conceals: 'nothing',
};

/** Puts a card under the deck and takes one from it. */
const exchange: Move<HexlandState, HexlandView> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: notNow,
  apply({ state, random }, seat) {
    const hand = reveal(state.hands[seat] as Secret<Card[]>);
    const deck = reveal(state.deck);
    const [given, taken] = [random.die(hand.length) - 1, random.die(deck.length) - 1];
    [hand[given], deck[taken]] = [deck[taken] as Card, hand[given] as Card];
    tell(state.story, 'drew', { seat }, { [seat]: { card: (hand[given] as Card).name } });
    endMove(state);
  },
  conceals: 'nothing',
};

function card(number: number): Card {
  return {
    name: `card-${number}`,
    cost: { wood: number % 4, stone: number % 3, grain: number % 5 },
    text: 'Pay its cost and build on two fields that touch each other.',
  };
}

function setup(random: Random): HexlandState {
  const cards = random.shuffle(Array.from({ length: HAND * SEATS.length + DECK }, (_, number) => card(number)));
  const hex = (at: number): Hex => ({
    terrain: ['wood', 'rock', 'field', 'lake'][at % 4] as string,
    owner: null,
    level: 0,
    goods: { wood: 0, stone: 0, grain: 0 },
  });
  return {
    turn: 1,
    made: 0,
    hexes: Object.fromEntries(Array.from({ length: HEXES }, (_, at) => [at, hex(at)])),
    hands: Object.fromEntries(
      SEATS.map((seat, index) => [seat, conceal(cards.slice(index * HAND, (index + 1) * HAND))]),
    ),
    deck: conceal(cards.slice(SEATS.length * HAND)),
    market: {},
    story: newStory<HexlandFacts>(),
  };
}

/** Keeps the viewer's cards and places all others at random. */
function imagine(view: HexlandView, _seat: Audience, random: Random): HexlandState {
  const { decisionId, audience, hexes, hand, market, story } = view;
  const cards = Array.from({ length: HAND * SEATS.length + DECK }, (_, number) => card(number));
  const others = random.shuffle(cards.filter(({ name }) => !hand.some((own) => own.name === name)));
  const handOf = (seat: Seat) => (seat === audience ? hand : others.splice(0, HAND));
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, conceal(handOf(seat))]));
  const [turn, made] = [Math.floor(decisionId / 3), decisionId % 3];
  return { turn, made, hexes, hands, deck: conceal(others), market, story: storyFrom(story) };
}

/** A game of about 20 kB that never ends, for the benchmark: every move is public and changes little. */
export const hexland = moduleOf<HexlandState, HexlandView, object, HexlandFacts>({
  id: 'hexland',
  rulesVersion: 1,
  players: { min: 4, max: 4 },
  options: { rules: {}, presets: [{ id: 'usual', options: {} }] },
  setup: (_options, _players, random) => setup(random),
  course: (state) => ({
    turn: state.turn,
    seat: seatOf(state),
    stages: { [seatOf(state)]: 'move' },
    result: null,
  }),
  view: (state, audience) => ({
    audience,
    decisionId: state.turn * 3 + state.made,
    turnSeat: seatOf(state),
    stages: { [seatOf(state)]: 'move' },
    mustDecide: audience === seatOf(state),
    story: storyFor(state.story, audience),
    result: null,
    hexes: state.hexes,
    hand: audience === null ? [] : reveal(state.hands[audience] as Secret<Card[]>),
    counts: Object.fromEntries(SEATS.map((seat) => [seat, HAND])),
    deck: DECK,
    market: state.market,
  }),
  moves: { build, exchange },
  clock: () => undefined,
  timeOut: ({ state }) => endMove(state),
  defaultMove: (view, seat) => (view.turnSeat === seat ? { move: 'exchange', args: [] } : undefined),
  bot: (view, seat, random) => {
    if (view.turnSeat !== seat) return undefined;
    return random.die(4) === 1 ? { move: 'exchange', args: [] } : { move: 'build', args: [random.die(HEXES) - 1] };
  },
  imagine,
  outlook: () => Object.fromEntries(SEATS.map((seat) => [seat, 1 / SEATS.length])),
  invariants: () => [],
  strings: {
    title: 'Hexland',
    tagline: 'Build without end.',
    facts: {
      built: ({ seat, hex }, voice) => `${voice.name(seat)} builds on ${hex}.`,
      drew: ({ seat }, voice) => `${voice.name(seat)} exchanges a card.`,
    },
    refusals: {},
    stages: { move: 'Build or exchange' },
    moves: { build: 'Build', exchange: 'Exchange' },
    options: {},
    presets: { usual: { label: 'Usual', help: 'As it is' } },
    endings: {},
    rulebook: [{ rule: 'R1', title: 'Turns', body: 'One after another, three moves each.' }],
    credits: ['Nobody'],
  },
});
