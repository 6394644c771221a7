import type { ExtraTimeStrings } from './en';

export const extraTime: ExtraTimeStrings = {
  label: 'Ich brauche mehr Zeit',
  help: 'Die Uhr für deine Entscheidungen, in diesem Raum. Alle sehen, was du wählst; weniger Zeit gilt ab deiner nächsten Entscheidung.',
  values: { usual: 'Wie alle', double: 'Doppelt', fourfold: 'Vierfach', none: 'Ohne Grenze' },
  notes: { double: 'doppelte Zeit', fourfold: 'vierfache Zeit', none: 'ohne Zeitgrenze' },
};
