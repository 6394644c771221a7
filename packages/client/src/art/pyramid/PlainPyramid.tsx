import { faceColour, outline } from '../solid';
import { PYRAMID_INKS, type PyramidColour } from './colours';
import { facesOf, type Pose, type PyramidSize } from './geometry';

/**
 * A pyramid drawn with its faces only, without pips and pattern, around the middle of its foot, for pictures of many
 * pyramids. One unit is the base of a large piece.
 */
export function PlainPyramid({ size, colour, pose }: { size: PyramidSize; colour: PyramidColour; pose: Pose }) {
  const ink = PYRAMID_INKS[colour];
  return facesOf(size, pose).map(({ points, light }) => (
    <path
      key={points.join(' ')}
      d={outline(points)}
      fill={faceColour(ink, light)}
      stroke={faceColour(ink, 0)}
      strokeWidth={0.03}
      strokeLinejoin="round"
    />
  ));
}
