import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MinutePlayer } from './MinutePlayer';
import type { Moment } from './moment';

const MOMENTS: readonly Moment[] = ['one', 'two', 'three'].map((id) => ({
  id,
  Scene: () => <circle r="1" data-testid={id} />,
  sentence: `Sentence ${id}.`,
}));

function shown() {
  render(<MinutePlayer moments={MOMENTS} />);
  return {
    now: () => MOMENTS.find(({ id }) => screen.queryByTestId(id))?.id,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    picture: () => screen.getByTestId('one').closest('div') as Element,
  };
}

test('the sentences are a list, and the current one is marked in it', async () => {
  const { press } = shown();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Sentence one.', 'Sentence two.', 'Sentence three.']);
  await press('Next');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('the buttons lead on and back, and end at the first and the last moment', async () => {
  const { now, press } = shown();
  expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  await press('Next');
  await press('Next');
  expect(now()).toBe('three');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await press('Back');
  expect(now()).toBe('two');
});

test('the arrow keys lead on and back', async () => {
  const { now } = shown();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(now()).toBe('two');
});

test('a swipe to the left leads on, a swipe to the right back', () => {
  const { now, picture } = shown();
  const surface = picture();
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(surface, { clientX: from });
    fireEvent.pointerUp(surface, { clientX: to });
  };
  swipe(200, 150);
  expect(now()).toBe('two');
  swipe(150, 200);
  expect(now()).toBe('one');
});

test('a tap on the picture pauses and the next tap plays on; another moment plays', async () => {
  const { picture, press } = shown();
  const tap = () => userEvent.click(picture());
  await tap();
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  await tap();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  await tap();
  await press('Next');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
});
