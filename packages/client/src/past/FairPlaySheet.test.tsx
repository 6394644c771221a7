import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { deal, reduce } from '@lantern/games/kit/engine';
import { type OpenedMatch, promiseOf } from '@lantern/games/kit/fair';
import type { CommonView } from '@lantern/games/module';
import type { FairPlayView } from '@lantern/games/past';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forget } from '../app/storage';
import { check } from './check';
import { FairPlaySheet } from './FairPlaySheet';
import { notePromise } from './promises';

const rules = crystalCityCatan;
const [SEED, SALT] = ['5eed'.repeat(16), '5a17'];
const promise = promiseOf(SALT, 'match', SEED);

/** A match that was given up at once. */
const dealt = deal(rules, 2, {}, SEED);
const given = reduce(rules, dealt, { seat: '0', move: 'concede', args: [] });
if ('error' in given) throw new Error(given.error);
const seen = (G: unknown): CommonView => JSON.parse(JSON.stringify(rules.view(G as never, null)));
const [begun, ended] = [seen(dealt.G), seen(given.state.G)];

const opened: OpenedMatch = {
  ...{ matchId: 'match', players: 2, options: {}, seed: SEED, salt: SALT },
  rulesVersions: [rules.rulesVersion],
  moves: [['0', 'concede', []]],
};

/** The sheet with what the server answers. */
function show(answer: Partial<FairPlayView>, view: CommonView) {
  const body = { matchId: 'match', promise, opened: null, ...answer };
  globalThis.fetch = (async () => ({ ok: true, json: async () => body })) as unknown as typeof fetch;
  render(<FairPlaySheet code="ROOM" matchId="match" game={rules.id} view={view} check={check} onClose={() => {}} />);
}

const run = async () => userEvent.click(await screen.findByRole('button', { name: 'Check this match' }));

beforeEach(() => forget('promises'));

test('the seal is shown from the start, and what will become of it', async () => {
  show({}, begun);
  expect(await screen.findByText(promise.slice(0, 8), { exact: false })).toBeInTheDocument();
  expect(screen.getByText(/has kept the seal/)).toBeInTheDocument();
  expect(screen.getByText(/opened when the match has a result/)).toBeInTheDocument();
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
  notePromise('match', promiseOf(SALT, 'match', 'another seed'));
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
