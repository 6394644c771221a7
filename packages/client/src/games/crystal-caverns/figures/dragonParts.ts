import type { Part } from './part';

/** The right wing: panes of its crystal between bones. */
export const WING: readonly Part[] = [
  { fill: 'd', d: 'M30-96L64-206L96-176L70-100Z' },
  { fill: 'm', d: 'M64-206L150-232L112-158L96-176Z' },
  { fill: 'l', d: 'M150-232L208-182L150-140L112-158Z' },
  { fill: 'm', d: 'M208-182L232-112L170-108L150-140Z' },
  { fill: 'd', d: 'M232-112L222-44L176-74L170-108Z' },
  { fill: 'fl', d: 'M70-100L96-176L112-158L104-92Z' },
  { fill: 'l', d: 'M112-158L150-140L138-80L104-92Z' },
  { fill: 'fd', d: 'M150-140L170-108L176-74L138-80Z' },
  { fill: 'm', d: 'M70-100L104-92L94-46L60-70Z' },
  { fill: 'fd', d: 'M104-92L138-80L128-36L94-46Z' },
  { limb: 'g', width: 4, d: 'M34-92L64-206L150-232L208-182L232-112L222-44' },
  { pen: 'l', width: 2.6, d: 'M96-176L104-92L94-46M112-158L138-80L128-36M150-140L170-108L176-74' },
  { fill: '#f7efdc', d: 'M64-206L54-238L78-214Z' },
  {
    fill: '#f7efdc',
    d: 'M150-232L160-258L166-228ZM208-182L232-198L220-170ZM232-112L256-108L232-96ZM222-44L230-22L214-44Z',
  },
];

/** A wing without a crystal: the bones, and tatters of skin. */
export const BONES: readonly Part[] = [
  {
    fill: 'rgb(20 12 8 / 45%)',
    d: 'M34-92L64-206L96-176L104-92ZM112-158L150-232L150-140L138-80ZM170-108L232-112L222-44L176-74Z',
    line: 0,
  },
  {
    limb: '#d9cdb2',
    width: 4,
    d: 'M96-176L104-92L94-46M112-158L138-80L128-36M150-140L170-108L176-74M64-206L112-158L150-140L208-182',
  },
  { limb: '#f7efdc', width: 5, d: 'M34-92L64-206L150-232L208-182L232-112L222-44' },
  { fill: '#f7efdc', d: 'M64-206L54-238L78-214Z' },
  {
    fill: '#f7efdc',
    d: 'M150-232L160-258L166-228ZM208-182L232-198L220-170ZM232-112L256-108L232-96ZM222-44L230-22L214-44Z',
  },
];

export const TAIL: readonly Part[] = [
  { limb: 'm', width: 14, d: 'M40-14C120 8 206 6 204-30' },
  { pen: 'g', width: 3, d: 'M60-10C124 4 194 2 199-28' },
  { fill: 'l', d: 'M192-32L204-74L222-34L206-22Z' },
];

/** The body, the arms and the claws. */
export const BODY: readonly Part[] = [
  { fill: 'l', d: 'M-10-150L-44-128L-26-116Z' },
  { fill: 'l', d: 'M10-150L44-128L26-116Z' },
  { fill: 'fl', d: 'M0-176L-70-24L-52 0L0 12Z', line: 3 },
  { fill: 'fd', d: 'M0-176L70-24L52 0L0 12Z', line: 3 },
  { fill: 'pt', d: 'M-2-164L-62-24L-46-4L-2 6Z', line: 0 },
  { fill: '#ffcf6a', d: 'M0-100L-32-40L-24 0L0 8L24 0L32-40Z' },
  { fill: 'rgb(255 255 255 / 35%)', d: 'M0-100L-32-40L-24 0L-14-40Z', line: 0 },
  { pen: '#8a4a06', width: 2.6, d: 'M-18-66L0-58L18-66M-27-48L0-38L27-48M-29-26L0-16L29-26M-26-8L0 0L26-8' },
  { fill: 'm', d: 'M-62-66L-92-30L-84-2L-48-6L-40-40Z', line: 3 },
  { fill: 'l', d: 'M-62-66L-92-30L-66-34Z' },
  { fill: 'd', d: 'M62-66L92-30L84-2L48-6L40-40Z', line: 3 },
  { fill: 'm', d: 'M62-66L92-30L66-34Z' },
  {
    fill: '#f7efdc',
    d: 'M-92-6L-100 12L-84 4L-80 16L-68 4L-62 15L-50 2L-48-6ZM92-6L100 12L84 4L80 16L68 4L62 15L50 2L48-6Z',
  },
];

/** The neck, the open mouth and the lower jaw. */
export const JAW: readonly Part[] = [
  { fill: 'd', d: 'M-24-128L24-128L18-86L0-76L-18-86Z' },
  { fill: '#1a0705', d: 'M-24-112L24-112L20-74Q0-60-20-74Z', line: 0 },
  { fill: '#ff8a2a', d: 'M-17-100H17L14-76Q0-66-14-76Z', line: 0 },
  { fill: '#fff06a', d: 'M-9-96H9L7-78Q0-73-7-78Z', line: 0 },
  { fill: 'd', d: 'M-26-92L-20-70Q0-54 20-70L26-92L18-78Q0-68-18-78Z' },
  { fill: '#fffbe8', d: 'M-17-77L-13-90L-9-74ZM17-77L13-90L9-74Z', line: 0 },
];

/** The right half of the head; the left one is its mirror image. */
export const HALF: readonly Part[] = [
  { fill: '#2b2320', d: 'M14-168C28-172 42-190 38-222C56-200 56-172 34-152Z' },
  { pen: '#8a7a70', width: 2, d: 'M40-206l7-3M40-194l8-1M37-182l8 2M32-172l7 4' },
  { fill: 'd', d: 'M22-152L58-160L36-138Z' },
  { fill: 'd', d: 'M26-140L54-134L30-124Z' },
  { fill: 'm', d: 'M0-182L20-164L0-142Z' },
  { fill: 'fl', d: 'M20-164L32-140L12-134L0-142Z' },
  { fill: 'fd', d: 'M32-140L30-112L14-104L12-134Z' },
  { fill: 'l', d: 'M0-142L12-134L14-104L0-98Z' },
  { fill: '#1a0705', d: 'M6-142L32-153L29-134L13-132Z', line: 0 },
  { fill: '#fff06a', d: 'M10-141L28-148L26-136.5L14-134.5Z', line: 0, when: 'up' },
  { fill: '#1a0705', d: 'M19-145l3-1-1 10-2 0z', line: 0, when: 'up' },
  { pen: '#fffbe8', width: 3, d: 'M15-146l9 9m0-9l-9 9', when: 'down' },
  { fill: '#1a0705', d: 'M5-110L12-114L11-107Z', line: 1 },
  { fill: '#fffbe8', d: 'M16-104L22-84L26-110ZM5-99L9-84L13-103Z', line: 0 },
];

/** The crest between the halves. */
export const BROW: readonly Part[] = [
  { fill: '#f7efdc', d: 'M0-176L-7-158L0-150L7-158Z' },
  { pen: 'lite', d: 'M0-148V-104' },
];
