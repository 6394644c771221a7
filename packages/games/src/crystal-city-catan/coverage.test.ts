import { sourceFiles } from '../../test/matchFiles';
import { sharedRefusals } from '../kit/strings.en';
import { strings } from './strings/en/index';

/** The checklist of the rules: every number, example and code must have a test that names it. */
const RULES = `
  S1 S2 S3 S4 S5 S6 S7 S8
  R1.1 R1.2 R1.3 R1.4 R1.5 R1.6 R2.1 R2.2 R2.3 R3.1 R3.2 R4.1 R4.2 R4.3 R5.1 R5.2 R5.3 R6.1 R6.2 R6.3 R6.4
  R7.1 R7.2 R7.3 R7.4 R7.5 R7.6 R7.7 R7.8 R7.9 R7.10 R8.1 R8.2 R8.3 R8.4 R8.5 R8.6 R8.7 R8.8
  R9.1 R9.2 R10.1 R10.2 R10.3 R10.4 R11.1 R12.1 R12.2 R12.3 R12.4 R12.5 R12.6`;

const EXAMPLES = Array.from({ length: 37 }, (_, index) => `E${index + 1}`);

const CODES = `
  GAME_OVER WRONG_STEP NOT_YOUR_TURN MALFORMED BAD_ARGS CANNOT_PAY BAD_PAYMENT NOT_A_PERMUTATION ALREADY_COMMITTED
  NO_SUCH_POOL POOL_FULL MUST_GAIN POOL_EMPTY TYPE_MISMATCH NO_GARRISON WRONG_COUNT SLOT_TAKEN NOT_LARGER
  TOO_BIG_FOR_CAPITAL NO_PIECE NO_ROAD ALREADY_BUILT TOO_BIG_FOR_ROAD NO_COMMUNITY PORT_NOT_UPGRADABLE PORT_LIMIT
  TOO_BIG_FOR_COMMUNITY NEEDS_VILLAGE STOREHOUSE_BLOCKS NEEDS_CITY NOT_ON_FORT RES_TAKEN NO_PORT WRONG_RATE NOT_COVERED
  SAME_TYPE MERCHANT_LIMIT TRADES_OFF TRADE_PENDING OFFER_LIMIT EMPTY_SIDE OPPONENT_LACKS NO_ROOM COUNTER_LIMIT NO_TRADE
  BAD_PLAYER_COUNT UNKNOWN_OPTION BAD_OPTION`;

const words = (table: string) => table.trim().split(/\s+/);

const tests = sourceFiles('crystal-city-catan', '.test.ts').filter(([file]) => file !== 'coverage.test.ts');
const titles = tests.flatMap(([, source]) =>
  [...source.matchAll(/\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    (hit) => hit[2] ?? '',
  ),
);
const numbers = new Set(titles.flatMap((title) => title.match(/\b[RSE]\d+(?:\.\d+)?\b/g) ?? []));
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
  const shared = Object.keys(sharedRefusals);
  expect(Object.keys(strings.refusals).filter((key) => !words(CODES).includes(key) && !shared.includes(key))).toEqual(
    [],
  );
});
