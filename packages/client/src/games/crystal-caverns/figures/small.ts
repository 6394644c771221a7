import type { ClassId, Power } from '@lantern/games/crystal-caverns/board';
import type { Part } from './part';

/** Simplified figures with few, bold parts, for the map and other places where they are as small as a letter. */

/** Returns the two faces of the crystal of a monster. */
const body = (tip: string, left: string, front: string, right: string): Part[] => [
  { fill: 'm', d: `M${tip}L${left}L${front}Z`, line: 4 },
  { fill: 'd', d: `M${tip}L${front}L${right}Z`, line: 4 },
];

export const SMALL_MONSTERS: Readonly<Record<Power, readonly Part[]>> = {
  speed: [
    { fill: 'l', d: 'M20-22L44-34L40-24L62-34L48-12L54-14L28-4L34-14Z', line: 4 },
    { limb: 'd', width: 7, d: 'M8-16L24-8L18 1L32 1M-10-14L-26-10L-30 1L-42 -1' },
    { fill: '#fff6c0', d: 'M-4-112L14-84L6-82L24-60L-4-68Z', line: 4, sizes: '3' },
    ...body('-18-88', '-24-14', '7-8', '28-16'),
    { fill: 'l', d: 'M-8-64L38-82L20-66L34-66L2-46Z', line: 4 },
    { fill: '#fff', d: 'M-25-54L-5-48L-11-36ZM0-47L17-50L9-37Z', line: 3.5 },
    { fill: '#fffbe8', d: 'M-22-31L14-30L6-19L-14-20Z', line: 3.5 },
  ],
  cold: [
    { fill: 'd', d: 'M-34-46L-50-84L-28-66L-24-88L-10-52ZM12-52L24-88L30-66L52-84L38-44Z', line: 4 },
    { fill: 'l', d: 'M-16-76L-14-108L0-88L14-108L16-76Z', line: 4, sizes: '3' },
    ...body('0-86', '-39-12', '9-4', '39-14'),
    { fill: '#eaf6ff', d: 'M-30-48L0-58L30-48L24-39H-24Z', line: 4 },
    { fill: '#aef6ff', d: 'M-21-39h16v10h-16zM6-39h16v10h-16z', line: 4 },
    { fill: '#fff', d: 'M-18-24H18L14-12H-14Z', line: 4 },
    { fill: 'm', d: 'M-32-38L-54-30L-62-2L-42 4L-38-16ZM32-38L54-30L64-2L44 4L38-16Z', line: 4 },
  ],
  fire: [
    {
      fill: '#ff8a2a',
      d: 'M-26-40C-44-60-30-70-32-88C-22-80-20-72-18-66C-18-84-8-92-6-104C4-96 10-88 10-72C16-78 18-84 20-94C34-76 42-60 26-40Z',
      line: 4,
    },
    { fill: '#2b1712', d: 'M-24-42L-70-80L-58-54L-70-44L-52-32ZM24-42L70-80L58-54L70-44L52-32Z', line: 4, sizes: '3' },
    { fill: 'd', d: 'M-20 4L-16-12H16L22 4Z', line: 4 },
    ...body('0-88', '-29-11', '7-4', '29-13'),
    { fill: '#fff06a', d: 'M-23-52L-2-44L-7-34L-19-37ZM3-44L22-52L18-37L7-34Z', line: 3.5 },
    { fill: '#ffc23e', d: 'M-22-30Q0-25 22-30Q18-9 0-9Q-18-9-22-30Z', line: 4 },
    { limb: 'm', width: 7, d: 'M-26-24L-42-30L-44-44M26-24L42-30L46-44' },
  ],
  poison: [
    { limb: 'd', width: 8, d: 'M14-50C40-64 44-100 16-106C4-108-4-104-6-96', sizes: '3' },
    { limb: 'd', width: 6, d: 'M-18-32L-44-62L-58-2M18-32L44-62L58-2M-16-26L-36-44L-42 2M16-26L36-44L42 2' },
    ...body('0-76', '-35-18', '8-8', '35-20'),
    {
      fill: '#e8ff5a',
      d: 'M-24-34a10 10 0 1 0 20 0a10 10 0 1 0-20 0M4-33a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
      line: 4,
    },
    { fill: '#041a0c', d: 'M-16-41h4v14h-4zM12-40h4v14h-4z', line: 0 },
    { fill: '#fffbe8', d: 'M-14-20L-9 4L-2-17ZM14-20L9 4L2-17Z', line: 3.5 },
  ],
  drain: [
    { limb: '#ece2cb', width: 5, d: 'M-24-28L-38-28L-42-38M26-26L40-28L44-38' },
    { fill: 'm', d: 'M-34 0L0-104L8 0L-4 3L-12-8L-20 4Z', line: 4 },
    { fill: 'd', d: 'M0-104L36-2L24 4L18-8L8 0Z', line: 4 },
    { fill: '#ece2cb', d: 'M-18-50C-18-68-8-75 1-75C11-75 20-68 20-50L14-42V-32H-12V-42Z', line: 4 },
    { fill: '#14101c', d: 'M-13-60h11v12h-11zM5-60h11v12h-11zM-4-38h3v6h-3zM4-38h3v6h-3z', line: 0 },
    { fill: '#dba748', d: 'M-15-70L-19-92L-8-82L1-98L10-82L21-92L17-70Z', line: 3.5, sizes: '3' },
  ],
};

const HERO: readonly Part[] = [
  { fill: '#e8b853', d: 'M-36-4Q-36 11 0 11Q36 11 36-4Q36-16 0-16Q-36-16-36-4Z', line: 4 },
  ...body('0-83', '-30-11', '6-5', '30-12'),
  { fill: '#efc59a', d: 'M-17-66Q-18-46 0-41Q18-46 17-66Z', line: 3.5 },
  { fill: '#1d120a', d: 'M-9-61h5v7h-5zM4-61h5v7h-5z', line: 0 },
];

export const SMALL_HEROES: Readonly<Record<ClassId, readonly Part[]>> = {
  fighter: [
    ...HERO,
    { fill: '#c9d3e6', d: 'M-19-62V-72Q-18-89 0-90Q19-89 19-72V-62L0-69Z', line: 4 },
    { fill: 'l', d: 'M-2-88C-4-106 14-114 32-104Q24-98 30-90C18-96 8-94 4-88Z', line: 4 },
    { fill: '#eef3fb', d: 'M32-46L39-100L47-110L50-98L42-44Z', line: 4 },
    { fill: 'l', d: 'M-42-46L-22-52L-4-46Q-2-22-22-6Q-42-20-42-46Z', line: 4 },
  ],
  cleric: [
    { pen: '#ffe08a', width: 5, d: 'M-32-78a32 32 0 1 0 64 0a32 32 0 1 0-64 0Z' },
    ...HERO,
    { fill: '#f4efe2', d: 'M-15-56Q-13-32 0-28Q13-32 15-56Q8-48 0-49Q-8-48-15-56Z', line: 3 },
    { fill: '#fff8e6', d: 'M-17-65L-19-87L0-112L19-87L17-65Q0-71-17-65Z', line: 4 },
    { fill: '#c98f2b', d: 'M-3-98h6v7h7v6h-7v12h-6v-12h-7v-6h7z', line: 0 },
    { limb: '#c98f2b', width: 5, d: 'M-38 2V-70M-50-60H-26' },
  ],
  mage: [
    ...HERO,
    { fill: '#efe9dd', d: 'M-15-57Q-19-28-2-16Q15-28 15-57Q8-47 0-49Q-8-47-15-57Z', line: 3.5 },
    { fill: 'm', d: 'M-36-62Q0-78 38-60Q20-72 16-76L14-98L28-118L2-109L-16-76Q-22-70-36-62Z', line: 4 },
    { limb: '#7a5228', width: 5, d: 'M38 2V-72' },
    { fill: '#aef6ff', d: 'M27-84a11 11 0 1 0 22 0a11 11 0 1 0-22 0', line: 4 },
  ],
  archer: [
    ...HERO,
    { fill: 'l', d: 'M-24-66Q0-80 32-70Q14-94-4-94Q-20-90-24-66Z', line: 4 },
    { fill: '#e0483f', d: 'M10-86Q24-110 40-110Q31-96 31-84Q22-78 10-86Z', line: 3.5 },
    { pen: '#fff6e0', width: 2.5, d: 'M-34-94L-12-44L-32-2' },
    { limb: '#a86a2e', width: 5, d: 'M-34-94Q-66-48-32-2' },
    { limb: '#e9d9b4', width: 2.5, d: 'M-6-42L-64-50' },
  ],
  rogue: [
    ...HERO,
    { fill: '#241a12', d: 'M-16-65Q0-58 16-65V-52Q8-49 3-54H-3Q-8-49-16-52Z', line: 0 },
    { fill: '#fff', d: 'M-10-60h6v5h-6zM4-60h6v5h-6z', line: 0 },
    { fill: 'l', d: 'M-23-46Q-28-84 2-100Q28-84 23-46L15-53Q17-72 0-74Q-17-72-15-53Z', line: 4 },
    { fill: '#eef3fb', d: 'M-34-22L-60-36L-68-48L-54-46L-30-30ZM34-30L50-62L62-74L58-58L42-26Z', line: 3.5 },
  ],
};

/** The right wing, and its remains without a crystal. */
export const SMALL_WING: readonly Part[] = [
  { fill: 'd', d: 'M30-90L64-206L150-232L208-182L232-112L222-44L176-74L128-30L94-46L60-60Z', line: 9 },
  { fill: 'l', d: 'M76-100L112-158L150-222L196-176L150-140L138-84Z', line: 0 },
];
export const SMALL_BONES: readonly Part[] = [
  { limb: '#f7efdc', width: 9, d: 'M34-92L64-206L150-232L222-100M64-206L94-60M112-220L140-70' },
];

/** The Dragon without wings and head, and its head. */
export const SMALL_BODY: readonly Part[] = [
  { limb: 'd', width: 18, d: 'M40-14C120 8 206 6 214-50' },
  { fill: 'm', d: 'M0-176L-92-30L-72 10H72L92-30Z', line: 9 },
  { fill: '#ffcf6a', d: 'M0-110L-34-40L-22 6H22L34-40Z', line: 6 },
];
export const SMALL_HEAD: readonly Part[] = [
  { fill: '#2b2320', d: 'M-10-190Q-50-220-46-290Q-86-230-40-176ZM10-190Q50-220 46-290Q86-230 40-176Z', line: 8 },
  { fill: 'm', d: 'M0-222L-66-186L-38-168L-36-120L0-76L36-120L38-168L66-186Z', line: 9 },
  { fill: '#fff06a', d: 'M-10-164L-42-184L-34-156ZM10-164L42-184L34-156Z', line: 6 },
  { fill: '#ff8a2a', d: 'M-24-116L0-128L24-116L0-88Z', line: 6 },
];
