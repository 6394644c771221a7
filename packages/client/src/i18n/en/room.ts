import { listOf } from '@lantern/games/kit/strings';

const seatsFree = (free: number): string => (free === 1 ? 'One seat is still free' : `${free} seats are still free`);

/** "One guest", "2 guests": those who watch without a name. */
const guestsOf = (count: number): string => (count === 1 ? 'one guest' : `${count} guests`);

/** "one other", "2 others": those of a crowd that are only counted. */
const othersOf = (count: number): string => (count === 1 ? 'one other' : `${count} others`);

/** A room before and between matches. */
export const room = {
  title: (game: string, code: string) => `${game}, room ${code}`,
  room: 'Room',
  invite: 'Invite friends',
  played: 'What is played',
  players: (count: number) => (count === 1 ? '1 player' : `${count} players`),
  lookingFor: (code: string) => `Looking for room ${code}…`,
  laying: 'Laying the table…',
  noRoom: {
    title: (code: string) => `No room called ${code}`,
    body: 'Perhaps a letter went astray, or the room was cleared away after its match. Ask your friend for the link again.',
    other: 'Join by another code',
  },
  gone: {
    title: (code: string) => `Room ${code} is gone`,
    body: 'It was closed or cleared away while you were here, and its matches with it. Open a new one and send your friends its link.',
    open: 'Open a new room',
  },
  shut: { title: 'The door stays shut', body: 'The server did not let you in.' },
  lost: 'Connection lost. Trying again… Your seat is kept.',
  seatGone: 'This seat is no longer yours here: it was given free, or goes on on another device. You can watch.',
  start: {
    share: (free: number) => `${seatsFree(free)}: share the link, or fill up with bots.`,
    free: (free: number) => `${seatsFree(free)}. Then the host starts the match.`,
    watch: 'All seats are taken. Stay here to watch: the table opens when the host starts.',
    ready: 'Everybody is seated. The host starts the match.',
    lastTable: 'See the last table',
    table: 'Back to the table',
    startWith: (people: number) => `Start with ${people}`,
    bots: 'Bots for the rest',
    start: 'Start the match',
  },
  seats: {
    title: 'Around the table',
    nameless: 'First tell the others who you are.',
    seatAndSign: (number: number, sign: string) => `Seat ${number}, ${sign}: `,
    nobody: 'Nobody sits here yet',
    byServer: 'Played by the server',
    twice: 'You, on another device too: both follow, and both can play',
    sit: 'Sit here',
    sitOn: (number: number) => `Sit down on seat ${number}`,
    botOn: (number: number) => `Put a bot on seat ${number}`,
    stand: 'Stand up',
    takeAway: (name: string) => `Take ${name} away`,
    sendAway: (name: string) => `Send ${name} away`,
  },
  /** Who watches: those with a name, how many guests without one, and how many others of a crowd. */
  watching(named: readonly string[], guests: number, others: number): string {
    const counted = [...(guests === 0 ? [] : [guestsOf(guests)]), ...(others === 0 ? [] : [othersOf(others)])];
    const watchers = [...named, ...counted];
    if (watchers.length === 0) return 'Nobody watches.';
    const sentence = `${listOf(watchers)} ${named.length + guests + others === 1 ? 'watches' : 'watch'}.`;
    return named.length > 0 ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
  },
  invitation: {
    copied: 'The link is copied. Paste it to your friends.',
    notCopied: 'The browser did not allow copying. Mark the link and copy it by hand.',
    come: (game: string) => `Come and play ${game}.`,
    copy: 'Copy link',
    share: 'Share',
    tv: 'Show on a TV',
    qrOf: (code: string) => `QR code of the link to room ${code}`,
  },
  options: {
    title: 'Options',
    failed: 'The options could not be fetched. Load the page again.',
    change: 'Change the options',
    read: 'Read the options',
    keep: 'Keep these options',
  },
};
