import type { ClassId } from '@lantern/games/crystal-caverns/board';
import { crystal, type Part } from './part';

/** The brass foot that a hero stands on. */
const FOOT: readonly Part[] = [
  { fill: '#8d5f12', d: 'M-36-6V0Q-34 11 0 11Q34 11 36 0V-6Z' },
  { fill: '#e8b853', d: 'M-36-6a36 10.5 0 1 0 72 0a36 10.5 0 1 0-72 0Z' },
  { fill: '#b37f24', d: 'M-28-6.5a28 7 0 1 0 56 0a28 7 0 1 0-56 0Z', line: 0 },
];

/** The cloak, which is the crystal of a hero. */
const CLOAK: readonly Part[] = crystal([0, -83], [-30, -11], [6, -5], [30, -12.5]);

/** Helm with a plume, shield and sword. */
const FIGHTER: readonly Part[] = [
  ...FOOT,
  ...CLOAK,
  { fill: '#efc59a', d: 'M-14-66Q-15-46 0-43Q15-46 14-66Z' },
  { fill: '#1d120a', d: 'M-8-60h4v5.5h-4zM4-60h4v5.5h-4z', line: 0, when: 'up' },
  { pen: '#3a2413', width: 2.2, d: 'M-10-64l7 1M10-64l-7 1', when: 'up' },
  { pen: '#1d120a', width: 2.2, d: 'M-9-61l5 5m0-5l-5 5M4-61l5 5m0-5l-5 5', when: 'down' },
  { fill: '#c9d3e6', d: 'M-17-58V-72Q-16-88 0-89Q17-88 17-72V-58L11-60V-67L2-68V-58H-2V-68L-11-67V-60Z' },
  { fill: 'l', d: 'M-2-88C-4-106 14-112 30-102C24-101 24-96 28-92C18-96 8-94 4-88Z' },
  { pen: '#fff', width: 2, d: 'M-12-70Q-11-82-3-85' },
  { limb: 'm', width: 7, d: 'M20-36L34-44' },
  { limb: '#6b4a22', width: 3.4, d: 'M35-40L37-50' },
  { fill: '#eef3fb', d: 'M33-54L40-100L47-108L48-97L41-53Z' },
  { fill: '#dba748', d: 'M26-56L48-52L47-48L25-52Z' },
  { fill: '#efc59a', d: 'M31.4-45a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z', line: 2 },
  { fill: 'm', d: 'M-40-44L-22-50L-6-44Q-4-22-22-8Q-40-20-40-44Z', line: 2.8 },
  { pen: '#e8b853', width: 2.6, d: 'M-36-41L-22-46L-10-41Q-8-24-22-14Q-36-23-36-41Z' },
  { fill: 'pip', d: 'M-28-36h12v12h-12z', line: 0 },
];

/** Mitre, halo and stole, a staff and a book. */
const CLERIC: readonly Part[] = [
  { pen: '#ffe08a', width: 3.5, d: 'M-30-78a30 30 0 1 0 60 0a30 30 0 1 0-60 0Z' },
  ...FOOT,
  ...CLOAK,
  { fill: '#fff8e6', d: 'M-9-44H9L12-8L4-5L-2-42L-8-6L-17-9Z', line: 0 },
  { pen: 'k', width: 1.8, d: 'M-9-44L-17-9M9-44L12-8' },
  { fill: '#c98f2b', d: 'M-13-20h8v3h-8zM5-20h7v3h-7z', line: 0 },
  { fill: '#d9a06c', d: 'M-14-66Q-15-46 0-43Q15-46 14-66Z' },
  { fill: '#f4efe2', d: 'M-14-58Q-12-34 0-30Q12-34 14-58Q8-50 0-51Q-8-50-14-58Z', line: 1.8 },
  { fill: '#1d120a', d: 'M-8-60h4v5.5h-4zM4-60h4v5.5h-4z', line: 0, when: 'up' },
  { pen: '#d8d2c4', width: 2.2, d: 'M-10-64l7 1M10-64l-7 1', when: 'up' },
  { pen: '#1d120a', width: 2.2, d: 'M-9-61l5 5m0-5l-5 5M4-61l5 5m0-5l-5 5', when: 'down' },
  { fill: '#fff8e6', d: 'M-16-66L-18-86L0-110L18-86L16-66Q0-72-16-66Z' },
  { fill: '#c98f2b', d: 'M-2.5-98h5v6h6v5h-6v11h-5v-11h-6v-5h6z', line: 0 },
  { limb: 'm', width: 7, d: 'M-20-38L-34-42' },
  { limb: '#8d6a3a', width: 3, d: 'M-35 0L-35-70' },
  { fill: '#e8b853', d: 'M-44-76L-35-88L-26-76L-35-66Z' },
  { fill: '#fff6c8', d: 'M-39-76L-35-83L-33-76L-35-71Z', line: 0 },
  { fill: '#d9a06c', d: 'M-39.6-42a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z', line: 2 },
  { limb: 'm', width: 7, d: 'M20-36L30-28' },
  { fill: '#7a2f22', d: 'M18-34L40-38L42-18L20-14Z' },
  { fill: '#f7e9c8', d: 'M28-33h4v5h4v4h-4v5h-4v-5h-4v-4h4z', line: 0 },
];

/** Pointed hat and beard, an orb on a staff, a star. */
const MAGE: readonly Part[] = [
  ...FOOT,
  ...CLOAK,
  { fill: '#f2cfae', d: 'M-14-64Q-15-44 0-41Q15-44 14-64Z' },
  { fill: '#efe9dd', d: 'M-14-58Q-18-30-2-18Q14-30 14-58Q8-48 0-50Q-8-48-14-58Z', line: 1.8 },
  { fill: '#1d120a', d: 'M-8-58h4v5.5h-4zM4-58h4v5.5h-4z', line: 0, when: 'up' },
  { pen: '#e9e4da', width: 2.2, d: 'M-10-62l7 1M10-62l-7 1', when: 'up' },
  { pen: '#1d120a', width: 2.2, d: 'M-9-59l5 5m0-5l-5 5M4-59l5 5m0-5l-5 5', when: 'down' },
  { fill: 'fl', d: 'M-34-64Q0-78 36-62Q20-72 16-76L14-98L28-116L2-108L-16-76Q-22-70-34-64Z' },
  { fill: 'd', d: 'M-17-75Q0-80 16-75L17-70Q0-75-20-69Z', line: 1.6 },
  { fill: '#ffe48a', d: 'M0-100l2.5 6 6.5 .5-5 4 2 6.5-6-3.5-6 3.5 2-6.5-5-4 6.5-.5z', line: 0 },
  { limb: 'm', width: 7, d: 'M20-38L34-46' },
  { limb: '#7a5228', width: 3.4, d: 'M36 2L36-74' },
  { fill: 'rgb(127 233 255 / 25%)', d: 'M17-86a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z', line: 0 },
  { fill: '#c98f2b', d: 'M26-76Q26-92 36-96Q46-92 46-76L42-78Q36-72 30-78Z', line: 1.8 },
  { fill: '#aef6ff', d: 'M28.5-85a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0Z', line: 2 },
  { fill: '#fff', d: 'M31-88a5 5 0 0 1 5-4v3a3 3 0 0 0-3 3z', line: 0 },
  { fill: '#f2cfae', d: 'M30.4-46a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z', line: 2 },
  { limb: 'm', width: 7, d: 'M-20-36L-34-48' },
  { fill: '#f2cfae', d: 'M-39.6-50a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z', line: 2 },
  { fill: '#ffd95e', d: 'M-36-74l2.5 9 8-3-5 7 6 6-9-1-3 8-2-8-9 1 6-6-5-7 8 3z', line: 0 },
];

/** Cap with a feather, a drawn bow. */
const ARCHER: readonly Part[] = [
  ...FOOT,
  { fill: '#6b4522', d: 'M14-40L34-66L42-58L24-30Z' },
  { fill: '#f4efe2', d: 'M32-68l4-12 3 11zM38-62l7-11 1 12z', line: 0 },
  ...CLOAK,
  { fill: '#e3b483', d: 'M-14-66Q-15-46 0-43Q15-46 14-66Z' },
  { fill: '#1d120a', d: 'M-8-60h4v5.5h-4zM4-60h4v5.5h-4z', line: 0, when: 'up' },
  { pen: '#5a3417', width: 2.2, d: 'M-10-64l7 1M10-64l-7 1', when: 'up' },
  { pen: '#1d120a', width: 2.2, d: 'M-9-61l5 5m0-5l-5 5M4-61l5 5m0-5l-5 5', when: 'down' },
  { fill: 'fl', d: 'M-18-56Q-22-84 0-92Q22-84 18-56L13-64Q6-74-4-72Q-11-70-14-62Z' },
  { fill: 'l', d: 'M-22-70Q0-84 30-74Q12-92-4-92Q-18-88-22-70Z' },
  { fill: '#e0483f', d: 'M10-86Q24-108 38-108Q30-96 30-86Q22-80 10-86Z', line: 2 },
  { limb: 'm', width: 7, d: 'M-20-38L-38-44' },
  { limb: '#a86a2e', width: 3.6, d: 'M-34-92Q-64-48-32-4' },
  { pen: '#fff6e0', width: 1.6, d: 'M-34-92L-6-42L-32-4' },
  { limb: '#e9d9b4', width: 1.6, d: 'M-6-42L-58-50' },
  { fill: '#eef3fb', d: 'M-68-52l12-4-1 10z', line: 0 },
  { fill: '#e3b483', d: 'M-46.6-47a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z', line: 2 },
  { limb: 'm', width: 6, d: 'M20-36L4-36L-6-42' },
  { fill: '#e3b483', d: 'M-10.6-42a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z', line: 2 },
];

/** Hood and mask, two blades. */
const ROGUE: readonly Part[] = [
  ...FOOT,
  { fill: 'd', d: 'M16-46Q44-52 50-34Q42-36 40-28Q30-40 16-36Z' },
  ...CLOAK,
  { fill: '#e9bd92', d: 'M-14-66Q-15-46 0-43Q15-46 14-66Z' },
  { fill: '#1d120a', d: 'M-8-60h4v5.5h-4zM4-60h4v5.5h-4z', line: 0, when: 'up' },
  { pen: '#2a1703', width: 2.2, d: 'M-10-64l7 1M10-64l-7 1', when: 'up' },
  { fill: '#241a12', d: 'M-14.5-64Q0-58 14.5-64V-55Q8-52 3-56H-3Q-8-52-14.5-55Z', line: 0 },
  { fill: '#fff', d: 'M-9-60h5v3.6h-5zM4-60h5v3.6h-5z', line: 0, when: 'up' },
  { pen: '#fff', width: 2, d: 'M-9-61l5 5m0-5l-5 5M4-61l5 5m0-5l-5 5', when: 'down' },
  { fill: 'fl', d: 'M-21-48Q-26-82 2-98Q26-82 21-48L14-54Q16-72 0-74Q-16-72-14-54Z' },
  { fill: 'd', d: 'M-20-46Q0-36 20-46L17-38Q0-28-17-38Z' },
  { limb: 'm', width: 6, d: 'M-20-34L-38-24' },
  { fill: '#eef3fb', d: 'M-38-28L-60-40L-66-48L-56-46L-34-32Z', line: 2 },
  { fill: '#e9bd92', d: 'M-43.6-25a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z', line: 2 },
  { limb: 'm', width: 6, d: 'M20-32L38-36' },
  { fill: '#eef3fb', d: 'M36-42L50-64L58-70L55-60L42-38Z', line: 2 },
  { fill: '#e9bd92', d: 'M34.4-37a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z', line: 2 },
];

/** The parts of heroes by class, from back to front. */
export const HEROES: Readonly<Record<ClassId, readonly Part[]>> = {
  fighter: FIGHTER,
  cleric: CLERIC,
  mage: MAGE,
  archer: ARCHER,
  rogue: ROGUE,
};
