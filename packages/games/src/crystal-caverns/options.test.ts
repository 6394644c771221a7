import { checkOptions, checkPlayers } from '../kit/options';
import { crystalCaverns } from './game';
import { options } from './options';

const code = (given: unknown, players = 3) => {
  const checked = checkOptions(options, players, given);
  return 'refusal' in checked ? `${checked.refusal.code}:${checked.refusal.params?.key ?? ''}` : null;
};

const SWITCHES = [
  'poolRepeat',
  'poolGuarded',
  'poolLaid',
  'rollInitiatives',
  'varyingHitPoints',
  'swapMonsters',
  'scryingPlaced',
];

describe('the options of Crystal Caverns', () => {
  test('the default options are the game as documented', () => {
    expect(checkOptions(options, 3, {})).toEqual({
      options: {
        classes: 'choose',
        colours: ['blue', 'yellow', 'green'],
        mageCasting: 'wild',
        scryingPlaced: false,
        swapDamage: 'none',
        swapMonsters: false,
        entrance: 'asDrawn',
        poolRepeat: false,
        poolGuarded: false,
        poolLaid: false,
        edgeRule: 'exits',
        stairs: 'locked',
        rollInitiatives: false,
        varyingHitPoints: false,
        idleLimit: 80,
        palette: 'rainbow',
        decisionSeconds: 0,
      },
    });
  });

  test.each([
    ['classes', ['choose', 'random', 'assigned']],
    ['mageCasting', ['wild', 'free']],
    ['swapDamage', ['none', 'rollerOnly']],
    ['entrance', ['asDrawn', 'safe']],
    ['edgeRule', ['exits', 'both', 'closed']],
    ['stairs', ['locked', 'open', 'unguarded']],
    ['palette', ['rainbow', 'xeno']],
  ])('%s has its values and no others', (key, values) => {
    for (const value of values) expect(code({ [key]: value })).toBeNull();
    for (const value of ['', 'other', values.join(), true, 1, null, values]) {
      expect(code({ [key]: value })).toBe(`BAD_OPTION:${key}`);
    }
  });

  test.each(SWITCHES)('%s is on or off', (key) => {
    for (const value of [true, false]) expect(code({ [key]: value })).toBeNull();
    for (const value of [0, 1, 'true', null]) expect(code({ [key]: value })).toBe(`BAD_OPTION:${key}`);
  });

  test.each([
    ['idleLimit', [40, 41, 500], [39, 501, 0, 40.5, '40']],
    ['decisionSeconds', [0, 15, 300], [14, 301, -1, 20.5]],
  ])('%s has its bounds', (key, inside, outside) => {
    for (const value of inside) expect(code({ [key]: value })).toBeNull();
    for (const value of outside) expect(code({ [key]: value })).toBe(`BAD_OPTION:${key}`);
  });

  test('colours are as many as seats, known and all different', () => {
    expect(code({ colours: ['red', 'black', 'blue'] })).toBeNull();
    expect(code({ colours: ['red', 'black'] })).toBe('BAD_OPTION:colours');
    expect(code({ colours: ['red', 'black', 'blue', 'green'] })).toBe('BAD_OPTION:colours');
    expect(code({ colours: ['red', 'black', 'red'] })).toBe('BAD_OPTION:colours');
    expect(code({ colours: ['red', 'black', 'cyan'] })).toBe('BAD_OPTION:colours');
  });

  test('any other key is refused by name, and so is a value that is not an object', () => {
    expect(code({ difficulty: 'hard' })).toBe('UNKNOWN_OPTION:difficulty');
    for (const given of [7, 'choose', []]) expect(code(given)).toBe('BAD_OPTIONS:');
  });

  test('every option may be combined with every other', () => {
    const variants = Object.fromEntries(SWITCHES.map((key) => [key, true]));
    const rules = {
      mageCasting: 'free',
      swapDamage: 'rollerOnly',
      entrance: 'safe',
      edgeRule: 'closed',
      stairs: 'open',
    };
    expect(code({ ...variants, ...rules, classes: 'random', palette: 'xeno', decisionSeconds: 60 })).toBeNull();
  });

  test.each([
    [0, false],
    [1, true],
    [5, true],
    [6, false],
  ])('the game is for one to five: %i players, %s', (players, fits) => {
    const refused = checkPlayers(crystalCaverns.players, players);
    expect(refused).toEqual(fits ? undefined : { code: 'BAD_PLAYER_COUNT', params: { min: 1, max: 5 } });
  });
});
