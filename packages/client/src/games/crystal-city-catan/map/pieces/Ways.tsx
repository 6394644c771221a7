import type { Size } from '@lantern/games/crystal-city-catan/board';
import { Crystal, type Ink, LyingCrystal } from './Crystal';

/** Half the width of a street, and the positions of its lamps, one for each pip. */
const STREETS: Readonly<Record<Size, { half: number; lamps: readonly number[] }>> = {
  1: { half: 6, lamps: [0] },
  2: { half: 8.4, lamps: [-13, 13] },
  3: { half: 10.8, lamps: [-19, 0, 19] },
};

/** A street with the pyramid of the road, which points outwards, to the right. Its middle is at 0, 0. */
export function Road({ size, ink }: { size: Size; ink: Ink }) {
  const { half, lamps } = STREETS[size];
  const posts = lamps.map((x) => `M${x} ${-half}v-11`).join('');
  const lights = lamps.map((x) => `M${x} ${-half - 12}h0`).join('');
  return (
    <>
      <path
        d={`M-36 ${-half - 0.5}L34 ${-half}V${half - 1}L-36 ${half - 0.5}z`}
        fill="var(--pave)"
        stroke="var(--pave-deep)"
      />
      <path d={`M-33 ${3 - half}H32M-33 ${half - 3}H32`} stroke="var(--pave-shade)" strokeDasharray="4 2.500" />
      <path d={posts} stroke="var(--wood)" strokeWidth={1.2} />
      <path d={lights} stroke="var(--halo)" strokeWidth={11} strokeLinecap="round" />
      <path d={lights} stroke="var(--lamp)" strokeWidth={4} strokeLinecap="round" />
      <g transform="translate(0 1.500)">
        <LyingCrystal size={size} ink={ink} />
      </g>
    </>
  );
}

/** A round landing pad whose pyramid points inwards, to the left. A larger port has more lights. */
export function Starport({ size, ink }: { size: 1 | 2; ink: Ink }) {
  return (
    <>
      <ellipse cy={4} rx={24} ry={12.5} fill="var(--pave-deep)" />
      <ellipse cy={1} rx={24} ry={12.5} fill="var(--pad)" />
      <ellipse cy={1} rx={16} ry={7.8} fill="none" stroke="var(--pad-line)" strokeWidth={1.5} strokeDasharray="5 3" />
      <ellipse
        cy={1}
        rx={21}
        ry={10.6}
        fill="none"
        stroke="var(--beacon)"
        strokeWidth={2.8}
        strokeLinecap="round"
        strokeDasharray={`0 ${size === 1 ? 17.1 : 8.55}`}
      />
      <g transform="translate(-1 -5) scale(-1 1)">
        <LyingCrystal size={size} ink={ink} />
      </g>
    </>
  );
}

/** Half the width and the height of the tower below a Garrison, and the scale of its roof relative to the pyramid. */
const TOWERS: Readonly<Record<Size, { half: number; height: number; roof: number }>> = {
  1: { half: 11, height: 10, roof: 0.78 },
  2: { half: 13.5, height: 12, roof: 0.69 },
  3: { half: 16, height: 14, roof: 0.63 },
};
const ROOFS: Readonly<Record<Size, number>> = { 1: 23, 2: 28, 3: 33 };

/** A watch tower with the pyramid of the Garrison as its roof. The flag is round on black, square on yellow. */
export function Garrison({ size, ink }: { size: Size; ink: Ink }) {
  const { half, height, roof } = TOWERS[size];
  const top = 3 - height;
  const flag = top - ROOFS[size] - 8;
  const teeth = Array.from({ length: 4 }, (_, at) => {
    const left = -half - 0.5 + (at * (2 * half + 1)) / 3.55;
    return `M${round(left)} ${top}v-4h3.600v4z`;
  }).join('');
  return (
    <>
      <ellipse cx={4} cy={2} rx={half * 1.3} ry={5} fill="var(--shade)" />
      <path
        d={`M${-half} 3 ${1 - half} ${top}H${half - 1}L${half} 3Q0 6 ${-half} 3z`}
        fill="var(--wall)"
        stroke="var(--ink-line)"
        strokeWidth={0.7}
      />
      <path d={`M${half * 0.28} ${top}H${half - 1}L${half} 3 ${half * 0.32} 4.600z`} fill="var(--wall-shade)" />
      <path d="M-3 4.500V-1Q-3-4 0-4T3-1V4.500z" fill="var(--pit)" />
      <g transform={`translate(0 ${top - 0.5}) scale(${roof})`}>
        <Crystal size={size} ink={ink} />
      </g>
      <path
        d={`${teeth}M${-half - 0.5} ${top}H${half + 0.5}v3H${-half - 0.5}z`}
        fill="var(--wall)"
        stroke="var(--ink-line)"
        strokeWidth={0.6}
      />
      <path d={`M0 ${flag + 8}v-8`} stroke="var(--ink-line)" />
      <path
        data-ink={ink}
        d={ink === 'yellow' ? `M0 ${flag}h7v6h-7z` : `M0 ${flag}h3a3.200 3.200 0 0 1 0 6.400h-3z`}
        fill="var(--face)"
        stroke="var(--edge)"
        strokeWidth={0.6}
      />
    </>
  );
}

/** The wall between a Garrison and the two pools that it guards: behind the back row, in front of the front row. */
export function Wall({ y, front }: { y: number; front: boolean }) {
  const d = front
    ? `M-97 ${y - 16}Q-100 ${y + 25}-77 ${y + 28}H77Q100 ${y + 25} 97 ${y - 16}`
    : `M-92 ${y + 10}Q-95 ${y - 31}-73 ${y - 35}H73Q95 ${y - 31} 92 ${y + 10}`;
  return (
    <g fill="none">
      <path d={d} stroke="var(--wall-shade)" strokeWidth={7} transform="translate(0 5)" />
      <path d={d} stroke="var(--wall)" strokeWidth={5} />
      <path d={d} stroke="var(--ink-line)" strokeWidth={5} strokeDasharray="1 6" opacity={0.45} />
      <path
        d={d}
        stroke="var(--lamp)"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeDasharray="0 23"
        strokeDashoffset={-9}
      />
    </g>
  );
}

const round = (value: number): number => Math.round(value * 100) / 100;
