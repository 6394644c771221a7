import { isDeepStrictEqual } from 'node:util';
import type { ChatRecord } from '@lantern/server/src/store/chat';
import type { RoomRecord } from '@lantern/server/src/store/records';

const MAX_MESSAGE_LENGTH = 280;

/**
 * Describes the unauthorised changes of a room. Its people only play, the role of the host passes to a seated person by
 * itself, and matches end.
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
  if (!hosts.includes(after.hostKeyHash)) found.push(`room ${before.code} has a host who never had a seat there`);
  const ends = after.hosting.history.filter(({ end }) => end !== 'result');
  return [...found, ...ends.map(({ matchId, end }) => `match ${matchId} has ended by ${end}`)];
}

/** Unauthorised chat messages: by a person whose key only its owner knows, or invalid in any room. */
export function strangeRemarks(remarks: readonly ChatRecord[], insider: string | null): string[] {
  return remarks.flatMap(({ roomCode, n, speaker, saying }) => {
    const seated = speaker.seat !== null && speaker.seat !== insider;
    const text = 'text' in saying ? saying.text : '';
    if (!seated && [...text].length <= MAX_MESSAGE_LENGTH && !/[\p{Cc}\u202A-\u202E]/u.test(text)) return [];
    return [`remark ${n} of room ${roomCode}, of seat ${speaker.seat}: ${JSON.stringify(saying).slice(0, 300)}`];
  });
}

/** The parts of a room that do not depend on its match or on its owner, which servers settle among themselves. */
function settledPart({ version, updatedAt, state, hostKeyHash, owner, hosting, ...kept }: RoomRecord) {
  const { history, desertedAt, clockHeldAt, ...settled } = hosting;
  const part: Record<string, unknown> = { ...kept, ...settled };
  return part;
}
