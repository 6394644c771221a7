import type { CardId } from '@lantern/games/crystal-caverns/board';
import { CELL, slabOf } from './layout';
import { RankMark } from './RankMark';
import { Tile } from './Tile';

/** Minimum size of a picture with a legible rank. The text beside a smaller one names the card. */
const SMALLEST_MARKED = 80;

/** A single card, drawn as on the map. */
export function CardPicture({ id, rot, size }: { id: CardId; rot: 0 | 1; size: number }) {
  const lie = rot === 1 ? 'wide' : 'tall';
  const { width, height } = slabOf({ id }, lie);
  return (
    <svg
      viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`}
      width={size}
      height={size}
      overflow="visible"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <Tile id={id} rot={rot} lie={lie} lit />
      {size >= SMALLEST_MARKED && (
        <g transform={`translate(${-width / 2 + 12} ${-height / 2 + 10}) scale(1.35)`}>
          <RankMark id={id} />
        </g>
      )}
    </svg>
  );
}
