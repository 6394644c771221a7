import type { Seat } from '@lantern/protocol/seat';
import { stagesBySeat } from '../kit/stages';
import type { Course } from '../module';
import type { Board, Stage, State } from './state';

/**
 * The stage in which a seat may act now (section 5). In addition to the seats that owe the decision, dead heroes may
 * roll the dice for an attacking monster (D64).
 */
export function stageOf(board: Board, seat: Seat): Stage | undefined {
  if (owesDecision(board, seat)) return board.awaiting?.stage;
  const hero = board.heroes[seat];
  const monsterRolls = board.awaiting?.stage === 'roll' && board.combat?.exchange?.kind === 'defend';
  return monsterRolls && hero && !hero.alive && !hero.retired ? 'roll' : undefined;
}

/** Whether the match waits for this seat. */
export function owesDecision({ awaiting }: Board, seat: Seat): boolean {
  return awaiting?.seats.includes(seat) ?? false;
}

/** Whether the only possible action is to roll, without a choice of target (R7.4). */
export function isRoutine({ awaiting, combat }: Board): boolean {
  if (awaiting?.stage !== 'roll' || !combat?.exchange) return false;
  return combat.exchange.kind !== 'attack' || combat.exchange.foe !== null;
}

/** Every seat that may act, and its stage. */
export function stagesOf(board: Board): Record<Seat, Stage> {
  return stagesBySeat(Object.keys(board.heroes), (seat) => stageOf(board, seat));
}

/** Lets the match wait for these seats. */
export function ask(board: Board, stage: Stage, seats: readonly Seat[]): void {
  board.awaiting = { stage, seats: [...seats] };
  board.decisionId += 1;
}

/** The setup is boardgame.io's first turn; the turns of the party follow it. */
export function course(state: State): Course {
  return {
    turn: state.turnNo + 1,
    seat: state.active ?? '0',
    stages: stagesOf(state),
    result: state.result,
  };
}
