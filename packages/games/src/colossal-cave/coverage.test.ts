import { sourceFiles } from '../../test/matchFiles';
import { sharedRefusals } from '../kit/strings.en';
import { strings } from './strings/en/index';

/** The checklist of the rules: every number, example and code must have a test that names it. */
const RULES = `
  S1 S2 S3a S3b S4 S5
  T1 T2 T3 T4 T5 T6 T7 T8 T9
  R0 R1.1 R1.2 R1.3 R1.4 R2 R3.1 R3.2 R3.3 R4.1 R4.2 R4.3 R4.4 R5.1 R5.2 R5.3 R5.4
  R6.1 R6.2 R6.3 R6.4 R6.5 R6.6 R7.1 R7.2 R7.3 R7.4 R7.5 R7.6
  R8.1 R8.2 R8.3 R8.4 R8.5 R8.6 R8.7 R8.8 R8.9 R8.10 R8.11 R8.12 R8.13
  R9.1 R9.2 R9.3 R9.4 R9.5 R9.6 R10.1 R10.2 R10.3 R10.4 R11.1 R11.2 R11.3
  R12.1 R12.2 R12.3 R12.4 R13.1 R13.2 R13.3 R13.4 R13.5 R14 R15.1 R15.2 R15.3 R15.4 R15.5 R16
  E1 E2 E3 E4 E5`;

const EXAMPLES = Array.from({ length: 57 }, (_, index) => `X${index + 1}`);

const CODES = `
  NOT_YOUR_DECISION WRONG_STEP GAME_OVER NOT_CARRIED NO_ABILITY WRONG_ROOM ALREADY_USED NOTHING_TO_FIND NOT_ADJACENT
  CAVE_CLOSED NOT_IN_HAND REACTION_ONLY NOWHERE BIRD_SCARED INHABITANTS_GONE NO_TARGET BAD_TARGET TARGET_DEAD
  TARGET_SAFE TARGET_LIT BAD_ITEM BAD_ROOM DISCARD_EMPTY NOT_WELL_HOUSE NOT_TREASURE STALE_WINDOW NOT_A_REACTION
  NO_TRIGGER OWN_CARD NOT_TARGET NOT_DEFENCE MAGAZINES_TARGETED BAD_TOLL NOT_IN_DISCARD NOT_OVER BAD_STANDING
  ALREADY_CONCEDED STALE_DECISION SERVER_ONLY BAD_PLAYER_COUNT UNKNOWN_OPTION BAD_OPTION`;

const words = (table: string) => table.trim().split(/\s+/);

const tests = sourceFiles('colossal-cave', '.test.ts').filter(([file]) => file !== 'coverage.test.ts');
const titles = tests.flatMap(([, source]) =>
  [...source.matchAll(/\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    (hit) => hit[2] ?? '',
  ),
);
const numbers = new Set(titles.flatMap((title) => title.match(/\b[RSTEX]\d+(?:\.\d+)?[ab]?\b/g) ?? []));
const code = tests.map(([, source]) => source).join('\n');

test('every numbered rule has a test that names it', () => {
  expect(words(RULES).filter((rule) => !numbers.has(rule))).toEqual([]);
});

test('every worked example is a test that names it', () => {
  expect(EXAMPLES.filter((example) => !numbers.has(example))).toEqual([]);
});

test('every refusal is met in a test, and has a sentence', () => {
  expect(words(CODES).filter((refusal) => !new RegExp(`['":]${refusal}\\b`).test(code))).toEqual([]);
  expect(words(CODES).filter((refusal) => !strings.refusals[refusal] && !sharedRefusals[refusal])).toEqual([]);
});

test('no sentence is left over for a refusal the game does not have', () => {
  expect(Object.keys(strings.refusals).filter((refusal) => !words(CODES).includes(refusal))).toEqual([]);
});
