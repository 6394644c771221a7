import type { Seat } from '@lantern/protocol/seat';

/** The stages of the seats that owe a decision; a seat that is `idle` or has no stage is omitted. */
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
