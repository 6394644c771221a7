import type { Seat } from '@lantern/protocol/seat';
import { pushKey, subscribePush, unsubscribePush } from '../../net/push/pushApi';
import type { Language } from '../../state/language';
import { forget, keep, recall } from '../../state/storage';

/** The seat of a room, as whoever holds it proves it. */
export interface OwnSeat {
  code: string;
  seat: Seat;
  seatKey: string;
}

const kept = (code: string): string => `push.${code}`;

/** Whether this browser can be called at all while its page is closed. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

/** Whether this browser has asked to be called for the seat; with another key it must ask again. */
export const isNotified = ({ code, seatKey }: OwnSeat): boolean =>
  recall<string>(kept(code)) === seatKey && Notification.permission === 'granted';

/**
 * Asks the person, the browser and the server that this browser be called. Throws `Failure` where the server refuses.
 * @returns what has come of it; `denied` where the person or the browser does not want it, `never` where the server calls nobody
 */
export async function enableNotifications(own: OwnSeat, language: Language): Promise<'called' | 'denied' | 'never'> {
  const { key } = await pushKey();
  if (key === null) return 'never';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await subscribed(key);
  if (!subscription) return 'denied';
  const { endpoint, keys } = subscription.toJSON();
  const address = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  await subscribePush(own.code, own.seat, address, language, own.seatKey);
  keep(kept(own.code), own.seatKey);
  return 'called';
}

/** Asks not to be called for this room any more. */
export async function disableNotifications({ code, seat, seatKey }: OwnSeat): Promise<void> {
  forget(kept(code));
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.getSubscription();
  if (subscription) await unsubscribePush(code, seat, subscription.endpoint, seatKey);
}

/** The address of this browser, made for the server's key: one made for another server's is given up. */
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
