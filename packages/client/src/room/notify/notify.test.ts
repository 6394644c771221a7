/** @jest-environment ./test/page.ts */
import { isWished, keepWish } from '../../state/pushWishes';
import { keepKeys, rememberRoom } from '../../state/roomKeys';
import { reconcileNotifications } from './notify';

const ana = { code: 'AAAAAA', seat: '0', seatKey: 'a' };
const ben = { code: 'BBBBBB', seat: '1', seatKey: 'b' };

/** The push address of the browser; null after it was dropped. */
let address: string | null;
/** The push address that the server uses, by room. */
let server: Record<string, string>;
let reachable: boolean;
let sent: string[];

const subscriptionOf = (endpoint: string) => ({
  endpoint,
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    address = null;
  },
});

async function answer(path: string, body: { endpoint?: string; address?: { endpoint: string } }): Promise<object> {
  const [, code = '', what = ''] = /rooms\/(\w+)\/seats\/\d\/([\w-]+)/.exec(path) ?? [];
  if (path.endsWith('/api/push')) return { key: 'key' };
  sent.push(`${what} ${code}`);
  if (what === 'push-state') return { called: server[code] === body.endpoint };
  server[code] = body.address?.endpoint ?? '';
  return {};
}

beforeEach(() => {
  localStorage.clear();
  [address, server, reachable, sent] = ['old', { AAAAAA: 'old', BBBBBB: 'old' }, true, []];
  for (const own of [ana, ben]) {
    keepKeys(own.code, { seats: [own] });
    rememberRoom({ code: own.code, game: 'toy', at: 0 });
    keepWish(own);
  }
  const subscribe = async () => {
    address ??= 'new';
    return subscriptionOf(address);
  };
  const getSubscription = async () => (address === null ? null : subscriptionOf(address));
  const ready = Promise.resolve({ pushManager: { subscribe, getSubscription } });
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
  permit('granted');
  globalThis.fetch = (async (path: string, { body = '{}' }: { body?: string }) => {
    if (!reachable) throw new TypeError('Failed to fetch');
    return { ok: true, json: () => answer(path, JSON.parse(body)) };
  }) as unknown as typeof fetch;
});

const permit = (permission: NotificationPermission) =>
  Object.assign(globalThis, { Notification: { permission, requestPermission: async () => permission } });

test('a browser whose notifications are in order changes nothing', async () => {
  await reconcileNotifications('en');
  expect(sent).toEqual(['push-state BBBBBB', 'push-state AAAAAA']);
  expect(address).toBe('old');
});

test('an address that the server no longer uses is replaced by another one, in all rooms', async () => {
  server.BBBBBB = '';
  await reconcileNotifications('en');
  expect(server).toEqual({ AAAAAA: 'new', BBBBBB: 'new' });
  expect([ana, ben].every(isWished)).toBe(true);
});

test('a browser whose push service has dropped its address gets another one', async () => {
  address = null;
  await reconcileNotifications('en');
  expect(server).toEqual({ AAAAAA: 'new', BBBBBB: 'new' });
});

test('if the permission is withdrawn, the wish is forgotten', async () => {
  permit('denied');
  await reconcileNotifications('en');
  expect([ana, ben].some(isWished)).toBe(false);
});

test('without the server nothing changes', async () => {
  reachable = false;
  await expect(reconcileNotifications('en')).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(address).toBe('old');
  expect([ana, ben].every(isWished)).toBe(true);
});

test('a browser without a wish for notifications sends no request', async () => {
  localStorage.clear();
  await reconcileNotifications('en');
  expect(sent).toEqual([]);
});
