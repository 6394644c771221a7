import { act, render, screen } from '@testing-library/react';
import { RoomPage } from '../../pages/room/RoomPage';
import { handleOf, roomWith } from '../testing';
import { useHostAway } from './useHostAway';

function Guest({ hostHere, at }: { hostHere: boolean; at?: number }) {
  const room = roomWith({ hostHere, ...(at && { gameNight: { at, revision: 0, guests: [] } }) });
  const { handle } = handleOf({ host: false, seat: '1', hostAway: useHostAway(room) });
  return <RoomPage handle={handle} room={room} />;
}

const HOUR = 60 * 60_000;

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const away = () => screen.queryByText(/The host is away/);
const ready = () => screen.queryByText('Everybody is seated. The host starts the match.');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a guest who has just come is not told that the host is away until that has lasted three seconds', async () => {
  render(<Guest hostHere={false} />);
  await later(2900);
  expect(away()).toBeNull();
  expect(ready()).toBeVisible();
  await later(200);
  expect(away()).toBeVisible();
});

test('a host who loads the page anew was never away', async () => {
  const { rerender } = render(<Guest hostHere />);
  rerender(<Guest hostHere={false} />);
  await later(2000);
  rerender(<Guest hostHere />);
  rerender(<Guest hostHere={false} />);
  await later(2000);
  expect(away()).toBeNull();
  await later(1100);
  expect(away()).toBeVisible();
  rerender(<Guest hostHere />);
  expect(away()).toBeNull();
});

test('before the date of a game night nobody is told that the host is away, and at the date an open page says so', async () => {
  render(<Guest hostHere={false} at={Date.now() + HOUR} />);
  await later(HOUR - 1);
  expect(away()).toBeNull();
  await later(3000);
  expect(away()).toBeVisible();
});

test('a date that is put off takes back that the host is away', async () => {
  const { rerender } = render(<Guest hostHere={false} at={Date.now()} />);
  await later(3100);
  expect(away()).toBeVisible();
  rerender(<Guest hostHere={false} at={Date.now() + HOUR} />);
  expect(away()).toBeNull();
});
