import { owedDecision } from '@lantern/games/engine/owedDecision';
import type { EngineMove } from '@lantern/games/engine/rules';
import { TAKE_BACK } from '@lantern/games/engine/serverOnlyMoves';
import type { AnyModule } from '@lantern/games/module';
import { callsFor } from '../days/dayCalls';
import { dayClockAfter } from '../days/dayClock';
import type { DayClockRecord } from '../store/days';
import type { Commit } from '../store/records';
import { audienceKey } from './audience';
import type { AudienceView, MatchMoment } from './transition';

/** The clock after a move of a match over days, and the notifications to send. */
export function daysAfter(
  { module, players }: { module: AnyModule; players: number },
  before: DayClockRecord,
  { views }: MatchMoment,
  { seat, move, standIn }: Pick<EngineMove, 'seat' | 'move'> & { standIn: boolean },
  now: number,
): Pick<Commit, 'dayClock' | 'calls'> {
  const pace = owedDecision(module, players, (one) => (views[audienceKey(one)] as AudienceView).view);
  const dayClock = dayClockAfter(before, pace, { seat, standIn, takenBack: move === TAKE_BACK }, now);
  const calls = callsFor(dayClock, before, now);
  return { dayClock, ...(calls && { calls }) };
}
