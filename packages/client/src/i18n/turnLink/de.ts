import type { TurnLinkStrings } from './en';

export const turnLink: TurnLinkStrings = {
  none: 'Dieser Browser hat in dieser Partie keinen Platz',
  help: 'Öffne Lantern in dem Browser, in dem du dich gesetzt hast, oder hol deine Plätze hierher.',
  bring: 'Meine Plätze hierher holen',
  failed: 'Die Partie wurde nicht gefunden',
};
