import type { TurnNotifier } from '../notify/turnNotifier';
import { refused } from '../refusals';
import type { Handlers } from './handlers';

/** Sends notifications, with the public key that browsers check; `null` if notifications are off. */
export interface PushParts {
  notifier: TurnNotifier;
  publicKey: string;
}

/** Subscriptions to notifications for a closed page. */
export const pushRoutes = (push: PushParts | null) =>
  ({
    'GET /api/push': () => ({ key: push?.publicKey ?? null }),
    'POST /api/rooms/:code/seats/:seat/push': async ({ code, seat, key, sent: { address, ...wish } }) => {
      if (!push) throw refused('PUSH_REFUSED');
      await push.notifier.begin(code, seat, key, address, wish);
    },
    'POST /api/rooms/:code/seats/:seat/push-end': async ({ code, seat, key, sent }) =>
      push?.notifier.end(code, seat, key, sent.endpoint),
    'POST /api/rooms/:code/seats/:seat/push-test': async ({ code, seat, key, sent }) => ({
      called: (await push?.notifier.test(code, seat, key, sent.endpoint)) ?? false,
    }),
    'POST /api/rooms/:code/seats/:seat/push-state': async ({ code, seat, key, sent }) => ({
      called: (await push?.notifier.calls(code, seat, key, sent.endpoint)) ?? false,
    }),
  }) satisfies Partial<Handlers>;
