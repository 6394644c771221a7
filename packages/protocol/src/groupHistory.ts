import type { PlayedMatch } from './playedMatches';

/** A match of a group that is over: who played and who won, and nothing that leads to its room. */
export type GroupMatch = Omit<PlayedMatch, 'matchId'>;

/** What a group has played in one room. A person has the same number in every room whose seats they have shown the key of. */
export interface GroupNight {
  /** The latest last. */
  matches: GroupMatch[];
}

/** What a group has played, the latest night last: that of the room it is asked of, if anything was played there. */
export interface GroupHistory {
  nights: GroupNight[];
}

/** What everybody may see of the rooms a room is linked to. */
export interface GroupLink {
  /** How many earlier nights its history has. */
  earlier: number;
  /** The group goes on in another room. */
  next: boolean;
}
