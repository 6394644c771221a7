import { catalogue } from '@lantern/games/catalogue';
import type { RoomView } from '@lantern/protocol/rooms';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Emblem } from '../../art/emblems/Emblem';
import { ChatButton } from '../../chat/ChatButton';
import { loadGame } from '../../games/load';
import { t, useLanguage, useStrings } from '../../i18n/strings';
import { ConnectionBanner } from '../../room/connection/ConnectionBanner';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { HostAway } from '../../room/seats/HostAway';
import { Seats } from '../../room/seats/Seats';
import { whenIdle } from '../../state/idle';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PageFrame } from '../../ui/PageFrame';
import styles from './RoomPage.module.css';

const Invitation = lazy(() =>
  import('../../room/invitation/Invitation').then((part) => ({ default: part.Invitation })),
);
const GameNight = lazy(() => import('../../room/gameNight/GameNight').then((part) => ({ default: part.GameNight })));
const FillUp = lazy(() => import('./FillUp').then((part) => ({ default: part.FillUp })));
const RoomPanels = lazy(() => import('./RoomPanels').then((part) => ({ default: part.RoomPanels })));

export interface RoomPageProps {
  handle: RoomHandle;
  room: RoomView;
  /** The way back to the table of the match that goes on, or is over. */
  onTable?(): void;
}

/** A room before a match: who sits where, the link to share, what will be played, and the start. */
export function RoomPage({ handle, room, onTable }: RoomPageProps) {
  const { room: strings } = useStrings();
  const game = catalogue.find((entry) => entry.id === room.game);
  const title = game?.title ?? room.game;
  const language = useLanguage();
  // While the host is to share the link it stands above the seats; there it stays, so that nothing jumps when they fill.
  const [sharing] = useState(() => isShort(handle, room));
  useEffect(
    // The board is on its way before somebody presses Start; a failure is told when it is needed.
    () => whenIdle(() => void loadGame(room.game, language).catch(() => undefined)),
    [room.game, language],
  );
  const look = `${styles.panel} ${styles.invitation} ${'share' in navigator ? '' : styles.unshared}`;
  const invitation = (
    <section className={look} aria-labelledby="invite">
      <h2 id="invite">{strings.invite}</h2>
      <Suspense>
        <Invitation code={room.code} title={title} />
      </Suspense>
    </section>
  );
  return (
    <PageFrame title={strings.title(title, room.code)}>
      <ConnectionBanner status={handle.status} />
      <main className={styles.room}>
        <header className={styles.title}>
          <div className={styles.picture}>
            <Emblem game={room.game} />
          </div>
          <div>
            <p className={styles.code}>
              {strings.room} <b>{room.code}</b>
            </p>
            <h1>{title}</h1>
          </div>
          <span className={styles.talk}>
            <ChatButton handle={handle} room={room} />
          </span>
        </header>
        {sharing && invitation}
        <Suspense fallback={room.gameNight && <div className={styles.night} />}>
          <GameNight handle={handle} room={room} />
        </Suspense>
        <Seats handle={handle} room={room} />
        {!sharing && invitation}
        <div className={styles.aside}>
          <Suspense>
            <RoomPanels handle={handle} room={room} />
          </Suspense>
        </div>
        <Start handle={handle} room={room} onTable={onTable} />
      </main>
    </PageFrame>
  );
}

/** Whether the viewer is the host of a match for which people are missing. */
function isShort({ host }: RoomHandle, { state, seats }: RoomView): boolean {
  return host && state !== 'playing' && seats.some(({ kind }) => kind === 'empty');
}

/** Why the match cannot start now; nothing if it can. */
function obstacle(handle: RoomHandle, room: RoomView): ReactNode {
  const { host, seat } = handle;
  const free = room.seats.filter((one) => one.kind === 'empty').length;
  const strings = t().room.start;
  if (host && free > 0) return strings.share(free);
  if (host) return undefined;
  if (handle.hostAway) return <HostAway handle={handle} room={room} />;
  if (free > 0) return strings.free(free);
  return seat === null ? strings.watch : strings.ready;
}

function Start({ handle, room, onTable }: RoomPageProps) {
  const [busy, setBusy] = useState(false);
  const strings = useStrings().room.start;
  const playing = room.state === 'playing';
  const why = playing ? undefined : obstacle(handle, room);
  const short = isShort(handle, room);
  const begin = async () => {
    setBusy(true);
    await handle.start();
    setBusy(false);
  };
  return (
    <div className={styles.start}>
      {why && (
        <p className={styles.why}>
          {!handle.host && <Icon name="host" />}
          {why}
        </p>
      )}
      <div className={styles.startRow}>
        {onTable && (
          <Button look={playing ? 'main' : 'plain'} onClick={onTable}>
            {playing ? strings.table : strings.lastTable}
          </Button>
        )}
        {short && (
          <Suspense>
            <FillUp handle={handle} room={room} />
          </Suspense>
        )}
        {handle.host && !playing && !short && (
          <Button look="main" className={styles.startButton} busy={busy} onClick={begin}>
            {strings.start}
          </Button>
        )}
      </div>
    </div>
  );
}
