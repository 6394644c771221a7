interface Words {
  confirm: { subject: string; text(link: string): string };
  daily: { subject(matches: number): string; text(matches: number, link: string): string };
  /** The lines below every mail about a match. */
  end(link: string): string;
}

/** The mails of matches over days, by language. The confirmation mail contains no text written by a person. */
export const mailWords: Readonly<Record<string, Words>> = {
  en: {
    confirm: {
      subject: 'Lantern: confirm your address',
      text: (link) =>
        `Somebody has entered this address in Lantern, to get mails when it is their turn in a board game.\n\nIf that was you, open this page and confirm it:\n${link}\n\nOtherwise do nothing: you will get no more mails.`,
    },
    daily: {
      subject: (matches) => `Lantern: your turn in ${matches === 1 ? '1 match' : `${matches} matches`}`,
      text: (matches, link) => `It is your turn in ${matches === 1 ? '1 match' : `${matches} matches`}.\n${link}`,
    },
    end: (link) => `No more mails of Lantern: ${link}`,
  },
  de: {
    confirm: {
      subject: 'Lantern: Bestätige deine Adresse',
      text: (link) =>
        `Jemand hat diese Adresse in Lantern eingegeben, um per Mail zu erfahren, wann er in einem Brettspiel dran ist.\n\nWenn du das warst, öffne diese Seite und bestätige es:\n${link}\n\nSonst musst du nichts tun: Es kommen keine weiteren Mails.`,
    },
    daily: {
      subject: (matches) => `Lantern: Du bist in ${matches === 1 ? '1 Partie' : `${matches} Partien`} dran`,
      text: (matches, link) => `Du bist in ${matches === 1 ? '1 Partie' : `${matches} Partien`} dran.\n${link}`,
    },
    end: (link) => `Keine Mails von Lantern mehr: ${link}`,
  },
};
