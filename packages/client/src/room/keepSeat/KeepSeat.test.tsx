import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepKeys } from '../../state/roomKeys';
import { Toasts } from '../../ui/Toast';
import { handleOf } from '../testing';
import { KeepSeat } from './KeepSeat';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const on = (agent: string) => Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });

test('if the browser deletes its data after a week, the room warns its players', async () => {
  on(IPHONE);
  render(<KeepSeat handle={handleOf().handle} />);
  expect(await screen.findByText(/forgets your seat after seven days/)).toBeInTheDocument();
});

test('spectators get no warning', () => {
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

describe('a browser that keeps its data', () => {
  const sits = () => {
    on('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36');
    keepKeys('K7WQ3H', { seats: [{ seat: '0', seatKey: 'key' }] });
    return render(<KeepSeat handle={handleOf().handle} />);
  };
  afterEach(() => jest.restoreAllMocks());

  test('shows nothing if the seat is stored', () => {
    expect(sits().container).toBeEmptyDOMElement();
  });

  test('warns that a reload loses the seat if nothing can be stored, and says what helps', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    sits();
    expect(screen.getByText(/you lose your seat if you reload or close this page/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my seat' }));
    expect(screen.getByText(/keep it open, or move the seat to another device/)).toBeVisible();
    expect(screen.queryByText(/seven days/)).toBeNull();
  });
});
