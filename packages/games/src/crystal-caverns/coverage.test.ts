import { sourceFiles } from '../../test/matchFiles';
import { sharedRefusals } from '../kit/strings.en';
import { ABILITIES } from './data/abilities';
import { CAVERN_CARDS, type CardKind, kindOf } from './data/cards';
import { COLOURS } from './data/classes';
import { moves } from './moves';
import { strings } from './strings/en/index';

/** The checklist of the rules: every number, example and code must have a test that names it. */
const RULES = `
  S1 S2 S3 S4 S5 S6
  R1.1 R1.2 R1.3 R1.4 R1.5 R2.1 R2.2 R2.3 R2.4 R2.5 R3.1 R3.2 R4.1 R4.2 R4.3 R5.1 R5.2 R5.3 R5.4 R5.5 R5.6 R5.7
  R6.1 R6.2 R6.3 R6.4 R6.5 R6.6 R6.7 R7.1 R7.2 R7.3 R7.4 R7.5 R8.1 R8.2 R8.3 R8.4
  R9.1 R9.2.1 R9.2.2 R9.2.3 R9.2.4 R9.2.5 R9.2.6 R9.2.7 R9.3 R9.4 R9.5 R9.6
  R10.1 R10.2 R10.3 R10.4 R10.5 R10.6 R10.7 R11 R11.1 R11.2 R11.3 R11.4 R11.5 R11.6
  R12.1 R12.2 R12.3 R12.4 R12.5 R12.6 R13 R14.1 R14.2 R14.3 R14.4 R15.1 R15.2 R15.3 R15.4 R15.5
  R16.1 R16.2 R16.3 R17.1 R17.2 R17.3 R17.4 R18.1 R18.2 R19.1 R19.2 R19.3 R20`;

const EXAMPLES = Array.from({ length: 54 }, (_, index) => `E${index + 1}`);

const CODES = `
  GAME_OVER NOT_YOUR_DECISION WRONG_STEP MALFORMED UNKNOWN_MOVE COLOUR_TAKEN NOT_A_PERMUTATION
  ROT_FIXED CELL_TAKEN BESIDE_WALL EXIT_INTO_WALL WALL_ON_EXIT NOT_AT_EXIT NO_JOINT LOCKED NO_WAY NO_BACKTRACK NOT_ON_STAIRS ALONE SAME_ORDER
  MUST_MOVE TARGET_REQUIRED NO_TARGET_ALLOWED NO_WILD_LEFT NOT_YOUR_ABILITY NO_CHARGE STUNNED SWAP_DONE
  ALREADY_CONFUSED NO_UNDEAD NOTHING_TO_SCRY BAD_TARGET HERO_DEAD STASH_FULL NO_SWAP_LEFT FINISH_ROLL_FIRST NOT_ALIVE
  BAD_OPTIONS UNKNOWN_OPTION BAD_OPTION BAD_PLAYER_COUNT`;

const words = (table: string) => table.trim().split(/\s+/);

const tests = sourceFiles('crystal-caverns', '.test.ts').filter(([file]) => file !== 'coverage.test.ts');
const titles = tests.flatMap(([, source]) =>
  [...source.matchAll(/\b(?:test|describe)(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    (hit) => hit[2] ?? '',
  ),
);
const numbers = new Set(titles.flatMap((title) => title.match(/\b[RSE]\d+(?:\.\d+)*\b/g) ?? []));
const code = tests.map(([, source]) => source).join('\n');

test('every numbered rule has a test that names it', () => {
  expect(words(RULES).filter((rule) => !numbers.has(rule))).toEqual([]);
});

test('no test names a rule that does not exist', () => {
  const known = [
    ...words(RULES),
    ...EXAMPLES,
    'R3',
    'R4',
    'R5',
    'R6',
    'R7',
    'R8',
    'R9',
    'R10',
    'R12',
    'R14',
    'R15',
    'R16',
    'R19',
  ];
  expect([...numbers].filter((number) => !known.includes(number))).toEqual([]);
});

test('every worked example is a test that names it', () => {
  expect(EXAMPLES.filter((example) => !numbers.has(example))).toEqual([]);
});

test('every refusal is met in a test, and has a sentence', () => {
  expect(words(CODES).filter((refusal) => !new RegExp(`['":]${refusal}\\b`).test(code))).toEqual([]);
  expect(words(CODES).filter((refusal) => !strings.refusals[refusal] && !sharedRefusals[refusal])).toEqual([]);
});

test('no sentence is left over for a refusal the game does not have', () => {
  const shared = Object.keys(sharedRefusals);
  expect(Object.keys(strings.refusals).filter((key) => !words(CODES).includes(key) && !shared.includes(key))).toEqual(
    [],
  );
});

test('every move is made in a test, and every ability used', () => {
  expect(Object.keys(moves).filter((move) => !new RegExp(`\\.act\\([^()]*'${move}'`).test(code))).toEqual([]);
  expect(ABILITIES.filter((ability) => !new RegExp(`\\.act\\([^()]*'useWild', '${ability}'`).test(code))).toEqual([]);
});

test('every fact of the story occurs in a test', () => {
  expect(Object.keys(strings.facts).filter((fact) => !code.includes(`told('${fact}')`))).toEqual([]);
});

test('every kind of card and monsters of every colour occur in a test', () => {
  const lies = (kind: CardKind) => CAVERN_CARDS.some((id) => kindOf(id) === kind && code.includes(`'${id}'`));
  expect([...new Set(CAVERN_CARDS.map(kindOf))].filter((kind) => !lies(kind))).toEqual([]);
  expect(COLOURS.filter((colour) => !new RegExp(`'${colour} [123]'`).test(code))).toEqual([]);
});
