import type { View } from '@lantern/games/crystal-wars/board';
import { type LaidTable, type Lay, lay } from '@lantern/games/crystal-wars/testing';
import { legalMoves } from '@lantern/games/kit/move';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { FrameContext } from '../../../match/frame/FrameContext';
import { useTimeline, type ViewSource } from '../../../match/timeline/useTimeline';
import { Observable } from '../../../state/observable';
import { changeSettings } from '../../../state/settings';
import { board } from '../index';
import { strings } from '../strings.en';

const FRAME = {
  ...{ pending: false, paused: false, showing: false, lesson: false },
  ...{ notices: null, button: null, waiting: '' },
};
const NAMES = { '0': 'Ana', '1': 'Ben' };

/** The board of seat 0 as the timeline shows it; sent moves are made on the table, or refused. */
function Table({ table, source, refuses }: { table: LaidTable; source: Observable<ViewSource>; refuses: boolean }) {
  const { shown } = useTimeline(source, board.beats as never, null);
  if (!shown) return null;
  const view = shown.view as unknown as View;
  const { fact, phase, caughtUp } = shown;
  const legal = caughtUp ? legalMoves(board.moves, view, '0') : [];
  const send = async (move: string, args: readonly unknown[] = []) => {
    if (refuses) return false;
    table.act('0', move, ...args);
    act(() => source.set(sourceOf(table, source.get().version + 1)));
    return true;
  };
  return (
    <FrameContext value={{ ...FRAME, showing: !caughtUp }}>
      <board.Board
        {...{ view, phase, legal, names: NAMES, fact: fact as never, seat: '0', act: send }}
        whyNot={() => undefined}
        pending={false}
        clock={null}
      />
    </FrameContext>
  );
}

const sourceOf = (table: LaidTable, version: number): ViewSource => ({
  view: JSON.parse(JSON.stringify(table.view('0'))),
  version,
  synced: false,
});

const PIECES: Lay['pieces'] = { A3: '0 tank', A1: '0 tank', B9: '1 hover', B1: '1 village', A7: '0 village' };

/** The sheet of a fight of the unit on A3 against the piece on B9. */
async function fight({ refuses = false, dice = [6, 1], target = '1 hover', unit = '0 tank' } = {}) {
  board.setStrings('en', strings as never);
  const table = lay({
    pieces: { ...PIECES, A3: unit, B9: target } as never,
    options: { diplomats: true },
    step: 'combat',
  });
  table.dice(...dice);
  const { container } = render(<Table {...{ table, refuses }} source={new Observable(sourceOf(table, 0))} />);
  await act(async () => void (await import('../../../match/timeline/Timeline')));
  const square = (name: string) => container.querySelector(`[data-name="${name}"]`) as HTMLElement;
  fireEvent.click(square('A3'));
  fireEvent.click(square('B9'));
  const roll = async () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Roll the di/ })));
  return { table, square, roll };
}

const sheet = () => screen.getByRole('dialog', { name: /B9$/ });
const rolling = () => document.querySelectorAll('[data-dice="rolling"]');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** Until the dice have landed; until all of it has been shown. */
const LAND = 600;
const END = 5000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  changeSettings({ motion: 'full' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the dice roll in the sheet with the odds, and nowhere else', async () => {
  const { roll } = await fight();
  await roll();
  expect(rolling()).toHaveLength(1);
  expect(sheet().querySelectorAll('[data-dice="rolling"]')).toHaveLength(1);
  expect(within(sheet()).queryByText('You win')).toBeNull();
});

test('the result is shown in the sheet when they have landed, while the loser is still on the board', async () => {
  const { roll, square } = await fight();
  await roll();
  pass(LAND);
  expect(within(sheet()).getByText('You win')).toBeVisible();
  expect(sheet()).toHaveTextContent(/You 9\s*Ben 3/);
  expect(square('B9')).toHaveAccessibleName(/hover/);
});

test('the sheet shows the fight as it was sent, also after its village has changed hands', async () => {
  const { roll } = await fight({ target: '1 village' });
  await roll();
  pass(LAND);
  expect(sheet()).toHaveTextContent('Captured!');
  expect(within(sheet()).getByRole('heading', { name: 'Ben' })).toBeVisible();
});

test('the loser falls when the sheet closes', async () => {
  const { roll, square } = await fight();
  await roll();
  const stands = () => /hover/.test(square('B9').getAttribute('aria-label') ?? '');
  while (screen.queryByRole('dialog')) {
    expect(stands()).toBe(true);
    pass(20);
  }
  expect(stands()).toBe(false);
});

test('nothing stays selected after a fight', async () => {
  const { roll } = await fight();
  await roll();
  pass(END);
  expect(document.querySelector('[data-mark="chosen"]')).toBeNull();
});

test('the sheet closes when a lone attacker falls', async () => {
  const { roll, square } = await fight({ dice: [1, 6] });
  await roll();
  pass(END);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('[data-mark="chosen"]')).toBeNull();
  expect(square('B9')).toHaveAccessibleName(/hover/);
});

test('R16: the die of a diplomat also rolls in its sheet', async () => {
  const { roll } = await fight({ unit: '0 diplomat', dice: [2] });
  await roll();
  expect(sheet().querySelectorAll('[data-dice="rolling"]')).toHaveLength(1);
  pass(LAND);
  expect(sheet()).toHaveTextContent('It changes sides!');
  pass(END);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused battle can be rolled again', async () => {
  const { roll } = await fight({ refuses: true });
  await roll();
  expect(sheet()).toHaveTextContent('Win');
  expect(screen.getByRole('button', { name: strings.fights.rollDice })).not.toHaveAttribute('aria-busy');
});

test('after the sheet was closed the dice are shown over the map', async () => {
  const { roll } = await fight();
  await roll();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: strings.fights.notNow })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rolling()).toHaveLength(1);
});
