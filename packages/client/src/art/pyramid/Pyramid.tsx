import { memo } from 'react';
import { faceColour, outline } from '../solid';
import { PYRAMID_INKS, type PyramidColour, type PyramidInk } from './colours';
import { type Face, facesOf, type Pose, PROPORTIONS, type PyramidSize } from './geometry';
import { type PyramidPattern, patternPath } from './patterns';

/** Radius of a pip, distance between pips, and their height above the base edge, in large bases. */
const PIP = { radius: 0.082, spacing: 0.235, height: 0.19 };

/**
 * A pyramid as a group of shapes around the middle of its foot, one unit being the base of a large piece. For use
 * inside an `<svg>`; it is hidden from screen readers, which get a text instead.
 */
export const Pyramid = memo(function Pyramid({
  size,
  colour,
  pose,
  pattern,
}: {
  size: PyramidSize;
  colour: PyramidColour;
  pose: Pose;
  /** An additional sign of the owner, on every sloping face. */
  pattern?: PyramidPattern;
}) {
  const ink = PYRAMID_INKS[colour];
  return (
    <g strokeLinejoin="round">
      <ellipse
        cx={0.1}
        cy={pose.kind === 'upright' ? 0.06 : 0.1}
        rx={PROPORTIONS[size].base * (pose.kind === 'upright' ? 0.72 : 0.66)}
        ry={PROPORTIONS[size].base * (pose.kind === 'upright' ? 0.42 : 0.56)}
        fill="rgb(0 0 0 / 26%)"
      />
      {facesOf(size, pose).map((face) => (
        <FaceShape key={face.points.join(' ')} face={face} ink={ink} size={size} pattern={pattern} />
      ))}
    </g>
  );
});

interface FaceProps {
  face: Face;
  ink: PyramidInk;
  size: PyramidSize;
  pattern: PyramidPattern | undefined;
}

function FaceShape({ face, ink, size, pattern }: FaceProps) {
  const plane = face.plane && `matrix(${face.plane.map((value) => value.toFixed(4)).join(' ')})`;
  return (
    <>
      <path
        d={outline(face.points)}
        fill={faceColour(ink, face.light)}
        fillOpacity={ink.cover}
        stroke={faceColour(ink, 0)}
        strokeWidth={0.028}
      />
      <path
        d={outline(face.points)}
        fill="none"
        stroke={ink.cover ? '#fff' : 'rgb(255 255 255 / 32%)'}
        strokeWidth={0.012}
      />
      {plane && pattern && (
        <path
          transform={plane}
          d={patternPath(pattern, size, face.pips)}
          fill="none"
          stroke={ink.pip}
          strokeOpacity={0.6}
          strokeWidth={0.068}
          strokeLinecap="round"
        />
      )}
      {plane && face.pips && (
        <g transform={plane} fill={ink.pip} stroke={ink.pip}>
          {Array.from({ length: size }, (_, index) => (index - (size - 1) / 2) * PIP.spacing).map((x) => (
            <path
              key={x}
              d={PIP_PATHS[ink.pipShape]}
              transform={`translate(${x.toFixed(3)} ${PIP.height})`}
              {...pipPaint(ink)}
            />
          ))}
        </g>
      )}
    </>
  );
}

function pipPaint({ pipShape }: PyramidInk): { fill?: string; strokeWidth: number } {
  return pipShape === 'ring' ? { fill: 'none', strokeWidth: 0.05 } : { strokeWidth: 0 };
}

const r = PIP.radius;
const circle = `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const t = r * 0.38;

/** One pip of each shape around the origin; y increases up the face. */
const PIP_PATHS: Readonly<Record<PyramidInk['pipShape'], string>> = {
  disc: circle,
  ring: circle,
  diamond: `M0 ${1.35 * r}L${r} 0L0 ${-1.35 * r}L${-r} 0Z`,
  triangle: `M0 ${1.25 * r}L${1.15 * r} ${-0.85 * r}L${-1.15 * r} ${-0.85 * r}Z`,
  square: `M${-r} ${-r}H${r}V${r}H${-r}Z`,
  plus: `M${-t} ${-r * 1.1}H${t}V${-t}H${r * 1.1}V${t}H${t}V${r * 1.1}H${-t}V${t}H${-r * 1.1}V${-t}H${-t}Z`,
};

/** The height of each piece of a stack above its foot, lowest first, so that the pips of every lower piece stay visible. */
export function liftsOf(sizes: readonly PyramidSize[]): number[] {
  const lifts: number[] = [];
  let lift = 0;
  sizes.forEach((size, index) => {
    lifts.push(lift);
    const upper = sizes[index + 1];
    if (upper === undefined) return;
    const { base, height } = PROPORTIONS[size];
    lift += Math.max(0.36, height * (1 - PROPORTIONS[upper].base / base) + 0.05);
  });
  return lifts;
}
