import type { Picture } from './paints';

/** The twelve items that are no treasures. */
export const itemPictures = {
  brassLantern: {
    strokes: [
      ['pen', 'M24 12q-2-9 8-9t8 9'],
      ['gold', 'M24 11h16l3 6H21Z'],
      ['cream', 'M22 17h20l3 19H19Z'],
      ['fire', 'M32 20q7 8 5 12-2 4-5 4t-5-4q-2-4 5-12Z'],
      ['gold', 'M32 27q3 4 2 6-2 3-4 0-1-2 2-6Z'],
      ['thin', 'M26 17l-2 19M38 17l2 19'],
      ['gold', 'M17 36h30v7H17Z'],
      ['thin', 'M10 20l-6-2M10 28H3M54 20l6-2M54 28h7M13 12l-4-4M51 12l4-4'],
    ],
  },
  setOfKeys: {
    strokes: [
      ['grey', 'M32 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z'],
      ['gold', 'M22 18l4 3-9 16 4 2-2 3-4-2-2 4-4-2Z'],
      ['amber', 'M30 20h4v18h5v3h-5v4h-4Z'],
      ['steel', 'M38 21l4-3 13 22-4 2-2-3-4 2-1-3 4-2Z'],
    ],
  },
  tastyFood: {
    strokes: [
      ['brown', 'M12 14q9-9 20-2 10 6 5 18-6 9-17 6Q4 30 12 14Z'],
      ['amber', 'M16 16q7-6 13 0-8 0-11 7-4-2-2-7Z'],
      ['cream', 'M35 32l4-4 9 8q5-3 6 2 4 1 2 5-3 3-6 0-4 2-5-3Z'],
      ['thin', 'M17 27q3 4 8 4M46 10q-3-3 0-6M52 13q-3-3 0-6M40 8q-2-2 0-4'],
    ],
  },
  emptyBottle: {
    strokes: [
      ['brown', 'M28 2h8v6h-8Z'],
      ['sky', 'M28 8h8v7q9 5 9 13v12q0 4-4 4H23q-4 0-4-4V28q0-8 9-13Z'],
      ['glint', 'M24 26q0-5 4-7-1 9-1 19h-3Z'],
      ['thin', 'M28 11h8M37 38h4'],
    ],
  },
  wickerCage: {
    strokes: [
      ['pen', 'M32 2a3 3 0 0 1 0 6'],
      ['cream', 'M14 42V24Q16 8 32 8t18 16v18Z'],
      ['brown', 'M10 40h44v5H10Z'],
      [
        'thin',
        'M20 40V24q1-11 12-16M26 40V24q0-10 6-16M32 8v32M38 40V24q0-10-6-16M44 40V24Q43 13 32 8M14 24h36M14 32h36',
      ],
    ],
  },
  blackRod: {
    strokes: [
      ['black', 'M10 40l-3-4L46 9l3 4Z'],
      ['steel', 'M10 40l-3-4 6-4 3 4Z'],
      ['gold', 'M52 2l2.500 6 6.500.500-5 4 1.500 6.500L52 15.500l-5.500 3.500L48 12.500l-5-4 6.500-.500Z'],
      ['thin', 'M40 4l-2-3M36 9l-4-1M60 22l2 3M50 24v4'],
    ],
  },
  littleBird: {
    strokes: [
      ['thin', 'M28 42v4M34 42v4M25 46h5M31 46h6'],
      ['blue', 'M14 24Q4 30 2 40q10-1 16-6 4 9 16 8 14-2 14-18Q46 8 36 10q-10 2-10 12Z'],
      ['sky', 'M22 36q10 6 18-2 2-6-2-10-8 2-16 12Z'],
      ['blue', 'M24 24q10-4 14 4-8 8-18 6Z'],
      ['gold', 'M47 18l9 3-9 3Z'],
      ['black', 'M40 17a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Z'],
    ],
  },
  littleAxe: {
    strokes: [
      ['brown', 'M14 46l-4-3L40 8l4 3Z'],
      ['steel', 'M32 6q6-6 16-3 8 4 11 12-2 8-9 12-2-8-7-12-5-4-11-9Z'],
      ['grey', 'M32 6l4-3 12 11-3 3Z'],
      ['glint', 'M50 6q5 3 7 8-3-2-7-8Z'],
    ],
  },
  velvetPillow: {
    strokes: [
      ['plum', 'M10 12q22 7 44 0 6 0 4 5-5 9 0 17 2 6-4 5-22-6-44 0-6 1-4-5 5-8 0-17-2-5 4-5Z'],
      ['gold', 'M5 10l6 1-3 5ZM59 10l-6 1 3 5ZM5 41l6-1-3-5ZM59 41l-6-1 3-5Z'],
      ['thin', 'M32 25l-8-5M32 25l8-5M32 25l-8 6M32 25l8 6'],
      ['gold', 'M32 22.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z'],
    ],
  },
  dwarvishMagazines: {
    strokes: [
      ['teal', 'M14 8l30-4 5 36-30 4Z'],
      ['red', 'M20 6h30v38H20Z'],
      ['cream', 'M23 16h24v20H23Z'],
      ['skin', 'M30 23q0-5 5-5t5 5v3H30Z'],
      ['gold', 'M29 25q6 3 12 0 1 8-6 10-7-2-6-10Z'],
      ['white', 'M23 9h24v4H23Z'],
      ['thin', 'M25 11h20M24 40h22'],
    ],
  },
  freshBatteries: {
    strokes: [
      ['steel', 'M16 4h8v4h-8ZM40 4h8v4h-8Z'],
      ['gold', 'M10 8h20v12H10ZM34 8h20v12H34Z'],
      ['black', 'M10 20h20v23H10ZM34 20h20v23H34Z'],
      ['fire', 'M22 23l-7 9h4l-2 8 8-10h-4ZM46 23l-7 9h4l-2 8 8-10h-4Z'],
      ['thin', 'M17 14h6M20 11v6M41 14h6M44 11v6'],
    ],
  },
  friendlyBear: {
    strokes: [
      ['brown', 'M15 6a6 6 0 1 1 5 11l-9-2a6 6 0 0 1 4-9ZM49 6a6 6 0 1 0-5 11l9-2a6 6 0 0 0-4-9Z'],
      ['brown', 'M32 7q19 0 19 20 0 17-19 17T13 27Q13 7 32 7Z'],
      ['cream', 'M32 25q10 0 10 8t-10 8-10-8 10-8Z'],
      ['black', 'M28 27h8l-4 5ZM24 18a2 2.500 0 1 1 0 5 2 2.500 0 0 1 0-5ZM40 18a2 2.500 0 1 1 0 5 2 2.500 0 0 1 0-5Z'],
      ['pen', 'M32 32v2q-3 4-6 1M32 34q3 4 6 1'],
    ],
  },
} as const satisfies Record<string, Picture>;
