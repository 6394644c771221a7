import type { Colour, Monster, View } from '@lantern/games/crystal-caverns/board';
import { Suspense } from 'react';
import { lazyComponent } from '../../../ui/lazyComponent';
import { FigurePicture } from './FigurePicture';
import { SmallHero } from './SmallHero';
import { SmallMonster } from './SmallMonster';

/** The full figures are loaded as a separate chunk; until it arrives, their small forms are drawn. */
export const monsterDrawing = lazyComponent(() => import('./figures').then((part) => part.MonsterDrawing));
export const heroDrawing = lazyComponent(() => import('./figures').then((part) => part.HeroDrawing));

interface PictureProps {
  palette: View['options']['palette'];
  stunned?: boolean;
  /** The height in pixels; omitted if the style sheet sets it. */
  high?: number;
  className?: string;
}

export function MonsterPicture({ monster, palette, stunned, ...size }: PictureProps & { monster: Monster }) {
  return (
    <FigurePicture kind={monster.rank === 'JOKER' ? 'dragon' : 'monster'} {...size}>
      <Suspense fallback={<SmallMonster {...{ monster, palette }} />}>
        <monsterDrawing.Part {...{ monster, palette, stunned }} />
      </Suspense>
    </FigurePicture>
  );
}

/** A hero as a picture of its own. Its class determines the clothes, its crystal the colour. */
export function HeroPicture({ colour, palette, stunned, ...size }: PictureProps & { colour: Colour }) {
  return (
    <FigurePicture kind="hero" {...size}>
      <Suspense fallback={<SmallHero {...{ colour, palette }} />}>
        <heroDrawing.Part {...{ colour, palette, stunned }} />
      </Suspense>
    </FigurePicture>
  );
}
