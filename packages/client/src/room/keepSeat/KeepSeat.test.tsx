import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../ui/Toast';
import { handleOf } from '../testing';
import { KeepSeat } from './KeepSeat';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const on = (agent: string) => Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });

test('where the browser forgets after a week, the room says so to who sits there', async () => {
  on(IPHONE);
  render(<KeepSeat handle={handleOf().handle} />);
  expect(await screen.findByText(/forgets your seat after seven days/)).toBeInTheDocument();
});

test('who only watches has nothing to lose', () => {
  on(IPHONE);
  const { container } = render(<KeepSeat handle={handleOf({ seat: null, seatKey: undefined }).handle} />);
  expect(container).toBeEmptyDOMElement();
});

test('the link to the seat can be copied', async () => {
  on(IPHONE);
  userEvent.setup();
  render(
    <>
      <KeepSeat handle={handleOf().handle} />
      <Toasts />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my seat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy the link to my seat' }));
  expect(await screen.findByText(/The link to your seat is copied/)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/r/K7WQ3H#seat=0.key`);
});

test('on an iPhone the two taps to the home screen are shown', async () => {
  on(IPHONE);
  render(<KeepSeat handle={handleOf().handle} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my seat' }));
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Tap Share in the bar of the browser.',
    'Choose “Add to Home Screen”.',
  ]);
});
