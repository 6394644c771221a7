import { MINUTE } from '@lantern/protocol/timeUnits';
import { act, render, screen } from '@testing-library/react';
import { RoomPage } from '../../pages/room/RoomPage';
import { handleOf, roomWith } from '../testing';
import { useHostAway } from './useHostAway';

function Guest({ hostHere, at }: { hostHere: boolean; at?: number }) {
  const room = roomWith({ hostHere, ...(at && { gameNight: { at, revision: 0, guests: [] } }) });
  const { handle } = handleOf({ host: false, seat: '1', hostAway: useHostAway(room) });
  return <RoomPage handle={handle} room={room} />;
}

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const away = () => screen.queryByText(/The host is offline/);
const ready = () => screen.queryByText('All seats are taken. The host starts the match.');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a guest who has just come sees that the host is away after three seconds', async () => {
  render(<Guest hostHere={false} />);
  await later(2900);
  expect(away()).toBeNull();
  expect(ready()).toBeVisible();
  await later(200);
  expect(away()).toBeVisible();
});

test('a host who reloads the page was never away', async () => {
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

test('before the date of a game night a missing host is not away; from the date on an open page says so', async () => {
  render(<Guest hostHere={false} at={Date.now() + MINUTE} />);
  await later(MINUTE - 1);
  expect(away()).toBeNull();
  await later(3000);
  expect(away()).toBeVisible();
});

test('with a later date the host is no longer away', async () => {
  const { rerender } = render(<Guest hostHere={false} at={Date.now()} />);
  await later(3100);
  expect(away()).toBeVisible();
  rerender(<Guest hostHere={false} at={Date.now() + MINUTE} />);
  expect(away()).toBeNull();
});
