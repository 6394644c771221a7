import { type Level, USUAL_LEVEL } from '@lantern/protocol/level';
import type { RoomRecord, SeatRecord } from '../../store/records';

/** The level of the bot that plays a seat, as its own bot or as a stand-in; undefined if no bot plays it. */
export function levelOf({ hosting }: RoomRecord, { kind, level, standIn }: SeatRecord): Level | undefined {
  if (kind === 'bot') return level ?? USUAL_LEVEL;
  return standIn === 'bot' ? (hosting.absence.level ?? USUAL_LEVEL) : undefined;
}
