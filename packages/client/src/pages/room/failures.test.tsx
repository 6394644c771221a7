import { serverRefusals } from '@lantern/protocol/refusals.en';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unreadable } from '../../net/api/failure';
import { ConnectionRefused } from '../../room/ConnectionRefused';
import { Seats } from '../../room/seats/Seats';
import { handleOf, roomWith } from '../../room/testing';

const refusal = (code: string) => ({ code, message: 'In the words of the server.' });

const door = (more: Partial<Parameters<typeof ConnectionRefused>[0]['handle']>) =>
  render(<ConnectionRefused handle={{ code: 'K7WQ3H', room: null, refusal: null, retry() {}, ...more }} />);

describe('a refused connection', () => {
  test('with a wrong code says so, and leads to the input for another one', async () => {
    door({ refusal: refusal('NO_SUCH_ROOM') });
    expect(screen.getByRole('heading', { name: 'No room called K7WQ3H' })).toBeVisible();
    expect(screen.getByText(/Check the code, ask for a new link, or open a room yourself/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Join by another code' }));
    expect(location.pathname).toBe('/');
  });

  test('to a room that was deleted meanwhile says so, and leads to a new one of the same game', async () => {
    door({ refusal: refusal('NO_SUCH_ROOM'), room: roomWith({ game: 'crystal-wars' }) });
    expect(screen.getByRole('heading', { name: 'Room K7WQ3H is gone' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open a new room' }));
    expect(location.pathname).toBe('/open/crystal-wars');
  });

  test('with any other reason shows it, and can be retried', async () => {
    let tried = 0;
    door({ refusal: { code: 'TOO_MANY_ROOMS', message: serverRefusals.TOO_MANY_ROOMS({}) }, retry: () => tried++ });
    expect(screen.getByText(serverRefusals.TOO_MANY_ROOMS({}))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tried).toBe(1);
  });
});

test('to an incompatible server is different: a reload helps', () => {
  door({ refusal: unreadable() });
  expect(screen.getByText(/older or newer than this page/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});

test('both devices on one seat are told about it', () => {
  const { handle } = handleOf({ alsoElsewhere: true });
  render(<Seats handle={handle} room={roomWith()} />);
  expect(screen.getByText('You are here on two devices and can play on both')).toBeVisible();
});
