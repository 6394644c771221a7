import type { Seat } from '@lantern/protocol/seat';
import type { Random } from '../../kit/random';
import { seatsClockwiseFrom } from '../../kit/seat';
import type { State } from '../state';
import { livingSeats } from './squares';
import { record } from './story';

/** R4.2: everybody rolls, the highest again until there is one. @returns the order of the turns */
export function rollInitiative(state: State, random: Random): Seat[] {
  const seats = livingSeats(state);
  const passes: Record<Seat, number>[] = [];
  let highest = seats;
  do {
    const rolls = Object.fromEntries(highest.map((seat) => [seat, random.die(6)]));
    const best = Math.max(...Object.values(rolls));
    highest = highest.filter((seat) => rolls[seat] === best);
    passes.push(rolls);
  } while (highest.length > 1);
  const first = highest[0] as Seat;
  record(state, 'initiative', { round: state.round.number, passes, first });
  return [first, ...seatsClockwiseFrom(seats, first).slice(0, -1)];
}
