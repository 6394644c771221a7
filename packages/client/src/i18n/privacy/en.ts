import { quantity } from '@lantern/games/kit/plural.en';
import type { PrivacyFacts } from '@lantern/protocol/privacy';
import { REPORTS_KEPT_DAYS } from '@lantern/protocol/reports';

/** A part of the privacy page. */
export interface PrivacySection {
  title: string;
  /** Its lines for a server with these settings. */
  lines(facts: PrivacyFacts): readonly string[];
}

const after = (days: number, from: string) =>
  days === 0 ? 'it is deleted' : `it is deleted ${quantity(days, 'day', 'days')} after ${from}`;

/** The privacy page: what is kept, for how long, who sees it, and how to delete it. */
export const privacy = {
  title: 'Privacy',
  summary:
    'Lantern has no accounts, shows no advertising and counts nobody. Its pages load nothing from other servers. You can play under any name.',
  sections: [
    {
      title: 'Kept in this browser',
      lines: () => [
        'The keys of your seats and of the rooms you host, the rooms you have visited, your name and your settings, how far you have read and watched, analyses of matches, and a random number for each room.',
        'The pages of Lantern, so that they start quickly.',
        'One cookie, only if you choose “Keep my seats”: a random code that no script can read and that is sent to the server only to bring back your seats.',
      ],
    },
    {
      title: 'Kept on the server, with each room',
      lines: ({ push, hooks, mail }) => [
        'The game and its settings, the names of the people, the results of the last 30 matches and, in a group, of up to 60 earlier nights.',
        'Every move of its matches with its time, and everything that was hidden in them.',
        'The last 200 chat messages, and 200 among the watchers.',
        'The date of the next meeting, with the names and answers of the guests.',
        'How far each person has read and watched, and more time for decisions where somebody has asked for it.',
        'If somebody reports a message or a name: it, the messages around it, and the name of the person who reports.',
        'Hashes of your keys and of the random number of this browser: the room recognises you by them, and nobody can compute the keys from them.',
        'In a match over days: the time zone of the room, the deadlines, days off, and the day of the host’s last visit.',
        ...(push
          ? [
              'If you switch on notifications: the address that the push service of your browser has given for them, your language, your time zone and your quiet hours.',
            ]
          : []),
        ...(mail
          ? [
              'Where you have asked for mails: your mail address, your language, your time zone and your quiet hours. They are used for nothing else, and nobody in a room sees the address.',
            ]
          : []),
        ...(hooks
          ? [
              'Where the host has set channels, in which the server posts whose turn it is: their addresses, and the name of the host.',
            ]
          : []),
      ],
    },
    {
      title: 'Not kept',
      lines: () => [
        'Your internet address: the server counts requests by it in memory for up to a day, and writes it neither to the database nor to its log. A proxy in front of the server may have a log of its own.',
        'The log of the server contains no names, no codes of rooms, no messages and no keys.',
      ],
    },
    {
      title: 'Who sees it',
      lines: ({ push, hooks, mail }) => [
        'Everybody with the link of a room: names, who is online, the chat, the game and its results. A room that its host lists is on the first page of this server.',
        'Hidden cards and choices: only the person on the seat. After a match everybody sees them, unless the host has switched that off.',
        'A finished match: everybody with its link, which does not contain the code of the room.',
        ...(push
          ? [
              'Notifications go through the push service of your browser. It cannot read them, but knows when they come.',
            ]
          : []),
        ...(hooks
          ? [
              'Where the host has set channels: the service of the channel and its readers see the names, whose turn it is and the deadline. Everybody in the room is told of the channels.',
            ]
          : []),
        ...(mail
          ? ['Mails pass the mail servers on both sides, which can read them: the game, the names and the deadline.']
          : []),
        'A report of a message or a name: only the people who run this server. Nobody in the room is told.',
        'The people who run this server can read its database, including what is hidden in a running match.',
      ],
    },
    {
      title: 'For how long',
      lines: ({ keep, mail }) => [
        keep.finishedDays === 0
          ? 'A room whose match is over: until it is deleted.'
          : `A room whose match is over: ${after(keep.finishedDays, 'its last change')}.`,
        keep.abandonedDays === 0
          ? 'A room that waits for a start or a move: until it is deleted.'
          : `A room that waits for a start or a move: ${after(keep.abandonedDays, 'its last change')}; over days not before 90 days and eight times the length of a turn.`,
        'Everything that belongs to a room is deleted with it. Only results that the next room of a group has taken over stay there.',
        `A report: ${REPORTS_KEPT_DAYS} days, even if its room is deleted earlier.`,
        'Keys that are kept for your browser: 180 days after your last visit. Copies for another device: two minutes.',
        ...(mail
          ? [
              'A mail address: until you forget it or unsubscribe, thirty days after no seat of yours uses it any more, and seven days if you do not confirm it.',
            ]
          : []),
        'Backups of the database: as long as the people who run this server keep them.',
      ],
    },
    {
      title: 'How to delete it',
      lines: ({ push, mail }) => [
        'A room with all its matches: its host deletes it under “The room”.',
        'The results of a group: the host deletes them in the room.',
        'Your name, your messages, your answers and all else that a room stores about you: “My data” under “My seats”, where you can also save it as a file. The moves and results of your matches stay, without your name.',
        ...(push ? ['Notifications: switch them off in the room. The server deletes the address at once.'] : []),
        ...(mail ? ['A mail address: “Forget my address” in a room, or the link in each mail.'] : []),
        'Keys that are kept for your browser: “Forget my seats” under “My seats”.',
        'What is in this browser: delete the data of this site in the settings of the browser. You lose your seats then.',
      ],
    },
  ] as readonly PrivacySection[],
  contactTitle: 'Who runs this server',
  contact: 'You can ask the people who run it to delete what you cannot delete yourself:',
  noContact:
    'The people who run it have not given an address here. Ask the person who has sent you the link of the room.',
  failed: 'The settings of this server could not be loaded. Try again when you are connected.',
};

export type PrivacyStrings = typeof privacy;
