import { isDeepStrictEqual } from 'node:util';
import type { ChatRecord } from '@lantern/server/src/store/chat';
import type { RoomRecord } from '@lantern/server/src/store/records';

/** The longest remark a room takes, in characters. */
const LONGEST = 280;

/**
 * What of a room is not as it was, in words, though nobody who may has changed it: people there only play. The host role
 * passes on by itself to somebody who sits, and matches end.
 */
export function changesOf(before: RoomRecord, after: RoomRecord | undefined): string[] {
  if (!after) return [`room ${before.code} is gone`];
  const [was, is] = [settledPart(before), settledPart(after)];
  const found = Object.keys(was).flatMap((what) => {
    const [one, other] = [was[what], is[what]];
    const told = () => `${what} of room ${before.code} was ${JSON.stringify(one)} and is ${JSON.stringify(other)}`;
    return isDeepStrictEqual(one, other) ? [] : [told()];
  });
  const hosts = [before.hostKeyHash, ...before.seats.map(({ keyHash }) => keyHash)];
  if (!hosts.includes(after.hostKeyHash)) found.push(`room ${before.code} has a host who never sat there`);
  const ends = after.hosting.history.filter(({ end }) => end !== 'result');
  return [...found, ...ends.map(({ matchId, end }) => `match ${matchId} has ended by ${end}`)];
}

/** Remarks that nobody who may has made: of somebody on a seat whose key only its owner knows, or such as no room takes. */
export function strangeRemarks(remarks: readonly ChatRecord[], insider: string | null): string[] {
  return remarks.flatMap(({ roomCode, n, speaker, saying }) => {
    const seated = speaker.seat !== null && speaker.seat !== insider;
    const text = 'text' in saying ? saying.text : '';
    if (!seated && [...text].length <= LONGEST && !/[\p{Cc}\u202A-\u202E]/u.test(text)) return [];
    return [`remark ${n} of room ${roomCode}, of seat ${speaker.seat}: ${JSON.stringify(saying).slice(0, 300)}`];
  });
}

/** Everything about a room but the course of its match, and who keeps it: servers settle that among themselves. */
function settledPart({ version, updatedAt, state, hostKeyHash, owner, hosting, ...kept }: RoomRecord) {
  const { history, desertedAt, clockHeldAt, ...settled } = hosting;
  const part: Record<string, unknown> = { ...kept, ...settled };
  return part;
}
