import type { Monster, View } from '@lantern/games/crystal-caverns/board';
import { inkOf } from '../parts/inks';
import { BODY, BONES, BROW, HALF, JAW, TAIL, WING } from './dragonParts';
import { crystalsOfDragon } from './monsterSizes';
import { Parts } from './Parts';
import { Stars } from './Stars';

interface DragonProps {
  monster: Monster;
  palette: View['options']['palette'];
  stunned: boolean;
}

/** The transforms of a wing: raised, or folded at the side. */
const RAISED = 'translate(0 22) scale(.94 1.26)';
const FOLDED = 'translate(6 -6) rotate(26) scale(.9 .62)';

/**
 * The Dragon in the colours of its crystals. A wing without a crystal is bare bones. When stunned, the Dragon folds its
 * wings and lowers its head.
 */
export function Dragon({ monster, palette, stunned }: DragonProps) {
  const { left, right, body, head: skull } = crystalsOfDragon(monster);
  const head = { ink: inkOf(skull, palette), stunned };
  const wing = stunned ? FOLDED : RAISED;
  return (
    <>
      <ellipse rx="200" ry="40" fill="rgb(0 0 0 / 40%)" />
      <ellipse cy="-70" rx="190" ry="130" fill="url(#cc-ember)" />
      <g transform="scale(-1 1)">
        <g transform={wing}>
          <Parts parts={left ? WING : BONES} ink={inkOf(left ?? body, palette)} />
        </g>
      </g>
      <g transform={wing}>
        <Parts parts={right ? WING : BONES} ink={inkOf(right ?? body, palette)} />
      </g>
      <Parts parts={TAIL} ink={inkOf(body, palette)} />
      <Parts parts={BODY} ink={inkOf(body, palette)} />
      <g transform={stunned ? 'translate(26 -4) rotate(24 0 -70) scale(1.1)' : 'translate(0 -6) scale(1.2)'}>
        <Parts parts={JAW} {...head} />
        <Parts parts={HALF} {...head} />
        <g transform="scale(-1 1)">
          <Parts parts={HALF} {...head} />
        </g>
        <Parts parts={BROW} {...head} />
      </g>
      {stunned && (
        <g transform="translate(40 -262) scale(2)">
          <Stars />
        </g>
      )}
    </>
  );
}
