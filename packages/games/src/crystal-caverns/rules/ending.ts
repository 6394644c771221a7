import type { Seat } from '@lantern/protocol/seat';
import type { Reason, State } from '../state';
import { record } from './story';

/** R14.4: everybody wins; the living with the most points lead the party (D70). */
export function endByVictory(state: State): void {
  const most = Math.max(...state.order.map((seat) => pipsOf(state, seat)));
  const leaders = state.order.filter((seat) => pipsOf(state, seat) === most).sort();
  record(state, 'dragonSlain', { leaders });
  end(state, 'dragonSlain', leaders);
}

/** Nobody lives any more: all have died, or the last has retired (section 8). */
export function endWithoutHeroes(state: State, reason: 'partyDead' | 'allRetired'): void {
  const { level } = state;
  if (reason === 'partyDead') record(state, 'partyDied', { level });
  else record(state, 'allRetired', { level });
  end(state, reason, []);
}

/** R19.3: the party has made no progress for too long. */
export function endInTheDark(state: State): void {
  record(state, 'lostInTheDark', { turns: state.idle });
  end(state, 'lostInTheDark', []);
}

function end(state: State, reason: Reason, leaders: Seat[]): void {
  const seats = Object.keys(state.heroes);
  state.result = {
    reason,
    winners: reason === 'dragonSlain' ? seats : [],
    level: state.level,
    turns: state.turnNo,
    pips: Object.fromEntries(seats.map((seat) => [seat, pipsOf(state, seat)])),
    leaders,
  };
  state.awaiting = null;
  state.decisionId += 1;
}

function pipsOf({ heroes }: State, seat: Seat): number {
  return heroes[seat]?.hp ?? 0;
}
