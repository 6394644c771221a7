import { call } from '../../net/api/call';
import { keep, recall } from '../../state/storage';

/** The commitment to a seed as this device first saw it. */
interface Noted {
  matchId: string;
  promise: string;
}

const MAX_REMEMBERED = 20;

const all = (): readonly Noted[] => recall<Noted[]>('promises') ?? [];

/** Returns the commitment of a match as this device first saw it, if it did. */
export const notedCommitment = (matchId: string): string | undefined =>
  all().find((noted) => noted.matchId === matchId)?.promise;

/** Stores a commitment unless one is stored for the match. Not for a commitment that is first seen after the end. */
export function noteCommitment(matchId: string, commitment: string | null): void {
  if (commitment === null || notedCommitment(matchId) !== undefined) return;
  keep('promises', [{ matchId, promise: commitment }, ...all()].slice(0, MAX_REMEMBERED));
}

/**
 * Loads the commitment of a match and stores it. A device that has it from the start need not trust the server at the
 * end.
 */
export async function fetchCommitment(code: string, matchId: string): Promise<void> {
  if (notedCommitment(matchId) !== undefined) return;
  // If the server is unreachable, it is loaded when somebody opens the check.
  const fair = await call('GET /api/rooms/:code/matches/:id/fair', { code, id: matchId }).catch(() => undefined);
  if (fair && !fair.opened) noteCommitment(matchId, fair.promise);
}
