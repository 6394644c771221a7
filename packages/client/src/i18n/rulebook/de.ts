import { quantity } from '@lantern/games/kit/plural.de';
import type { RulebookStrings } from './en';

export const rulebook: RulebookStrings = {
  title: (game) => `So spielt man ${game}`,
  rules: 'Die Regeln',
  fetching: 'Einen Moment …',
  search: 'Regeln durchsuchen',
  found: (count) => quantity(count, 'Absatz gefunden', 'Absätze gefunden'),
  none: 'Keine Regel erwähnt das. Versuch ein anderes Wort.',
  contents: 'Inhalt',
  toContents: 'Zum Inhalt',
  different: 'Abweichungen in diesem Raum',
  usual: 'Keine: Es gelten die Standardregeln.',
  because: (options) => `In diesem Raum eingestellt: ${options.join('; ')}.`,
  rule: (rule) => `Regel ${rule}`,
  credits: 'Mitwirkende',
  failed: 'Die Regeln konnten nicht geladen werden',
  offline: 'Prüfe deine Verbindung und versuch es noch einmal.',
};
