import { recordedMatches } from '../test/matchFiles';
import { allReadings } from '../test/readings';
import { testEach } from '../test/testEach';
import { catalogue } from './catalogue';
import { boardgameOf } from './engine/boardgame';
import { localMatch } from './engine/localMatch';
import { allowedValues } from './engine/randomPlay';
import { matchFingerprint, replay } from './engine/recordedMatch';
import { TIME_OUT } from './engine/serverOnlyMoves';
import { modules } from './index';
import { checkOptions, defaultOptions, presetsFor } from './kit/options';
import { isSentence, type OrderSentence, type OrderValues } from './kit/orders';
import { seededRandom } from './kit/random';
import { seatsOf } from './kit/seat';
import { sharedRefusals } from './kit/strings.en';
import type { AnyModule } from './module';

const counts = ({ players }: AnyModule) =>
  Array.from({ length: players.max - players.min + 1 }, (_, index) => players.min + index);

const rulesOf = (module: AnyModule) => Object.entries(module.options.rules) as [string, AnyRule][];
type AnyRule = Parameters<typeof allowedValues>[0];

/** The first values, the last ones and some between, which is enough for a range of hundreds. */
const sample = (values: readonly unknown[]) =>
  values.length <= 20 ? values : [...values.slice(0, 4), ...values.filter((_, i) => i % 37 === 0), ...values.slice(-3)];

test('there is at least one game, each with its own id', () => {
  expect(modules.length).toBeGreaterThan(0);
  expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length);
});

test('the catalogue lists the same games in the same order', () => {
  expect(catalogue.map(({ id }) => id)).toEqual(modules.map(({ id }) => id));
});

describe.each(modules.map((module) => [module.id, module] as const))('%s', (_id, module) => {
  const deal = (players: number, options: Record<string, unknown>) =>
    localMatch(module, players, options, seededRandom(`${module.id}/deal`));

  test('is in the catalogue under its own name, with its number of players', () => {
    const { id, players, title, best } = { ...module.about, ...module.about?.players };
    expect([id, title]).toEqual([module.id, module.strings.title]);
    expect(players).toMatchObject(module.players);
    expect(best).toBeGreaterThanOrEqual(module.players.min);
    expect(best).toBeLessThanOrEqual(module.players.max);
  });

  describe('the deal', () => {
    test.each(counts(module))('deals every preset that fits to %i players, with all laws kept', (players) => {
      for (const preset of presetsFor(module.options, players)) {
        const { state } = deal(players, preset.options);
        expect(module.invariants(state)).toEqual([]);
        expect(module.course(state).result).toBeNull();
        expect(Object.keys(module.course(state).stages)).not.toEqual([]);
      }
    });

    testEach(rulesOf(module))('takes every value of the option %s', (key, rule) => {
      for (const players of counts(module)) {
        for (const value of sample(allowedValues(rule, players))) {
          const checked = checkOptions(module.options, players, { [key]: value });
          if ('refusal' in checked) expect(checked.refusal.code).toBe('BAD_OPTION');
          else expect(module.invariants(deal(players, { [key]: value }).state)).toEqual([]);
        }
        const usual = rule.kind === 'perSeat' ? rule.default.slice(0, players) : rule.default;
        expect(checkOptions(module.options, players, { [key]: usual })).not.toHaveProperty('refusal');
      }
    });

    testEach(rulesOf(module))('refuses wrong values of the option %s', (key, rule) => {
      const outside = rule.kind === 'number' ? [rule.max + 1, -1, rule.min + 0.5] : [];
      for (const value of [...outside, null, {}, [], 'no such value', Number.NaN]) {
        const refusal = { code: 'BAD_OPTION', params: { key } };
        expect(checkOptions(module.options, module.players.min, { [key]: value })).toEqual({ refusal });
        expect(() => deal(module.players.min, { [key]: value })).toThrow('BAD_OPTION');
      }
    });

    test('refuses unknown options and unsupported numbers of players', () => {
      expect(() => deal(module.players.min, { noSuchOption: 1 })).toThrow('UNKNOWN_OPTION');
      for (const players of [module.players.min - 1, module.players.max + 1]) {
        expect(() => deal(players, {})).toThrow('BAD_PLAYER_COUNT');
        expect(boardgameOf(module).validateSetupData?.({}, players)).toBe('BAD_PLAYER_COUNT');
      }
    });

    test('is the same for the same seed', () => {
      expect(deal(module.players.min, {}).state).toEqual(deal(module.players.min, {}).state);
    });

    test('has the default game as its first preset, and no preset that fits no number of players', () => {
      const first = { ...defaultOptions(module.options), ...module.options.presets[0]?.options };
      expect(first).toEqual(defaultOptions(module.options));
      const fitting = new Set(counts(module).flatMap((players) => presetsFor(module.options, players)));
      expect([...fitting]).toEqual(expect.arrayContaining([...module.options.presets]));
    });
  });

  describe('the words', () => {
    const { strings } = module;
    const said = (sentence: unknown) => expect(typeof sentence === 'string' && sentence.trim().length > 0).toBe(true);

    test('name the game, its description and its authors', () => {
      said(strings.title);
      said(strings.tagline);
      expect(strings.credits.length).toBeGreaterThan(0);
      strings.credits.forEach(said);
    });

    test('exist for every move, except that of the clock', () => {
      expect(Object.keys(strings.moves).sort()).toEqual(Object.keys(module.moves).sort());
      expect(module.moves).not.toHaveProperty(TIME_OUT);
      Object.values(strings.moves).forEach(said);
    });

    test('exist for every option, every value of a choice and every preset', () => {
      expect(Object.keys(strings.options).sort()).toEqual(Object.keys(module.options.rules).sort());
      for (const [key, rule] of rulesOf(module)) {
        const words = strings.options[key];
        said(words?.label);
        said(words?.help);
        if (rule.kind === 'choice') for (const value of rule.values(module.players.max)) said(words?.values?.[value]);
        if (rule.kind === 'number') for (const value of rule.also ?? []) said(words?.values?.[value]);
      }
      expect(Object.keys(strings.presets).sort()).toEqual(module.options.presets.map(({ id }) => id).sort());
      for (const { label, help } of Object.values(strings.presets)) [label, help].forEach(said);
    });

    test('exist for every question of the orders and every value', () => {
      const choices: Record<string, OrderValues | OrderSentence> = module.orders?.choices ?? {};
      const seats = seatsOf(module.players.max);
      expect(Object.keys(strings.orders ?? {}).sort()).toEqual(Object.keys(choices).sort());
      for (const [key, values] of Object.entries(choices)) {
        const words = strings.orders?.[key];
        said(words?.label);
        const spoken = isSentence(values) ? (words?.parts ?? []) : [{ label: 'values', values: words?.values ?? {} }];
        const named = (isSentence(values) ? values : [values]).map((of) =>
          of.filter((value) => !(isSentence(values) && seats.includes(value) && of.includes('anybody'))),
        );
        expect(spoken.map((part) => Object.keys(part.values).sort())).toEqual(named.map((of) => [...of].sort()));
        for (const part of spoken) [part.label, ...Object.values(part.values)].forEach(said);
      }
    });

    test('exist for every refusal all games share', () => {
      for (const code of Object.keys(sharedRefusals)) {
        said((strings.refusals[code] ?? sharedRefusals[code])?.({ key: 'x', min: 1, max: 2 }));
      }
    });

    test('number each paragraph of the rulebook once', () => {
      expect(strings.rulebook.length).toBeGreaterThan(0);
      const rules = strings.rulebook.map(({ rule }) => rule);
      expect(new Set(rules).size).toBe(rules.length);
      for (const { rule, title } of strings.rulebook) [rule, title].forEach(said);
      for (const bodies of allReadings(module, strings).values()) [...bodies].forEach(said);
    });
  });

  describe('the moves', () => {
    test('are server-side, without undo, and follow what is concealed', () => {
      for (const [name, move] of Object.entries(module.moves)) {
        expect(boardgameOf(module).moves?.[name]).toMatchObject({
          client: false,
          undoable: false,
          redact: move.conceals !== 'nothing',
          ignoreStaleStateID: move.anytime === true,
        });
      }
    });

    test('are checked in form before any rule', () => {
      const match = deal(module.players.min, {});
      const before = JSON.stringify(match.state);
      const junk = [[{}], ['', '', '', '', ''], [Number.NaN], [[[]]], [null, null, null, null], [{ __proto__: null }]];
      for (const name of Object.keys(module.moves)) {
        for (const args of junk) {
          for (const seat of ['0', '1', '9']) {
            expect(match.act(seat, { move: name, args })).toHaveProperty('code');
          }
        }
      }
      expect(JSON.stringify(match.state)).toBe(before);
    });
  });

  describe('recorded matches', () => {
    const matches = recordedMatches(module.id);

    test('reach every way to end', () => {
      const reached = new Set(matches.map(([, { result }]) => (result as { reason: string }).reason));
      expect([...reached].sort()).toEqual(Object.keys(module.strings.endings).sort());
    });

    test('replay to their results and their last states', () => {
      for (const [file, record] of matches) {
        expect(record).toMatchObject({ game: module.id, rulesVersion: module.rulesVersion });
        const { state } = replay(module, record);
        expect([file, module.course(state).result]).toEqual([file, record.result]);
        expect([file, matchFingerprint(state, record.options)]).toEqual([file, record.hash]);
      }
    });
  });
});

test('the catalogue lists the games and no others', () => {
  expect(catalogue.map(({ id }) => id)).toEqual(modules.map(({ id }) => id));
});
