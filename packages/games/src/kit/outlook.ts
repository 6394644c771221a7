import type { Seat } from '@lantern/protocol/seat';

/** The evaluation of a position: features, each with the weight fitted to matches among bots. */
export interface Evaluation<State, Feature extends string = string> {
  /** All seats win or lose as one party, and the features are the same for each. Otherwise the seats are rivals. */
  party: boolean;
  seats(state: State): readonly Seat[];
  /** Numbers of about 0 to 1 that count for a seat, or against it; `undefined` for a seat that can no longer win. */
  features(state: State, seat: Seat): Readonly<Record<Feature, number>> | undefined;
  weights: Readonly<Record<Feature, number>>;
}

interface Finished {
  result: { winners: readonly Seat[] } | null;
}

/**
 * Each seat's share of a win. Before the end, it depends for rivals on their lead over the others, for a party on its
 * chance; after the end, on the result. Rivals who win together share the win.
 */
export function outlookOf<State extends Finished, Feature extends string>(
  evaluation: Evaluation<State, Feature>,
): (state: State) => Record<Seat, number> {
  const { party, seats, features, weights } = evaluation;
  const strengthOf = (state: State, seat: Seat): number => {
    const found = features(state, seat);
    return found === undefined ? 0 : Math.exp(weighted(found, weights));
  };
  return (state) => {
    const all = seats(state);
    if (state.result) return sharesIn(state.result.winners, all, party);
    const strengths = all.map((seat) => strengthOf(state, seat));
    const sum = strengths.reduce((total, strength) => total + strength, 0);
    return Object.fromEntries(
      strengths.map((strength, index) => {
        const share = party ? strength / (1 + strength) : sum > 0 ? strength / sum : 0;
        return [all[index] as Seat, share];
      }),
    );
  };
}

function sharesIn(winners: readonly Seat[], seats: readonly Seat[], party: boolean): Record<Seat, number> {
  const share = party ? 1 : 1 / winners.length;
  return Object.fromEntries(seats.map((seat) => [seat, winners.includes(seat) ? share : 0]));
}

export function weighted<Feature extends string>(
  features: Readonly<Record<Feature, number>>,
  weights: Readonly<Record<Feature, number>>,
): number {
  let sum = 0;
  for (const name in features) sum += features[name] * weights[name];
  return sum;
}
