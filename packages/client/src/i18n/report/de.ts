import type { ReportStrings } from './en';

export const report: ReportStrings = {
  action: 'Melden',
  actionOf: (name) => `${name} melden`,
  title: (name) => `${name} melden`,
  help: (name) =>
    `Wer diesen Server betreibt, liest deine Meldung, die Nachrichten ringsum und deinen Namen. ${name} erfährt davon nichts.`,
  what: 'Was möchtest du melden?',
  name: (name) => `Den Namen „${name}“`,
  send: 'Melden',
  sent: 'Danke. Wer diesen Server betreibt, wird es sich ansehen.',
  back: 'Zurück zu den Personen',
};
