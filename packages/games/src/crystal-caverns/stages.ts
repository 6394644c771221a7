import type { Seat } from '@lantern/protocol/seat';
import { stagesBySeat } from '../kit/stages';
import type { Course } from '../module';
import type { Board, Stage, State } from './state';

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

/** Whether the match waits for this seat. */
export function owesDecision({ awaiting }: Board, seat: Seat): boolean {
  return awaiting?.seats.includes(seat) ?? false;
}

/** Whether the dice are to be thrown, and at nobody who has to be named (R7.4). */
export function isRoutine({ awaiting, combat }: Board): boolean {
  if (awaiting?.stage !== 'roll' || !combat?.exchange) return false;
  return combat.exchange.kind !== 'attack' || combat.exchange.foe !== null;
}

/** Every seat that may act, and its stage. */
export function stagesOf(board: Board): Record<Seat, Stage> {
  return stagesBySeat(Object.keys(board.heroes), (seat) => stageOf(board, seat));
}

/** From now on the match waits for these seats. */
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
