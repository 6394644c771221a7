import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { ActionBar } from '../frame/ActionBar';
import { FrameContext, type FrameParts } from '../frame/FrameContext';
import { SinceStrip } from './SinceStrip';

const news = [
  { n: 7, by: '1', sentence: 'Ben takes your Ming Vase.' },
  { n: 4, by: undefined, sentence: 'The cave closes.' },
];
const onShow = jest.fn();
const onShowAll = jest.fn();
const strip = <SinceStrip {...{ news, onShow, onShowAll }} />;

beforeEach(() => {
  onShow.mockClear();
  onShowAll.mockClear();
});

test('news by a player have the token and the colour of that player', () => {
  render(strip);
  const one = screen.getByRole('button', { name: 'Ben takes your Ming Vase.' });
  expect(one.querySelector('[data-seat]')).toHaveAttribute('data-seat', '1');
  expect(one.style.borderColor).toBe('var(--seat-1)');
});

test('other news have neither', () => {
  render(strip);
  const one = screen.getByRole('button', { name: 'The cave closes.' });
  expect(one.querySelector('[data-seat]')).toBeNull();
  expect(one.style.borderColor).toBe('');
});

test('a tap on one of them shows it again, the arrow shows all', async () => {
  render(strip);
  await userEvent.click(screen.getByRole('button', { name: 'The cave closes.' }));
  expect(onShow).toHaveBeenCalledWith(4);
  expect(onShowAll).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Show all of it again' }));
  expect(onShowAll).toHaveBeenCalledTimes(1);
});

describe('in the action bar', () => {
  const parts = { pending: false, showing: false, notices: null, button: null } as unknown as FrameParts;
  const bar = (since: FrameParts['since'], prompt: string | null = 'Draw a card.') => (
    <FrameContext value={{ ...parts, since }}>
      <ActionBar prompt={prompt} buttons={<button type="button">Draw</button>} />
    </FrameContext>
  );

  test('it replaces the words, which are still there for screen readers', () => {
    render(bar(strip));
    expect(screen.getByRole('region', { name: 'Since your turn' })).toBeInTheDocument();
    expect(screen.getByText('Draw a card.')).toHaveClass('unseen');
    expect(screen.getByRole('button', { name: 'Draw' })).toBeInTheDocument();
  });

  test('without it the words are visible', () => {
    render(bar(null));
    expect(screen.getByText('Draw a card.')).not.toHaveClass('unseen');
  });

  test('until its code is loaded the words are visible', () => {
    const Never = () => {
      throw new Promise(() => undefined);
    };
    render(bar(<Never />));
    expect(screen.getByText('Draw a card.')).not.toHaveClass('unseen');
  });

  test('a bar without words has no place for it', () => {
    const { container } = render(<Suspense>{bar(strip, null)}</Suspense>);
    expect(within(container).queryByRole('region')).toBeNull();
  });
});
