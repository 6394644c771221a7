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

function Shown(spec: ReplaySpec) {
  return <ReplayView game={game} replay={useReplay(spec)} names={names} actions={null} />;
}

const show = (spec: Partial<ReplaySpec> = {}) => render(<Shown source={savedSource(pagesOf(views))} {...spec} />);
const slider = () => screen.getByRole('slider', { name: 'Moment of the match' });
const at = (step: number) =>
  waitFor(() =>
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(`^Moment ${step} of 130\\. .`)),
  );
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('it begins with the newest moment unless another is asked for', async () => {
  show();
  await at(130);
});

test('one steps back and on by taps, and to both ends', async () => {
  show({ from: 5 });
  await at(5);
  await tap('One moment on');
  await at(6);
  await tap('One moment back');
  await tap('One moment back');
  await at(4);
  await tap('To the beginning');
  await at(0);
  expect(screen.getByRole('button', { name: 'One moment back' })).toBeDisabled();
  await tap('To the end');
  await at(130);
  expect(screen.getByRole('button', { name: 'One moment on' })).toBeDisabled();
});

test('the arrow keys lead through the moments wherever the focus is', async () => {
  show({ from: 5 });
  await at(5);
  screen.getByRole('button', { name: 'Play' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await at(7);
  await userEvent.keyboard('{Home}');
  await at(0);
  await userEvent.keyboard('{End}');
  await at(130);
});

test('what happened at a moment is told, and nothing of what came later', async () => {
  show({ from: 0 });
  await at(0);
  expect(screen.getByText('The table has been laid.')).toBeInTheDocument();
  const told = screen.getAllByRole('status').map((one) => one.textContent);
  expect(told).toContain('The table has been laid.');
});

test('what was asked then is not asked again: the board stands there alone', async () => {
  const asked = views.findIndex(
    (view) => (view as unknown as { step: string }).step === 'roll' && view.turnSeat === '0',
  );
  show({ from: asked });
  await at(asked);
  expect(screen.getByRole('region', { name: 'Your colony' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Roll the dice' })).toBeNull();
});

test('pages are fetched as they are needed, each once', async () => {
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
  await tap('One moment on');
  await at(STEPS_PER_PAGE);
  await tap('One moment back');
  await at(STEPS_PER_PAGE - 1);
  expect(asked).toEqual([0, 1]);
});

test('a moment that cannot be fetched is said, and asked for again on wish', async () => {
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

test('played, it goes on by itself until the end, and can be held', async () => {
  show({ from: 127, pace: 1 });
  await at(130);
  expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
});
