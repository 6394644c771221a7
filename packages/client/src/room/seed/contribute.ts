import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { SeedExchangeView } from '@lantern/protocol/seedExchange';
import { seedStrings } from '../../i18n/seed/useSeedStrings';
import { call } from '../../net/api/call';
import { Failure } from '../../net/api/failure';
import type { HeldSeat } from '../../state/roomKeys';
import { toast } from '../../ui/Toast';
import { noteCommitment } from './commitments';
import { noteWitness } from './witness';

/** The number of each own seat for the match that is being dealt, by the key of the seat. */
const numbers = new Map<string, string>();

/**
 * Takes part in creating a seed for every seat that this browser holds: first with the hash of a random number, then,
 * once all hashes are published and noted, with the number. A number that was committed to counts, or there is no deal.
 * If all must draw again, or a number of this browser is left out, a message says so.
 */
export async function contribute(code: string, exchange: SeedExchangeView, held: readonly HeldSeat[]): Promise<void> {
  const { matchId, promise, step, redraws } = exchange;
  noteCommitment(matchId, promise);
  if (step === 'commit') {
    if (redraws > 0) toast(seedStrings().redrawn, 'warning');
    await Promise.all(held.map(({ seatKey }) => commit(code, matchId, seatKey)));
    return;
  }
  const own = noteOwn(exchange, held);
  await Promise.all(
    // If it does not arrive, all draw again.
    own.map(({ seatKey, number }) =>
      call('POST /api/rooms/:code/contribute', { code, key: seatKey }, { matchId, number }).catch(() => undefined),
    ),
  );
}

/** Notes the published commitments and the numbers of this browser's seats. */
function noteOwn({ matchId, commitments }: SeedExchangeView, held: readonly HeldSeat[]) {
  const drawn = held.flatMap(({ seatKey }) => {
    const number = numbers.get(keyFor(matchId, seatKey));
    return number === undefined ? [] : [{ seatKey, number, commitment: commitmentOf(matchId, number) }];
  });
  const own = drawn.flatMap(({ commitment, ...one }) => {
    const seat = Object.keys(commitments).find((other) => commitments[other] === commitment);
    return seat === undefined ? [] : [{ ...one, seat }];
  });
  const leftOut = own.length < drawn.length;
  if (leftOut) toast(seedStrings().leftOut, 'warning');
  noteWitness(matchId, {
    commitments,
    own: Object.fromEntries(own.map(({ seat, number }) => [seat, number])),
    leftOut,
  });
  return own;
}

const keyFor = (matchId: string, seatKey: string): string => `${matchId} ${seatKey}`;

async function commit(code: string, matchId: string, seatKey: string): Promise<void> {
  const key = keyFor(matchId, seatKey);
  if (numbers.has(key)) return;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  numbers.set(key, number);
  const commitment = commitmentOf(matchId, number);
  await call('POST /api/rooms/:code/contribute', { code, key: seatKey }, { matchId, commitment }).catch(
    (error: unknown) => {
      // Another page with the same seat was faster: its number counts.
      if (error instanceof Failure && error.code === 'STALE_STATE') numbers.delete(key);
    },
  );
}
