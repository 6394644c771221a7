import { nameOf, type View } from '@lantern/games/colossal-cave/board';
import { cardName } from '../cards/faces';
import { CardPicture } from '../cards/pictures';
import { t } from '../strings';
import styles from './CaveMap.module.css';
import { PILES } from './geometry';
import { usePress } from './usePress';

export interface MapPilesProps {
  view: View;
  /** Whether a tap on the draw pile draws a card. */
  drawing: boolean;
  onDraw(): void;
  onDiscard(): void;
}

const CARD = { x: -14, y: -20, width: 28, height: 36, rx: 4 };

/** The draw pile and the open discard pile, on the bare rock of the map. */
export function MapPiles({ view, drawing, onDraw, onDiscard }: MapPilesProps) {
  const top = view.discard.at(-1);
  const { map } = t();
  const draw = usePress(onDraw, onDiscard);
  const read = usePress(onDiscard, onDiscard);
  return (
    <g transform={`translate(${PILES.x} ${PILES.y})`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand inside a drawing */}
      <g
        {...draw}
        className={styles.pile}
        transform="translate(-19 0)"
        role="button"
        tabIndex={0}
        data-lit={drawing}
        aria-label={map.drawPile(view.drawCount, drawing)}
      >
        <rect className={styles.tapArea} x="-18" y="-24" width="36" height="60" />
        {view.drawCount > 1 && <rect {...CARD} className={styles.under} transform="translate(2 2.500)" />}
        <rect {...CARD} className={view.drawCount > 0 ? styles.back : styles.noCard} />
        {view.drawCount > 0 && <path className={styles.backSign} d="M0-13 8-2 0 9-8-2Z" />}
        <text className={styles.count} y="31" textAnchor="middle">
          {view.drawCount}
        </text>
      </g>
      {/* biome-ignore lint/a11y/useSemanticElements: a button of HTML cannot stand inside a drawing */}
      <g
        {...read}
        className={styles.pile}
        transform="translate(19 0)"
        role="button"
        tabIndex={0}
        data-about={top && `card:${top}`}
        aria-label={map.discardPile(view.discard.length, top && cardName(top))}
      >
        <rect className={styles.tapArea} x="-18" y="-24" width="36" height="60" />
        <rect {...CARD} className={top ? styles.face : styles.noCard} />
        {top && <CardPicture name={nameOf(top)} x={-13} y={-13} width={26} height={20} />}
        <text className={styles.count} y="31" textAnchor="middle">
          {view.discard.length}
        </text>
      </g>
    </g>
  );
}
