import { STEPS_PER_PAGE } from '@lantern/protocol/replay';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGame } from '../games/load';
import type { GameClient } from '../match/gameBoard';
import { Failure } from '../net/api/failure';
import { type PageSource, savedSource } from './pageSource';
import { ReplayView } from './ReplayView';
import { botViews, pagesOf } from './testing';
import { type ReplaySpec, useReplay } from './useReplay';

let game: GameClient;
beforeAll(async () => {
  game = (await loadGame('crystal-city-catan', 'en')) as GameClient;
});
const views = botViews('0', 130);
const names = { '0': 'Ana', '1': 'Ben' };

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Shown(spec: ReplaySpec) {
  return <ReplayView game={game} replay={useReplay(spec)} names={names} actions={null} />;
}

const show = (spec: Partial<ReplaySpec> = {}) => render(<Shown source={savedSource(pagesOf(views))} {...spec} />);
const slider = () => screen.getByRole('slider', { name: 'Step of the match' });
const at = (step: number, last = 130) =>
  waitFor(() =>
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(`^Step ${step} of ${last}\\. .`)),
  );
const tap = (name: string) => user.click(screen.getByRole('button', { name }));

test('it starts with the newest step unless another is requested', async () => {
  show();
  await at(130);
});

test('taps lead back and on, and to both ends', async () => {
  show({ from: 5 });
  await at(5);
  await tap('One step on');
  await at(6);
  await tap('One step back');
  await tap('One step back');
  await at(4);
  await tap('To the beginning');
  await at(0);
  expect(screen.getByRole('button', { name: 'One step back' })).toBeDisabled();
  await tap('To the end');
  await at(130);
  expect(screen.getByRole('button', { name: 'One step on' })).toBeDisabled();
});

test('the players are shown with their counters at that step, and a tap shows more', async () => {
  const counted = (step: number) => (counters?.(views[step] as never, '1') ?? []).map(({ value }) => value);
  const { counters } = game;
  const later = views.findIndex((_, step) => counted(step).join() !== counted(0).join());
  show({ from: later });
  await at(later);
  const ben = screen.getByRole('button', { name: /^Ben/ });
  for (const value of counted(later)) expect(ben).toHaveTextContent(String(value));
  await tap('To the beginning');
  await at(0);
  for (const value of counted(0)) expect(ben).toHaveTextContent(String(value));
  await user.click(ben);
  expect(screen.getByRole('dialog', { name: 'Ben' })).toBeInTheDocument();
});

test('the arrow keys move through the steps wherever the focus is', async () => {
  show({ from: 5 });
  await at(5);
  screen.getByRole('button', { name: 'Play' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await at(7);
  await user.keyboard('{Home}');
  await at(0);
  await user.keyboard('{End}');
  await at(130);
});

test('a step forward is shown as it happened: the dice land before their result is told', async () => {
  const rolled = views.findIndex(({ story }) => story.some(({ kind }) => kind === 'rolled'));
  const { container } = show({ from: rolled - 1 });
  await at(rolled - 1);
  await tap('One step on');
  await waitFor(() => expect(container.querySelector('[data-dice="rolling"]')).not.toBeNull());
  expect(screen.queryByText(/rolls? .* and \d/)).toBeNull();
  await waitFor(() => expect(container.querySelector('[data-dice="landed"]')).not.toBeNull());
  expect(screen.getAllByText(/rolls? .* and \d/)).not.toHaveLength(0);
});

test('a jump to another step is shown at once', async () => {
  const rolled = views.findIndex(({ story }) => story.some(({ kind }) => kind === 'rolled'));
  const { container } = show({ from: rolled });
  await at(rolled);
  expect(container.querySelector('[data-dice="rolling"]')).toBeNull();
});

test('the sentences of a step are shown, and none of later ones', async () => {
  show({ from: 0 });
  await at(0);
  expect(screen.getByText('The table has been laid.')).toBeInTheDocument();
  const told = screen.getAllByRole('status').map((element) => element.textContent);
  expect(told).toContain('The table has been laid.');
});

test('a past question is not asked again: only the board is shown', async () => {
  const asked = views.findIndex(
    (view) => (view as unknown as { step: string }).step === 'roll' && view.turnSeat === '0',
  );
  show({ from: asked });
  await at(asked);
  expect(screen.getByRole('region', { name: 'Your colony' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Roll the dice' })).toBeNull();
});

test('pages are loaded as they are needed, each once', async () => {
  const asked: (number | undefined)[] = [];
  const held = savedSource(pagesOf(views));
  const source: PageSource = {
    ...held,
    page(number) {
      asked.push(number);
      return held.page(number);
    },
  };
  show({ source, from: STEPS_PER_PAGE - 1 });
  await at(STEPS_PER_PAGE - 1);
  await tap('One step on');
  await at(STEPS_PER_PAGE);
  await tap('One step back');
  await at(STEPS_PER_PAGE - 1);
  expect(asked).toEqual([0, 1]);
});

test('a step that cannot be loaded is reported, and loaded again on request', async () => {
  let reached = false;
  const held = savedSource(pagesOf(views));
  const source: PageSource = {
    ...held,
    page: async (number) => {
      if (!reached) throw new Failure({ code: 'UNREACHABLE', message: 'No way through.' });
      return held.page(number);
    },
  };
  show({ source, from: 3 });
  expect(await screen.findByRole('alert')).toHaveTextContent('No way through.');
  reached = true;
  await tap('Try again');
  await at(3);
});

test('playback continues to the end, and can be paused', async () => {
  show({ from: 127, stepTime: 1 });
  await at(130);
  expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
});

describe('at the end of a finished match', () => {
  const ended = botViews(null, 20, true);
  const end = ended.length - 1;
  const scene = () => screen.findByRole('region', { name: 'The end of the match' });
  const showEnd = (from?: number) => show({ source: savedSource(pagesOf(ended)), ...(from !== undefined && { from }) });

  test('a viewer who reaches it sees the scene, and the board behind it after a tap', async () => {
    showEnd(end - 1);
    await at(end - 1, end);
    await tap('One step on');
    expect(await scene()).toHaveTextContent('Ana wins');
    await tap('Show the board');
    expect(screen.queryByRole('region', { name: 'The end of the match' })).toBeNull();
    await tap('One step back');
    await tap('One step on');
    expect(await scene()).toBeVisible();
  });

  test('a viewer who starts with the last step sees the board', async () => {
    showEnd();
    await at(end, end);
    expect(screen.queryByRole('region', { name: 'The end of the match' })).toBeNull();
  });
});
