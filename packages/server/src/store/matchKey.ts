/**
 * Identifies a match in the store. Every key begins with the code of the room, so that a database can be partitioned by
 * room, with all rows of a room in one partition.
 */
export interface MatchKey {
  roomCode: string;
  matchId: string;
}

/** A match, with the number of its moves that a server has in memory. */
export interface FollowedMatch extends MatchKey {
  seq: number;
}

export const keyOf = ({ id, roomCode }: { id: string; roomCode: string }): MatchKey => ({ roomCode, matchId: id });
