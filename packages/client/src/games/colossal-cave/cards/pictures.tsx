import type { CardName } from '@lantern/games/colossal-cave/board';
import type { SVGAttributes } from 'react';
import { actionPictures } from './actionPictures';
import { itemPictures } from './itemPictures';
import { INK, PAINTS, type Picture } from './paints';
import { reactionPictures } from './reactionPictures';
import { treasurePictures } from './treasurePictures';

type Place = 'x' | 'y' | 'width' | 'height';

const PICTURES: Readonly<Record<CardName, Picture>> = {
  ...treasurePictures,
  ...itemPictures,
  ...actionPictures,
  ...reactionPictures,
};

/** The drawing of a card in a 64 × 48 view box. Inside another drawing, `place` positions it. Decorative. */
export function CardPicture({ name, ...place }: { name: CardName } & Pick<SVGAttributes<SVGSVGElement>, Place>) {
  const { strokes, word } = PICTURES[name];
  return (
    <svg {...place} viewBox="0 0 64 48" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      {strokes.map(([paint, d]) => {
        const fill = PAINTS[paint];
        const pen = fill === 'none';
        const glint = paint === 'glint' || paint === 'shade';
        return (
          <path
            key={d}
            d={d}
            fill={fill}
            stroke={glint ? 'none' : INK}
            strokeWidth={paint === 'thin' ? 0.9 : pen ? 1.8 : 1.3}
          />
        );
      })}
      {word && (
        <text
          data-drawn
          x="32"
          y={word.y}
          textAnchor="middle"
          fontSize={word.size}
          fontWeight="700"
          fontFamily="var(--font-title)"
          fill={word.fill ?? INK}
        >
          {word.text}
        </text>
      )}
    </svg>
  );
}
