import type { RoomCreated } from '@lantern/protocol/credentials';
import type { GroupHistory } from '@lantern/protocol/groupHistory';
import type { RoomView } from '@lantern/protocol/rooms';
import { request, roomPath } from '../rooms';

/** Opens the next room of the same group. */
export const openNext = (code: string, hostKey: string) =>
  request<RoomCreated>('POST', roomPath(code, '/next'), {}, hostKey);

/** The code of the room in which a group goes on. @param key of the host, or of a seat one has or had there */
export const nextOf = (code: string, key: string) =>
  request<{ code: string | null }>('GET', roomPath(code, '/next'), undefined, key);

/** What the group of a room has played there and before. */
export const historyOf = (code: string) => request<GroupHistory>('GET', roomPath(code, '/group'));

/** Deletes the earlier nights. */
export const deleteNights = (code: string, hostKey: string) =>
  request<RoomView>('POST', roomPath(code, '/group/delete'), {}, hostKey);
