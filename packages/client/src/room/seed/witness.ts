import type { Witness } from '@lantern/games/engine/fairPlay';
import { keep, recall } from '../../state/storage';

/** The data that this device has noted while a seed was created. */
interface Noted extends Witness {
  matchId: string;
}

const MAX_REMEMBERED = 20;

const all = (): readonly Noted[] => recall<Noted[]>('witnesses') ?? [];

/** Returns the data that was noted for the seed of a match; undefined if this device was not there. */
export function witnessOf(matchId: string): Witness | undefined {
  const noted = all().find((noted) => noted.matchId === matchId);
  return noted && { commitments: noted.commitments, own: noted.own, leftOut: noted.leftOut === true };
}

/** Notes the hashes as they were first published, and the numbers of this browser's seats in addition to the known ones. */
export function noteWitness(matchId: string, { commitments, own, leftOut = false }: Witness): void {
  const before = witnessOf(matchId);
  const seen = { commitments: before?.commitments ?? commitments, own: { ...before?.own, ...own } };
  const noted = { matchId, ...seen, leftOut: leftOut || before?.leftOut === true };
  keep('witnesses', [noted, ...all().filter((noted) => noted.matchId !== matchId)].slice(0, MAX_REMEMBERED));
}
