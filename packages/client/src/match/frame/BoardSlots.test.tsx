import { render, screen } from '@testing-library/react';
import { BoardSlots } from './BoardSlots';
import { FrameContext, type FrameParts } from './FrameContext';

const PARTS: FrameParts = {
  ...{ pending: false, paused: false, showing: false, lesson: false },
  ...{ notices: <p>A vote</p>, button: null, waiting: 'Ben hits for 5.' },
};

const shown = (showing: boolean) => (
  <FrameContext value={{ ...PARTS, showing }}>
    <BoardSlots board="board" action={<button type="button">Roll</button>} />
  </FrameContext>
);

const show = (showing: boolean) => render(shown(showing));

test('while facts are shown the bar tells them, and asks nothing', () => {
  show(true);
  expect(screen.queryByRole('button', { name: 'Roll' })).toBeNull();
  expect(screen.getByText('Ben hits for 5.')).toBeVisible();
  expect(screen.getByText('A vote')).toBeVisible();
});

test('the next decision appears once everything has been shown', () => {
  show(false);
  expect(screen.getByRole('button', { name: 'Roll' })).toBeVisible();
});

test('while facts are shown the bar keeps its height', () => {
  let tell: (height: number) => void = () => {};
  const { ResizeObserver: before } = window;
  window.ResizeObserver = class {
    constructor(told: (entries: object[]) => void) {
      tell = (blockSize) => told([{ borderBoxSize: [{ blockSize }] }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
  const { rerender } = show(false);
  const bar = () => screen.getByRole('region', { name: 'Ben hits for 5.' });
  tell(180);
  expect(bar().style.minHeight).toBe('');
  rerender(shown(true));
  tell(70);
  expect(bar().style.minHeight).toBe('180px');
  rerender(shown(false));
  expect(bar().style.minHeight).toBe('');
  window.ResizeObserver = before;
});
