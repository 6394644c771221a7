import {
  type Cell,
  cardAt,
  neighbour,
  type Placement,
  partyCard,
  stageOf,
  type View,
} from '@lantern/games/crystal-caverns/board';
import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../../../match/gameBoard';
import { Button } from '../../../ui/Button';
import frame from '../Board.module.css';
import { cellsOf, placementsIn } from '../decisions/Place';
import type { Selection, SetSelection } from '../selection';
import { aimWords } from '../sentences';
import { t } from '../strings';
import { targetsOf } from '../targets';
import { CavernMap, type CavernMapProps } from './CavernMap';
import { boxAround } from './layout';

export interface CavernsProps extends BoardProps<View> {
  selection: Selection;
  setSelection: SetSelection;
  onCard(key: string): void;
  /** The row above the map, beside the button that finds the party. */
  corner: ReactNode;
  /** The layers over the map. */
  children: ReactNode;
}

/** The map with its tappable cells, and above it a button that scrolls back to the party. */
export function Caverns(props: CavernsProps) {
  const { view, seat, legal, selection } = props;
  const places = cellsOf(placementsIn(legal));
  const placing = seat !== null && stageOf(view, seat) === 'place';
  const ghost = placing && selection.ghost && view.drawn ? { ...selection.ghost, id: view.drawn } : null;
  const [sought, seek] = useState({ times: 0, instead: '' });
  const focus = focusOf(view, selection, places);
  // When the decision moves the focus elsewhere, the map stops following the party.
  if (sought.instead !== '' && sought.instead !== focus.key) seek({ ...sought, instead: '' });
  const party = { key: `party ${sought.times}`, rect: boxAround([partyCard(view)], 1.9) };
  return (
    <>
      <div className={frame.corner}>
        {props.corner}
        <Button
          icon="host"
          iconOnly
          className={frame.tool}
          onClick={() => seek(({ times }) => ({ times: times + 1, instead: focus.key }))}
        >
          {t().targets.find}
        </Button>
      </div>
      <p className={frame.aim}>{aimWords(view)}</p>
      <div className={frame.stage}>
        <CavernMap
          key={view.level}
          view={view}
          targets={targetsOf(props)}
          places={places}
          ghost={ghost}
          focus={sought.instead === focus.key ? party : focus}
        />
        {props.children}
      </div>
    </>
  );
}

/** The margin in cells up to which the map keeps its zoom. */
const KEPT_AIR = 0.6;

/**
 * Returns the section of the map in focus: the ghost that a button chose, all places for a card, or the party and its
 * next card. The map keeps the zoom that was chosen on this level.
 */
function focusOf(view: View, selection: Selection, places: readonly Placement[]): CavernMapProps['focus'] {
  const { ghost, following, entering } = selection;
  const party = partyCard(view);
  const look = (key: string, cells: readonly Cell[], air: number) => ({
    key,
    rect: boxAround(cells, air),
    keeping: boxAround(cells, Math.min(air, KEPT_AIR)),
  });
  if (ghost && following) return look(`ghost ${ghost.x},${ghost.y}`, [ghost], 1.6);
  if (places.length > 0) return look(`places ${view.turnNo}`, [party, ...places], 0.2);
  const ahead = entering === null ? undefined : cardAt(view, neighbour(party, entering));
  return look(`party at ${view.pos}`, ahead ? [party, ahead] : [party], 1.9);
}
