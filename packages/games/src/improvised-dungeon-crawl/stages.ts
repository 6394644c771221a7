import type { Seat } from '@lantern/protocol/seat';
import { stagesBySeat } from '../kit/stages';
import type { Course } from '../module';
import { meaningOf } from './data/dungeon';
import { canStillAttack } from './rules/actions';
import { hasSpareFace } from './rules/hands';
import { heroOf, isLiving } from './rules/heroes';
import { mayReroll } from './rules/luck';
import { isPreparing } from './rules/preparing';
import type { Board, Fight, Muster, Room, Stage, State } from './state';

/** The stage of a seat, based on public facts only (section 5). */
export function stageOf(board: Board, seat: Seat): Stage {
  if (board.result) return 'idle';
  if (board.muster) return musterStage(board, board.muster, seat);
  if (!isLiving(board, seat)) return 'idle';
  if (board.roll) return mayReroll(board, board.roll, seat) && !board.roll.kept.includes(seat) ? 'luck' : 'idle';
  if (board.hit) return board.hit.seat === seat ? 'evade' : 'idle';
  if (board.fight) return fightStage(board, board.fight, seat);
  if (board.step === 'rest' || board.step === 'aftermath') return board.step;
  return board.room ? roomStage(board, board.room, seat) : 'idle';
}

function musterStage(board: Board, muster: Muster, seat: Seat): Stage {
  const { step } = board;
  if (step === 'shop') return board.seats.includes(seat) && !muster.done.includes(seat) ? 'shop' : 'idle';
  if (!muster.who.includes(seat)) return 'idle';
  if (step === 'claim') return 'claim';
  if (muster.offers.some(({ from }) => from === seat)) return 'waiting';
  if (muster.offers.some(({ to }) => to === seat)) return 'answer';
  if (step === 'order' && muster.order[muster.at] === seat) return 'pick';
  if (muster.needy.includes(seat)) return 'needy';
  return muster.needy.length > 0 && hasSpareFace(muster, seat) ? 'give' : 'idle';
}

function fightStage(board: Board, fight: Fight, seat: Seat): Stage {
  if (fight.stage === 'prepare') return isPreparing(board, seat) ? 'prepare' : 'idle';
  const current = fight.order[fight.index];
  return current?.side === 'hero' && current.id === seat && canStillAttack(board, seat) ? 'act' : 'idle';
}

function roomStage(board: Board, room: Room, seat: Seat): Stage {
  const { trap, chest, encounter, split } = room;
  if (board.step === 'reveal') return undeclared(room).includes(seat) ? 'reveal' : 'idle';
  if (trap) return trap.seat === seat || isWillingThief(board, trap, seat) ? 'trap' : 'calm';
  if (chest) return chest.opener === seat ? 'chest' : 'calm';
  if (encounter?.kind === 'npc') return encounter.seat === seat ? 'meet' : 'calm';
  if (encounter) return isFaithful(board, encounter, seat) ? 'altar' : 'calm';
  if (split) return splitStage(split, seat);
  return 'calm';
}

function splitStage({ by, mode }: NonNullable<Room['split']>, seat: Seat): Stage {
  if (mode === null) return by === seat ? 'propose' : 'calm';
  return by === seat ? 'calm' : 'vote';
}

/** The seats that have not declared whether their monster is an elite (R19.3). */
export function undeclared(room: Room): Seat[] {
  return room.drawn
    .filter(({ seat, card }) => meaningOf(card) === 'monster' && room.elites[seat] === undefined)
    .map(({ seat }) => seat);
}

function isWillingThief(board: Board, trap: NonNullable<Room['trap']>, seat: Seat): boolean {
  return heroOf(board, seat).heroClass === 'thief' && isLiving(board, seat) && !trap.declined.includes(seat);
}

/** Living thieves who have not yet declined to disarm the open trap (R11.2). */
export function willingThieves(board: Board): Seat[] {
  const trap = board.room?.trap;
  return trap ? board.seats.filter((seat) => isWillingThief(board, trap, seat)) : [];
}

function isFaithful(board: Board, encounter: NonNullable<Room['encounter']>, seat: Seat): boolean {
  const { heroClass } = heroOf(board, seat);
  return heroClass === 'cleric' && isLiving(board, seat) && !encounter.skipped.includes(seat);
}

/** Whether the match waits for this seat. */
export function owesDecision(board: Board, seat: Seat): boolean {
  switch (stageOf(board, seat)) {
    case 'idle':
    case 'calm':
    case 'give':
    case 'waiting':
      return false;
    case 'claim':
      return board.muster?.confirmed.includes(seat) === false;
    case 'rest':
    case 'aftermath':
      return !board.ready.includes(seat);
    case 'trap': {
      const thieves = willingThieves(board);
      return thieves.length > 0 ? thieves.includes(seat) : board.room?.trap?.seat === seat;
    }
    case 'vote':
      return board.room?.split?.yes.includes(seat) === false;
    default:
      return true;
  }
}

/** Seats without a stage are left out. */
export function stagesOf(board: Board): Record<Seat, Stage> {
  return stagesBySeat(board.seats, (seat) => stageOf(board, seat));
}

/** The hero whose turn of a fight it is. */
export function actingSeat(board: Board): Seat | null {
  return board.seats.find((seat) => stageOf(board, seat) === 'act') ?? null;
}

/** No seat has a turn: for boardgame.io it is always the first one. Living heroes without a stage may still give up. */
export function course(state: State): Course {
  const stages: Record<Seat, string> = {};
  if (!state.result) {
    for (const seat of state.seats) if (!state.muster && isLiving(state, seat)) stages[seat] = 'idle';
    Object.assign(stages, stagesOf(state));
  }
  return { turn: 1, part: `${state.roomNo}/${state.fight?.round ?? 0}`, seat: '0', stages, result: state.result };
}
