/** The date of a game night, its invitation, and the answers of the guests. */
export const gameNight = {
  title: 'Game night',
  set: 'Set a date',
  change: 'Change the date',
  takeAway: 'Remove the date',
  takeAwayHelp: 'This deletes the answers too.',
  keep: 'Save date',
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
  /** The headings above the names of the people who gave each answer. */
  groups: { yes: 'Coming', maybe: 'Maybe', no: 'Cannot come' },
  you: 'you',
  nobody: 'Nobody has answered yet.',
  nameless: 'Type your name first.',
  remove: (name: string) => `Remove the answer of ${name}`,
  /** The title in a calendar, and the first line of an invitation. */
  subject: (game: string) => `Game night: ${game}`,
  /** The body of a calendar entry or an invitation. */
  how: 'Open the link, say whether you come, sit down and play. No account: a name is enough.',
};

export type GameNightStrings = typeof gameNight;
