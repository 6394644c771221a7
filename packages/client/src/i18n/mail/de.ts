import type { MailStrings } from './en';

export const mail: MailStrings = {
  open: 'Per Mail',
  address: 'Mailadresse',
  mode: 'Wann',
  modes: { each: 'Bei jedem Zug', daily: 'Einmal am Tag, um acht' },
  help: 'Du bekommst eine Mail, um die Adresse zu bestätigen. Sie dient nur dafür, und niemand im Raum sieht sie.',
  send: 'Per Mail bestätigen',
  use: (address) => `Mails an ${address}`,
  waits: (address) => `Öffne die Mail an ${address} und bestätige die Adresse.`,
  on: (address) => `Mails zu dieser Partie gehen an ${address}.`,
  stop: 'Keine Mails zu dieser Partie',
  forget: 'Meine Adresse vergessen',
  forgotten: 'Der Server hat deine Adresse gelöscht.',
  confirm: {
    title: 'Mails, wenn du dran bist',
    body: 'Bestätige, dass diese Adresse deine ist. Dann schickt Lantern eine Mail, wenn du dran bist.',
    action: 'Adresse bestätigen',
    done: 'Deine Adresse ist bestätigt.',
  },
  unsubscribe: {
    title: 'Keine Mails mehr',
    body: 'Lantern löscht deine Adresse und schickt keine Mails mehr.',
    action: 'Abbestellen',
    done: 'Deine Adresse ist gelöscht. Du bekommst keine Mails mehr.',
  },
  failed: 'Das hat nicht geklappt',
};
