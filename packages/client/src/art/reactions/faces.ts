import type { Reaction } from '@lantern/protocol/chat';

/** The picture on a lantern of 48 by 48, whose glass is from 8 to 40 and from 15 to 40. */
export interface Face {
  /** The glow of the glass. */
  glass: string;
  /** Lines of eyes, brows and mouth. */
  lines: string;
  /** Filled: an open mouth, wide eyes. */
  dark?: string;
  /** Around the lantern, in brass: rays, smoke, the sound of sleep. */
  around?: string;
  drops?: string;
}

const GLOW = '#ffd98a';

export const faces: Readonly<Record<Reaction, Face>> = {
  laugh: {
    glass: GLOW,
    lines: 'M13.500 25.500q3.200-5 6.500 0M28 25.500q3.200-5 6.500 0',
    dark: 'M15 29h18a9 8.500 0 0 1-18 0z',
  },
  cheer: {
    glass: '#ffe6a6',
    lines: 'M13.500 25.500q3.200-5 6.500 0M28 25.500q3.200-5 6.500 0M17 31q7 6.500 14 0',
    around: 'M2 14l4.500 3M46 14l-4.500 3M1 27h4.500M42.500 27H47M3 40l4-2.500M45 40l-4-2.500',
  },
  wow: {
    glass: GLOW,
    lines: 'M13.500 20.500q3-2.500 6 0M28.500 20.500q3-2.500 6 0',
    dark: 'M16.700 23a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200zM31.300 23a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200zM24 29.500c2.200 0 3.700 1.700 3.700 4s-1.500 4-3.700 4-3.700-1.700-3.700-4 1.500-4 3.700-4z',
  },
  tears: {
    glass: '#f4cf8c',
    lines:
      'M13.500 23.500l6.500-2M34.500 23.500l-6.500-2M14 26.500q3 2.500 6 0M28 26.500q3 2.500 6 0M18.500 36q5.500-5 11 0',
    drops:
      'M15.500 29c1.800 2.400 2.600 3.700 2.600 4.900a2.600 2.600 0 0 1-5.200 0c0-1.200.8-2.500 2.600-4.900zM33 31.500c1.800 2.400 2.600 3.700 2.600 4.900a2.600 2.600 0 0 1-5.200 0c0-1.200.8-2.500 2.600-4.900z',
  },
  grumble: {
    glass: '#f39a5a',
    lines:
      'M13 20.500l7.500 3.700M35 20.500l-7.500 3.700M16.500 34.500l3.700-2.700 3.800 2.700 3.800-2.700 3.700 2.700',
    dark: 'M17.200 24.800a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800zM30.800 24.800a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800z',
    around: 'M6.500 12q-4-2.500-1-5.500t0-5M41.500 12q4-2.500 1-5.500t0-5',
  },
  yawn: {
    glass: '#cdb98d',
    lines: 'M13.500 24.500h6.500M28 24.500h6.500',
    dark: 'M24 28c3 0 5 2.200 5 5s-2 5-5 5-5-2.200-5-5 2-5 5-5z',
    around: 'M37 2.500h6.500L37 10h6.500',
  },
};
