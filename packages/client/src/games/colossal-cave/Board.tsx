import { nameOf, type View } from '@lantern/games/colossal-cave/board';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../../match/gameBoard';
import styles from './Board.module.css';
import type { BoardContext, OpenSheet } from './context';
import { DECISIONS, Decision } from './decisions/Decision';
import { Reaction } from './decisions/Reaction';
import { CaveMap } from './map/CaveMap';
import { ActionBar } from './parts/ActionBar';
import { ClosingBanner } from './parts/ClosingBanner';
import { Hand } from './parts/Hand';
import { Opponents } from './parts/Opponents';
import { OwnStrip } from './parts/OwnStrip';
import { Piles } from './parts/Piles';
import { StatusRow } from './parts/StatusRow';
import { StoryFlash } from './parts/StoryFlash';
import { TextBoard } from './parts/TextBoard';
import { ReadCard } from './sheets/ReadCard';
import { ReadDiscard, ReadPlayer, ReadRoom } from './sheets/ReadPlaces';
import { ReadStanding } from './sheets/ReadStanding';
import { stepsOf } from './targets';

function Reader({ context, sheet }: { context: BoardContext; sheet: OpenSheet | null }) {
  switch (sheet?.kind) {
    case 'card':
      return <ReadCard key={sheet.card} context={context} sheet={sheet} />;
    case 'room':
      return <ReadRoom context={context} room={sheet.room} />;
    case 'player':
      return <ReadPlayer context={context} seat={sheet.seat} />;
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
  const word = sheet?.kind === 'card' ? nameOf(sheet.card) : undefined;
  return (
    <div className={styles.cave}>
      <div className={styles.canvas}>
        <CaveMap
          view={view}
          names={names}
          reachable={rooms}
          word={word}
          onStep={(room) => move && void act(move, hold ? [room, { hold: true }] : [room])}
          onLook={(room) => openSheet({ kind: 'room', room })}
        />
        <Piles context={context} />
        <StoryFlash context={context} />
      </div>
    </div>
  );
}

/** The table of Colossal Cave (section 13 of its rules): the map, the people, the own hand, and what is to be decided. */
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
  const deciding = seat !== null && DECISIONS.includes(view.stages[seat] ?? '');
  const answering = seat !== null && view.stages[seat] === 'respond' && view.myResponse === null;
  return (
    <div className={styles.frame}>
      <div className={styles.board} data-watching={seat === null} data-covered={deciding || answering}>
        <TextBoard context={context} />
        <div className={styles.status}>
          <StatusRow view={view} />
          <ClosingBanner context={context} />
        </div>
        <div className={styles.others}>
          <Opponents {...context} />
        </div>
        <Cave context={context} sheet={sheet} />
        {seat !== null && (
          <>
            <div className={styles.own}>
              <OwnStrip context={context} seat={seat} />
            </div>
            <div className={styles.hand}>
              <Hand context={context} />
            </div>
          </>
        )}
        <div className={styles.bar}>
          <ActionBar context={context} />
        </div>
        <div className={styles.overlay}>
          {deciding && seat !== null ? (
            <Decision context={context} seat={seat} />
          ) : (
            !view.result && <Reaction context={context} />
          )}
        </div>
      </div>
      <Reader context={context} sheet={sheet} />
    </div>
  );
}
