import { sourceFiles } from '../../test/matchFiles';
import { sharedRefusals } from '../kit/strings.en';
import { NPCS } from './data/dungeon';
import { KINDS } from './data/equipment';
import { moves } from './moves';
import { options } from './options';
import { strings } from './strings/en/index';

/** The checklist of the rules: every number, example, code and value must have a test that names it. */
const RULES = `
  S1 S2 S3 R1.1 R1.2 R1.3 R1.4 R1.5 R2.1 R2.2 R2.3 R2.4 R2.5 R2.6 R2.7 R2.8 R2.9 R2.10 R2.11
  R3.1 R3.2 R3.3 R3.4 R3.5 R3.6 R3.7 R3.8 R3.9 R3.10 R4.1 R4.2 R5.1 R5.2 R5.3 R5.4
  R6.1 R6.2 R6.3 R6.4 R6.5 R6.6 R6.7 R6.8 R6.9 R6.10 R6.11 R6.12 R7.1 R7.2 R7.3 R7.4 R7.5 R7.6 R8.1 R8.2 R8.3
  R9.1 R9.2 R9.3 R9.4 R9.5 R9.6 R9.7 R9.8 R9.9 R9.10 R9.11 R9.12 R9.13 R9.14 R9.15 R9.16 R9.17 R9.18
  R10.1 R10.2 R10.3 R10.4 R10.5 R10.6 R11.1 R11.2 R11.3 R11.4 R11.5 R12.1 R12.2 R12.3 R12.4 R13.1 R13.2 R13.3
  R14.1 R14.2 R14.3 R14.4 R14.5 R14.6 R15.1 R15.2 R15.3 R15.4 R16.1 R16.2 R16.3 R16.4 R16.5 R16.6
  R17.1 R17.2 R17.3 R17.4 R18.1 R18.2 R18.3 R19.1 R19.2 R19.3 R19.4 R20.1 R20.2 R21.1 R21.2 R21.3 E1 E2 E3 E4 E5
  I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14 I15`;

const EXAMPLES = Array.from({ length: 40 }, (_, index) => `W${index + 1}`);

const CODES = `
  GAME_OVER DEAD NOT_YOUR_DECISION WRONG_STEP NOT_CALM IN_COMBAT BAD_ARGS MALFORMED SAME NOT_NEEDY DECK_EMPTY NO_CARD
  NO_SPARE NO_OFFER NOT_A_FACE NOT_SPARE DECK_NOT_EMPTY NOT_MOST CLASS_TAKEN NOT_CLAIMED CONFIRMED ALONE BAD_TEXT
  CLASS_LIMIT ONE_PER_HERO NO_EFFECT BAD_VALUE OUT_OF_STOCK TOO_EXPENSIVE NOT_BOUGHT_NOW DONE SLOT_FULL NO_SLOT IN_USE
  NOT_IN_USE NOT_A_DWARF NOT_DAMAGED TARGET_DEAD TARGET_ALIVE SELF NO_LP NOTHING NOT_A_CLERIC NO_DICE FULL_HP
  ALREADY_ACTED OVER_MAX BAD_OFFER NOT_A_WIZARD NOT_A_POTION NOT_YOURS ANSWERED NO_SPELLS SPELL_LIMIT NO_ATTACK BAD_TARGET
  OPTION_OFF GUARDED EXCHANGE_PARTNER_ONLY NOT_A_FIGHTER NO_LUCK KEPT NOT_A_THIEF DECLINED THIEF_FIRST VOTED DRAGON_SLAIN
  BAD_OPTION UNKNOWN_OPTION`;

const words = (table: string) => table.trim().split(/\s+/);

const tests = sourceFiles('improvised-dungeon-crawl', '.test.ts').filter(([file]) => file !== 'coverage.test.ts');
const code = tests.map(([, source]) => source).join('\n');

/** Titles of tests and groups, and the first words of each case of a table. */
const titles = [...code.matchAll(/(?:\b(?:test|describe)\(|\)\(|^\s*\[)\s*(['"`])((?:\\.|(?!\1).)*)\1/gm)].map(
  (hit) => hit[2] ?? '',
);
const numbers = new Set(titles.flatMap((title) => title.match(/\b[RSEWI]\d+(?:\.\d+)?\b/g) ?? []));
const quoted = (word: string) => new RegExp(`['" ]${word}\\b`).test(code);

test('every numbered rule has a test that names it', () => {
  expect(words(RULES).filter((rule) => !numbers.has(rule))).toEqual([]);
});

test('every worked example is a test that names it', () => {
  expect(EXAMPLES.filter((example) => !numbers.has(example))).toEqual([]);
});

test('every refusal is met in a test, and has a sentence', () => {
  expect(words(CODES).filter((refusal) => !quoted(refusal))).toEqual([]);
  expect(words(CODES).filter((refusal) => !strings.refusals[refusal] && !sharedRefusals[refusal])).toEqual([]);
});

test('no sentence is left over for a refusal the game does not have', () => {
  const shared = Object.keys(sharedRefusals);
  expect(Object.keys(strings.refusals).filter((key) => !words(CODES).includes(key) && !shared.includes(key))).toEqual(
    [],
  );
});

test('every move, every item and every encounter occurs in a test', () => {
  expect(
    Object.keys(moves).filter((move) => !new RegExp(`act\\([^)]*'${move}'|byDefault|'${move}'`).test(code)),
  ).toEqual([]);
  expect([...KINDS, ...NPCS].filter((one) => !new RegExp(`['\\s]${one}\\b`).test(code))).toEqual([]);
});

test('every value of every option occurs in a test of its rule', () => {
  const rules = tests
    .filter(([file]) => file !== 'options.test.ts')
    .map(([, source]) => source)
    .join('\n');
  const missing = Object.entries(options.rules).flatMap(([key, rule]) => {
    const values = rule.kind === 'choice' ? rule.values(4).map((value) => `['\`]${value}['\`]`) : [`\\b${key}\\b`];
    return [`\\b${key}\\b`, ...values].filter((one) => !new RegExp(one).test(rules)).map((one) => `${key}: ${one}`);
  });
  expect(missing).toEqual([]);
});
