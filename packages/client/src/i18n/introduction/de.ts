import type { IntroductionUiStrings } from './en';

export const introduction: IntroductionUiStrings = {
  open: 'In einer Minute',
  openFor: (game) => `${game} in einer Minute`,
  step: (number, of) => `${number} von ${of}`,
  back: 'Zurück',
  next: 'Weiter',
  done: 'Verstanden',
  fetching: 'Der Tisch wird gedeckt …',
  failed: 'Die Bilder konnten nicht geholt werden. Prüfe deine Verbindung und versuch es noch einmal.',
};
