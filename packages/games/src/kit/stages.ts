import type { Seat } from '@lantern/protocol/seat';

/** The stages of those seats that are asked for something; a seat that is `idle` or has no stage is left out. */
export function stagesBySeat<Stage extends string>(
  seats: readonly Seat[],
  stageOf: (seat: Seat) => Stage | undefined,
): Record<Seat, Stage> {
  const stages: Record<Seat, Stage> = {};
  for (const seat of seats) {
    const stage = stageOf(seat);
    if (stage !== undefined && stage !== 'idle') stages[seat] = stage;
  }
  return stages;
}
