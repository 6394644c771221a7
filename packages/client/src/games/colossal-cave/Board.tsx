import { nameOf, type View } from '@lantern/games/colossal-cave/board';
import { useEffect, useState } from 'react';
import type { BoardProps } from '../../match/gameBoard';
import styles from './Board.module.css';
import type { Reading, TableProps } from './context';
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
import { Moment } from './parts/StoryFlash';
import { TextBoard } from './parts/TextBoard';
import { ReadCard } from './sheets/ReadCard';
import { ReadDiscard, ReadPlayer, ReadRoom } from './sheets/ReadPlaces';
import { ReadStanding } from './sheets/ReadStanding';
import { stepsOf } from './targets';

function Reader({ table, reading }: { table: TableProps; reading: Reading | null }) {
  switch (reading?.kind) {
    case 'card':
      return <ReadCard key={reading.card} table={table} reading={reading} />;
    case 'room':
      return <ReadRoom table={table} room={reading.room} />;
    case 'player':
      return <ReadPlayer table={table} seat={reading.seat} />;
    case 'discard':
      return <ReadDiscard table={table} />;
    case 'standing':
      return <ReadStanding table={table} />;
    default:
      return null;
  }
}

function Cave({ table, reading }: { table: TableProps; reading: Reading | null }) {
  const { view, names, legal, act, hold, read } = table;
  const { move, rooms } = stepsOf(legal);
  const word = reading?.kind === 'card' ? nameOf(reading.card) : undefined;
  return (
    <div className={styles.cave}>
      <div className={styles.canvas}>
        <CaveMap
          view={view}
          names={names}
          reachable={rooms}
          word={word}
          onStep={(room) => move && void act(move, hold ? [room, { hold: true }] : [room])}
          onLook={(room) => read({ kind: 'room', room })}
        />
        <Piles table={table} />
        <Moment table={table} />
      </div>
    </div>
  );
}

/** The table of Colossal Cave (section 13 of its rules): the map, the people, the own hand, and what is to be decided. */
export function Board(props: BoardProps<View>) {
  const { view, seat } = props;
  const [reading, read] = useState<Reading | null>(null);
  const [hold, setHold] = useState(false);
  const table: TableProps = { ...props, read, hold, setHold };
  const windowId = view.window?.id;
  // A window must not open underneath a sheet that somebody is reading.
  useEffect(() => {
    if (windowId !== undefined) read(null);
  }, [windowId]);
  const deciding = seat !== null && DECISIONS.includes(view.stages[seat] ?? '');
  const answering = seat !== null && view.stages[seat] === 'respond' && view.myResponse === null;
  return (
    <div className={styles.frame}>
      <div className={styles.board} data-watching={seat === null} data-covered={deciding || answering}>
        <TextBoard table={table} />
        <div className={styles.status}>
          <StatusRow view={view} />
          <ClosingBanner table={table} />
        </div>
        <div className={styles.others}>
          <Opponents {...table} />
        </div>
        <Cave table={table} reading={reading} />
        {seat !== null && (
          <>
            <div className={styles.own}>
              <OwnStrip table={table} seat={seat} />
            </div>
            <div className={styles.hand}>
              <Hand table={table} />
            </div>
          </>
        )}
        <div className={styles.bar}>
          <ActionBar table={table} />
        </div>
        <div className={styles.overlay}>
          {deciding && seat !== null ? (
            <Decision table={table} seat={seat} />
          ) : (
            !view.result && <Reaction table={table} />
          )}
        </div>
      </div>
      <Reader table={table} reading={reading} />
    </div>
  );
}
