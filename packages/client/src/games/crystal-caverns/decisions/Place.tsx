import { type CardId, isHallway, type Placement } from '@lantern/games/crystal-caverns/board';
import type { Choice } from '@lantern/games/kit/move';
import { Button } from '../../../ui/Button';
import { CardPicture } from '../map/CardPicture';
import { Bar } from '../parts/Bar';
import { Sign } from '../parts/Sign';
import { cardName, cellWords, contentWords, rankWords } from '../sentences';
import { t } from '../strings';
import type { DecisionProps } from './decisionProps';
import styles from './Place.module.css';

/** The possible places of the drawn card, from the legal moves. */
export function placementsIn(legal: readonly Choice[]): Placement[] {
  return legal
    .filter(({ move }) => move === 'placeCard')
    .map(({ args: [x, y, rot] }) => ({ x: x as number, y: y as number, rot: rot as 0 | 1 }));
}

export function cellsOf(placements: readonly Placement[]): Placement[] {
  return placements.filter(
    ({ x, y }, index) => placements.findIndex((placement) => placement.x === x && placement.y === y) === index,
  );
}

/** The other possible rotation of the card on the cell of the ghost. */
export function turned(ghost: Placement, all: readonly Placement[]): Placement | undefined {
  return all.find(({ x, y, rot }) => x === ghost.x && y === ghost.y && rot !== ghost.rot);
}

/** T1: the drawn card and the possible placements: tap a place, or step through them. */
export function Place({ view, legal, act, pending, selection, setSelection }: DecisionProps) {
  const { ghost } = selection;
  const card = view.drawn as CardId;
  const all = placementsIn(legal);
  const cells = cellsOf(all);
  const at = ghost ? cells.findIndex(({ x, y }) => x === ghost.x && y === ghost.y) : -1;
  const go = (by: number) => {
    const next = cells[(at + by + (at < 0 && by < 0 ? 1 : 0) + cells.length) % cells.length];
    if (next) setSelection({ ghost: next, following: true });
  };
  const { place } = t();
  const other = ghost ? turned(ghost, all) : undefined;
  const buttons = (
    <>
      <Button icon="back" iconOnly disabled={cells.length === 0} onClick={() => go(-1)}>
        {place.before}
      </Button>
      <Button icon="next" iconOnly disabled={cells.length === 0} onClick={() => go(1)}>
        {place.next}
      </Button>
      {isHallway(card) && (
        <Button disabled={!other} className={styles.turn} onClick={() => other && setSelection({ ghost: other })}>
          <Sign name="turn" /> <span>{place.turn}</span>
        </Button>
      )}
      <Button
        look="main"
        busy={pending}
        disabled={!ghost}
        data-lit={ghost ? true : undefined}
        data-move="placeCard"
        onClick={() => ghost && act('placeCard', [ghost.x, ghost.y, ghost.rot])}
      >
        {place.lay}
      </Button>
    </>
  );
  const asked = ghost ? place.here(cellWords(ghost)) : place.ask(cells.length);
  return (
    <Bar words={asked} hint={selection.hint} buttons={buttons}>
      <div className={styles.card} data-decision>
        <CardPicture id={card} rot={ghost?.rot ?? 0} size={48} />
        <span className={styles.told}>
          <strong>
            {cardName(card)} <span className={styles.rank}>{rankWords(card)}</span>
          </strong>
          <span>{contentWords(card, view)}</span>
        </span>
      </div>
    </Bar>
  );
}
