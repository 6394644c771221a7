import { DAY } from '@lantern/protocol/timeUnits';
import { call } from '../../net/api/call';
import { onKeysKept } from '../../state/roomKeys';
import { forget, keep, outlivesPage, recall } from '../../state/storage';
import { addHeldRooms, heldRooms } from './heldRooms';

/** A record of the keys that the server keeps for this browser. */
interface Kept {
  /** Milliseconds since 1970. */
  at: number;
  /** A checksum of the rooms and keys. */
  sum: number;
}

/** Interval after which the keys are sent again to extend their retention, in milliseconds. */
const SENT_AGAIN = 7 * DAY;

/** How long keys must be unchanged before they are sent. */
const UNCHANGED_MS = 2000;

const kept = (): Kept | undefined => recall<Kept>('kept');

/** Whether the server keeps the keys of this browser. */
export const areSeatsKept = (): boolean => kept() !== undefined;

/** Lets the server keep the keys of this browser, sealed. Rejects like `call`. */
export async function keepSeats(): Promise<void> {
  const rooms = heldRooms();
  await call('POST /api/keep', {}, { rooms });
  keep('kept', { at: Date.now(), sum: sumOf(rooms) } satisfies Kept);
}

/** Lets the server delete the kept keys of this browser. Rejects like `call`. */
export async function forgetSeats(): Promise<void> {
  await call('POST /api/keep/forget', {});
  forget('kept');
}

/**
 * Sends changed keys to the server if it keeps them, or restores keys that this browser has lost.
 * @param reload called after keys have been restored
 */
export function followKeptSeats(reload = () => location.reload()): void {
  if (heldRooms().length === 0) void restored(reload).catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    if (isOutOfStep()) void keepSeats().catch(() => undefined);
  };
  onKeysKept(() => {
    clearTimeout(timer);
    timer = setTimeout(send, UNCHANGED_MS);
  });
  document.addEventListener('visibilitychange', send);
  send();
}

function isOutOfStep(): boolean {
  const before = kept();
  return before !== undefined && (before.sum !== sumOf(heldRooms()) || Date.now() - before.at > SENT_AGAIN);
}

/** Requests the kept keys, once per session. */
async function restored(reload: () => void): Promise<void> {
  if (sessionStorage.lanternRestored) return;
  sessionStorage.lanternRestored = 1;
  const { rooms } = await call('POST /api/keep/restore', {});
  if (rooms.length === 0 || addHeldRooms(rooms) === 0) return;
  keep('kept', { at: Date.now(), sum: sumOf(heldRooms()) } satisfies Kept);
  if (outlivesPage('rooms')) reload();
}

/** Returns a 32-bit checksum. */
function sumOf(rooms: object): number {
  return [...JSON.stringify(rooms)].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 0);
}
