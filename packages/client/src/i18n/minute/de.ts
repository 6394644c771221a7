import type { MinuteStrings } from './en';

export const minute: MinuteStrings = {
  open: 'In einer Minute',
  openFor: (game) => `${game} in einer Minute`,
  step: (number, of) => `${number} von ${of}`,
  back: 'Zurück',
  next: 'Weiter',
  pause: 'Anhalten',
  play: 'Abspielen',
  fetching: 'Einen Moment …',
  failed: 'Die Bilder konnten nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.',
};
