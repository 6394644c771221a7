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

/** A match that a player gave up at once. */
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

/** Renders the sheet with an answer of the server. */
function show(answer: Partial<FairPlayView>, view: CommonView) {
  const told = {
    matchId: 'match',
    promise,
    withheld: false,
    contributed: ['0', '1'],
    redraws: 0,
    silent: [],
    opened: null,
  };
  const body = { ...told, ...answer };
  globalThis.fetch = (async () => ({ ok: true, json: async () => body })) as unknown as typeof fetch;
  const names = { '0': 'Ana', '1': 'Ben' };
  const close = () => {};
  render(<FairPlaySheet {...{ code: 'ROOM', matchId: 'match', game: rules.id, view, names, check }} onClose={close} />);
}

const run = async () => userEvent.click(await screen.findByRole('button', { name: 'Check this match' }));

/** The commitments that this browser noted while the seed was created. */
const commitments = { '0': commitmentOf('match', numbers['0']), '1': commitmentOf('match', numbers['1']) };

beforeEach(() => {
  forget('promises');
  forget('witnesses');
});

test('the seal is shown from the start, with its purpose', async () => {
  show({}, begun);
  expect(await screen.findByText(promise.slice(0, 8), { exact: false })).toBeInTheDocument();
  expect(screen.getByText(/saved the seal/)).toBeInTheDocument();
  expect(screen.getByText(/opened when the match is over/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check this match' })).not.toBeInTheDocument();
});

test('a match without a seal is marked as such', async () => {
  show({ promise: null }, ended);
  expect(await screen.findByText(/before Lantern sealed its matches/)).toBeInTheDocument();
});

test('after the end every move is replayed, and the check passes', async () => {
  show({ opened }, ended);
  await run();
  expect(await screen.findByText(/^Check passed: 1 move was/)).toBeInTheDocument();
});

test('another seal than at the start is reported, and the check fails', async () => {
  noteCommitment('match', serverCommitmentOf(SALT, 'match', 'another secret'));
  show({ opened }, ended);
  expect(await screen.findByText(/^Warning/)).toBeInTheDocument();
  await run();
  expect(await screen.findByText(/does not match the seal/)).toBeInTheDocument();
});

test('an illegal move is named', async () => {
  show({ opened: { ...opened, moves: [['1', 'rollDice', []], ...opened.moves] } }, ended);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await run();
  expect(await screen.findByText(/move 1 was not possible/)).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('with another end than the shown one the check fails', async () => {
  show({ opened }, { ...ended, decisionId: 77 });
  await run();
  expect(await screen.findByText(/ends differently/)).toBeInTheDocument();
});

test('a match under other rules than those of the page is not judged', async () => {
  show({ opened: { ...opened, rulesVersions: [rules.rulesVersion - 1] } }, ended);
  await run();
  expect(await screen.findByText(/does not know the rules/)).toBeInTheDocument();
});

test('the progress of a long check is shown', async () => {
  const body = { matchId: 'match', promise, withheld: false, contributed: [], redraws: 0, silent: [], opened };
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
  test('the names of the contributors are shown from the start', async () => {
    show({}, begun);
    expect(await screen.findByText('Random numbers were added by: Ana, Ben.')).toBeInTheDocument();
  });

  test('a match without contributions says so', async () => {
    show({ contributed: [] }, begun);
    expect(await screen.findByText(/^No browser added a number/)).toBeInTheDocument();
  });

  test('a browser that was there checks them itself', async () => {
    noteWitness('match', { commitments, own: { '0': numbers['0'] } });
    show({ opened }, ended);
    await run();
    expect(await screen.findByText(/^Check passed/)).toBeInTheDocument();
    expect(screen.queryByText(/joined after the numbers were added/)).not.toBeInTheDocument();
  });

  test('a browser that was not there says so', async () => {
    show({ opened }, ended);
    await run();
    expect(await screen.findByText(/joined after the numbers were added/)).toBeInTheDocument();
  });

  test('an own number that was left out is reported', async () => {
    noteWitness('match', { commitments, own: { '0': 'cc'.repeat(32) } });
    show({ opened }, ended);
    await run();
    expect(await screen.findByText(/the number of this browser was changed/)).toBeInTheDocument();
  });

  test('without a number that was committed to the check fails', async () => {
    noteWitness('match', { commitments: { ...commitments, '2': 'dd'.repeat(32) }, own: {} });
    show({ opened }, ended);
    await run();
    expect(await screen.findByText(/^Check failed: an announced number was left out/)).toBeInTheDocument();
  });

  test('the number of redraws is shown, and whose number was missing', async () => {
    show({ redraws: 2, silent: ['1'] }, begun);
    expect(await screen.findByText(/drawn again 2 times: .* \(Ben\)/)).toBeInTheDocument();
  });

  test('it is reported if the number of this browser is not among them', async () => {
    noteWitness('match', { commitments, own: {}, leftOut: true });
    show({}, begun);
    expect(await screen.findByText(/number of this browser is not part of this deal/)).toBeInTheDocument();
  });
});

test('a match of a room that reveals nothing cannot be checked, and the reason is shown', async () => {
  show({ promise: null, withheld: true }, ended);
  expect(await screen.findByText(/reveals nothing after a match/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check this match' })).not.toBeInTheDocument();
});

test('a match that was ended by vote is checked up to its end', async () => {
  show({ opened: { ...opened, moves: [] } }, begun);
  await run();
  expect(await screen.findByText(/^Check passed: 0 moves/)).toBeInTheDocument();
});

test('a device that first sees a match after its end has no earlier seal', async () => {
  show({ opened }, ended);
  expect(await screen.findByText(/opened the match after its end/)).toBeInTheDocument();
  expect(screen.queryByText(/saved the seal/)).not.toBeInTheDocument();
});
