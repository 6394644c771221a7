/** What is said of the date of a game night, its invitation and who comes. */
export const gameNight = {
  title: 'Game night',
  set: 'Set a date',
  change: 'Change the date',
  takeAway: 'Take the date away',
  takeAwayHelp: 'The answers go with it.',
  keep: 'Keep this date',
  field: 'Date and time',
  zone: (zone: string) => `In your time zone, ${zone}. Everybody sees the date in their own.`,
  needed: 'Choose a day and a time.',
  calendar: 'Add to calendar',
  share: 'Share the invitation',
  shareIn: 'Language of the invitation',
  copied: 'The invitation is copied. Paste it to your friends.',
  come: 'Who is coming?',
  ask: 'Are you coming?',
  replies: { yes: 'I am coming', maybe: 'Maybe', no: 'I cannot' },
  /** Above the names of those who have answered so. */
  groups: { yes: 'Coming', maybe: 'Maybe', no: 'Cannot come' },
  you: 'you',
  nobody: 'Nobody has answered yet.',
  nameless: 'First tell the others who you are.',
  remove: (name: string) => `Remove the answer of ${name}`,
  /** The title in a calendar, and the first line of an invitation. */
  subject: (game: string) => `Game night: ${game}`,
  /** What else stands in a calendar or an invitation. */
  how: 'Open the link, say whether you come, sit down and play. No account: a name is enough.',
};

export type GameNightStrings = typeof gameNight;
