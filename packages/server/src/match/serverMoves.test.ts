import type { CommonView } from '@lantern/games/module';
import { serverMovesAfter } from './serverMoves';

const upTo = (n: number) => ({ story: [{ n, kind: 'moved', data: {} }] }) as unknown as CommonView;

test('the facts told by a move of the server are listed by their numbers', () => {
  expect(serverMovesAfter(undefined, { before: upTo(4), after: upTo(6) }, 'clock')).toEqual([[5, 7, 'clock']]);
});

test('a move that told no fact leaves no trace', () => {
  expect(serverMovesAfter(undefined, { before: upTo(4), after: upTo(4) }, 'clock')).toBeUndefined();
});

test('facts that the story no longer contains are dropped', () => {
  const moves = [
    [5, 7, 'clock'],
    [9, 10, 'vote'],
  ] as const;
  expect(serverMovesAfter(moves, { before: upTo(206), after: upTo(207) }, 'standIn')).toEqual([
    [9, 10, 'vote'],
    [207, 208, 'standIn'],
  ]);
});
