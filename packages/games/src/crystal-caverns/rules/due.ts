import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Board, Stage } from '../state';

/**
 * What a seat may act on now (section 5). Besides who owes the decision, the dead may throw the dice for a monster that
 * attacks (D64).
 */
export function stageOf(board: Board, seat: Seat): Stage | undefined {
  if (owesDecision(board, seat)) return board.awaiting?.stage;
  const hero = board.heroes[seat];
  const monsterRolls = board.awaiting?.stage === 'roll' && board.combat?.exchange?.kind === 'defend';
  return monsterRolls && hero && !hero.alive && !hero.retired ? 'roll' : undefined;
}

/** Whether the table waits for this seat. */
export function owesDecision({ awaiting }: Board, seat: Seat): boolean {
  return awaiting?.seats.includes(seat) ?? false;
}

/** Every seat that may act, and its stage. */
export function stagesOf(board: Board): Record<Seat, Stage> {
  const stages: Record<Seat, Stage> = {};
  for (const seat of Object.keys(board.heroes)) {
    const stage = stageOf(board, seat);
    if (stage) stages[seat] = stage;
  }
  return stages;
}

/** What every move is checked against first: the end, the seat, the stage. */
export function refuseUnless(board: Board, seat: Seat, stage: Stage): Refusal | undefined {
  if (board.result) return refusal('GAME_OVER', 'R20');
  const own = stageOf(board, seat);
  if (!own) return refusal('NOT_YOUR_DECISION', 'R3.2');
  return own === stage ? undefined : refusal('WRONG_STEP', 'R3.1');
}

/** From now on the table waits for these seats. */
export function ask(board: Board, stage: Stage, seats: readonly Seat[]): void {
  board.awaiting = { stage, seats: [...seats] };
  board.decisionId += 1;
}
