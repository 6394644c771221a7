import type { View } from '@lantern/games/colossal-cave/board';
import { useEffect, useState } from 'react';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { BoardProps } from '../../match/gameBoard';
import styles from './Board.module.css';
import type { BoardContext, OpenSheet } from './context';
import { CardDeeds } from './decisions/CardDeeds';
import { DECISIONS, Decision } from './decisions/Decision';
import { Reaction } from './decisions/Reaction';
import { usePlaying } from './decisions/usePlaying';
import { fetchAhead, Sheets } from './later';
import { CaveMap } from './map/CaveMap';
import { choiceOnMap } from './map/choiceOnMap';
import { MapView } from './map/MapView';
import { Carried } from './parts/Carried';
import { ClosingBanner } from './parts/ClosingBanner';
import { HandRow } from './parts/HandRow';
import { OrdersButton } from './parts/OrdersButton';
import { StatusRow } from './parts/StatusRow';
import { StoryFlash } from './parts/StoryFlash';
import { TurnActions } from './parts/TurnActions';
import { may, stepsOf } from './targets';

function Cave({ context }: { context: BoardContext }) {
  const { view, names, legal, act, hold, sheet, seat, playing, covered, openSheet } = context;
  const { move, rooms } = stepsOf(legal);
  const card = sheet && 'card' in sheet ? sheet.card : undefined;
  const drawing = may(legal, 'draw') ? 'draw' : may(legal, 'drawExtra') ? 'drawExtra' : undefined;
  return (
    <div className={styles.table} inert={covered}>
      <div className={styles.cave}>
        <MapView>
          <CaveMap
            {...{ view, names, seat, card }}
            reachable={rooms}
            choice={playing && choiceOnMap(playing, view)}
            drawing={drawing !== undefined}
            onDraw={() => (drawing ? void act(drawing) : openSheet({ kind: 'discard' }))}
            onDiscard={() => openSheet({ kind: 'discard' })}
            onStep={(room) => move && void act(move, hold ? [room, { hold: true }] : [room])}
            onLook={(room) => openSheet({ kind: 'room', room })}
          />
        </MapView>
        <StoryFlash context={context} />
      </div>
      <div className={styles.side}>
        {seat !== null && <OrdersButton context={context} />}
        {seat !== null && <Carried context={context} seat={seat} />}
        <StatusRow view={view} />
        <ClosingBanner context={context} />
      </div>
    </div>
  );
}

/** The viewer's question, in the action bar. */
function Action({ context }: { context: BoardContext }) {
  const { view, seat, sheet } = context;
  if (sheet?.kind === 'deeds') return <CardDeeds key={sheet.card} context={context} sheet={sheet} />;
  if (seat !== null && DECISIONS.includes(view.stages[seat] ?? '')) return <Decision context={context} seat={seat} />;
  if (view.window && !view.result) return <Reaction context={context} />;
  return <TurnActions context={context} />;
}

/** The table of Colossal Cave (section 13 of its rules): the map, the viewer's hand, and the open decision. */
export function Board(props: BoardProps<View>) {
  const { view, seat, legal } = props;
  const [sheet, openSheet] = useState<OpenSheet | null>(null);
  const [hold, setHold] = useState(false);
  const [handPlace, place] = useState<HTMLElement | null>(null);
  const [covered, cover] = useState(false);
  const open = sheet?.kind === 'deeds' && sheet.from === 'hand' ? sheet.card : undefined;
  const playing = usePlaying(view, legal, open);
  const context: BoardContext = { ...props, sheet, openSheet, playing, handPlace, covered, cover, hold, setHold };
  const windowId = view.window?.id;
  useEffect(() => void fetchAhead(), []);
  // A reaction window must not open behind a sheet.
  useEffect(() => {
    if (windowId !== undefined) openSheet(null);
  }, [windowId]);
  return (
    <BoardSlots
      board={<Cave context={context} />}
      hand={seat !== null && <HandRow {...{ context, seat, place }} />}
      action={<Action context={context} />}
    >
      {sheet && sheet.kind !== 'deeds' && <Sheets context={context} />}
    </BoardSlots>
  );
}
