import { owedDecision } from '@lantern/games/engine/owedDecision';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { Audience } from '@lantern/protocol/seat';
import type { Tempo } from '@lantern/protocol/tempo';
import { refused } from '../refusals';
import { afterSave, type DayClockRecord } from '../store/days';
import { keyOf } from '../store/matchKey';
import type { MatchRecord } from '../store/records';
import type { Store } from '../store/store';
import { callsFor } from './dayCalls';
import { firstDayClock, withTempo } from './dayClock';

export interface ClockAtParts {
  store: Pick<Store, 'days' | 'calls'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** The fields that are read of a running match. */
interface Match extends Pick<MatchRecord, 'id' | 'roomCode' | 'players'> {
  module: AnyModule;
  view(audience: Audience): CommonView;
}

/** Maximum number of attempts to change a clock that is changed concurrently. */
const MAX_ATTEMPTS = 5;

/**
 * Stores the clock of a match at a tempo, or removes it if the match continues in one go. A match without a clock gets a
 * new one with the full time for its open decision, and the players it waits for are notified. Throws `STORE_DOWN`.
 */
export async function clockAt(
  tempo: Tempo | undefined,
  match: Match,
  { store, wallTime }: ClockAtParts,
): Promise<DayClockRecord | undefined> {
  if (!tempo) {
    await store.days.remove(keyOf(match));
    return undefined;
  }
  for (let tried = 0; tried < MAX_ATTEMPTS; tried++) {
    const before = await store.days.load(keyOf(match));
    if (!before) return begun(tempo, match, { store, wallTime });
    const after = withTempo(before, tempo, wallTime());
    if ((await store.days.save(after)) === 'saved') return afterSave(after);
  }
  throw refused('STORE_DOWN');
}

async function begun(tempo: Tempo, match: Match, { store, wallTime }: ClockAtParts): Promise<DayClockRecord> {
  const { id: matchId, roomCode, module, players } = match;
  const now = wallTime();
  const pace = owedDecision(module, players, (seat) => match.view(seat));
  const clock = firstDayClock({ matchId, roomCode, tempo, seats: seatsOf(players) }, pace, now);
  await store.days.add(clock);
  for (const call of callsFor(clock, undefined, now)?.calls ?? []) await store.calls.renew(call);
  return clock;
}
