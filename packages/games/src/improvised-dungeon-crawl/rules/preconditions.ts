import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { stageOf } from '../stages';
import type { Board, Stage } from '../state';
import { heroOf, isDead, isLiving } from './heroes';
import { mayReroll } from './luck';

/** Between dangers, while no roll and no hit is open: heal, buy, give (R1.5, R4.1). */
export const CALM: readonly Stage[] = [
  'rest',
  'aftermath',
  'trap',
  'chest',
  'meet',
  'altar',
  'propose',
  'vote',
  'calm',
];

/**
 * The first checks of every move: the end, the fallen, the seat, the stage.
 * @param elsewhere the code for a seat that is asked for something else
 */
export function refuseUnlessAsked(
  board: Board,
  seat: Seat,
  stages: readonly Stage[],
  elsewhere: 'WRONG_STEP' | 'NOT_CALM' | 'IN_COMBAT' = 'WRONG_STEP',
): Refusal | undefined {
  if (board.result) return refusal('GAME_OVER', 'E1');
  const stage = stageOf(board, seat);
  if (stages.includes(stage)) return undefined;
  if (!board.muster && isDead(board, seat)) return refusal('DEAD', 'R8.2');
  return stage === 'idle' ? refusal('NOT_YOUR_DECISION', 'R1.5') : refusal(elsewhere, 'R1.5');
}

/** The refusal of a move that is possible only in calm. */
export function refuseUnlessCalm(board: Board, seat: Seat): Refusal | undefined {
  return refuseUnlessAsked(board, seat, CALM, 'NOT_CALM');
}

/** The refusal of a move that is possible only in calm and before the turns of a round. */
export function refuseUnlessActing(
  board: Board,
  seat: Seat,
  elsewhere: 'NOT_CALM' | 'IN_COMBAT' = 'NOT_CALM',
): Refusal | undefined {
  return refuseUnlessAsked(board, seat, [...CALM, 'prepare'], elsewhere);
}

/** The refusal of a move that is possible only in calm and in the shop. */
export function refuseUnlessAtLeisure(board: Board, seat: Seat): Refusal | undefined {
  return refuseUnlessAsked(board, seat, [...CALM, 'shop'], 'NOT_CALM');
}

/** R13.3: for clerics at an altar. */
export function refuseUnlessFaithful(board: Board, seat: Seat): Refusal | undefined {
  const atAltar = !board.result && board.room?.encounter?.kind === 'altar' && isLiving(board, seat);
  if (atAltar && heroOf(board, seat).heroClass !== 'cleric') return refusal('NOT_A_CLERIC', 'R13.3');
  return refuseUnlessAsked(board, seat, ['altar']);
}

/** R10.4: for halflings about the roll on the table. */
export function refuseUnlessLucky(board: Board, seat: Seat): Refusal | undefined {
  const { roll } = board;
  if (!roll || !isLiving(board, seat)) return refuseUnlessAsked(board, seat, ['luck']);
  if (!mayReroll(board, roll, seat)) return refusal('NO_LUCK', 'R10.5');
  return roll.kept.includes(seat) ? refusal('KEPT', 'R10.4') : undefined;
}

/** For what a living hero's player may do at any time of a crawl, but not while a roll or a hit is open (section 5). */
export function refuseUnlessAdventuring(board: Board, seat: Seat): Refusal | undefined {
  if (board.result) return refusal('GAME_OVER', 'E1');
  if (!board.muster && isDead(board, seat)) return refusal('DEAD', 'R8.2');
  if (board.muster || board.roll || board.hit) return refusal('WRONG_STEP', 'R21.3');
  return isLiving(board, seat) ? undefined : refusal('NOT_YOUR_DECISION', 'R21.3');
}

/** Whether the seat may make calm moves or shop now. */
export function isAtLeisure(board: Board, seat: Seat): boolean {
  return !refuseUnlessAtLeisure(board, seat);
}

/** Whether the seat may make calm moves now. */
export function isCalm(board: Board, seat: Seat): boolean {
  return !refuseUnlessCalm(board, seat);
}

/** Whether the seat may do what is possible in calm and before the turns of a round. */
export function mayAct(board: Board, seat: Seat): boolean {
  return !refuseUnlessActing(board, seat);
}
