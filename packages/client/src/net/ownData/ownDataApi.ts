import { browserIdIn } from '../../state/roomKeys';
import { call } from '../api/call';

/** A room, and the key of the current or former seat of a person there; none for a person who never had a seat. */
export interface OwnPlace {
  code: string;
  seatKey: string | undefined;
}

/** Returns what the server stores about a person in a room. */
export const ownDataOf = ({ code, seatKey: key }: OwnPlace) =>
  call('POST /api/rooms/:code/own-data', { code, key }, { browser: browserIdIn(code) });

/** Deletes it. */
export const deleteOwnData = ({ code, seatKey: key }: OwnPlace) =>
  call('POST /api/rooms/:code/own-data/delete', { code, key }, { browser: browserIdIn(code) });
