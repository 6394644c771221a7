import { clockTime } from '../time';

/** A seat that goes on to another device, and one that is brought back. */
export const handOver = {
  title: 'Continue on another device',
  help: 'Within two minutes, open this link on the other device, or type the code in the room there. It works once; your seat moves there, and here you watch.',
  left: (seconds: number) => `Good for ${clockTime(seconds)}`,
  over: 'This link and its code are no longer good.',
  again: 'Make a new one',
  copy: 'Copy link',
  copied: 'The link is copied. Open it on the other device.',
  revoke: 'Take it back',
  revoked: 'Link and code are taken back. Your seat stays here.',
  typed: 'Code to type',
  qr: 'QR code that moves your seat to another device',
  taking: 'Taking your seat over…',
  failed: 'The seat was not taken over',
  watch: 'Go to the room',
  here: 'Your seat goes on here.',
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
