import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { deal, reduce } from '@lantern/games/engine/reducer';
import { commitmentOf, seedOf, serverCommitmentOf } from '@lantern/games/engine/seedCommitment';
import type { CommonView } from '@lantern/games/module';
import type { FairPlayView, RevealedMatch } from '@lantern/protocol/fairPlay';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteCommitment } from '../../room/seed/commitments';
import { noteWitness } from '../../room/seed/witness';
import { forget } from '../../state/storage';
import { check } from './check';
import { FairPlaySheet } from './FairPlaySheet';

const rules = crystalCityCatan;
const [SECRET, SALT] = ['5eed'.repeat(16), '5a17'];
const promise = serverCommitmentOf(SALT, 'match', SECRET);
const numbers = { '0': 'aa'.repeat(32), '1': 'bb'.repeat(32) };

/** A match that was given up at once. */
const dealt = deal(rules, 2, {}, seedOf(SECRET, numbers));
const given = reduce(rules, dealt, { seat: '0', move: 'concede', args: [] });
if ('error' in given) throw new Error(given.error);
const seen = (G: unknown): CommonView => JSON.parse(JSON.stringify(rules.view(G as never, null)));
const [begun, ended] = [seen(dealt.G), seen(given.state.G)];

const opened: RevealedMatch = {
  ...{ matchId: 'match', players: 2, options: {}, secret: SECRET, salt: SALT },
  ...{ contributions: numbers, chance: 2 as const },
  rulesVersions: [rules.rulesVersion],
  moves: [['0', 'concede', []]],
};

/** The sheet with what the server answers. */
function show(answer: Partial<FairPlayView>, view: CommonView) {
  const told = { matchId: 'match', promise, withheld: false, contributed: ['0', '1'], opened: null };
  const body = { ...told, ...answer };
  globalThis.fetch = (async () => ({ ok: true, json: async () => body })) as unknown as typeof fetch;
  const names = { '0': 'Ana', '1': 'Ben' };
  const close = () => {};
  render(<FairPlaySheet {...{ code: 'ROOM', matchId: 'match', game: rules.id, view, names, check }} onClose={close} />);
}

const run = async () => userEvent.click(await screen.findByRole('button', { name: 'Check this match' }));

/** What this browser noted while the seed was made. */
const commitments = { '0': commitmentOf('match', numbers['0']), '1': commitmentOf('match', numbers['1']) };

beforeEach(() => {
  forget('promises');
  forget('witnesses');
});

test('the seal is shown from the start, and what will become of it', async () => {
  show({}, begun);
  expect(await screen.findByText(promise.slice(0, 8), { exact: false })).toBeInTheDocument();
  expect(screen.getByText(/has kept the seal/)).toBeInTheDocument();
  expect(screen.getByText(/opened when the match is over/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check this match' })).not.toBeInTheDocument();
});

test('a match that was dealt without a seal is shown as such', async () => {
  show({ promise: null }, ended);
  expect(await screen.findByText(/before Lantern sealed its matches/)).toBeInTheDocument();
});

test('after the end every move is played again, and the match holds', async () => {
  show({ opened }, ended);
  await run();
  expect(await screen.findByText(/^It holds\. 1 moves/)).toBeInTheDocument();
});

test('another seal than at the start is told, and the match does not hold', async () => {
  noteCommitment('match', serverCommitmentOf(SALT, 'match', 'another secret'));
  show({ opened }, ended);
  expect(await screen.findByText(/^Careful/)).toBeInTheDocument();
  await run();
  expect(await screen.findByText(/does not belong to the seal/)).toBeInTheDocument();
});

test('a move that was not possible is named', async () => {
  show({ opened: { ...opened, moves: [['1', 'rollDice', []], ...opened.moves] } }, ended);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await run();
  expect(await screen.findByText(/move 1 was not possible/)).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('another end than the one on the table does not hold', async () => {
  show({ opened }, { ...ended, decisionId: 77 });
  await run();
  expect(await screen.findByText(/another end than the one you see/)).toBeInTheDocument();
});

test('other rules than those of the page are not judged', async () => {
  show({ opened: { ...opened, rulesVersions: [rules.rulesVersion - 1] } }, ended);
  await run();
  expect(await screen.findByText(/by other rules/)).toBeInTheDocument();
});

test('while a long match is checked, how far it has come is shown', async () => {
  const body = { matchId: 'match', promise, withheld: false, contributed: [], opened };
  globalThis.fetch = (async () => ({ ok: true, json: async () => body })) as unknown as typeof fetch;
  const check = (_job: unknown, progress: (moves: number) => void) => {
    progress(1);
    return new Promise<never>(() => {});
  };
  const sheet = { code: 'ROOM', matchId: 'match', game: rules.id, view: ended, names: {}, check };
  render(<FairPlaySheet {...sheet} onClose={() => {}} />);
  await run();
  const bar = await screen.findByRole('progressbar', { name: 'Playing every move again…' });
  expect(bar).toHaveAttribute('value', '1');
  expect(bar).toHaveAttribute('max', '1');
});

describe('the numbers of the seats', () => {
  test('who has added one is told from the start', async () => {
    show({}, begun);
    expect(await screen.findByText('Numbers of their own were added by: Ana, Ben.')).toBeInTheDocument();
  });

  test('that nobody has added one is told as well', async () => {
    show({ contributed: [] }, begun);
    expect(await screen.findByText(/^No browser has added a number/)).toBeInTheDocument();
  });

  test('a browser that was there checks them itself', async () => {
    noteWitness('match', { commitments, own: { '0': numbers['0'] } });
    show({ opened }, ended);
    await run();
    expect(await screen.findByText(/^It holds/)).toBeInTheDocument();
    expect(screen.queryByText(/was not here when the numbers were added/)).not.toBeInTheDocument();
  });

  test('one that was not there says so', async () => {
    show({ opened }, ended);
    await run();
    expect(await screen.findByText(/was not here when the numbers were added/)).toBeInTheDocument();
  });

  test('an own number that was left out is told', async () => {
    noteWitness('match', { commitments, own: { '0': 'cc'.repeat(32) } });
    show({ opened }, ended);
    await run();
    expect(await screen.findByText(/number that this browser has added/)).toBeInTheDocument();
  });

  test('who has announced a number and not told it is named', async () => {
    noteWitness('match', { commitments: { ...commitments, '2': 'dd'.repeat(32) }, own: {} });
    show({ opened }, ended);
    await run();
    expect(await screen.findByText(/never told it: Seat 3/)).toBeInTheDocument();
  });
});

test('a match of a room that reveals nothing cannot be checked, and why is said', async () => {
  show({ promise: null, withheld: true }, ended);
  expect(await screen.findByText(/nothing was to be revealed/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check this match' })).not.toBeInTheDocument();
});

test('a match that was ended by vote is checked as it stood', async () => {
  show({ opened: { ...opened, moves: [] } }, begun);
  await run();
  expect(await screen.findByText(/^It holds\. 0 moves/)).toBeInTheDocument();
});
