import { language } from '../../i18n/strings';
import { whenIdle } from '../../state/idle';
import { pushWishes } from '../../state/pushWishes';

/**
 * Renews the push subscriptions that this browser has asked for: at every start, and when the browser has lost its push
 * address.
 */
export function keepNotified({ serviceWorker }: Navigator = navigator, reconcile = reconcileLater): void {
  if (!serviceWorker) return;
  const look = () => {
    if (pushWishes().length > 0) void reconcile().catch(() => undefined);
  };
  serviceWorker.addEventListener('message', ({ data }) => data.pushChanged && look());
  whenIdle(look);
}

/** Few people use notifications, so the code is not part of the first load. */
async function reconcileLater(): Promise<void> {
  const { reconcileNotifications } = await import('../../room/notify/notify');
  await reconcileNotifications(language());
}
