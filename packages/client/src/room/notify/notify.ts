import { call } from '../../net/api/call';
import { Failure } from '../../net/api/failure';
import { reader } from '../../net/push/reader';
import type { Language } from '../../state/language';
import { forgetWish, isWished, keepWish, type OwnSeat, pushWishes } from '../../state/pushWishes';

/** Whether this browser supports notifications while its page is closed. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

/** Whether this browser has asked for notifications for the seat, and has the permission. */
export const isNotified = (own: OwnSeat): boolean => isWished(own) && Notification.permission === 'granted';

/**
 * Asks the person, the browser and the server for notifications. Throws `Failure` if the server refuses.
 * @returns the result; `denied` if the person or the browser does not allow them, `never` if the server sends none
 */
export async function enableNotifications(own: OwnSeat, language: Language): Promise<'called' | 'denied' | 'never'> {
  const { key } = await call('GET /api/push', {});
  if (key === null) return 'never';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await subscribed(key);
  if (!subscription) return 'denied';
  const { endpoint, keys } = subscription.toJSON();
  const address = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  const wish = { address, language, ...reader() };
  await call('POST /api/rooms/:code/seats/:seat/push', { ...own, key: own.seatKey }, wish);
  keepWish(own);
  return 'called';
}

/** Sends a notification to this browser as a test. @returns whether its push service has accepted it */
export async function tryCall(own: OwnSeat): Promise<boolean> {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription) return false;
  const { endpoint } = subscription;
  return (await call('POST /api/rooms/:code/seats/:seat/push-test', { ...own, key: own.seatKey }, { endpoint })).called;
}

export async function disableNotifications(own: OwnSeat): Promise<void> {
  forgetWish(own.code);
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await call('POST /api/rooms/:code/seats/:seat/push-end', { ...own, key: own.seatKey }, { endpoint });
}

/**
 * Renews the push subscriptions that this browser has asked for. If its push service has dropped the address that the
 * server knows, a new one is registered for all rooms; if there is none, the wish is forgotten. Throws `Failure`,
 * without any change, if the server cannot be reached.
 */
export async function reconcileNotifications(language: Language): Promise<void> {
  const wishes = pushWishes();
  if (wishes.length === 0) return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const granted = Notification.permission === 'granted';
  const subscription = granted ? await pushManager.getSubscription() : null;
  const answers = subscription ? await Promise.all(wishes.map((own) => isCalled(own, subscription.endpoint))) : [];
  if (subscription && !answers.includes(false)) return;
  await subscription?.unsubscribe();
  const renew = async (own: OwnSeat) => {
    const became = granted ? await enableNotifications(own, language).catch(deniedOf) : 'denied';
    if (became !== 'called') forgetWish(own.code);
  };
  // If the server cannot be reached now, the next start tries again.
  await Promise.allSettled(wishes.map(renew));
}

/** Tells the server the language, the zone and the quiet hours of this device again, for all its seats. */
export async function renewNotifications(language: Language): Promise<void> {
  await Promise.all(pushWishes().map((own) => enableNotifications(own, language)));
}

/** Throws every other error. */
function deniedOf(error: unknown): 'denied' {
  if (error instanceof Failure && error.code === 'PUSH_REFUSED') return 'denied';
  throw error;
}

/** Returns undefined if the server no longer knows the room or the seat: the page of that room handles this. */
async function isCalled(own: OwnSeat, endpoint: string): Promise<boolean | undefined> {
  try {
    const { called } = await call(
      'POST /api/rooms/:code/seats/:seat/push-state',
      { ...own, key: own.seatKey },
      { endpoint },
    );
    return called;
  } catch (error) {
    if (error instanceof Failure && error.code !== 'UNREACHABLE') return undefined;
    throw error;
  }
}

/** Returns the push address of this browser for the server's key; one made for another key is dropped. */
async function subscribed(key: string): Promise<PushSubscription | undefined> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted).catch(async (error: DOMException) => {
      if (error.name !== 'InvalidStateError') throw error;
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wanted);
    });
  } catch {
    return undefined;
  }
}
