import type { RoomView } from '@lantern/protocol/rooms';
import { usualTempo } from '@lantern/protocol/tempo';
import { act, render, screen } from '@testing-library/react';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { handleOf, roomWith } from '../../room/testing';
import { keepWish } from '../../state/pushWishes';
import { RoomPanels } from './RoomPanels';

beforeEach(() => localStorage.clear());

/** Whether the room of a seat offers notifications. */
async function offers(
  room: Partial<RoomView> = { tempo: usualTempo(3, 'Europe/Berlin') },
  more: Partial<RoomHandle> = {},
) {
  const { handle } = handleOf(more);
  await act(async () => void render(<RoomPanels handle={handle} room={roomWith(room)} />));
  // The offer would appear together with this button, which is loaded in the same way.
  await screen.findByRole('button', { name: /rules/i });
  return screen.queryByRole('heading', { name: 'When it is your turn' }) !== null;
}

test('a player in a room over days is offered notifications', async () => {
  expect(await offers()).toBe(true);
});

test('a room in one go offers none', async () => {
  expect(await offers({})).toBe(false);
});

test('a viewer who only watches is offered none', async () => {
  expect(await offers(undefined, { seat: null, seatKey: undefined })).toBe(false);
});

test('a browser that is notified already is offered nothing', async () => {
  const pushManager = { getSubscription: async () => null };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ pushManager }) },
    configurable: true,
  });
  Object.assign(window, { Notification: { permission: 'granted' }, PushManager: {}, isSecureContext: true });
  keepWish({ code: 'K7WQ3H', seat: '0', seatKey: 'key' });
  expect(await offers()).toBe(false);
});
