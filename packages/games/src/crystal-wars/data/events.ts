/** The event die by its faces 1 to 6 (10.5); if bandits are enabled, they replace the first (R15.1). */
export const EVENTS = ['volcano', 'drought', 'militia', 'silo', 'bumperCrop', 'riots'] as const;
export type EventId = (typeof EVENTS)[number] | 'bandit';

/**
 * The event of a face.
 * @param face 1 to 6
 */
export function eventOf(face: number, bandits: boolean): EventId {
  return face === 1 && bandits ? 'bandit' : (EVENTS[face - 1] as EventId);
}
