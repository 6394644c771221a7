import { gameNightStringsIn } from '../../i18n/gameNight/useGameNightStrings';
import { type Language, LOCALES } from '../../state/language';

/**
 * Returns a date in the time zone of this device, with the name of the zone: `Friday, 27 November 2026 at 20:00 CET`.
 */
export function dateInWords(at: number, language: Language, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(at);
}

/** The content of an invitation to a game night. */
export interface Invited {
  game: string;
  at: number;
  link: string;
}

/** Returns the invitation as a text for any messenger. */
export function invitationText({ game, at, link }: Invited, language: Language, timeZone?: string): string {
  const strings = gameNightStringsIn(language);
  return [strings.subject(game), dateInWords(at, language, timeZone), strings.how, link].join('\n');
}
