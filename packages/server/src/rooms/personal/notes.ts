import type { OwnNote } from '@lantern/protocol/note';
import type { Seat } from '@lantern/protocol/seat';
import type { Store } from '../../store/store';
import type { Rooms } from '../rooms';
import { ownSeat } from './ownSeat';

export interface NotesParts {
  store: Pick<Store, 'personal'>;
  rooms: Pick<Rooms, 'load'>;
}

/**
 * Notes of players to themselves in matches over days: one text per person and match, which nobody else can read.
 * Refusals are thrown as `Refused`: `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`, `NOT_OVER_DAYS`.
 */
export class Notes {
  readonly #parts: NotesParts;

  constructor(parts: NotesParts) {
    this.#parts = parts;
  }

  async own(code: string, key: unknown, seat: Seat): Promise<OwnNote> {
    const { rooms, store } = this.#parts;
    const room = await rooms.load(code);
    const { person, matchId } = ownSeat(room, key, seat);
    const { note } = await store.personal.load(room.code, person);
    return { text: note?.matchId === matchId ? note.text : '' };
  }

  async write(code: string, key: unknown, seat: Seat, text: string): Promise<OwnNote> {
    const { rooms, store } = this.#parts;
    const room = await rooms.load(code);
    const { person, matchId } = ownSeat(room, key, seat);
    await store.personal.save(room.code, person, { note: { matchId, text } });
    return { text };
  }
}
