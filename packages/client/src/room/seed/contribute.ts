import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { SeedExchangeView } from '@lantern/protocol/seedExchange';
import * as api from '../../net/api/rooms';
import type { HeldSeat } from '../../state/roomKeys';
import { noteCommitment } from './commitments';
import { dropOwn, noteWitness } from './witness';

/** The number of each own seat for the match that is being dealt, by the key of the seat. */
const numbers = new Map<string, string>();

/**
 * Answers the making of a seed for every seat this browser holds: first with the hash of a random number, then, once all
 * hashes are told and noted, with the number. Whatever fails makes the seat one that adds nothing.
 */
export async function contribute(code: string, exchange: SeedExchangeView, held: readonly HeldSeat[]): Promise<void> {
  const { matchId, promise, step, commitments } = exchange;
  noteCommitment(matchId, promise);
  if (step === 'commit') {
    await Promise.all(held.map(({ seatKey }) => commit(code, matchId, seatKey)));
    return;
  }
  const own = held.flatMap(({ seatKey }) => {
    const number = numbers.get(keyFor(matchId, seatKey));
    const commitment = number && commitmentOf(matchId, number);
    const seat = Object.keys(commitments).find((one) => commitments[one] === commitment);
    return number && seat !== undefined ? [{ seat, seatKey, number }] : [];
  });
  noteWitness(matchId, { commitments, own: Object.fromEntries(own.map(({ seat, number }) => [seat, number])) });
  await Promise.all(
    own.map(async ({ seat, seatKey, number }) => {
      const { taken } = await api.contribute(code, { matchId, number }, seatKey).catch(() => ({ taken: false }));
      if (!taken) dropOwn(matchId, seat);
    }),
  );
}

const keyFor = (matchId: string, seatKey: string): string => `${matchId} ${seatKey}`;

async function commit(code: string, matchId: string, seatKey: string): Promise<void> {
  const key = keyFor(matchId, seatKey);
  if (numbers.has(key)) return;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  numbers.set(key, number);
  // Another page that shows the same seat may have been quicker: then its number counts.
  await api.contribute(code, { matchId, commitment: commitmentOf(matchId, number) }, seatKey).catch(() => undefined);
}
