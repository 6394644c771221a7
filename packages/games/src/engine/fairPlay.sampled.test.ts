import type { ChanceVersion, RecordedMove, RevealedMatch } from '@lantern/protocol/fairPlay';
import { samplesOf } from '../../../../jest.samples';
import { testPlanOf } from '../../test/testPlans';
import { modules } from '../index';
import { seededRandom } from '../kit/random';
import type { AnyModule } from '../module';
import { checkMatch, type Witness } from './fairPlay';
import { CHANCE_VERSION, deal, type EngineState, reduce } from './reducer';
import { commitmentOf, seedOf, serverCommitmentOf } from './seedCommitment';
import { TAKE_BACK, TIME_OUT } from './serverOnlyMoves';
import { takeBack } from './takeBack';

const SECRET = 'c0ffee'.repeat(10);
const NUMBERS = { '0': 'aa'.repeat(32), '2': 'bb'.repeat(32) };
/** Numbers of moves after which one is taken back. */
const TAKEN_BACK = [4, 9, 14];
/** The piles afterwards; the last variant is a take-back from before the numbering of chance continued. */
const PILES = ['shuffled', 'kept', undefined] as const;
/** A match is played to its end, or up to this number of moves and further until a move that watchers see. */
const MOST_MOVES = samplesOf('fairPlayMoves');
const SALT = 'a grain of salt';

/** A match of bots, as a server plays and reveals it. */
function played(module: AnyModule): { opened: RevealedMatch; last: EngineState } {
  const { players, options } = { players: module.players.max, options: {} };
  const random = seededRandom(module.id);
  const moves: RecordedMove[] = [];
  const before = new Map<number, EngineState>();
  let state = deal(module, players, options, seedOf(SECRET, NUMBERS));
  const make = (move: RecordedMove) => {
    const reduction = reduce(module, state, { seat: move[0], move: move[1], args: move[2] });
    if ('error' in reduction) throw new Error(reduction.error);
    before.set(moves.push(move), state);
    state = reduction.state;
  };
  /** The seat that made the last move takes it back. */
  const takeBackLast = () => {
    const seq = moves.findLastIndex(([seat]) => seat !== null) + 1;
    const [seat] = moves[seq - 1] as RecordedMove;
    const piles = PILES[TAKEN_BACK.indexOf(moves.length)];
    const how = { seat: seat as string, ...(piles && { piles }) };
    state = takeBack(module, state, before.get(seq) as EngineState, how);
    moves.push([seat, TAKE_BACK, piles ? [seq, piles] : [seq]]);
  };
  const seen = () => JSON.stringify(module.view(state.G, null));
  for (let shown = ''; !module.course(state.G).result && (moves.length < MOST_MOVES || seen() === shown); ) {
    shown = seen();
    const seats = Array.from({ length: players }, (_, seat) => String(seat));
    const seat = seats.find((seat) => module.view(state.G, seat).mustDecide);
    const choice = seat !== undefined && moves.length % 17 > 0 && module.bot(module.view(state.G, seat), seat, random);
    if (TAKEN_BACK.includes(moves.length)) takeBackLast();
    else if (choice) make([seat as string, choice.move, choice.args]);
    else make([null, TIME_OUT, [module.view(state.G, null).decisionId]]);
  }
  const rulesVersions = [module.rulesVersion];
  const secret = { secret: SECRET, salt: SALT, contributions: NUMBERS };
  const opened = { matchId: 'match', players, options, ...secret, chance: CHANCE_VERSION, rulesVersions };
  return { opened: JSON.parse(JSON.stringify({ ...opened, moves })), last: state };
}

const commitment = serverCommitmentOf(SALT, 'match', SECRET);

describe.each(modules.map((module) => [module.id, module] as const))('%s', (_id, module) => {
  const match = played(module);
  const shown = JSON.parse(JSON.stringify(module.view(match.last.G, null)));
  const check = (change: Partial<RevealedMatch>, hash = commitment, view = shown) =>
    checkMatch(module, { ...match.opened, ...change }, hash, view);

  test('a match as it was played passes the check, for watchers and for every seat', () => {
    const nobodyKnows = { witnessed: false };
    const moves = match.opened.moves.length;
    expect(check({})).toEqual({ holds: true, moves, contributed: ['0', '2'], ...nobodyKnows });
    const own = JSON.parse(JSON.stringify(module.view(match.last.G, '0')));
    expect(check({}, commitment, own)).toMatchObject({ holds: true });
  });

  test('another secret, salt or match does not match the commitment', () => {
    const broken = { holds: false, why: 'commitment' };
    expect(check({ secret: `${SECRET}0` })).toEqual(broken);
    expect(check({ salt: 'other' })).toEqual(broken);
    expect(check({ matchId: 'other' })).toEqual(broken);
    expect(check({}, serverCommitmentOf(SALT, 'match', 'other'))).toEqual(broken);
  });

  test('a secret that was changed together with its commitment gives another match, unless the game has no randomness', async () => {
    const finding = check({ secret: 'other' }, serverCommitmentOf(SALT, 'match', 'other'));
    expect(finding.holds).toBe((await testPlanOf(module)).chance === false);
  });

  test('the check reports its progress', () => {
    const told: number[] = [];
    checkMatch(module, match.opened, commitment, shown, { progress: (moves) => told.push(moves) });
    const { length } = match.opened.moves;
    expect(told).toEqual(Array.from({ length: Math.ceil(length / 50) }, (_, report) => 50 * report));
  });

  test('a match that ends before the shown state fails the check', () => {
    expect(check({ moves: match.opened.moves.slice(0, -1) })).toEqual({ holds: false, why: 'end' });
  });

  test('a match that was ended early passes the check up to its end', () => {
    const begun = deal(module, match.opened.players, {}, seedOf(SECRET, NUMBERS));
    const dealt = JSON.parse(JSON.stringify(module.view(begun.G, null)));
    expect(check({ moves: [] }, commitment, dealt)).toMatchObject({ holds: true, moves: 0 });
  });

  test('a move that the rules do not allow is named by its number', () => {
    const [first, ...rest] = match.opened.moves;
    expect(check({ moves: [first as RecordedMove, ['0', 'nothing', []], ...rest] })).toEqual({
      holds: false,
      why: 'move',
      move: 2,
    });
  });

  test('a take-back of a move that does not exist, or of another seat’s move, fails the check', () => {
    const at = TAKEN_BACK[0] as number;
    const [seat, move] = match.opened.moves[at] as RecordedMove;
    const forged = (entry: RecordedMove) => check({ moves: match.opened.moves.with(at, entry) });
    const broken = { holds: false, why: 'move', move: at + 1 };
    expect(forged([seat, move, [99]])).toEqual(broken);
    expect(forged([seat, move, []])).toEqual(broken);
    expect(forged([seat, move, [at, 'marked']])).toEqual(broken);
    expect(forged(['7', move, [at]])).toEqual(broken);
    expect(forged([null, move, [at]])).toEqual(broken);
  });

  test('a story without a newer field of facts passes the check, and one with other facts fails it', () => {
    const [fact, ...others] = shown.story;
    const [field] = Object.keys(fact.data) as [string];
    const { [field]: _added, ...earlier } = fact.data;
    const told = (data: object) => ({ ...shown, story: [{ ...fact, data }, ...others] });
    expect(check({}, commitment, told(earlier))).toMatchObject({ holds: true });
    expect(check({}, commitment, told({ ...fact.data, [field]: 'other' }))).toEqual({ holds: false, why: 'end' });
  });

  test('a result other than the shown one fails the check', () => {
    expect(check({}, commitment, { ...shown, decisionId: -1 })).toEqual({ holds: false, why: 'end' });
  });

  test('a match played by other rules is not judged', () => {
    const rulesVersions = [module.rulesVersion, module.rulesVersion - 1];
    expect(check({ rulesVersions })).toMatchObject({ holds: false, why: 'rules' });
  });

  test('a deal with unknown options fails', () => {
    expect(check({ options: { nothing: 1 } })).toEqual({ holds: false, why: 'deal' });
  });
});

describe('the numbers of the seats', () => {
  const [module] = modules as [AnyModule, ...AnyModule[]];
  const match = played(module);
  const shown = JSON.parse(JSON.stringify(module.view(match.last.G, null)));
  const commitments = Object.fromEntries(
    Object.entries(NUMBERS).map(([seat, number]) => [seat, commitmentOf('match', number)]),
  );
  const check = (change: Partial<RevealedMatch>, witness: Partial<Witness> = {}) =>
    checkMatch(module, { ...match.opened, ...change }, commitment, shown, {
      witness: { commitments, own: {}, ...witness },
    });
  const other = 'cc'.repeat(32);

  test('pass the check in a browser that has seen their hashes, including its own', () => {
    expect(check({}, { own: { '2': NUMBERS['2'] } })).toMatchObject({ holds: true, witnessed: true });
  });

  test('that differ from the announced ones fail the check', () => {
    expect(check({ contributions: { ...NUMBERS, '0': other } })).toEqual({ holds: false, why: 'numbers' });
    expect(check({ contributions: { ...NUMBERS, '1': other } })).toEqual({ holds: false, why: 'numbers' });
    expect(check({ contributions: { '0': NUMBERS['2'], '2': NUMBERS['0'] } })).toEqual({
      holds: false,
      why: 'numbers',
    });
  });

  test('fail the check if the browser’s own number is left out or changed', () => {
    expect(check({ contributions: { '0': NUMBERS['0'] } }, { own: { '2': NUMBERS['2'] } })).toMatchObject({
      why: 'ownNumber',
    });
    expect(check({}, { own: { '2': other } })).toMatchObject({ why: 'ownNumber' });
  });

  test('fail the check if an announced number is left out, even if the deal follows from the others', () => {
    const announced = { ...commitments, '1': commitmentOf('match', other) };
    expect(check({}, { commitments: announced })).toEqual({ holds: false, why: 'missing' });
    expect(check({})).toMatchObject({ holds: true, contributed: ['0', '2'] });
  });

  test('determine the seed: without one of them it is another match', () => {
    const { '0': _, ...fewer } = NUMBERS;
    expect(checkMatch(module, { ...match.opened, contributions: fewer }, commitment, shown).holds).toBe(false);
  });
});

describe('how randomness is derived from the seed', () => {
  const [module] = modules as [AnyModule, ...AnyModule[]];
  const match = played(module);
  const shown = JSON.parse(JSON.stringify(module.view(match.last.G, null)));

  test.each([1, 3, undefined])('randomness of a kind that this page does not know is not judged: %s', (chance) => {
    const other = { ...match.opened, chance: chance as ChanceVersion };
    expect(checkMatch(module, other, commitment, shown)).toMatchObject({ holds: false, why: 'rules' });
  });
});
