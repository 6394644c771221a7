import { DieShape, type DieShapeProps } from '../../art/dice/Die';
import { At, Moving } from './Moving';

interface ThrownDieProps extends DieShapeProps {
  /** The coordinates of its centre. */
  x: number;
  y: number;
  /** The length of a side, in units. */
  size?: number;
  /** The time of the throw, in seconds; the die comes to rest 0.7 s later. */
  at: number;
}

/** A die that is thrown in from the upper left and tumbles to its place. */
export function ThrownDie({ x, y, size = 48, at, ...die }: ThrownDieProps) {
  return (
    <At {...{ x, y }} scale={size / 48}>
      <Moving
        poses={[
          [0, 'translate(-60px, -120px) rotate(-420deg)', 0],
          [at, 'translate(-60px, -120px) rotate(-420deg)', 0],
          [at + 0.05, 'translate(-56px, -110px) rotate(-400deg)', 1],
          [at + 0.5, 'translate(6px, 4px) rotate(20deg)', 1],
          [at + 0.7, 'none', 1],
        ]}
      >
        <g transform="translate(-24 -24)">
          <DieShape {...die} />
        </g>
      </Moving>
    </At>
  );
}
