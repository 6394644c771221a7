import { quantity } from '@lantern/games/kit/plural.en';

/** All seats of a browser: copying them to or from another device, and keeping them. */
export const seats = {
  title: 'My seats',
  copy: {
    title: 'Use my seats on another device too',
    help: 'A phone to be notified, a computer to think: both devices have your seats then, and you can play on both.',
    none: 'You have no seats in this browser.',
    /** @param where the page on the other device */
    how: (where: string) =>
      `Within two minutes, open this link on the other device, or type the code there under “${where}” in the settings. It works once.`,
    qr: 'QR code that copies your seats to another device',
    done: 'Your seats are on the other device too. You can play on both.',
    /** @param action the menu item of a room that moves a seat */
    notYou: (action: string) =>
      `If you did not do that, choose “${action}” in each of your rooms: only the device that opens that link has the seat then.`,
  },
  bring: {
    title: 'Bring my seats here',
    /**
     * @param where the page on the other device
     * @param action the menu item there
     */
    help: (where: string, action: string) =>
      `On the device that has your seats, open “${where}” in the settings and choose “${action}”. Type the code it shows:`,
    code: 'Code from the other device',
    badCode: 'The code has sixteen letters and digits, like K7WQ 3HBM R2XT 9VCD.',
    take: 'Bring my seats here',
    here: (rooms: number) => `Your seats in ${quantity(rooms, 'room', 'rooms')} are here now.`,
    before: 'All these seats were here already.',
  },
  keep: {
    title: 'Keep my seats in this browser',
    help: 'Some browsers delete what a page has stored, Safari after seven days without a visit. A cookie brings your seats back then. It holds a random code and nothing else; the server stores your keys sealed, for 180 days after your last visit.',
    keep: 'Keep my seats',
    kept: 'Your seats are kept for this browser.',
    forget: 'Forget my seats',
    forgotten:
      'The server has deleted your keys and the cookie. Your seats stay in this browser as long as it stores them.',
  },
};

export type SeatsStrings = typeof seats;
