import type { Colony, Resource, Size } from '@lantern/games/crystal-city-catan/board';

/** Half the width and the height of an upright pyramid, and the centres of its pips from left to right. */
const UPRIGHT: Readonly<Record<Size, { half: number; height: number; pips: readonly Point[] }>> = {
  1: { half: 12, height: 29, pips: [[-3, -5.4]] },
  2: {
    half: 16.5,
    height: 40,
    pips: [
      [-7, -5.7],
      [-2.1, -4.1],
    ],
  },
  3: {
    half: 21.5,
    height: 52,
    pips: [
      [-11.3, -8.1],
      [-6.2, -6.5],
      [-1.1, -4.9],
    ],
  },
};

/** The length of a lying pyramid relative to a small one, and the centres of its pips. */
const LYING: Readonly<Record<Size, { scale: number; pips: readonly Point[] }>> = {
  1: { scale: 1, pips: [[-9.9, 0.8]] },
  2: {
    scale: 1.26,
    pips: [
      [-9.8, 0.8],
      [-5.6, 0.8],
    ],
  },
  3: {
    scale: 1.56,
    pips: [
      [-10, 0.8],
      [-6.6, 0.8],
      [-3.2, 0.8],
    ],
  },
};

type Point = readonly [x: number, y: number];

/** The colour of a piece: that of a player or of a resource. */
export type Ink = Colony['colour'] | Resource;

interface CrystalProps {
  size: Size;
  ink: Ink;
}

/** An upright pyramid with the middle of its foot at 0, 0: a lit face, a shaded face, and the far edges shining through. */
export function Crystal({ size, ink }: CrystalProps) {
  const { half, height, pips } = UPRIGHT[size];
  const at = (x: number, y: number) => `${round(x * half)} ${round(y * half)}`;
  const [left, front, right, back, top] = [at(-1, -0.04), at(0.2, 0.34), at(1, -0.1), at(-0.2, -0.4), `0 ${-height}`];
  return (
    <g data-ink={ink} strokeLinejoin="round">
      <path d={`M${left}L${front}L${top}z`} fill="var(--face)" />
      <path d={`M${front}L${right}L${top}z`} fill="var(--face-shade)" />
      <path
        d={`M${left}L${back}L${right}M${back}L${top}`}
        fill="none"
        stroke="var(--edge)"
        strokeWidth={0.6}
        opacity={0.4}
      />
      <path d={`M${at(-0.89, 0)}L${at(-0.76, 0.03)}L${top}z`} fill="#fff" opacity={0.34} />
      <path
        d={`M${left}L${front}L${right}L${top}zM${front}L${top}`}
        fill="none"
        stroke="var(--edge)"
        strokeWidth={0.9}
      />
      <Pips ink={ink} at={pips} reach={2.3 + size * 0.25} />
    </g>
  );
}

/** A pyramid on its side with its middle at 0, 0 and its tip to the right. */
export function LyingCrystal({ size, ink }: CrystalProps) {
  const { scale, pips } = LYING[size];
  return (
    <g data-ink={ink} transform={`scale(${scale})`} strokeLinejoin="round">
      <path d="M-13.200 4.400 13.500-.3 15.500 2.700-10.200 8.400z" fill="var(--shade)" />
      <path d="M-11.200-9.400-14.300-1.800 13.500-.3z" fill="var(--face)" />
      <path d="M-14.300-1.800-13.200 4.400 13.500-.3z" fill="var(--face-shade)" />
      <path
        d="M-11.200-9.400-14.300-1.800-13.200 4.400 13.500-.3zM-14.300-1.800 13.500-.3"
        fill="none"
        stroke="var(--edge)"
        strokeWidth={0.9}
      />
      <Pips ink={ink} at={pips} reach={(2 + size * 0.25) / scale} />
    </g>
  );
}

/** Crosses on black, diamonds on yellow, so that the colour is not the only sign. Pieces of resources have none. */
function Pips({ ink, at, reach }: { ink: Ink; at: readonly Point[]; reach: number }) {
  if (ink !== 'black' && ink !== 'yellow') return null;
  const arm = round(reach * 0.4);
  const long = round(reach - arm);
  const one = ([x, y]: Point) =>
    ink === 'black'
      ? `M${round(x - arm)} ${round(y - reach)}h${2 * arm}v${long}h${long}v${2 * arm}h${-long}v${long}h${-2 * arm}v${-long}h${-long}v${-2 * arm}h${long}z`
      : `M${x} ${round(y - reach * 1.25)}l${reach} ${round(reach * 1.25)} ${-reach} ${round(reach * 1.25)} ${-reach} ${round(-reach * 1.25)}z`;
  return <path d={at.map(one).join('')} fill="var(--pip)" stroke="var(--pip-line)" strokeWidth={0.5} />;
}

const round = (value: number): number => Math.round(value * 100) / 100;
