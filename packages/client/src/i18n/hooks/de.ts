import type { HookKind } from '@lantern/protocol/hooks';
import type { HookStrings } from './en';

const names: Record<HookKind, string> = {
  discord: 'Discord',
  slack: 'Slack',
  matrix: 'Matrix',
  ntfy: 'ntfy',
  json: 'Eigenes Programm',
};

export const hooks: HookStrings = {
  title: 'Kanäle',
  none: 'Der Server kann in einem eurer Kanäle melden, wer dran ist.',
  told: (kind, setBy) =>
    `Wer dran ist, steht auch ${kind === 'json' ? 'in einem eigenen Programm' : `in einem Kanal von ${names[kind]}`}${setBy === null ? '' : `, eingerichtet von ${setBy}`}.`,
  add: 'Kanal hinzufügen',
  off: 'Abgeschaltet, weil er nicht antwortet.',
  fault: (status) => (status === 0 ? 'Der Kanal hat nicht geantwortet.' : `Der Kanal hat mit ${status} geantwortet.`),
  works: 'Der Kanal funktioniert.',
  test: 'Testen',
  remove: 'Entfernen',
  kind: 'Dienst',
  kinds: names,
  url: 'Adresse',
  hints: {
    discord: 'Kanaleinstellungen, Integrationen, Webhooks: Kopiere die Adresse.',
    slack: 'Die Adresse eines eingehenden Webhooks eures Workspace.',
    matrix: 'Die Adresse eines generischen Webhooks von hookshot.',
    ntfy: 'Die Adresse eines Themas, zum Beispiel https://ntfy.sh/unsere-partie. Wer sie kennt, kann mitlesen.',
    json: 'Die Adresse eures Programms. Die Meldungen sind signiert.',
  },
  events: 'Was gemeldet wird',
  eventNames: {
    turn: 'Wer dran ist',
    overdue: 'Wenn die Zeit für einen Zug um ist',
    end: 'Das Ende der Partie',
  },
  allowed:
    'Eine Meldung enthält die Namen, wer dran ist und bis wann: nie Karten und nie den Code des Raums. Die Adresse bleibt auf dem Server und wird nicht wieder angezeigt.',
  save: 'Hinzufügen',
  secret: 'Die Meldungen sind mit diesem Schlüssel signiert. Er wird nicht wieder angezeigt:',
  done: 'Fertig',
};
