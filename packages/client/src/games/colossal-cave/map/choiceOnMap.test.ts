import type { PlayArgs, View } from '@lantern/games/colossal-cave/board';
import type { Playing } from '../decisions/usePlaying';
import { choiceOnMap } from './choiceOnMap';

const view = {
  players: { '1': { room: 'y2' }, '2': { room: 'y2' }, '3': { room: 'bedquilt' }, '4': { room: null } },
} as unknown as View;

/** Returns the choice on the map for a card with these plays, and the mock that receives taps. */
function choosing(all: PlayArgs[], chosen: PlayArgs, at: Playing['at']) {
  const choose = jest.fn();
  const plays = all.map((args) => ({ move: 'playCard' as const, card: 'harHar-1', args }));
  return { choose, choice: choiceOnMap({ card: 'harHar-1', plays, chosen, choose, play: undefined, at }, view) };
}

const PERSONS = ['1', '2', '3', '4'].map((target) => ({ target }));

test('a player is chosen by the room they are in; a player without a room is not offered', () => {
  const { choice, choose } = choosing(PERSONS, {}, 'target');
  expect([...choice.rooms]).toEqual(['y2', 'bedquilt']);
  choice.pick('bedquilt');
  expect(choose).toHaveBeenCalledWith({ target: '3' });
});

test('with several players in a room each tap chooses the next one', () => {
  for (const [target, next] of [
    [undefined, '1'],
    ['1', '2'],
    ['2', '1'],
    ['3', '1'],
  ]) {
    const { choice, choose } = choosing(PERSONS, target ? { target } : {}, 'target');
    choice.pick('y2');
    expect(choose).toHaveBeenCalledWith({ target: next });
  }
});

test('a room is chosen for the player who was chosen before', () => {
  const plays = [
    { target: '1', room: 'bedquilt' as const },
    { target: '3', room: 'y2' as const },
  ];
  const { choice, choose } = choosing(plays, { target: '1' }, 'room');
  expect([...choice.rooms]).toEqual(['bedquilt']);
  choice.pick('bedquilt');
  expect(choose).toHaveBeenCalledWith({ target: '1', room: 'bedquilt' });
});

test('while an item is chosen nothing is chosen on the map', () => {
  const { choice } = choosing([{ target: '1', item: 'littleAxe' }], { target: '1' }, 'item');
  expect(choice.rooms.size).toBe(0);
  expect(choice.seat).toBe('1');
});
