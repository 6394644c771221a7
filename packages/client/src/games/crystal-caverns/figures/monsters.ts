import type { Power } from '@lantern/games/crystal-caverns/board';
import { crystal, type Part } from './part';

/** Leans forward: swept ears, bolts of light. */
const SWIFT: readonly Part[] = [
  { fill: 'l', d: 'M10-58L58-92L40-62L60-60L16-40Z', sizes: '23' },
  { fill: 'm', d: 'M20-22L44-34L40-24L62-34L48-12L54-14L28-4L34-14Z' },
  { limb: 'd', width: 5, d: 'M8-16L24-8L18 1L32 1M-10-14L-26-10L-30 1L-42-1' },
  { fill: '#fff6c0', d: 'M-4-104L10-82L4-80L20-64L-2-70Z', sizes: '3' },
  ...crystal([-18, -88], [-24, -14.8], [7.2, -8], [28, -16.4]),
  { fill: 'l', d: 'M-8-64L38-82L20-66L34-66L2-46Z' },
  { fill: 'm', d: 'M-16-62L-26-94L-8-78Z' },
  { limb: 'd', width: 4.5, d: 'M-14-32L-36-42L-44-34', sizes: '23' },
  { fill: '#fff6d8', d: 'M-46-40l-9 2 6 4-8 3 8 2-4 6 9-6z', line: 0, sizes: '23' },
  { fill: 'l', d: 'M-20-28L-56-22L-24-16Z', sizes: '3' },
  { fill: 'l', d: 'M20-44L50-46L22-34Z', sizes: '3' },
  { fill: '#231400', d: 'M-22-50L-6-46L-10-37ZM0-45L14-48L8-38Z', line: 0, when: 'up' },
  { fill: '#fff', d: 'M-18-47L-9-45L-11-40ZM3-43.5L11-45L8-40Z', line: 0, when: 'up' },
  { pen: '#fffbe8', width: 3, d: 'M-20-48l8 8m0-8l-8 8M2-48l8 8m0-8l-8 8', when: 'down' },
  { fill: '#231400', d: 'M-22-31L14-30L6-20L-14-21Z', line: 0 },
  { fill: '#fffbe8', d: 'M-20-31L-16-25L-12-31L-7-25L-3-31L2-25L6-30L9-25L12-30ZM-12-21L-9-25L-5-21Z', line: 0 },
  { pen: 'l', width: 2.6, d: 'M40-46H62M44-4H66M34-74H50' },
];

/** Broad: shoulders, fists and a beard of ice. */
const FROST: readonly Part[] = [
  { fill: 'd', d: 'M-26 2L-24-16L-4-16L-6 2ZM6 2L6-16L26-16L28 2Z' },
  { fill: 'fd', d: 'M-34-46L-50-84L-28-66L-24-88L-10-52Z' },
  { fill: 'fd', d: 'M12-52L24-88L30-66L52-84L38-44Z' },
  { fill: 'l', d: 'M-36-40L-62-62L-44-40ZM36-40L64-62L46-38Z', sizes: '23' },
  { fill: 'l', d: 'M-18-66L-20-104L-6-74ZM8-72L16-106L22-66Z', sizes: '3' },
  ...crystal([0, -86], [-39, -11.8], [9.4, -4], [39, -13.7]),
  { fill: '#eaf6ff', d: 'M-30-48L0-58L30-48L24-38L14-42L8-34L0-42L-8-34L-14-42L-24-38Z' },
  { fill: '#04102e', d: 'M-20-40h14v9h-14zM6-40h14v9h-14z', line: 0, when: 'up' },
  { fill: '#aef6ff', d: 'M-16-38h7v5h-7zM9-38h7v5h-7z', line: 0, when: 'up' },
  { pen: '#fffbe8', width: 3, d: 'M-15-39l8 8m0-8l-8 8M7-39l8 8m0-8l-8 8', when: 'down' },
  { fill: '#04102e', d: 'M-18-26L18-26L14-14L-14-14Z', line: 0 },
  { fill: '#eaf6ff', d: 'M-16-14L-13-28L-8-14ZM16-14L13-28L8-14ZM-5-26L-2-20L1-26ZM3-26L6-20L8-26Z', line: 0 },
  { fill: 'm', d: 'M-32-38L-52-30L-56-10L-44-16Z' },
  { fill: 'l', d: 'M-58-16L-44-20L-36-6L-46 6L-60 0Z' },
  { fill: 'm', d: 'M32-38L52-30L58-12L44-16Z' },
  { fill: 'm', d: 'M58-18L44-20L36-6L46 6L62 0Z' },
  { fill: '#eaf6ff', d: 'M-30-12L-26 6L-20-10L-14 10L-8-9L0 8L8-9L14 8L20-10L26 6L30-13Z', line: 2, sizes: '23' },
  { fill: '#eaf6ff', d: 'M-62-4L-74 2L-60 4ZM64-4L76 2L62 4ZM-4-82L0-104L6-82Z', sizes: '3' },
];

/** Flames for hair, horns, a furnace for a mouth. */
const FIRE: readonly Part[] = [
  {
    fill: '#ff8a2a',
    d: 'M-26-40C-44-60-30-70-32-88C-22-80-20-72-18-66C-18-84-8-92-6-104C4-96 10-88 10-72C16-78 18-84 20-94C34-76 42-60 26-40Z',
    sizes: '1',
  },
  {
    fill: '#ff8a2a',
    d: 'M-26-40C-44-60-30-70-32-88C-22-80-20-72-18-66C-18-84-8-92-6-118C4-96 10-88 10-72C16-78 18-84 20-94C34-76 42-60 26-40Z',
    sizes: '23',
  },
  {
    fill: '#ffd95e',
    d: 'M-20-42C-32-58-24-64-25-74C-16-64-14-60-13-56C-12-74-4-80-3-96C6-80 6-74 7-62C14-66 16-74 18-80C28-66 32-58 20-42Z',
    line: 0,
  },
  { fill: 'd', d: 'M20-14Q48-10 52-30L46-26L52-44L62-28L57-30Q58-2 22-4Z' },
  {
    fill: 'd',
    d: 'M-24-46C-46-76-64-74-70-66L-58-58L-66-46L-52-44L-52-32L-26-34ZM26-46C48-76 66-74 72-66L60-58L68-46L54-44L54-32L28-34Z',
    sizes: '3',
  },
  { fill: 'd', d: 'M-18 2L-16-12L-4-10L-6 2ZM6 2L4-10L16-12L20 2Z' },
  ...crystal([0, -88], [-29, -11.5], [7, -4], [29, -13.4]),
  { fill: '#2b1712', d: 'M-16-56C-34-58-40-74-30-86C-30-74-22-70-10-68ZM14-56C32-58 40-74 30-86C30-74 22-70 8-68Z' },
  { fill: '#2a0503', d: 'M-21-50L-2-43L-6-35L-18-38ZM4-43L20-50L17-38L8-35Z', line: 0, when: 'up' },
  { fill: '#fff06a', d: 'M-17-46L-5-41L-8-37L-15-39ZM7-41L17-46L15-39L9-37Z', line: 0, when: 'up' },
  { pen: '#fffbe8', width: 3, d: 'M-15-46l8 8m0-8l-8 8M7-46l8 8m0-8l-8 8', when: 'down' },
  { fill: '#2a0503', d: 'M-22-31Q0-26 22-31Q18-12 0-12Q-18-12-22-31Z', line: 0 },
  { fill: '#ff9a2e', d: 'M-14-20Q0-27 14-20Q10-14 0-14Q-10-14-14-20Z', line: 0 },
  {
    fill: '#fffbe8',
    d: 'M-19-30L-15-22L-11-29L-6-22L-2-28L3-22L7-29L12-22L17-30ZM-9-13L-6-18L-3-12.5ZM4-12.5L7-18L10-13Z',
    line: 0,
  },
  { limb: 'm', width: 5, d: 'M-26-24L-40-28L-42-38M26-24L40-28L44-38', sizes: '1' },
  { limb: 'm', width: 5, d: 'M-26-28L-42-38L-44-54M26-28L42-38L46-54', sizes: '23' },
  {
    fill: '#fff6d8',
    d: 'M-50-54l2-14 4 9 3-12 2 12 5-8-3 14zM40-54l2-14 4 9 3-12 2 12 5-8-3 14z',
    line: 0,
    sizes: '23',
  },
  { fill: '#2b1712', d: 'M-6-90L0-112L8-90L0-84Z', sizes: '3' },
];

/** A spider with four eyes and fangs. */
const VENOM: readonly Part[] = [
  {
    limb: 'd',
    width: 4.6,
    d: 'M-18-32L-44-62L-58-2M18-32L44-62L58-2M-16-26L-36-44L-42 2M16-26L36-44L42 2',
    sizes: '1',
  },
  ...crystal([0, -70], [-33, -17.9], [7.9, -10], [33, -19.9]),
  { limb: 'd', width: 7, d: 'M14-50C40-64 44-100 16-106C4-108-4-104-6-98', sizes: '3' },
  { fill: '#d6ff5e', d: 'M-4-108L-16-82L2-96Z', sizes: '3' },
  {
    limb: 'd',
    width: 4.6,
    d: 'M-18-32L-44-62L-58-2M18-32L44-62L58-2M-16-26L-36-44L-42 2M16-26L36-44L42 2M-14-38L-34-78L-66-34M14-38L34-78L68-34',
    sizes: '23',
  },
  ...crystal([0, -76], [-33, -17.9], [7.9, -10], [33, -19.9]),
  { fill: 'l', d: 'M-24-46L-40-60L-20-58ZM22-46L38-60L18-58Z', sizes: '23' },
  {
    fill: '#041a0c',
    d: 'M-22-34a9 9 0 1 0 18 0a9 9 0 1 0-18 0M4-33a9 9 0 1 0 18 0a9 9 0 1 0-18 0M-13-50a5 5 0 1 0 10 0a5 5 0 1 0-10 0M3-49a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
    line: 0,
    when: 'up',
  },
  {
    fill: '#e8ff5a',
    d: 'M-19-34a6 6 0 1 0 12 0a6 6 0 1 0-12 0M7-33a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-11-50a3 3 0 1 0 6 0a3 3 0 1 0-6 0M5-49a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    line: 0,
    when: 'up',
  },
  { fill: '#041a0c', d: 'M-14.5-40h3v12h-3zM11.5-39h3v12h-3z', line: 0, when: 'up' },
  { pen: '#fffbe8', width: 3, d: 'M-15-38l8 8m0-8l-8 8M7-38l8 8m0-8l-8 8', when: 'down' },
  { fill: '#041a0c', d: 'M-16-22Q0-14 16-21Q12-10 0-9Q-12-10-16-22Z', line: 0 },
  { fill: '#fffbe8', d: 'M-13-20L-9 0L-4-16ZM13-20L9 0L4-16Z', line: 1.8 },
  { fill: '#b8ff4a', d: 'M-9 2q-3 5 0 7q3-2 0-7M9 4q-3 5 0 7q3-2 0-7', line: 0 },
  { fill: 'l', d: 'M-34-18L-54-16L-44-6L-30-10ZM34-18L54-16L44-6L30-10Z', sizes: '3' },
];

/** A skull in a ragged hood. */
const UNDEAD: readonly Part[] = [
  { fill: 'fl', d: 'M-32-2L0-98L8-2L2-10L-4 2L-12-8L-18 4L-24-6Z', sizes: '1' },
  { fill: 'fd', d: 'M0-98L34-6L28-10L24 2L18-8L8-2Z', sizes: '1' },
  { limb: '#8d7a5e', width: 3, d: 'M44 4L36-100', sizes: '3' },
  { fill: '#dfe4ee', d: 'M36-102C14-112-8-104-18-90C0-98 20-96 37-88Z', sizes: '3' },
  { fill: 'fl', d: 'M-32-2L0-104L8-2L2-10L-4 2L-12-8L-18 4L-24-6Z', sizes: '23' },
  { fill: 'fd', d: 'M0-104L34-6L28-10L24 2L18-8L8-2Z', sizes: '23' },
  { fill: 'pt', d: 'M-28-8L-1-90L5-8L-12-14Z', line: 0 },
  { fill: '#0a0a10', d: 'M-18-46C-18-66-8-76 0-78C9-76 20-66 20-46C14-32-12-32-18-46Z', line: 0 },
  { fill: '#ece2cb', d: 'M-14-52C-14-66-7-71 1-71C9-71 16-66 16-52L13-45L11-45V-37H-9V-45L-11-45Z' },
  { fill: '#14101c', d: 'M-10-58h8l1 8-8 2zM4-58h8l-1 10-8-2z', line: 0, when: 'up' },
  { fill: '#b98cff', d: 'M-8-55h4v4h-4zM6-55h4v4h-4z', line: 0, when: 'up' },
  { pen: '#fffbe8', width: 3, d: 'M-10-57l8 8m0-8l-8 8M4-57l8 8m0-8l-8 8', when: 'down' },
  { fill: '#14101c', d: 'M1-48l2.5 5h-5z', line: 0 },
  { pen: '#14101c', width: 1.6, d: 'M-6-42v5M-2-42v5M3-42v5M7-42v5' },
  { limb: '#ece2cb', width: 3, d: 'M-24-28L-38-28L-42-36M26-26L40-28L44-36', sizes: '1' },
  { limb: '#ece2cb', width: 3, d: 'M-22-34L-42-42L-46-52M26-32L38-40', sizes: '23' },
  { fill: '#ece2cb', d: 'M-50-50l-2-12 4 8 2-11 2 11 4-8-2 13z', line: 0, sizes: '23' },
  { pen: '#a9aec0', width: 3.2, d: 'M-24-22Q0-10 28-20', sizes: '23' },
  { pen: '#e9ecf8', width: 1.6, d: 'M-20-14l4-8-3-6 5-6' },
  { fill: '#dba748', d: 'M-13-68L-17-86L-8-78L1-92L10-78L19-86L15-68Q1-74-13-68Z', sizes: '3' },
];

interface MonsterForm {
  /** Half the width of its shadow. */
  shade: number;
  /** The extent to its right, the side that it lies on when stunned. */
  reach: number;
  /** Its parts, from back to front. */
  parts: readonly Part[];
}

/** The forms of monsters by the power of their crystal. */
export const MONSTERS: Readonly<Record<Power, MonsterForm>> = {
  speed: { shade: 34, reach: 50, parts: SWIFT },
  cold: { shade: 46, reach: 64, parts: FROST },
  fire: { shade: 36, reach: 62, parts: FIRE },
  poison: { shade: 48, reach: 64, parts: VENOM },
  drain: { shade: 34, reach: 42, parts: UNDEAD },
};
