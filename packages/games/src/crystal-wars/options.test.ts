import { checkOptions, checkPlayers } from '../kit/options';
import { crystalWars } from './game';
import { mapOf, type Options, options } from './options';
import { dealt } from './testing';

const refusalOf = (given: object, players = 2) => {
  const checked = checkOptions(options, players, given);
  return 'refusal' in checked ? `${checked.refusal.code} ${checked.refusal.params?.key}` : null;
};
const mapFor = (given: Partial<Options>, players: number) => {
  const checked = checkOptions(options, players, given);
  return 'refusal' in checked ? checked.refusal.code : mapOf(checked.options, players);
};

describe('section 2: options', () => {
  test('all of them have a default', () => {
    expect(checkOptions(options, 2, undefined)).toEqual({
      options: {
        ...{
          scenario: 'standard',
          map: 'auto',
          swamps: false,
          swampCoasters: 'one',
          bandits: false,
          diplomats: false,
          stashes: 5,
        },
        ...{
          neutralPlacing: 'chance',
          support: 'around',
          startVillage: 'own',
          combatDuty: 'mandatory',
          casualtyBy: 'winner',
          siegeLosses: false,
        },
        ...{ captureWithoutPiece: 'raze', riots: 'own', metropolisGoal: 'all', graceRounds: 1, roundLimit: 40 },
        ...{ quietRounds: 8, homeRotation: 'random', colours: ['green', 'red'], decisionSeconds: 0 },
      },
    });
  });

  test.each<[key: keyof Options, good: unknown[], bad: unknown[]]>([
    ['scenario', ['standard', 'goldMountain'], ['metropolis', 'gold', null, 1]],
    [
      'map',
      ['auto', 'duel', 'duelLong', 'duelSquare', 'duelWide'],
      ['triangle', 'ring', 'goldFar', 'metropolis', '', 0],
    ],
    ['swampCoasters', ['one', 'all'], ['none', 2, true]],
    ['neutralPlacing', ['chance', 'players'], ['enemy', true]],
    ['support', ['around', 'corners'], ['diagonal', null]],
    ['swamps', [true, false], ['yes', 1, null]],
    ['bandits', [true, false], ['yes', 0, null]],
    ['diplomats', [true, false], ['yes', 0, null]],
    ['stashes', [5, 10], [4, 11, 5.5, '5']],
    ['startVillage', ['own', 'enemyPlaced'], ['enemy', true]],
    ['combatDuty', ['mandatory', 'optional'], [true, 'never']],
    ['casualtyBy', ['winner', 'loser'], ['owner', null]],
    ['siegeLosses', [true, false], [1, 'true']],
    ['captureWithoutPiece', ['raze', 'forbid'], ['keep']],
    ['riots', ['own', 'any'], ['all']],
    ['metropolisGoal', ['all', 'most'], ['some']],
    ['graceRounds', [0, 3], [-1, 4, 0.5]],
    ['roundLimit', [10, 200, 0], [9, 201, 1]],
    ['quietRounds', [0, 5, 20], [1, 4, 21, -1]],
    ['homeRotation', ['random', 0, 1], [2, 3, -1, '0']],
    ['colours', [['blue', 'yellow']], [['red'], ['red', 'red'], ['red', 'black'], ['red', 'blue', 'green'], 'red']],
    ['decisionSeconds', [0, 15, 300], [1, 14, 301]],
  ])('%s takes its values and no others', (key, good, bad) => {
    for (const value of good) expect(refusalOf({ [key]: value })).toBeNull();
    for (const value of bad) expect(refusalOf({ [key]: value })).toBe(`BAD_OPTION ${key}`);
  });

  test('homeRotation goes up to the last seat', () => {
    expect([2, 3, 4].map((players) => refusalOf({ homeRotation: 2 }, players) === null)).toEqual([false, true, true]);
    expect([2, 3, 4].map((players) => refusalOf({ homeRotation: 3 }, players) === null)).toEqual([false, false, true]);
  });

  test('unknown options, and values that are not options, are refused', () => {
    expect(refusalOf({ color: 'red' })).toBe('UNKNOWN_OPTION color');
    expect(refusalOf([])).toMatch('BAD_OPTIONS');
    expect(refusalOf({ scenario: 'goldMountain', map: 'duel' })).toBe('BAD_OPTION map');
    expect(refusalOf({ scenario: 'metropolis', map: 'cross' }, 4)).toBe('BAD_OPTION map');
  });

  test('two to four play', () => {
    expect([1, 2, 3, 4, 5].map((count) => checkPlayers(crystalWars.players, count)?.code)).toEqual([
      ...['BAD_PLAYER_COUNT', undefined, undefined, undefined, 'BAD_PLAYER_COUNT'],
    ]);
  });

  test('Gold Mountain is for two or three, the Metropolis for exactly four', () => {
    const fitting = (scenario: string) => [2, 3, 4].filter((players) => refusalOf({ scenario }, players) === null);
    expect(fitting('standard')).toEqual([2, 3, 4]);
    expect(fitting('goldMountain')).toEqual([2, 3]);
    expect(fitting('metropolis')).toEqual([4]);
  });

  test('the default map is the first for the number of players, with swamps the first that has room for one', () => {
    const auto = (given: Partial<Options>) => [2, 3, 4].map((players) => mapFor(given, players));
    expect(auto({})).toEqual(['duel', 'triangle', 'square4']);
    expect(auto({ swamps: true })).toEqual(['duelLong', 'square3', 'cross']);
    expect(auto({ scenario: 'goldMountain', swamps: true })).toEqual(['goldOffset', 'goldSquare', 'BAD_OPTION']);
  });

  test('the Gold Mountain for two stands in the middle of its coaster or at its far side', () => {
    const scenario = 'goldMountain';
    expect(
      [undefined, 'goldOffset', 'goldFar'].map((map) =>
        mapFor({ scenario, ...(map && { map }) } as Partial<Options>, 2),
      ),
    ).toEqual([...['goldOffset', 'goldOffset', 'goldFar']]);
    expect(refusalOf({ scenario, map: 'duel' })).toBe('BAD_OPTION map');
    expect(refusalOf({ scenario, map: 'goldFar' }, 3)).toBe('BAD_OPTION map');
  });

  test('swamps need a neutral coaster, which is not the Metropolis', () => {
    for (const [map, players] of [
      ['duel', 2],
      ['triangle', 3],
      ['square4', 4],
    ] as const) {
      expect(refusalOf({ swamps: true, map }, players)).toBe('BAD_OPTION swamps');
      expect(refusalOf({ map }, players)).toBeNull();
    }
    expect(refusalOf({ swamps: true, scenario: 'metropolis' }, 4)).toBe('BAD_OPTION swamps');
    for (const [map, players] of [
      ['duelSquare', 2],
      ['square3', 3],
      ['cross', 4],
      ['ring', 4],
    ] as const) {
      expect(refusalOf({ swamps: true, map }, players)).toBeNull();
    }
  });

  test('a choice that cannot be played is not dealt', () => {
    expect(() => dealt({ swamps: true, map: 'duel' })).toThrow('swamps');
  });
});
