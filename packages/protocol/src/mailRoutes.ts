import * as bodies from './bodies';
import type { RouteTable } from './route';

export const mailRoutes = {
  'POST /api/rooms/:code/seats/:seat/mail': {
    who: 'seat',
    body: bodies.mail,
    answer: 'MailSet',
    does: 'sends mails about the seat to an address: a new one, which must be confirmed by a mail, or the one of the token; also changes when mails are sent',
    refusals: ['NO_SUCH_SEAT', 'NOT_YOUR_SEAT', 'MAIL_OFF', 'MAIL_GONE', 'MAIL_FAILED', 'BAD_ZONE'],
  },
  'POST /api/rooms/:code/seats/:seat/mail-state': {
    who: 'seat',
    body: bodies.mailToken,
    answer: 'MailState',
    does: 'the mails about the seat to the address of the token; an empty token has no address',
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
    does: 'confirms an address by the link in the mail to it',
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
    does: 'the same with one click, for mail programs (RFC 8058)',
    refusals: ['MAIL_GONE'],
  },
} satisfies RouteTable;
