import { conceal, reveal } from '../kit/secret';
import type { GameTestPlan } from '../kit/testPlan';
import { HAND, type Value } from './cards';
import type { Options } from './options';
import type { State } from './state';
import type { View } from './view';

/** The data of New Game for the shared tests and proofs. */
export const testPlan: GameTestPlan<State, View, Options> = {
  brief: {},

  subjects: {
    goal: { words: /\d points/ },
    decisionSeconds: { words: null },
  },

  /** Deals the cards that the audience does not see again: the other hands and the pile. */
  twin(state, audience, random) {
    const twin = structuredClone(state);
    const hands: Record<string, Value[]> = reveal(twin.hands);
    const hidden = Object.keys(hands).filter((seat) => seat !== audience);
    const sizes = hidden.map((seat) => hands[seat]?.length ?? HAND);
    const cards = random.shuffle([...hidden.flatMap((seat) => hands[seat] ?? []), ...reveal(twin.pile)]);
    hidden.forEach((seat, index) => {
      hands[seat] = cards.splice(0, sizes[index]);
    });
    twin.pile = conceal(cards);
    return twin;
  },
};
