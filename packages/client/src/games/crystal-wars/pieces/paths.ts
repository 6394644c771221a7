import type { Stroke } from '../../../art/Strokes';

/** A point relative to the middle of a square of 100 units. */
type At = readonly [x: number, y: number];

const SHADE = '#00000057';
const EYE = '#120c0a';
const WHITE = '#fff6d8';
const POLE = '#3a2a1c';

/**
 * Returns a crystal: the lit face with the pattern of its army, the narrow shaded face, the edge between them, and the
 * far edges shining through.
 */
function crystal(tip: At, left: At, foot: At, right: At, back: At): Stroke[] {
  const lit = `M${tip}L${left} ${foot}z`;
  return [
    [lit, '--lit'],
    [lit, '--pattern', '--line', 2.4],
    [`M${tip}L${foot} ${right}z`, '--dim', '--line', 2.4],
    [`M${tip}L${foot}`, 'none', '#ffffffb8', 1.6, true],
    [`M${left}L${back} ${right}M${back}L${tip}`, 'none', '#ffffff3d', 1, true],
  ];
}

/** Returns a line with an outline, such as a pole or a barrel. */
const rod = (d: string, colour: string, width: number): Stroke[] => [
  [d, 'none', '--line', width + 2.6],
  [d, 'none', colour, width],
];

/** Returns the pale patch that units have trodden, and the shadow on it. */
const trodden = (shadow: string): Stroke[] => [
  ['M-43 28A43 17 0 1 1 43 28 43 17 0 1 1-43 28z', '--dust'],
  [shadow, SHADE],
];

/** Returns the huts behind a crystal and in front of it. */
function huts(roof: string): { behind: Stroke[]; before: Stroke[] } {
  return {
    behind: [
      ['M-44 24A44 18 0 1 1 44 24 44 18 0 1 1-44 24z', '--earth'],
      ['M-36 2V12Q-27 16-18 12V2zM17 0V10Q26 13 35 10V0z', '#ecd9b4', '#2d1f12', 2.4],
      ['M-40 4Q-32 0-27-10-22 0-14 4-27 9-40 4zM14 2Q21-2 26-12 31-2 38 2 26 7 14 2z', roof, '#2d1f12', 2.4],
      ['M-19 28A22 6 0 1 1 25 28 22 6 0 1 1-19 28z', SHADE],
    ],
    before: [
      ['M-32 24V36Q-21 40-10 36V24zM15 25V36Q25 40 35 36V25z', '#ecd9b4', '#2d1f12', 2.4],
      ['M-25 38V29Q-21 25-17 29V38zM22 38V30Q25 26 28 30V38z', '#4a3320'],
      ['M-36 26Q-27 21-21 9-15 21-6 26-21 32-36 26zM11 27Q19 22 25 11 31 22 39 27 25 33 11 27z', roof, '#2d1f12', 2.4],
      ['M-31 24.500Q-24 20-21 13-22 21-24 26zM16 26Q22 21 25 15 24 22 22 27z', '#ffffff59', undefined, 0, true],
      ['M-7 40V33M0 41V34M7 40V33M-9 36.500H9', 'none', '#5a4028', 2.4, true],
    ],
  };
}

const MASSIF: Stroke[] = [
  ['M-42 33A46 11 0 1 1 50 33 46 11 0 1 1-42 33z', SHADE],
  ['M-45 32L-33 4-26 8-8-40 6-36 18-8 26-14 45 31Q0 44-45 32z', '--rock', '#150e0a', 2.6],
  ['M6-36L18-8 26-14 45 31Q28 37 10 38L2 8 10-8z', '--rock-dim'],
  ['M-8-40L-2-38-12-8-20 2-16 20-30 34-43 31-33 6-26 10z', '--rock-lit'],
];

const OWN = huts('--mid');
const STRAW = huts('#b9a684');
const VILLAGE = crystal([0, -36], [-21, 20.5], [5.9, 26], [21, 19.2], [-4.7, 14.5]);

/** The strokes of all pieces, from back to front. Their foot is at about +34. */
export const FIGURES = {
  infantry: [
    ...trodden('M-22 35A25 7 0 1 1 28 35 25 7 0 1 1-22 35z'),
    ...rod('M19 34L21-40', POLE, 2.2),
    ['M21-42C31-47 37-37 48-41L41-30 48-19C37-15 31-25 20-20z', '--mid', '--line', 2.4],
    ['M-19 38C-20 32-8 31-6 36V38zM6 39C6 33 17 32 18 38z', '--line'],
    ...crystal([-3, -22], [-24, 30.3], [3.7, 36], [20, 28.9], [-6.6, 24]),
    ['M-13 8L3 13 12 8.500 14.500 15 3.500 21-16 15z', EYE],
    ['M-8 12L-3 13.500-3.500 16.500-8.500 15zM5.500 14.500L10 12 10.600 14.800 6 17.300z', WHITE],
    ['M13 20L23 17 26 22 16 26z', '--pale', '--line', 2],
  ],
  hover: [
    ...trodden('M-38 37A40 8 0 1 1 42 37 40 8 0 1 1-38 37z'),
    ['M-34 34A34 6.500 0 1 1 34 34 34 6.500 0 1 1-34 34z', '--beam'],
    ...rod('M-30 31H20Q31 31 35 24M-18 31L-14 18M12 31L10 18', '#cfd6e4', 2.4),
    ['M-38-2L-50 4-42 6-52 13-36 14z', '#7fe9ffe6'],
    ['M-24-12L-50-38-38-40-2-16z', '--deep', '--line', 2.2],
    ['M46 9L-20-24-40-2z', '--lit'],
    ['M46 9L-20-24-40-2z', '--pattern', '--line', 2.2],
    ['M46 9L-40-2-33 21z', '--dim', '--line', 2.2],
    ['M-36-1.500L40 8', 'none', '#ffffffb8', 1.7, true],
    ['M-12-15C-8-26 8-24 14-6L-4-4z', '#10202c', '--line', 2],
    ['M-7-15C-4-21 2-20 5-14L-4-10z', '#aef2ff'],
  ],
  tank: [
    ...trodden('M-45 37A46 8 0 1 1 47 37 46 8 0 1 1-45 37z'),
    ['M-31 12H31A13 13 0 0 1 31 39H-31A13 13 0 0 1-31 12z', '#2a241f', '--line', 2.6],
    ['M-30 15h4m5 0h4m5 0h4m5 0h4m5 0h4m5 0h4M-30 36h4m5 0h4m5 0h4m5 0h4m5 0h4m5 0h4', 'none', '#8d8071', 2.4, true],
    ['M-29 26h0M-10 26h0M10 26h0M29 26h0', 'none', '#8d8071', 15],
    ['M-29 26h0M-10 26h0M10 26h0M29 26h0', 'none', '#15100c', 5],
    ['M-40 15L-29-5H29L40 15z', '--dim', '--line', 2.2],
    ['M-27-3H27L29 1H-29z', '--pale', undefined, 0, true],
    ...rod('M10-14L47-21', '#b9ad9c', 6.5),
    ['M43-27L52-28.500 54-16 45-14.500z', '#d8ccba', '--line', 2.2],
    ...crystal([-5, -50], [-31, -3.7], [2.8, 2], [21, -5.1], [-11.2, -10]),
    ['M-15-21L-1-18.500 1-12-19-15z', EYE],
    ['M-13-18.500L-5-17V-14.800L-14.500-16.300z', WHITE],
  ],
  diplomat: [
    ...trodden('M-17 35A20 6 0 1 1 23 35 20 6 0 1 1-17 35z'),
    ...rod('M17 35L19-42', POLE, 2.2),
    ['M19-43H46V-20H20z', '#fffaf0', '#2d2115', 2.4],
    ['M25-25Q33-32 40-38M29-29Q26-35 30-37M34-33Q38-28 41-30', 'none', '#3f7d3c', 2.6],
    ...crystal([-4, -37], [-22, 32.3], [0.3, 37], [14, 31.2], [-7.5, 27.2]),
    ['M-16 6L-1 12 9 6 11 13 3 17 9 32 0 36-4 17-18 12z', '#fffaf0', '--line', 2],
    ['M-9-9L-4.500-8V-3L-9-4zM1.500-7L5-9 5.500-4 2-2z', EYE],
  ],
  bandit: [
    ...trodden('M-21 35A24 7 0 1 1 27 35 24 7 0 1 1-21 35z'),
    ...rod('M18 26L22 2Q24-20 42-18 32-12 33 2', '#d7dce6', 2.8),
    ['M-20 38C-20 32-8 31-6 36V38zM6 39C6 33 17 32 18 38z', '--line'],
    ...crystal([3, -22], [-25, 30], [4.4, 36], [21, 28.5], [-7.2, 23.4]),
    ['M-15 8L-28 4-25 12-31 17-15 13 5 20 17 13 14 5 5 10-13 4z', '#c23a2b', '--line', 2],
    ['M-7 9L-1 11-2 14.500-7.500 12.500zM7 11.500L12 9 12.500 12 8 14.500z', WHITE],
  ],
  village: [
    ...OWN.behind,
    ...VILLAGE,
    ...rod('M0-35V-50', POLE, 1.8),
    ['M1-51L22-45.500 1-39z', '--mid', '--line', 2.2],
    ...OWN.before,
  ],
  freeVillage: [...STRAW.behind, ...VILLAGE, ...STRAW.before],
  city: [
    ['M-46 34A50 13 0 1 1 54 34 50 13 0 1 1-46 34z', SHADE],
    ['M-38 10Q0-8 38 10V24H-38z', '#b7a98f', '#241a12', 2.6],
    ...crystal([0, -60], [-31, 21.8], [8.1, 28], [31, 20.3], [-6.4, 15]),
    [
      'M-14-10l6 1.500v9l-6-1.500zM-4-7.500l6 1.500v9l-6-1.500zM-8-30l6 1.500v8l-6-1.500zM11-6l5-2v8l-5 2z',
      '#ffd873',
      '#2b1a08',
      1.6,
    ],
    ...rod('M0-59V-74', POLE, 1.8),
    ['M1-75L24-69 1-62z', '--mid', '--line', 2.2],
    ['M-41 14h7v5h7v-3h8v5h8v-3h8v3h8v-3h8v-2h8v3h7v-5h7V34Q-1 46-41 34z', '#d9cdb8', '#241a12', 2.6],
    ['M-34 26h10M-22 32h9M16 31h10M28 25h8M-30 35h8M22 37h8', 'none', '#8a7c6a', 1.6, true],
    ['M-9 41V30Q0 19 9 30V41Q0 43-9 41z', '#2b1a10', '#241a12', 2],
    ['M-4.500 40V28M0 41V26M4.500 40V28M-8 33H8', 'none', '#c98f2b', 1.6, true],
    ['M-45.500 4H-30.500V34Q-38 39-45.500 34zM30.500 4H45.500V34Q38 39 30.500 34z', '#d9cdb8', '#241a12', 2.6],
    ['M-36.500 5H-32V34L-36.500 36zM39.500 5H44V34L39.500 36z', '#8a7c6a99', undefined, 0, true],
    ['M-41 12Q-39 8-37 12V18H-41zM35 12Q37 8 39 12V18H35z', '#ffd873'],
    ['M-48.500 5L-38-15-27.500 5Q-38 9-48.500 5zM27.500 5L38-15 48.500 5Q38 9 27.500 5z', '--mid', '--line', 2.4],
  ],
  mountain: [
    ...MASSIF,
    ['M-8-40Q-1-35 6-36L3-28 6-20 1-13 3-3-2-12-1-20-5-28z', '#ffb347', '#7a1d08', 1.6],
    ['M-2-46Q-9-54-1-60 6-66 0-73', 'none', '#ffffff59', 3, true],
  ],
  goldMountain: [
    ...MASSIF,
    ['M-8-40L6-36 13-20 6-24 3-12-3-22-8-13-10-24-15-19z', '#ffd75a', '#7a4f0a', 2.2],
    ['M-8-40L-2-38-6-24-10-26-13-24z', '#fff6c8', undefined, 0, true],
    ['M-30 18L-24 12-19 18-24 25zM20 14L25 9 30 15 25 21zM-4 24L1 19 6 25 1 31z', '#ffd75a', '#7a4f0a', 1.5],
    ['M16-44l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM-26-30l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500z', '#fff6c8'],
  ],
  vortex: [
    ['M-47 6A47 38 0 1 1 47 6 47 38 0 1 1-47 6z', 'url(#wars-gate)'],
    ['M-33 6A33 25 0 1 1 33 6 33 25 0 1 1-33 6z', '#06202c', '#0a3442', 6],
    ['M-33 6A33 25 0 1 1 33 6 33 25 0 1 1-33 6z', 'url(#wars-well)', '#8af3ff', 2.6],
    [
      'M0 6C8 1 14 8 8 14-2 22-20 16-20 5-19-8 0-14 14-9M0 6C-8 11-14 4-8-2 2-10 20-4 20 7 19 20 0 26-14 21',
      'none',
      '#d9fbffe6',
      2.6,
      true,
    ],
    [
      'M-38-12L-37-28-32-31-28-26-27-12Q-33-10-38-12zM28-12L29-28 34-31 38-26 39-12Q33-10 28-12zM-38 39L-37 22-32 18-28 25-27 39Q-33 42-38 39zM28 39L29 22 34 18 38 25 39 39Q33 42 28 39z',
      '--stone',
      '#0d0b10',
      2,
    ],
    [
      'M-37-13L-36-27-32-30-33-12zM29-13L30-27 34-30 33-12zM-37 38L-36 24-32 19-33 39zM29 38L30 24 34 19 33 39z',
      '#ffffff47',
      undefined,
      0,
      true,
    ],
  ],
  block: [
    [
      'M-40 30V-6L-30-14V-30L-20-36-10-30V-14L-4-18V-44L6-50 16-44V-10L24-16 38-8V30Q0 42-40 30z',
      '--mid',
      '--line',
      2.4,
    ],
    ['M6-50L16-44V-10L24-16 38-8V30Q24 35 8 36V-40z', '--deep'],
    [
      'M-34 0h5v5h-5zM-34 11h5v5h-5zM-25-26h4v5h-4zM-25-14h4v5h-4zM-22 6h5v5h-5zM-1-38h4v5h-4zM-1-26h4v5h-4zM-1-12h4v5h-4zM12-2h5v5h-5zM22 2h5v5h-5zM12 12h5v5h-5zM28 14h5v5h-5zM-10 14h5v5h-5zM-22 18h5v5h-5z',
      '#ffd873',
    ],
  ],
} satisfies Readonly<Record<string, readonly Stroke[]>>;

export type Figure = keyof typeof FIGURES;
