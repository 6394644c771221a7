import { checkOptions, defaultOptions } from '../kit/options';
import { options } from './options';

const CHOICES = {
  supply: ['sheets', 'cards'],
  hp: ['max', 'rolled'],
  duplicateClasses: ['agree', 'never', 'free'],
  initiativeTies: ['heroes', 'roll'],
  criticals: ['full', 'dice', 'off'],
  missileCriticals: ['dice', 'single'],
  spellTempo: ['action', 'free'],
  betterGear: ['solo', 'always', 'never'],
  loot: ['equal', 'finders', 'purse', 'vote'],
  prices: ['consistent', 'printed'],
  luck: ['own', 'any'],
  resurrectHp: ['one', 'half', 'full'],
  disarmOn: ['twoToSix', 'twoToFive'],
} as const;

const SWITCHES = {
  tenOfHeartsHeals: false,
  ritualInCombat: false,
  resurrectInCombat: false,
  potionsInCombat: true,
  defending: false,
  elites: false,
} as const;

const chosen = (players: number, input: unknown) => {
  const checked = checkOptions(options, players, input);
  return 'refusal' in checked ? `${checked.refusal.code} ${checked.refusal.params?.key ?? ''}`.trim() : 'taken';
};

describe('the options of a match', () => {
  test('are those of the rules, with their defaults: the first value of each choice', () => {
    const first = Object.fromEntries(Object.entries(CHOICES).map(([key, values]) => [key, values[0]]));
    expect(defaultOptions(options)).toEqual({ ...first, ...SWITCHES, crawls: 1, decisionSeconds: 0 });
  });

  test.each(Object.entries(CHOICES))(
    'take every value of %s, for every number of players, and no other',
    (key, values) => {
      for (const players of [1, 2, 3, 4]) {
        for (const value of values) expect(chosen(players, { [key]: value })).toBe('taken');
        for (const value of ['', 'other', null, true, 1])
          expect(chosen(players, { [key]: value })).toBe(`BAD_OPTION ${key}`);
      }
    },
  );

  test.each(Object.keys(SWITCHES))('take yes and no for %s, and nothing else', (key) => {
    expect([true, false].map((value) => chosen(2, { [key]: value }))).toEqual(['taken', 'taken']);
    for (const value of ['true', 1, null]) expect(chosen(2, { [key]: value })).toBe(`BAD_OPTION ${key}`);
  });

  test('take 1 to 5 crawls, whole ones', () => {
    expect([1, 5].map((crawls) => chosen(1, { crawls }))).toEqual(['taken', 'taken']);
    for (const crawls of [0, 6, 1.5, '2', Number.NaN]) expect(chosen(1, { crawls })).toBe('BAD_OPTION crawls');
  });

  test('take no clock, or 15 to 300 seconds', () => {
    expect([0, 15, 300].map((decisionSeconds) => chosen(1, { decisionSeconds }))).toEqual(['taken', 'taken', 'taken']);
    for (const decisionSeconds of [14, 301, -1])
      expect(chosen(1, { decisionSeconds })).toBe('BAD_OPTION decisionSeconds');
  });

  test('are none but these', () => {
    expect(chosen(2, { dragons: 2 })).toBe('UNKNOWN_OPTION dragons');
    expect(chosen(2, undefined)).toBe('taken');
  });
});
