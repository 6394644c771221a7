import * as bodies from './bodies';
import type { RouteTable } from './route';

export const mailRoutes = {
  'POST /api/rooms/:code/seats/:seat/mail': {
    who: 'seat',
    body: bodies.mail,
    answer: 'MailSet',
    does: 'lets an address get mails about the seat: a new one, which gets a mail to confirm it, or the one of the token; changes when they come',
    refusals: ['NO_SUCH_SEAT', 'NOT_YOUR_SEAT', 'MAIL_OFF', 'MAIL_GONE', 'MAIL_FAILED', 'BAD_ZONE'],
  },
  'POST /api/rooms/:code/seats/:seat/mail-state': {
    who: 'seat',
    body: bodies.mailToken,
    answer: 'MailState',
    does: 'the mails of the browser of the token about the seat; an empty token is that of no browser',
    refusals: ['NO_SUCH_SEAT', 'NOT_YOUR_SEAT'],
  },
  'POST /api/rooms/:code/seats/:seat/mail-end': {
    who: 'seat',
    body: bodies.mailToken,
    answer: 'MailState',
    does: 'ends the mails about the seat',
    refusals: ['NO_SUCH_SEAT', 'NOT_YOUR_SEAT'],
  },
  'POST /api/mail/forget': {
    who: 'anybody',
    body: bodies.mailToken,
    does: 'deletes the address of the token',
    refusals: [],
  },
  'POST /api/mail/confirm': {
    who: 'anybody',
    body: bodies.mailLink,
    does: 'confirms an address by the link that it was sent',
    refusals: ['MAIL_GONE'],
  },
  'POST /api/mail/unsubscribe': {
    who: 'anybody',
    body: bodies.mailLink,
    does: 'deletes an address by the link in a mail',
    refusals: ['MAIL_GONE'],
  },
  'POST /api/mail/unsubscribe/:link': {
    who: 'anybody',
    answer: '{}',
    does: 'the same for mail programs, with one click (RFC 8058)',
    refusals: ['MAIL_GONE'],
  },
} satisfies RouteTable;
