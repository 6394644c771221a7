import { listOf } from '@lantern/games/kit/text';

const count = (seconds: number): string => {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
};

/** What a host does, what the seated persons decide, and what outlives a match. */
export const hosting = {
  host: 'Host',
  youHost: 'You are the host now.',
  seat: {
    more: (name: string) => `More for ${name}`,
    title: (name: string) => name,
    up: 'Move up',
    down: 'Move down',
    order: 'The first seat begins. Nobody loses their seat by moving.',
    makeHost: (name: string) => `Make ${name} the host`,
    botName: 'Name of the bot',
    rename: 'Keep the name',
  },
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
  },
  absence: {
    label: 'If somebody loses the connection',
    wait: 'Wait',
    after: (seconds: number) => count(seconds),
    by: 'Then the seat is played',
    default: 'by harmless moves',
    bot: 'by a bot',
    help: 'Nobody plays for them before that, unless most of those who are here vote for it. They take over on return.',
    waits: 'If somebody loses the connection, the others wait for them.',
    plays: (seconds: number, by: 'default' | 'bot') =>
      `If somebody loses the connection, ${by === 'bot' ? 'a bot plays' : 'harmless moves are made'} for them after ${count(seconds)}.`,
  },
  games: {
    change: 'Another game',
    title: 'Which game next?',
    help: 'The same people stay. Seats the game does not have go to nobody; the score of the evening goes on.',
    players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
    now: 'Chosen now',
    tooMany: (people: number, max: number) => `${people} people are seated, ${max} can play.`,
  },
  series: {
    title: 'This evening',
    wins: (wins: number) => (wins === 1 ? '1 win' : `${wins} wins`),
    history: 'Matches played',
    won: (names: readonly string[]) => `${listOf(names)} won`,
    nobody: 'Nobody won',
    vote: 'Ended by vote',
    fault: 'Stopped by a fault',
  },
  end: {
    rematch: 'Play again',
    rotate: 'Everybody moves on by one seat.',
    vote: 'The match was ended',
    voted: 'Those at the table have voted to end it. Nobody wins.',
  },
  pause: {
    pause: 'Pause the match',
    resume: 'Resume',
    paused: 'Paused',
    byHost: 'The match is paused. It goes on when the host resumes it.',
    byYou: 'The match is paused. Clocks and bots stand still.',
  },
  votes: {
    end: 'Vote to end the match',
    takeBack: 'Take your vote back',
    agree: 'I agree',
    wantEnd: (names: readonly string[], needed: number) =>
      `${listOf(names)} ${names.length === 1 ? 'wants' : 'want'} to end the match: ${names.length} of ${needed} votes.`,
    away: (name: string) => `${name} has lost the connection.`,
    nobody: (seat: number) => `Nobody sits on seat ${seat} any more.`,
    waits: 'The table waits.',
    standInAfter: (seconds: number) => `A stand-in plays after ${count(seconds)}.`,
    standIn: 'Let a stand-in play now',
    wantStandIn: (votes: number, needed: number) => `${votes} of ${needed} votes for a stand-in.`,
  },
  handOver: {
    open: 'Continue on another device',
    title: 'Continue on another device',
    help: 'Open this link on the other device within two minutes. It works once; your seat moves there, and here you watch.',
    left: (seconds: number) => `Good for ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    over: 'This link is no longer good.',
    again: 'Make a new link',
    copy: 'Copy link',
    copied: 'The link is copied. Open it on the other device.',
    revoke: 'Take the link back',
    revoked: 'The link is taken back. Your seat stays here.',
    qr: 'QR code that moves your seat to another device',
    taking: 'Taking your seat over…',
    failed: 'The seat was not taken over',
    watch: 'Go to the room',
    here: 'Your seat goes on here.',
  },
};
