import { render, screen, waitFor } from '@testing-library/react';
import { keepWish } from '../../state/pushWishes';
import { keepKeys, rememberRoom } from '../../state/roomKeys';
import { NotifySwitch } from './NotifySwitch';

const own = { code: 'AAAAAA', seat: '0', seatKey: 'a' };

/** Ana has asked for notifications. The server sends them, or has no address of her browser and accepts none. */
function shown(called: boolean) {
  keepKeys(own.code, { seats: [own] });
  rememberRoom({ code: own.code, game: 'toy', at: 0 });
  keepWish(own);
  const subscription = { endpoint: 'x', toJSON: () => ({}), unsubscribe: async () => true };
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve({ pushManager }) },
    configurable: true,
  });
  const Notification = { permission: 'granted', requestPermission: async () => 'granted' };
  Object.assign(window, { Notification, PushManager: {}, isSecureContext: true });
  globalThis.fetch = (async (path: string) => {
    if (path.endsWith('/push'))
      return { ok: path === '/api/push', json: async () => ({ key: 'k', code: 'PUSH_REFUSED', message: 'No.' }) };
    return { ok: true, json: async () => ({ called }) };
  }) as unknown as typeof fetch;
  render(<NotifySwitch own={own} />);
  return screen.getByRole('switch');
}

test('the switch is on if the server sends notifications to this browser', async () => {
  const one = shown(true);
  await waitFor(() => expect(one).toBeChecked());
});

test('the switch turns off if the server sends no more notifications and accepts no other address', async () => {
  const one = shown(false);
  await waitFor(() => expect(one).not.toBeChecked());
});
