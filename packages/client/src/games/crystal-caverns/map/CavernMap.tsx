import {
  type CardId,
  type Cell,
  keyOf,
  type MapCard,
  type Placement,
  type View,
} from '@lantern/games/crystal-caverns/board';
import { type ReactNode, useState } from 'react';
import { explainable, type Why } from '../../../ui/explainable';
import { Icon } from '../../../ui/Icon';
import type { Size } from '../../../ui/panZoom/camera';
import { Drawing, type Focus, PanZoom } from '../../../ui/panZoom/PanZoom';
import { isDry } from '../sentences';
import { t } from '../strings';
import styles from './CavernMap.module.css';
import { Monsters, Party } from './Figures';
import { Joints } from './Joints';
import { boxAround, CELL, cutAround, type Lie, lieOf, middleOf, slabOf } from './layout';
import { RankMark } from './RankMark';
import { LockedTile, Tile } from './Tile';

/** A cell that can be tapped. */
export interface Target {
  cell: Cell;
  label: string;
  /** Whether a legal move begins or is made there. */
  lit: boolean;
  /** Whether it is chosen and the next tap has another effect. */
  pressed?: boolean;
  /** Why no move is possible there now. */
  why?(): Why | undefined;
  onTap(): void;
}

export interface CavernMapProps {
  view: View;
  targets: readonly Target[];
  /** The drawn card at its possible position. */
  ghost: (Placement & { id: CardId }) | null;
  /** Free cells that are shown as places for the drawn card. */
  places: readonly Cell[];
  focus: Focus & { key: string };
}

/** The caverns from above: cards as rooms and corridors, the figures on them, and every tappable cell. */
export function CavernMap({ view, targets, ghost, places, focus }: CavernMapProps) {
  const cards = Object.values(view.map);
  const content = boxAround([...cards, ...places], 0.55);
  const { palette } = view.options;
  const party = view.map[view.pos];
  // Cards laid before the map was opened are not animated.
  const [known] = useState(() => Math.max(0, ...cards.map(({ seq }) => seq)));
  return (
    <div className={styles.map}>
      <PanZoom
        label={t().targets.map}
        content={content}
        focus={(size) => focusIn(size, focus, party)}
        largestFit={1.25}
        maxZoom={6}
      >
        <Drawing box={content} aria-hidden="true">
          {cards.map((card) => (
            <CardOnMap
              key={card.id}
              card={card}
              lie={lieOf(view, card)}
              fresh={card.seq > known}
              dry={isDry(view, card)}
            />
          ))}
          <Joints view={view} />
          {party && <LanternPool card={party} />}
          {ghost && <Ghost ghost={ghost} />}
          {[...cards]
            .sort((a, b) => a.y - b.y)
            .map((card) => (
              <At key={card.id} cell={card}>
                {!card.locked && <Monsters monsters={card.monsters} palette={palette} fresh={card.seq > known} />}
              </At>
            ))}
          <Party view={view} />
        </Drawing>
        {[...targets]
          .sort((a, b) => Number(b.lit) - Number(a.lit))
          .map((target) => (
            <TargetButton key={keyOf(target.cell)} target={target} view={view} />
          ))}
      </PanZoom>
    </div>
  );
}

/** If the cells of the whole view would be too small for a thumb, the view shows the party and its surroundings. */
function focusIn(size: Size, focus: Focus, party: Cell | undefined): Focus {
  const cut = party && cutAround(party, size);
  const fits = !cut || (focus.rect.width <= cut.width && focus.rect.height <= cut.height);
  return fits
    ? focus
    : { key: `${focus.key} near ${size.width} ${size.height}`, rect: cut, keeping: focus.keeping && cut };
}

interface CardProps {
  card: MapCard;
  lie: Lie;
  /** Whether it has just been laid. */
  fresh: boolean;
  dry: boolean;
}

function CardOnMap({ card, lie, fresh, dry }: CardProps) {
  const { width, height } = slabOf(card, lie);
  return (
    <At cell={card}>
      <g className={fresh ? styles.laid : undefined}>
        {card.locked ? (
          <LockedTile id={card.id} lie={lie} />
        ) : (
          <>
            <Tile id={card.id} rot={card.rot} lie={lie} lit={card.visited} shaft={card.shaft} dry={dry} />
            <g transform={`translate(${-width / 2 + 9.5} ${-height / 2 + 8.5})`}>
              <RankMark id={card.id} />
            </g>
          </>
        )}
      </g>
    </At>
  );
}

function At({ cell, children }: { cell: Cell; children: ReactNode }) {
  const { x, y } = middleOf(cell);
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

function LanternPool({ card }: { card: Cell }) {
  const { x, y } = middleOf(card);
  return <circle r="115" className={styles.lantern} style={{ transform: `translate(${x}px, ${y}px)` }} />;
}

function Ghost({ ghost }: { ghost: NonNullable<CavernMapProps['ghost']> }) {
  const lie = ghost.rot === 1 ? 'wide' : 'tall';
  return (
    <At cell={ghost}>
      <rect className={styles.ghostBed} x="-48" y="-48" width="96" height="96" rx="12" />
      <g className={styles.ghost} style={{ transform: `rotate(${ghost.rot * 90}deg)` }}>
        <g transform={`rotate(${-ghost.rot * 90})`}>
          <Tile id={ghost.id} rot={ghost.rot} lie={lie} lit />
        </g>
      </g>
    </At>
  );
}

/** A tappable cell. A highlighted one glows on its own layer, so that the drawing below need not be painted again. */
function TargetButton({ target: { cell, label, lit, pressed, why, onTap }, view }: { target: Target; view: View }) {
  const { x, y } = middleOf(cell);
  const card = view.map[keyOf(cell)];
  const { width, height } = card ? slabOf(card, lieOf(view, card)) : PLACE;
  return (
    <button
      ref={explainable(why ? { why } : {})}
      type="button"
      className={styles.spot}
      style={{ left: x - CELL / 2, top: y - CELL / 2, width: CELL, height: CELL }}
      data-lit={lit || undefined}
      data-cell={keyOf(cell)}
      data-about={`x:${cell.x} y:${cell.y}`}
      data-every-tap=""
      aria-pressed={pressed}
      aria-label={label}
      onClick={onTap}
    >
      {lit && (
        <span
          className={card ? styles.step : styles.place}
          style={{ width: width + 3, height: height + 3 }}
          data-danger={(card?.monsters.length ?? 0) > 0 || undefined}
        />
      )}
      {lit && !card && !pressed && <Icon name="plus" size={34} />}
    </button>
  );
}

/** The size of the mark of a place for a card. */
const PLACE = { width: 78, height: 78 };
