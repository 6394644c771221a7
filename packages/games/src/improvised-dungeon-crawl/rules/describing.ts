import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { meaningOf } from '../data/dungeon';
import type { Board, State } from '../state';
import { record } from './story';
import { refuseText } from './words';

const LONGEST_WORDS = 80;

/** R5.4: the lead words the room, drawers their monster, trap or NPC, the dragon's prey the dragon. */
export function refuseDescribing(board: Board, seat: Seat, target: string, text: string): Refusal | undefined {
  if (!isOwn(board, seat, target)) return refusal('NOT_YOURS', 'R5.4');
  return refuseText(text, 0, LONGEST_WORDS, 'R5.4');
}

function isOwn(board: Board, seat: Seat, target: string): boolean {
  const room = board.history.at(-1);
  if (!room) return false;
  if (target === 'room') return room.lead === seat;
  if (target === 'dragon')
    return board.fight?.monsters.some(({ id, target: prey }) => id === 'dragon' && prey === seat) ?? false;
  return room.drawn.some(
    (one) => one.seat === seat && one.card === target && ['monster', 'trap', 'npc'].includes(meaningOf(one.card)),
  );
}

/** An empty text restores the default one. */
export function describe(state: State, seat: Seat, target: string, words: string): void {
  const room = state.history.at(-1);
  if (!room) return;
  const text = words.trim();
  if (text === '') delete room.words[target];
  else room.words[target] = text;
  record(state, 'described', { seat, target, text });
}
