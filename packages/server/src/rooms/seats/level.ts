import { type Level, USUAL_LEVEL } from '@lantern/protocol/level';
import type { RoomRecord, SeatRecord } from '../../store/records';

/** How well a seat is played by a bot, its own or the stand-in of its person; nothing where no bot plays it. */
export function levelOf({ hosting }: RoomRecord, { kind, level, standIn }: SeatRecord): Level | undefined {
  if (kind === 'bot') return level ?? USUAL_LEVEL;
  return standIn === 'bot' ? (hosting.absence.level ?? USUAL_LEVEL) : undefined;
}
