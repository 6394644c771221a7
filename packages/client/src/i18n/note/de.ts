import type { NoteStrings } from './en';

export const noteStrings: NoteStrings = {
  title: 'Notizen für mich',
  help: 'Nur du kannst das lesen. Es öffnet sich von selbst, wenn du wiederkommst, bis die Partie endet.',
  save: 'Speichern',
};
