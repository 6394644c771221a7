import { sourceFiles } from '../../test/matchFiles';
import { sharedRefusals } from '../kit/strings.en';
import { moves } from './moves';
import { strings } from './strings/en/index';

/** The checklist of the rules: every number, example and code must have a test that names it. */
const RULES = `
  R1.1 R1.2 R1.3 R1.4 R1.5 R1.6 R1.7 R2.1 R2.2 R2.3 R2.4 R2.5 R3.1 R3.2 R3.3 R3.4 R3.5 R3.6 R3.7 R4.1 R4.2 R4.3 R4.4
  R5.1 R5.2 R5.3 R5.4 R6.1 R6.2 R6.3 R6.4 R6.5 R6.6 R6.7 R7.1 R7.2 R7.3 R7.4 R7.5 R7.6 R7.7 R7.8 R7.9
  R8.1 R8.2 R8.3 R8.4 R8.5 R8.6 R8.7 R8.8 R9.1 R9.2 R9.3 R9.4 R9.5 R9.6 R9.7 R10.1 R10.2 R10.3 R10.4 R10.5 R11.1 R11.2
  R12.1 R12.2 R12.3 R12.4 R12.5 R12.6 R12.7 R13.1 R13.2 R13.3 R13.4 R13.5 R13.6 R13.7
  R14.1 R14.2 R14.3 R14.4 R14.5 R14.6 R15.1 R15.2 R15.3 R15.4 R15.5 R15.6 R16.1 R16.2 R16.3 R16.4 R16.5
  R17.1 R17.2 R17.3 R17.4 R18.1 R18.2
  4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 8.1 8.2 8.3 8.4 8.5 8.6 10.1 10.4 10.5 10.6
  I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13 I14 I15`;

const EXAMPLES = Array.from({ length: 34 }, (_, index) => `E${index + 1}`);

const CODES = `
  GAME_OVER OUT NOT_YOUR_TURN WRONG_STEP UNKNOWN_MOVE MALFORMED BAD_ARG WRONG_COASTER CENTRE OCCUPIED SPACING NOT_YOURS
  ALREADY_MOVED UNREACHABLE NOT_ON_VORTEX NO_VORTEX DIPLOMAT ALREADY_FOUGHT NO_ENEMY NOT_ADJACENT BAD_SUPPORT
  NOT_A_SETTLEMENT OWN_SETTLEMENT OCCUPIED_SQUARE DEFENDED TOO_WEAK NO_PIECE NOT_A_DIPLOMAT METRO_SQUARE NO_OWNER
  MUST_FIGHT NOT_CANDIDATE BAD_KIND NO_GRAIN NO_SOURCE GOLD_ADJACENT MOUNTAIN_DUE BAD_PLAYER_COUNT UNKNOWN_OPTION BAD_OPTION
  BAD_OPTIONS`;

const words = (table: string) => table.trim().split(/\s+/);

const tests = sourceFiles('crystal-wars', '.test.ts').filter(([file]) => file !== 'coverage.test.ts');
const titles = tests.flatMap(([, source]) =>
  [...source.matchAll(/\b(?:test|describe)(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    (hit) => hit[2] ?? '',
  ),
);

/** `R7.3–R7.5` names these two rules only, not those between. */
const numbers = new Set(titles.flatMap((title) => title.match(/\b(?:[RE]\d+(?:\.\d+)?|(?:4|8|10)\.\d)\b/g) ?? []));
const code = tests.map(([, source]) => source).join('\n');
const laws = new Set(code.match(/\bI\d+\b/g));

test('every numbered rule has a test that names it', () => {
  expect(words(RULES).filter((rule) => !numbers.has(rule) && !laws.has(rule))).toEqual([]);
});

test('every worked example is a test that names it', () => {
  expect(EXAMPLES.filter((example) => !numbers.has(example))).toEqual([]);
});

test('every refusal is met in a test, and has a sentence', () => {
  expect(words(CODES).filter((refusal) => !new RegExp(`['"\`]${refusal}\\b`).test(code))).toEqual([]);
  expect(words(CODES).filter((refusal) => !strings.refusals[refusal] && !sharedRefusals[refusal])).toEqual([]);
});

test('no sentence is left over for a refusal the game does not have', () => {
  const shared = Object.keys(sharedRefusals);
  expect(Object.keys(strings.refusals).filter((key) => !words(CODES).includes(key) && !shared.includes(key))).toEqual(
    [],
  );
});

test('every move, every kind of fact and every way to end occurs in a test', () => {
  const named = (name: string) => new RegExp(`['"\`]${name}\\b`).test(code);
  expect(Object.keys(moves).filter((move) => !named(move))).toEqual([]);
  expect(Object.keys(strings.endings).filter((ending) => !named(ending))).toEqual([]);
  expect(Object.keys(strings.facts).filter((fact) => !named(fact))).toEqual([]);
});
