/** The event die by its faces 1 to 6 (10.5). */
export const EVENTS = ['epidemic', 'wager', 'quarterlyGains', 'traders', 'champion', 'marauders'] as const;
export type EventId = (typeof EVENTS)[number];

/**
 * The event of a face.
 * @param face 1 to 6
 */
export function eventOf(face: number): EventId {
  return EVENTS[face - 1] as EventId;
}
