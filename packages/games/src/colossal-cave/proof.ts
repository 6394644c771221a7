import type { GameProof } from '../kit/proof';
import { chance, pick, type Random } from '../kit/random';
import type { Audience, Seat } from '../kit/seat';
import { CARD_IDS } from './data/cards';
import type { Options } from './options';
import { hiddenOf } from './rules/secrets';
import type { Hidden, Response, Standing, State } from './state';
import type { View } from './view';

/** What the proofs of every game need to know of Colossal Cave. */
export const proof: GameProof<State, View, Options> = {
  brief: { roundLimit: 20 },

  unlisted(view, _seat, random) {
    if (chance(random, 0.05) && !view.conceding) return { move: 'concede', args: [] };
    return { move: 'setStanding', args: [anyStanding(random)] };
  },

  twin(state, audience, random) {
    const twin = structuredClone(state);
    const hidden = hiddenOf(twin);
    exchangeCards(twin, hidden, audience, random);
    for (const seat of twin.seats) {
      if (seat === audience) continue;
      hidden.standing[seat] = anyStanding(random);
      if (hidden.responses && seat in hidden.responses) hidden.responses[seat] = anyResponse(random);
    }
    forgetAsides(twin, audience);
    twin.nextId += random.die(5);
    return twin;
  },
};

function anyStanding(random: Random): Standing {
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

/** What other seats have drawn. */
function forgetAsides(twin: State, audience: Audience): void {
  for (const asides of Object.values(twin.story.asides)) {
    for (const seat of Object.keys(asides) as Seat[]) {
      if (seat !== audience) asides[seat] = { card: 'nothing' };
    }
  }
}
