import { nameOf, type View } from '@lantern/games/colossal-cave/board';
import { useEffect, useState } from 'react';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { BoardProps } from '../../match/gameBoard';
import styles from './Board.module.css';
import type { BoardContext, OpenSheet } from './context';
import { CardDeeds } from './decisions/CardDeeds';
import { DECISIONS, Decision } from './decisions/Decision';
import { Reaction } from './decisions/Reaction';
import { CaveMap } from './map/CaveMap';
import { MapView } from './map/MapView';
import { ClosingBanner } from './parts/ClosingBanner';
import { HandRow } from './parts/HandRow';
import { Piles } from './parts/Piles';
import { StatusRow } from './parts/StatusRow';
import { StoryFlash } from './parts/StoryFlash';
import { TextBoard } from './parts/TextBoard';
import { TurnActions } from './parts/TurnActions';
import { ReadCard } from './sheets/ReadCard';
import { ReadDiscard, ReadRoom } from './sheets/ReadPlaces';
import { ReadStanding } from './sheets/ReadStanding';
import { stepsOf } from './targets';

function Reader({ context, sheet }: { context: BoardContext; sheet: OpenSheet | null }) {
  switch (sheet?.kind) {
    case 'card':
      return <ReadCard key={sheet.card} context={context} sheet={sheet} />;
    case 'room':
      return <ReadRoom context={context} room={sheet.room} />;
    case 'discard':
      return <ReadDiscard context={context} />;
    case 'standing':
      return <ReadStanding context={context} />;
    default:
      return null;
  }
}

function Cave({ context, sheet }: { context: BoardContext; sheet: OpenSheet | null }) {
  const { view, names, legal, act, hold, openSheet } = context;
  const { move, rooms } = stepsOf(legal);
  const word = sheet && 'card' in sheet ? nameOf(sheet.card) : undefined;
  return (
    <div className={styles.table}>
      <TextBoard context={context} />
      <div className={styles.cave}>
        <MapView context={context}>
          <CaveMap
            view={view}
            names={names}
            reachable={rooms}
            word={word}
            onStep={(room) => move && void act(move, hold ? [room, { hold: true }] : [room])}
            onLook={(room) => openSheet({ kind: 'room', room })}
          />
        </MapView>
        <StoryFlash context={context} />
      </div>
      <div className={styles.side}>
        <Piles context={context} />
        <StatusRow view={view} />
        <ClosingBanner context={context} />
      </div>
    </div>
  );
}

/** What the viewer is asked for now, in the action bar. */
function Action({ context, sheet }: { context: BoardContext; sheet: OpenSheet | null }) {
  const { view, seat } = context;
  if (sheet?.kind === 'deeds') return <CardDeeds key={sheet.card} context={context} sheet={sheet} />;
  if (seat !== null && DECISIONS.includes(view.stages[seat] ?? '')) return <Decision context={context} seat={seat} />;
  if (view.window && !view.result) return <Reaction context={context} />;
  return <TurnActions context={context} />;
}

/** The table of Colossal Cave (section 13 of its rules): the map, the own hand, and what is to be decided. */
export function Board(props: BoardProps<View>) {
  const { view, seat } = props;
  const [sheet, openSheet] = useState<OpenSheet | null>(null);
  const [hold, setHold] = useState(false);
  const context: BoardContext = { ...props, openSheet, hold, setHold };
  const windowId = view.window?.id;
  // A reaction window must not open underneath a sheet.
  useEffect(() => {
    if (windowId !== undefined) openSheet(null);
  }, [windowId]);
  return (
    <BoardSlots
      board={<Cave context={context} sheet={sheet} />}
      hand={seat !== null && <HandRow context={context} seat={seat} />}
      action={<Action context={context} sheet={sheet} />}
    >
      <Reader context={context} sheet={sheet} />
    </BoardSlots>
  );
}
