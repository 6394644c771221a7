import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useSkip } from './useSkip';

const skip = jest.fn();
const press = jest.fn();

function Frame({ showing }: { showing: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useSkip(frame, showing ? skip : undefined);
  const button = (name: string) => (
    <button type="button" onClick={() => press(name)}>
      {name}
    </button>
  );
  return (
    <div ref={frame}>
      <header data-frame="bar">{button('menu')}</header>
      <main data-frame="board">{button('monster')}</main>
      <div data-frame="hand">{button('card')}</div>
      <section data-frame="action">
        <div data-frame="notices">{button('vote')}</div>
        {button('roll')}
      </section>
    </div>
  );
}

beforeEach(() => {
  skip.mockClear();
  press.mockClear();
});

test.each(['monster', 'card', 'roll'])(
  'while something is shown a tap on the %s shows the rest and does nothing else',
  async (name) => {
    render(<Frame showing />);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(skip).toHaveBeenCalledTimes(1);
    expect(press).not.toHaveBeenCalled();
  },
);

test.each(['menu', 'vote'])('the %s can always be pressed', async (name) => {
  render(<Frame showing />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(skip).not.toHaveBeenCalled();
  expect(press).toHaveBeenCalledWith(name);
});

test.each(['{Enter}', ' '])('the key "%s" shows the rest and does nothing else', async (key) => {
  render(<Frame showing />);
  screen.getByRole('button', { name: 'roll' }).focus();
  await userEvent.keyboard(key);
  expect(skip).toHaveBeenCalled();
  expect(press).not.toHaveBeenCalled();
});

test('the focus moves as usual', async () => {
  render(<Frame showing />);
  screen.getByRole('button', { name: 'monster' }).focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'card' })).toHaveFocus();
  expect(skip).not.toHaveBeenCalled();
});

test('once everything has been shown presses act normally', async () => {
  render(<Frame showing={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'roll' }));
  expect(skip).not.toHaveBeenCalled();
  expect(press).toHaveBeenCalledWith('roll');
});
