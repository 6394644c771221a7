import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { type AnyMatch, botPlayer, playMatch } from '@lantern/games/engine/randomPlay';
import type { CommonView } from '@lantern/games/module';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGame } from '../../games/load';
import { handleOf, roomWith } from '../../room/testing';
import { changeSettings } from '../../state/settings';
import type { GameClient } from '../gameBoard';
import { endedView } from '../halted';
import { voiceFor } from '../sentences';
import { EndPage, type EndPageProps } from './EndPage';

const names = { '0': 'Ana', '1': 'Ben' };
const players = ['Ana', 'Ben'].map((name) => ({ name, kind: 'person' as const, person: null }));
const played = { game: 'crystal-city-catan', at: 0, end: 'result' as const, players, winners: ['0'] };
/** A room in which the second match of a series is over. */
const room = roomWith({
  state: 'over',
  matchId: 'b',
  history: [
    { ...played, matchId: 'a' },
    { ...played, matchId: 'b' },
  ],
});

let game: GameClient;
let last: CommonView;
beforeAll(async () => {
  game = (await loadGame('crystal-city-catan', 'en')) as GameClient;
  const watch = (match: AnyMatch) => {
    last = match.view('0');
  };
  const module = crystalCityCatan as never;
  playMatch(module, { players: 2, options: {}, seed: 'end' }, { player: botPlayer(module), watch });
});
afterEach(() => changeSettings({ motion: 'system' }));

function show(props: Partial<EndPageProps> = {}, seat: string | null = '0') {
  const { handle } = handleOf({ seat });
  const voice = voiceFor(seat, names);
  const rest = { handle, room, game, voice, names, past: ({ series }: { series: React.ReactNode }) => series };
  return render(<EndPage {...rest} view={last} onClose={() => {}} onLeave={() => {}} {...props} />);
}

/** Returns the points of both seats from the result of the rules. */
const points = () => (last.result as unknown as { points: Record<string, number> }).points;
const winner = () => last.result?.winners[0] ?? '';

test.each([
  ['a player', '0'],
  ['a watcher', null],
])('for %s the page is named by who won, and tells how it ended and the whole score', async (_, seat) => {
  show({}, seat);
  await screen.findByRole('table', { name: 'Score of this match' });
  const [one, other] = [winner(), winner() === '0' ? '1' : '0'].map(
    (of) => `${names[of as '0']} ${points()[of]} points`,
  );
  const dialog = screen.getByRole('dialog', {
    name: seat === winner() ? 'You win!' : `${names[winner() as '0']} wins`,
  });
  expect(dialog).toHaveAccessibleDescription(expect.stringContaining(`${one}, ${other}.`));
  expect(dialog).toHaveAccessibleDescription(expect.stringContaining('by points'));
});

test('the parts of the score add up to it', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Score of this match' });
  const rows = within(table).getAllByRole('row').slice(1);
  const sums = rows.map((row) => {
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent));
    return [cells.slice(0, -1).reduce((sum, part) => sum + part, 0), cells.at(-1)];
  });
  expect(sums).toEqual([winner(), winner() === '0' ? '1' : '0'].map((seat) => [points()[seat], points()[seat]]));
});

test('the score of the series is apart from that of the match', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Score of this match' });
  const series = screen.getByRole('list', { name: 'This evening' });
  expect(series).toHaveTextContent('Ana2 wins');
  expect(table).not.toContainElement(series);
  expect(screen.getByText('2 matches')).toBeInTheDocument();
});

test('the result has the focus first, and the exit is the next tab stop', async () => {
  show();
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a tap shows the whole scene at once, and so does reduced motion', async () => {
  const { container, unmount } = show();
  const scene = () => container.querySelector('[data-outcome]');
  await screen.findByRole('dialog');
  expect(scene()).not.toHaveAttribute('data-still');
  await userEvent.click(scene() as Element);
  expect(scene()).toHaveAttribute('data-still');
  unmount();
  changeSettings({ motion: 'less' });
  const quiet = show();
  await screen.findByRole('dialog');
  expect(quiet.container.querySelector('[data-still]')).not.toBeNull();
});

test('if the scene cannot be loaded, the rest of the end is shown', async () => {
  show({ game: { ...game, end: () => Promise.reject(new Error('offline')) } });
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(expect.stringContaining('by points'));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play again' })).toBeEnabled();
});

test('a match that was ended early has its score, and nobody is crowned', async () => {
  show({ view: endedView(last) });
  const table = await screen.findByRole('table', { name: 'Score of this match' });
  expect(screen.getByRole('dialog', { name: 'The match was ended' })).toBeInTheDocument();
  expect(table).not.toHaveTextContent('winner');
});
