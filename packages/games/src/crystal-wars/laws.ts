import type { Fact } from '../kit/story';
import type { Facts } from './facts';
import { allSquares, isMountain, livingSeats, pieceAt } from './rules/squares';
import { playerOf } from './rules/stock';
import type { State } from './state';

/** Laws of section 12 about the course of a match: told every state in order, it names the broken ones. */
export function courseWatch(): (state: State) => string[] {
  let told = 0;
  let mountains: string | undefined;
  const turn = { seat: '', began: new Set<string>(), rolled: 1 };
  const stored = new Map<string, number>();

  function hear(fact: Fact<Facts>): string[] {
    switch (fact.kind) {
      case 'initiative':
        turn.began.clear();
        return [];
      case 'turnBegan': {
        const { seat } = fact.data;
        const broken = [
          ...(turn.rolled === 1 ? [] : [`I7 ${turn.rolled} events in the turn of seat ${turn.seat}`]),
          ...(turn.began.has(seat) ? [`I8 a second turn of seat ${seat} in a round`] : []),
        ];
        turn.seat = seat;
        turn.began.add(seat);
        turn.rolled = 0;
        stored.delete(seat);
        return broken;
      }
      case 'eventRolled':
        turn.rolled += 1;
        return [];
      case 'eliminated':
      case 'conceded':
        // Who is out needs no event and keeps nothing.
        if (fact.data.seat === turn.seat) turn.rolled = 1;
        stored.delete(fact.data.seat);
        return [];
      case 'stored':
        stored.set(fact.data.seat, fact.data.grain);
        return [];
      default:
        return [];
    }
  }

  return (state) => {
    const news = state.story.facts.filter(({ n }) => n > told).sort((one, other) => one.n - other.n);
    const broken = news.flatMap(hear);
    told = state.story.next - 1;
    const now = mountainsOf(state);
    if (mountains !== undefined && mountains !== now) broken.push('I2 mountains never move');
    if (!state.setup) mountains = now;
    for (const seat of livingSeats(state)) {
      const waits = state.setup !== null || seat !== state.active;
      if (waits && !state.result && playerOf(state, seat).grain !== (stored.get(seat) ?? 0)) {
        broken.push(`I4 seat ${seat} has grain between turns`);
      }
    }
    return broken;
  };
}

function mountainsOf(state: State): string {
  return allSquares(state)
    .filter((square) => isMountain(pieceAt(state, square)))
    .join();
}
