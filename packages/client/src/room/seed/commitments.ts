import { fairPlay } from '../../net/replay/replayApi';
import { keep, recall } from '../../state/storage';

/** A promise as this device was first shown it. */
interface Noted {
  matchId: string;
  promise: string;
}

const REMEMBERED = 20;

const all = (): readonly Noted[] => recall<Noted[]>('promises') ?? [];

/** The promise of a match as it was first shown here, if it was. */
export const notedCommitment = (matchId: string): string | undefined =>
  all().find((noted) => noted.matchId === matchId)?.promise;

/** Keeps a promise, unless one is kept of that match already. */
export function noteCommitment(matchId: string, promise: string | null): void {
  if (promise === null || notedCommitment(matchId) !== undefined) return;
  keep('promises', [{ matchId, promise }, ...all()].slice(0, REMEMBERED));
}

/** Fetches the promise of a match and keeps it: whoever was here at the start need not trust the server at the end. */
export async function fetchCommitment(code: string, matchId: string): Promise<void> {
  if (notedCommitment(matchId) !== undefined) return;
  // Out of reach, it is fetched when somebody asks to see it.
  const fair = await fairPlay(code, matchId).catch(() => undefined);
  if (fair) noteCommitment(matchId, fair.promise);
}
