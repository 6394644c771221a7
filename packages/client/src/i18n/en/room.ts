import { plural, quantity } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';

const seatsFree = (free: number): string => plural(free, 'One seat is still free', `${free} seats are still free`);

/** "One guest", "2 guests": the spectators without a name. */
const guestsOf = (count: number): string => plural(count, 'one guest', `${count} guests`);

/** "one other", "2 others": the spectators of a crowd that are only counted. */
const othersOf = (count: number): string => plural(count, 'one other', `${count} others`);

/** A room before and between matches. */
export const room = {
  title: (game: string, code: string) => `${game}, room ${code}`,
  room: 'Room',
  invite: 'Invite friends',
  played: 'Game',
  players: (count: number) => quantity(count, 'player'),
  lookingFor: (code: string) => `Looking for room ${code}…`,
  laying: 'Laying the table…',
  lost: 'Connection lost. Trying again… Your seat is kept.',
  start: {
    share: (free: number) => `${seatsFree(free)}: share the link, or start with bots.`,
    free: (free: number) => `${seatsFree(free)}. Then the host starts the match.`,
    watch: 'All seats are taken. Stay here to watch: the table opens when the host starts.',
    ready: 'All seats are taken. The host starts the match.',
    lastTable: 'See the last table',
    table: 'Back to the table',
    startWith: (people: number) => (people === 1 ? 'Start alone' : `Start with ${people} players`),
    withBots: (bots: number) => `Start with ${quantity(bots, 'bot', 'bots')}`,
    start: 'Start the match',
  },
  seats: {
    title: 'Around the table',
    nameless: 'Type your name first.',
    seatAndSign: (number: number, sign: string) => `Seat ${number}, ${sign}: `,
    nobody: 'Nobody sits here yet',
    byServer: 'Played by the server',
    twice: 'You are here on two devices and can play on both',
    sit: 'Sit here',
    sitOn: (number: number) => `Sit down on seat ${number}`,
    botOn: (number: number) => `Put a bot on seat ${number}`,
    stand: 'Stand up',
  },
  /** The spectators: the named ones, the number of guests without a name, and the number of others in a crowd. */
  watching(named: readonly string[], guests: number, others: number): string {
    const counted = [...(guests === 0 ? [] : [guestsOf(guests)]), ...(others === 0 ? [] : [othersOf(others)])];
    const watchers = [...named, ...counted];
    if (watchers.length === 0) return 'Nobody watches.';
    const sentence = `${listOf(watchers)} ${plural(named.length + guests + others, 'watches', 'watch')}.`;
    return named.length > 0 ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
  },
  invitation: {
    copied: 'The link is copied. Paste it to your friends.',
    notCopied: 'The browser does not allow copying. Select the link and copy it yourself.',
    onlyHere:
      'Only this computer can open this link. Friends need the address of this server in your network or on the internet.',
    come: (game: string) => `Come and play ${game}.`,
    copy: 'Copy link',
    share: 'Share',
    tv: 'Show on a TV',
    qrOf: (code: string) => `QR code of the link to room ${code}`,
  },
  options: {
    title: 'Options',
    failed: 'The options could not be loaded. Load the page again.',
    change: 'Change the options',
    read: 'Read the options',
    keep: 'Save options',
  },
};
