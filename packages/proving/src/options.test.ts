import { modules } from '@lantern/games';
import { namedOf } from './options';
import { gamesNamed, loadGame } from './play/game';

test('without the option all values are returned, in order', () => {
  expect(namedOf('engine', undefined, ['a', 'b'])).toEqual(['a', 'b']);
  expect(namedOf('engine', 'b,a', ['a', 'b'])).toEqual(['a', 'b']);
  expect(namedOf('engine', 'b', ['a', 'b'])).toEqual(['b']);
});

test.each(['c', '', 'a,c'])('an unknown value is refused, even beside known ones: "%s"', (text) => {
  expect(() => namedOf('engine', text, ['a', 'b'])).toThrow('--engine must be one of a, b');
});

test('an unknown game is refused, and one that a proof does not cover', async () => {
  const [first, second] = modules;
  expect(gamesNamed(second?.id)).toEqual([second]);
  expect(() => gamesNamed('nosuch')).toThrow('--game must be one of');
  expect(() => gamesNamed(second?.id, modules.slice(0, 1))).toThrow(`--game must be one of ${first?.id}`);
  await expect(loadGame('nosuch')).rejects.toThrow('--game must be one of');
});
