import type { PlayedMatch } from './playedMatches';

/** A finished match of a group: its players and winners, without any link to its room. */
export type GroupMatch = Omit<PlayedMatch, 'matchId'>;

/**
 * The matches of a group in one room. A person has the same number in every room where they have shown the key of their
 * seat.
 */
export interface GroupNight {
  /** The matches in order; the latest is the last one. */
  matches: GroupMatch[];
}

/** The history of a group, the latest night last. Includes the requested room if anything was played there. */
export interface GroupHistory {
  nights: GroupNight[];
}

/** The public links of a room to other rooms. */
export interface GroupLink {
  /** Number of earlier nights in its history. */
  earlier: number;
  /** Whether the group has moved on to another room. */
  next: boolean;
}
