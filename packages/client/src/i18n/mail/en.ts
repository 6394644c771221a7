import type { MailMode } from '@lantern/protocol/mail';

/** Mails about matches over days. */
export const mail = {
  open: 'By mail',
  address: 'Mail address',
  mode: 'When',
  modes: { each: 'At each turn', daily: 'Once a day, at eight' } satisfies Record<MailMode, string>,
  help: 'You get one mail to confirm the address. It is used for nothing else, and nobody in the room sees it.',
  send: 'Confirm by mail',
  use: (address: string) => `Mails to ${address}`,
  waits: (address: string) => `Open the mail to ${address} and confirm the address.`,
  on: (address: string) => `Mails about this match go to ${address}.`,
  stop: 'No mails about this match',
  forget: 'Forget my address',
  forgotten: 'The server has deleted your address.',
  confirm: {
    title: 'Mails about your turns',
    body: 'Confirm that this address is yours. Lantern then sends mails when it is your turn.',
    action: 'Confirm the address',
    done: 'Your address is confirmed.',
  },
  unsubscribe: {
    title: 'No more mails',
    body: 'Lantern deletes your address and sends no more mails.',
    action: 'Unsubscribe',
    done: 'Your address is deleted. You get no more mails.',
  },
  failed: 'That did not work',
};

export type MailStrings = typeof mail;
