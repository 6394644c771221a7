import { cardAt, neighbour, type Placement, partyCard, stageOf, type View } from '@lantern/games/crystal-caverns/board';
import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../../../match/gameBoard';
import { Button } from '../../../ui/Button';
import frame from '../Board.module.css';
import { cellsOf, placementsIn } from '../decisions/Place';
import type { Selection, SetSelection } from '../selection';
import { t } from '../strings';
import { targetsOf } from '../targets';
import { CavernMap, type CavernMapProps } from './CavernMap';
import { boxAround } from './layout';

export interface CavernsProps extends BoardProps<View> {
  selection: Selection;
  setSelection: SetSelection;
  onCard(key: string): void;
  /** What stands in the row above the map, beside the button that finds the party. */
  corner: ReactNode;
  /** What lies over the map. */
  children: ReactNode;
}

/** The map with what can be tapped on it now, and above it a button that scrolls back to the party. */
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

/** What is looked at: the ghost that a button chose, all places for a card, or the party and where it is about to go. */
function focusOf(view: View, selection: Selection, places: readonly Placement[]): CavernMapProps['focus'] {
  const { ghost, following, entering } = selection;
  const party = partyCard(view);
  if (ghost && following) return { key: `ghost ${ghost.x},${ghost.y}`, rect: boxAround([ghost], 1.6) };
  if (places.length > 0) return { key: `places ${view.turnNo}`, rect: boxAround([party, ...places], 0.2) };
  const ahead = entering === null ? undefined : cardAt(view, neighbour(party, entering));
  return { key: `party at ${view.pos}`, rect: boxAround(ahead ? [party, ahead] : [party], 1.9) };
}
