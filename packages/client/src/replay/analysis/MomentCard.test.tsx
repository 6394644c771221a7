import type { Analysis } from '@lantern/games/engine/analysis/types';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGame } from '../../games/load';
import type { GameClient } from '../../match/gameBoard';
import { voiceFor } from '../../match/sentences';
import { MatchAnalysis } from './analyses';
import { MomentCard } from './MomentCard';
import type { Told } from './startAnalysis';

const voice = voiceFor(null, { '0': 'Ana', '1': 'Ben' });

let game: GameClient;
beforeAll(async () => {
  game = (await loadGame('crystal-city-catan', 'en')) as GameClient;
});

const moment = (chance: number, told: number) => ({
  ...{ chances: [chance, 1 - chance], seat: told % 2 === 0 ? '1' : '0', turn: told, told, decisionId: told },
});
const found: Analysis = {
  party: false,
  seats: ['0', '1'],
  moments: [moment(0.5, 0), moment(0.7, 1), moment(0.2, 2)],
  turningPoints: [{ at: 2, facts: [] }],
};

/** Renders the card of a match whose analysis starts at a tap and is supplied by the test. */
function show(matchId: string) {
  const shown: (number | undefined)[] = [];
  let tell: (told: Told) => void = () => {};
  const analysis = new MatchAnalysis(matchId, async (_, told) => {
    tell = told;
    return () => {};
  });
  const begun: string[] = [];
  analysis.begin = async (of) => {
    begun.push(of);
    await MatchAnalysis.prototype.begin.call(analysis, of, async () => ({}) as never);
  };
  render(<MomentCard {...{ game, voice, matchId, analysis }} code="K7WQ3H" onShow={(at) => void shown.push(at)} />);
  return { begun, shown, tell: (told: Told) => act(() => tell(told)) };
}

beforeEach(() => localStorage.clear());

test('nothing is computed before somebody asks for it', async () => {
  const { begun } = show('a');
  expect(begun).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /Where did it turn/ }));
  expect(begun).toEqual(['crystal-city-catan']);
});

test('it shows the progress, then whose chances turned, and leads to that moment', async () => {
  const { shown, tell } = show('b');
  await userEvent.click(screen.getByRole('button', { name: /Where did it turn/ }));
  tell({ done: 0.25 });
  expect(screen.getByRole('progressbar')).toHaveValue(0.25);
  tell({ analysis: found });
  const card = screen.getByRole('button', { name: /The moment it turned/ });
  expect(card).toHaveTextContent(/Ben 30% → 80%/);
  await userEvent.click(card);
  expect(shown).toEqual([2]);
});

test('a known analysis is shown at once', async () => {
  const { tell } = show('c');
  await userEvent.click(screen.getByRole('button', { name: /Where did it turn/ }));
  tell({ analysis: found });
  const again = render(
    <MomentCard {...{ game, voice }} matchId="c" code="K7WQ3H" analysis={new MatchAnalysis('c')} onShow={() => {}} />,
  );
  expect(again.container).toHaveTextContent('The moment it turned');
});

test('a match that changed little by little says so', async () => {
  const { tell } = show('d');
  await userEvent.click(screen.getByRole('button', { name: /Where did it turn/ }));
  tell({ analysis: { ...found, turningPoints: [] } });
  expect(screen.getByRole('button', { name: /little by little/ })).toBeInTheDocument();
});

test('a match under other rules cannot be analysed: the card says so and offers nothing', async () => {
  const { tell } = show('e');
  await userEvent.click(screen.getByRole('button', { name: /Where did it turn/ }));
  tell({ fault: 'rules' });
  expect(screen.getByText(/does not know the rules/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
