import type { Level } from '@lantern/protocol/level';
import type { Pace } from '@lantern/protocol/pace';
import { spanOf } from '../en/span';

/** What the host sets for a room, and what the others read of it. */
export const roomSettings = {
  room: {
    title: 'The room',
    locked: 'Locked',
    lockedHelp: 'Nobody new can sit down; watching stays possible.',
    listed: 'Listed',
    listedHelp: 'The room is shown to everybody on this server.',
    isLocked: 'Locked: nobody new can sit down.',
    isOpen: 'Open: whoever has the link can sit down.',
    isListed: 'Listed for everybody on this server.',
    isPrivate: 'Only those who have the link find it.',
    pace: 'Bots and stand-ins',
    paceHelp: 'How long they take over a move.',
    paces: { calm: 'Calm', normal: 'Normal', quick: 'Quick' } satisfies Record<Pace, string>,
    isPaced: (pace: Pace): string => (pace === 'quick' ? 'Bots play quickly.' : 'Bots take their time.'),
    hints: 'Hints among people',
    hintsHelp:
      'Whoever is to decide may ask what a strong player would do, also where others than bots play. Everybody sees how often.',
    isHinted: 'Whoever is to decide may ask for a hint; everybody sees how often.',
    reveals: 'Reveal after the match',
    revealsHelp:
      'Once a match is over, everybody can see all that was hidden in it and check the deal. It counts for matches that start from now on.',
    isRevealed: 'After a match all that was hidden can be seen, and the deal checked.',
    isWithheld: 'After a match what was hidden stays hidden; the deal cannot be checked.',
  },
  absence: {
    label: 'If somebody loses the connection',
    wait: 'Wait',
    after: (seconds: number) => spanOf(seconds),
    by: 'Then the seat is played',
    default: 'by harmless moves',
    bot: 'by a bot',
    help: 'Nobody plays for them before that, unless most of those who are here vote for it. They take over on return.',
    waits: 'If somebody loses the connection, the others wait for them.',
    plays: (seconds: number, by: 'default' | 'bot') =>
      `If somebody loses the connection, ${by === 'bot' ? 'a bot plays' : 'harmless moves are made'} for them after ${spanOf(seconds)}.`,
  },
  games: {
    title: 'Which game next?',
    help: 'The same people stay. Seats the game does not have go to nobody; the score of the evening goes on.',
    players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
    now: 'Chosen now',
    tooMany: (people: number, max: number) => `${people} people are seated, ${max} can play.`,
  },
  seat: {
    title: (name: string) => name,
    up: 'Move up',
    down: 'Move down',
    order: 'The first seat begins. Nobody loses their seat by moving.',
    level: 'How it plays',
    thinks: {
      easy: 'Errs now and then, but never badly.',
      normal: 'Moves at once, by simple rules.',
      strong:
        'Plays many futures through before it moves. It knows what its seat may know and no more: hidden cards and dice to come it can only imagine.',
    } satisfies Record<Level, string>,
    botName: 'Name of the bot',
    rename: 'Keep the name',
  },
};

export type RoomSettingsStrings = typeof roomSettings;
