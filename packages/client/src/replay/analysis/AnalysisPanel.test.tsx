import type { Analysis, TurningPoint } from '@lantern/games/engine/analysis/types';
import { newestFactNumber } from '@lantern/games/kit/story';
import type { AnyFact, CommonView } from '@lantern/games/module';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGame } from '../../games/load';
import type { GameClient } from '../../match/gameBoard';
import { voiceFor } from '../../match/sentences';
import { forget } from '../../state/storage';
import { savedSource } from '../pageSource';
import { botViews, pagesOf } from '../testing';
import { useReplay } from '../useReplay';
import { AnalysisPanel } from './AnalysisPanel';
import { MatchAnalysis } from './analyses';
import type { Told } from './startAnalysis';

let game: GameClient;
beforeAll(async () => {
  game = (await loadGame('crystal-city-catan', 'en')) as GameClient;
});
beforeEach(() => forget('analyses'));

const views = botViews(null, 30);
const voice = voiceFor(null, { '0': 'Ana', '1': 'Ben' });
const rolled: AnyFact[] = views[30]?.story.filter(({ kind }) => kind === 'diceRolled').slice(0, 1) ?? [];

/** An analysis of the match: Ana falls from 60 to 35 per cent at moment 20, by luck. */
const analysis: Analysis = {
  party: false,
  seats: ['0', '1'],
  moments: views.map(({ story, decisionId }, at) => {
    const chances = at < 20 ? [0.6, 0.4] : [0.35, 0.65];
    const expected = at === 20 ? { expected: [0.62, 0.38] } : {};
    return {
      chances,
      ...expected,
      seat: at === 0 ? null : '0',
      turn: 1 + at,
      told: newestFactNumber(story),
      decisionId,
    };
  }),
  turningPoints: [
    {
      at: 20,
      made: { move: 'rollDice', args: [] },
      facts: rolled,
      advice: { choice: { move: 'rollDice', args: [] }, chance: 0.61, same: true },
    },
  ],
};

let tell: (told: Told) => void;
const ended = jest.fn();

function Shown({ revealed }: { revealed?: RevealedMatch | undefined }) {
  const replay = useReplay({ source: source(revealed), from: 0 });
  return (
    <>
      <output>{replay.step}</output>
      <AnalysisPanel
        {...{ game, replay, voice }}
        matchId="match"
        view={views[0] as CommonView}
        analysis={one}
        onClose={() => {}}
      />
    </>
  );
}

const known = new Map<unknown, ReturnType<typeof savedSource>>();
/** Returns the same source each time. */
function source(revealed?: RevealedMatch) {
  const found = known.get(revealed) ?? savedSource(pagesOf(views), revealed);
  known.set(revealed, found);
  return found;
}

let one: MatchAnalysis;
const revealed = { matchId: 'match' } as RevealedMatch;
async function show(from: RevealedMatch | undefined = revealed) {
  one = new MatchAnalysis('match', async (_job, told) => {
    tell = told;
    return ended;
  });
  render(<Shown revealed={from} />);
  await screen.findByRole('region', { name: 'Where was it lost?' });
}

async function showDone(found = analysis) {
  await show();
  await screen.findByRole('progressbar');
  act(() => tell({ analysis: found }));
  await screen.findByRole('heading', { name: 'Turning points' });
}

test('the progress of an analysis is shown, and it can be cancelled and started again', async () => {
  await show();
  const bar = await screen.findByRole('progressbar');
  act(() => tell({ done: 0.5 }));
  expect(bar).toHaveAttribute('value', '0.5');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(ended).toHaveBeenCalled();
  expect(screen.getByText('The analysis was cancelled.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Analyse' }));
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
});

test('a match of which nothing was revealed cannot be analysed, and the panel says so', async () => {
  await show(null as never);
  expect(await screen.findByText(/nothing was revealed/)).toBeInTheDocument();
});

test('a turning point has its event, its effect with the reason, and the choice of the search', async () => {
  await showDone();
  const point = within(within(screen.getAllByRole('list').at(-1) as HTMLElement).getByRole('listitem'));
  expect(point.getByText('Bad luck cost Ana 25 points.')).toBeInTheDocument();
  expect(point.getByText(/60% → 35% \(choice \+2, luck −27\)/)).toBeInTheDocument();
  expect(point.getByText(/choice was the same\. Chance of Ana: 61%/)).toBeInTheDocument();
  expect(point.getByText('Turn 21:')).toBeInTheDocument();
});

test.each([
  [0.52, /^Lantern’s choice: “.*” Chance of Ana: 61% instead of 52%\.$/],
  [0.613, /^Lantern’s choice, just as good: “.*” Chance of Ana: 61%\.$/],
  [undefined, /^Lantern’s choice: “.*” Chance of Ana: 61%\.$/],
])('another choice is advised as a better one only where the figures say so (%s)', async (played, words) => {
  const [point] = analysis.turningPoints;
  const other = { choice: { move: 'endTurn', args: [] }, chance: 0.61, same: false };
  const advice = played === undefined ? other : { ...other, played };
  await showDone({ ...analysis, turningPoints: [{ ...point, advice } as TurningPoint] });
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each([
  ['the same', { move: 'rollDice', args: [] }, true],
  ['another, just as good', { move: 'endTurn', args: [] }, false],
])('an own choice costs nothing where the best one was %s', async (_what, choice, same) => {
  const moments = analysis.moments.map((moment, at) => {
    const { expected: _, ...chosen } = moment;
    return at === 20 ? chosen : moment;
  });
  const [point] = analysis.turningPoints;
  const advice = { choice, chance: 0.61, played: 0.61, same };
  await showDone({ ...analysis, moments, turningPoints: [{ ...point, advice } as TurningPoint] });
  expect(screen.getByText('The chance of Ana fell by 25 points; no choice was better.')).toBeInTheDocument();
  expect(screen.queryByText(/cost Ana/)).toBeNull();
});

test('a turning point leads to its step, and the chances at that step are shown', async () => {
  await showDone();
  const chances = within(screen.getByRole('list', { name: 'Chances to win' }));
  expect(chances.getByText(/^60/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show turning point 1' }));
  expect(await chances.findByText(/^35/)).toBeInTheDocument();
});

test('the chart has a table with the chances of every moment', async () => {
  await showDone();
  expect(screen.getByRole('img', { name: /Ana, Ben/ })).toBeInTheDocument();
  await userEvent.click(screen.getByText('The chances as a table'));
  const table = screen.getByRole('table', { name: 'Chances to win' });
  expect(within(table).getAllByRole('row')).toHaveLength(1 + views.length);
});

test('luck and choices of the whole match add up to the change of the chances', async () => {
  await showDone();
  const table = within(screen.getByRole('table', { name: 'Luck and choices of the whole match' }));
  const [, ana] = table.getAllByRole('row');
  expect(ana).toHaveTextContent('Ana−27+20');
});

test('a party has one line of chances', async () => {
  await show();
  await screen.findByRole('progressbar');
  act(() => tell({ analysis: { ...analysis, party: true } }));
  expect(await screen.findByText('Bad luck cost the party 25 points.')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Chances to win' })).getAllByRole('listitem')).toHaveLength(1);
});
