import type { Level } from '@lantern/protocol/level';
import type { Pace } from '@lantern/protocol/pace';
import { spanOf } from '../en/span';

export const roomSettings = {
  room: {
    title: 'The room',
    locked: 'Locked',
    lockedHelp: 'Nobody new can sit down; watching stays possible.',
    listed: 'Listed',
    listedHelp: 'On the first page of this server, while seats are free or a match is played.',
    isLocked: 'Locked: nobody new can sit down.',
    isOpen: 'Open: anyone with the link can take a seat.',
    isListed: 'Listed on the first page of this server.',
    isPrivate: 'Only people with the link can find it.',
    pace: 'Bots and stand-ins',
    paceHelp: 'How long they take for a move.',
    paces: { calm: 'Calm', normal: 'Normal', quick: 'Quick' } satisfies Record<Pace, string>,
    isPaced: (pace: Pace): string => (pace === 'quick' ? 'Bots play quickly.' : 'Bots take their time.'),
    hints: 'Hints among people',
    hintsHelp: 'Hints are allowed with other people too. Everyone sees how many were used.',
    isHinted: 'Hints are allowed. Everyone sees how many were used.',
    reveals: 'Reveal after the match',
    revealsHelp:
      'Once a match is over, everybody can see all that was hidden in it and check the deal. It counts for matches that start from now on.',
    isRevealed: 'After a match all that was hidden can be seen, and the deal checked.',
    isWithheld: 'After a match what was hidden stays hidden; the deal cannot be checked.',
  },
  absence: {
    label: 'When a player goes offline',
    wait: 'Wait',
    after: (seconds: number) => spanOf(seconds),
    by: 'Then the stand-in is',
    default: 'Default moves',
    bot: 'A bot',
    help: 'A majority of the players who are online can vote for an earlier stand-in. A player who comes back plays on. Their own vote counts for one more minute after they go offline.',
    waits: 'If a player goes offline, the others wait.',
    plays: (seconds: number, by: 'default' | 'bot') =>
      `If a player goes offline, ${by === 'bot' ? 'a bot plays' : 'default moves are played'} for them after ${spanOf(seconds)}.`,
  },
  deleting: {
    action: 'Delete this room',
    title: 'Delete this room?',
    body: 'The room is deleted for everybody, with all its matches, messages and results. This cannot be undone.',
    done: 'The room is deleted.',
  },
  games: {
    title: 'Which game next?',
    help: 'The same people stay. Seats that the game does not have are removed. The score of the evening goes on.',
    players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
    now: 'Chosen now',
    tooMany: (people: number, max: number) => `${people} people are seated, ${max} can play.`,
  },
  seat: {
    title: (name: string) => name,
    up: 'Move up',
    down: 'Move down',
    order:
      'This changes the order around the table; nobody loses a seat. Who begins depends on the game and its options.',
    level: 'Level',
    thinks: {
      easy: 'Makes small mistakes now and then.',
      normal: 'Moves at once, by simple rules.',
      strong:
        'Plays out many possible matches before each move. It knows only what its seat may see and guesses the rest.',
    } satisfies Record<Level, string>,
    botName: 'Name of the bot',
    rename: 'Save name',
  },
};

export type RoomSettingsStrings = typeof roomSettings;
