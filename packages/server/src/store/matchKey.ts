/**
 * Names a match in the store. The code of its room is the first part of every key, so that a database can be divided by
 * rooms: the rows of a room are then in one place.
 */
export interface MatchKey {
  roomCode: string;
  matchId: string;
}

export const keyOf = ({ id, roomCode }: { id: string; roomCode: string }): MatchKey => ({ roomCode, matchId: id });
