import type { Seat } from '@lantern/protocol/seat';

/** The evaluation of a position: features, each with the weight fitted to matches among bots. */
export interface Evaluation<State, Feature extends string = string> {
  /** All seats win or lose as one party: its features are those of any seat. Else the seats are rivals. */
  party: boolean;
  seats(state: State): readonly Seat[];
  /** Numbers about 0 to 1 that speak for a seat, or against it; nothing for a seat that cannot win any more. */
  features(state: State, seat: Seat): Readonly<Record<Feature, number>> | undefined;
  weights: Readonly<Record<Feature, number>>;
}

interface Finished {
  result: { winners: readonly Seat[] } | null;
}

/**
 * Each seat's share of a win: of rivals by how far each is ahead of the others, of a party its chance; once there is a
 * result, what it says. Rivals who win together share the win.
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

/** The sum of all features, each as often as its weight says. */
export function weighted<Feature extends string>(
  features: Readonly<Record<Feature, number>>,
  weights: Readonly<Record<Feature, number>>,
): number {
  let sum = 0;
  for (const name in features) sum += features[name] * weights[name];
  return sum;
}
