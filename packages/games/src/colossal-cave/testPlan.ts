import type { Audience, Seat } from '@lantern/protocol/seat';
import { chance, pick, type Random } from '../kit/random';
import { type GameTestPlan, reordered } from '../kit/testPlan';
import { CARD_IDS, type CardId } from './data/cards';
import type { Options } from './options';
import { hiddenOf } from './rules/secrets';
import { HAND_LIMIT, type Hidden, type Response, type StandingOrder, type State } from './state';
import type { View } from './view';

export const testPlan: GameTestPlan<State, View, Options> = {
  subjects: {
    quickStart: { words: /three cards/, indifferent: ['T2'] },
    treasureRefill: { words: /draw pile until a treasure/ },
    caveClosing: { words: /closing|\b72 cards/i },
    closingRounds: { words: /closing .*(?:runs?|force)/i },
    firstPlayer: { words: /\bwho begins|\bseat \d begins/i },
    reactionSeconds: { words: /answered by then/ },
    reactionTiming: { words: /answer in secret/ },
    decisionSeconds: { words: /\bclock\b|time limit|default moves/, indifferent: ['R8.6'] },
    knownHands: { words: null },
    roundLimit: { words: /nobody has won/ },
  },

  brief: { roundLimit: 20 },

  unlisted(view, seat, random) {
    if (chance(random, 0.05) && !view.conceding.includes(seat)) return { move: 'concede', args: [] };
    return { move: 'setStanding', args: [anyStanding(random)] };
  },

  traceInvariants: watchCourse,

  twin(state, audience, random) {
    const twin = structuredClone(state);
    const hidden = hiddenOf(twin);
    exchangeCards(twin, hidden, audience, random);
    for (const seat of twin.seats) {
      if (seat === audience) continue;
      hidden.standing[seat] = anyStanding(random);
      if (hidden.responses && seat in hidden.responses) hidden.responses[seat] = anyResponse(random);
    }
    if (twin.turn.seat !== audience) hidden.hold = chance(random, 0.5);
    reorder(twin, hidden, audience, random);
    forgetAsides(twin, audience);
    twin.nextId += random.die(5);
    return twin;
  },
};

/** The laws of section 12 that need two states, one after the other. */
function watchCourse(): (state: State) => string[] {
  let before: { turnNo: number; seat: Seat; deposits: Record<Seat, CardId[]> } | undefined;
  return (state) => {
    const broken: string[] = [];
    if (before && state.turnNo !== before.turnNo) {
      const hand = hiddenOf(state).hands[before.seat] ?? [];
      const passedOn = state.turnNo - before.turnNo === 1 && state.turn.seat !== before.seat;
      if (passedOn && hand.length > HAND_LIMIT) broken.push(`I6: seat ${before.seat} keeps ${hand.length} cards`);
    }
    for (const [seat, cards] of Object.entries(before?.deposits ?? {})) {
      const gone = cards.filter((card) => !state.players[seat]?.deposited.includes(card) && card !== 'goldenEggs');
      if (gone.length > 0) broken.push(`I11: ${gone.join(', ')} left the safe of seat ${seat}`);
    }
    before = {
      turnNo: state.turnNo,
      seat: state.turn.seat,
      deposits: Object.fromEntries(state.seats.map((seat) => [seat, [...(state.players[seat]?.deposited ?? [])]])),
    };
    return broken;
  };
}

function anyStanding(random: Random): StandingOrder {
  return {
    moves: pick(random, ['ask', 'pass']),
    plays: pick(random, ['ask', 'pass']),
    evenIfTargeted: chance(random, 0.5),
    until: chance(random, 0.9) ? 'myTurn' : 'forever',
  };
}

function anyResponse(random: Random): Response | null {
  return pick(random, [null, { t: 'pass' }, { t: 'react', card: pick(random, CARD_IDS) }, { t: 'magazines' }]);
}

/** Hands are open once the match is over; the draw pile never is. */
function exchangeCards(twin: State, hidden: Hidden, audience: Audience, random: Random): void {
  const closed = twin.result ? [] : twin.seats.filter((seat) => seat !== audience);
  const cards = random.shuffle([...hidden.draw, ...closed.flatMap((seat) => hidden.hands[seat] ?? [])]);
  for (const seat of closed) hidden.hands[seat] = cards.splice(0, hidden.hands[seat]?.length ?? 0);
  hidden.draw = cards;
}

/** The sealed parts: first deals, first answers and orders. At the end hands are open, but not how they came about. */
function reorder(twin: State, hidden: Hidden, audience: Audience, random: Random): void {
  for (const seat of twin.seats) if (seat !== audience) hidden.hands[seat] = random.shuffle(hidden.hands[seat] ?? []);
  hidden.hands = reordered(hidden.hands, random);
  hidden.standing = reordered(hidden.standing, random);
  hidden.responses &&= reordered(hidden.responses, random);
}

/** The cards that other seats have drawn. */
function forgetAsides(twin: State, audience: Audience): void {
  for (const asides of twin.story.asides) {
    for (const seat of Object.keys(asides ?? {}) as Seat[]) {
      if (asides && seat !== audience) asides[seat] = { card: 'nothing' };
    }
  }
}
