import { gamesOf } from './games';
import { calmToy, toy } from './testing/toy';

test('the rules of a game are available once it has been loaded, and those of no other', async () => {
  const games = gamesOf([toy, calmToy]);
  expect(games.get('toy')).toBeUndefined();
  expect(await games.load('toy')).toBe(toy);
  expect([games.get('toy'), games.get('calm')]).toEqual([toy, undefined]);
});

test('a game that is not offered has no rules', async () => {
  const games = gamesOf([toy]);
  expect(await games.load('calm')).toBeUndefined();
  expect(games.get('calm')).toBeUndefined();
});
