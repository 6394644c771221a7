import { ROOM_IDS, type View } from '@lantern/games/colossal-cave/board';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import { setStrings } from '../strings';
import { strings } from '../strings.en';
import { roomLook } from './RoomPlate';

test('the props of a room are plain values, and stay equal until something in the room changes', () => {
  setStrings('en', strings);
  const match = localMatch(colossalCave, 3, { firstPlayer: 'host' }, seededRandom('board'));
  const seen = (view: View, people: string[] = []) =>
    ROOM_IDS.map((room) => roomLook(view, room, room === 'bedquilt' ? people : [], undefined, false));
  const view = match.view('0');
  for (const look of seen(view)) {
    for (const value of Object.values(look)) expect(typeof value).not.toBe('object');
  }
  const drawn = structuredClone({ ...view, drawCount: view.drawCount - 1 });
  expect(seen(drawn)).toEqual(seen(view));
  const changed = seen(view, ['Ana']).filter((look, at) => look.label !== seen(view)[at]?.label);
  expect(changed.map(({ room }) => room)).toEqual(['bedquilt']);
});
