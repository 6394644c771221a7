export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The labels that a visitor taps or reads. */
interface Words {
  openRoom: string;
  minute: RegExp;
  learn: RegExp;
  bots: string;
  board: string;
  watching: RegExp;
  askForSeat: RegExp;
  join: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    openRoom: 'Open a room',
    minute: /in one minute/i,
    learn: /^Learn /,
    bots: 'Play against bots',
    board: 'Board',
    watching: /^You are watching/,
    askForSeat: /^Ask for .*seat$/,
    join: 'Join with your phone',
  },
  de: {
    openRoom: 'Raum öffnen',
    minute: /in einer Minute/i,
    learn: /lernen$/,
    bots: 'Gegen Bots',
    board: 'Spielbrett',
    watching: /^Du schaust zu/,
    askForSeat: /^(Um einen Platz bitten|Platz von .* anfragen)$/,
    join: 'Mit dem Handy mitmachen',
  },
};
