import { clockTime } from '../time';

/** Moving a seat to another device, and back. */
export const handOver = {
  title: 'Continue on another device',
  help: 'Within two minutes, open this link on the other device, or type the code in the room there. It works once; your seat moves there, and here you watch.',
  left: (seconds: number) => `Valid for ${clockTime(seconds)}`,
  over: 'This link and its code no longer work.',
  again: 'Make a new one',
  copy: 'Copy link',
  copied: 'The link is copied. Open it on the other device.',
  revoke: 'Cancel the link',
  revoked: 'Link and code no longer work. Your seat stays here.',
  typed: 'Code to type',
  qr: 'QR code that moves your seat to another device',
  takeSeat: {
    title: 'Take this seat here?',
    help: 'The seat moves to this browser. The browser that has it now can only watch then.',
    action: 'Take this seat here',
    taking: 'Moving the seat…',
    failed: 'The seat could not be moved',
  },
  takeRole: {
    title: 'Host this room here?',
    help: 'This browser becomes the host: you give out the seats and decide how the room goes on. The link works once.',
    action: 'Host this room here',
    taking: 'Becoming the host…',
    failed: 'You could not become the host',
  },
  watch: 'Go to the room',
  here: 'The seat is on this device now. Its link or code no longer works.',
  comeBack: {
    title: 'Back to your seat',
    help: (action: string) =>
      `On the device where you sit, open the menu of the room and choose “${action}”. Type the code it shows:`,
    code: 'Code from the other device',
    badCode: 'The code has eight letters and digits, like K7WQ 3HBM.',
    take: 'Bring my seat here',
    lost: 'Is that device gone? Ask the host to free your seat, then ask for it there.',
  },
};

export type HandOverStrings = typeof handOver;
