import type { Paint } from '../solid';

/** The material of a die. Owners and kinds of dice are distinguished by tone and by the text beside the die. */
export type DieTone = 'ivory' | 'onyx' | 'ruby' | 'amber' | 'gold' | 'jade' | 'teal' | 'sapphire' | 'violet' | 'rose';

export interface DieInk extends Paint {
  /** Figures, pips and signs; and the fine line around figures. */
  ink: string;
  halo: string;
}

const dark = { ink: '#241704', halo: 'rgb(255 255 255 / 55%)' };
const bright = { ink: '#fffdf6', halo: 'rgb(0 0 0 / 45%)' };

export const DIE_INKS: Readonly<Record<DieTone, DieInk>> = {
  ivory: { light: [255, 253, 245], shade: [200, 182, 144], ...dark },
  onyx: { light: [104, 108, 128], shade: [22, 22, 30], ...bright },
  ruby: { light: [224, 72, 82], shade: [104, 10, 26], ...bright },
  amber: { light: [255, 166, 84], shade: [156, 68, 8], ...dark },
  gold: { light: [255, 224, 112], shade: [172, 116, 10], ...dark },
  jade: { light: [70, 172, 98], shade: [8, 76, 40], ...bright },
  teal: { light: [92, 214, 198], shade: [8, 96, 92], ...dark },
  sapphire: { light: [84, 136, 242], shade: [16, 40, 128], ...bright },
  violet: { light: [140, 104, 224], shade: [48, 24, 116], ...bright },
  rose: { light: [255, 158, 190], shade: [166, 44, 100], ...dark },
};
