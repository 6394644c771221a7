/**
 * Names a match in the store. The code of its room is the first part of every key, so that a database can be divided by
 * rooms: the rows of a room are then in one place.
 */
export interface MatchKey {
  roomCode: string;
  matchId: string;
}

/** A match, with the number of its moves in the memory of a server. */
export interface FollowedMatch extends MatchKey {
  seq: number;
}

export const keyOf = ({ id, roomCode }: { id: string; roomCode: string }): MatchKey => ({ roomCode, matchId: id });
