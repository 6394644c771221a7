import type { Witness } from '@lantern/games/engine/fairPlay';
import { keep, recall } from '../../state/storage';

/** What this device has noted of the making of a seed. */
interface Noted extends Witness {
  matchId: string;
}

const REMEMBERED = 20;

const all = (): readonly Noted[] => recall<Noted[]>('witnesses') ?? [];

/** What was noted of the seed of a match while it was made; nothing if nobody was here then. */
export function witnessOf(matchId: string): Witness | undefined {
  const noted = all().find((one) => one.matchId === matchId);
  return noted && { commitments: noted.commitments, own: noted.own };
}

/** Notes what was seen: the hashes as they were told first, and the numbers of own seats beside those that are known. */
export function noteWitness(matchId: string, { commitments, own }: Witness): void {
  const before = witnessOf(matchId);
  const noted = { matchId, commitments: before?.commitments ?? commitments, own: { ...before?.own, ...own } };
  keep('witnesses', [noted, ...all().filter((one) => one.matchId !== matchId)].slice(0, REMEMBERED));
}

/** Forgets an own number that the server has not taken: it is no fault that it is missing. */
export function dropOwn(matchId: string, seat: string): void {
  const before = witnessOf(matchId);
  if (!before) return;
  const { [seat]: _, ...own } = before.own;
  keep('witnesses', [{ matchId, ...before, own }, ...all().filter((one) => one.matchId !== matchId)]);
}
