import type { MailBoxes } from '../mail/mailBoxes';
import type { Handlers } from './handlers';
import type { Limiter } from './rateLimits';

export const mailRoutes = (boxes: MailBoxes, limiter: Limiter) =>
  ({
    'POST /api/rooms/:code/seats/:seat/mail': ({ code, seat, key, ip, sent }) => boxes.begin(code, seat, key, sent, ip),
    'POST /api/rooms/:code/seats/:seat/mail-state': ({ code, seat, key, sent }) =>
      boxes.state(code, seat, key, sent.token),
    'POST /api/rooms/:code/seats/:seat/mail-end': ({ code, seat, key, sent }) => boxes.end(code, seat, key, sent.token),
    'POST /api/mail/forget': async ({ ip, sent }) => {
      await limiter.countDesk(ip);
      await boxes.forget(sent.token);
    },
    'POST /api/mail/confirm': ({ sent }) => boxes.confirm(sent.link),
    'POST /api/mail/unsubscribe': ({ sent }) => boxes.unsubscribe(sent.link),
    'POST /api/mail/unsubscribe/:link': async ({ link }) => {
      await boxes.unsubscribe(link);
      return {};
    },
  }) satisfies Partial<Handlers>;
