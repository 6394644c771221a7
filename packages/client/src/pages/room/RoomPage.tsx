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
import { laterComponent } from '../../ui/laterComponent';
import { PageFrame } from '../../ui/PageFrame';
import styles from './RoomPage.module.css';

const Invitation = laterComponent(() =>
  import('../../room/invitation/Invitation').then(({ Invitation, fetchQr }) => fetchQr().then(() => Invitation)),
);

const RoomPanels = laterComponent(() => import('./RoomPanels').then((part) => part.RoomPanels));

/**
 * Preloads the parts of a room. Resolves when the link and its QR code are loaded, and never rejects; the panels below
 * them are loaded afterwards.
 */
export const fetchRoomParts = (): Promise<unknown> => {
  const link = Invitation.fetch().catch(() => undefined);
  void link.then(RoomPanels.fetch).catch(() => undefined);
  return link;
};

const GameNight = lazy(() => import('../../room/gameNight/GameNight').then((part) => ({ default: part.GameNight })));
const MatchNews = laterComponent(() => import('./MatchNews').then((part) => part.MatchNews));
const FillUp = lazy(() => import('./FillUp').then((part) => ({ default: part.FillUp })));

export interface RoomPageProps {
  handle: RoomHandle;
  room: RoomView;
  /** Returns to the table of a match that is running or over. */
  onTable?(): void;
}

/** A room before a match: the seats, the link to share, the game, and the start button. */
export function RoomPage({ handle, room, onTable }: RoomPageProps) {
  const { room: strings } = useStrings();
  const game = catalogue.find((entry) => entry.id === room.game);
  const title = game?.title ?? room.game;
  const language = useLanguage();
  // While the host should share the link, it is above the seats. It stays there when they fill, so that nothing shifts.
  const [sharing] = useState(() => isShort(handle, room));
  useEffect(
    // Preloads the board before somebody presses Start; a failure is shown when the board is needed.
    () => whenIdle(() => void loadGame(room.game, language).catch(() => undefined)),
    [room.game, language],
  );
  const dated = room.gameNight ? styles.night : handle.host && styles.button;
  const look = `${styles.panel} ${styles.invitation} ${'share' in navigator ? '' : styles.unshared}`;
  const invitation = (
    <section className={look} aria-labelledby="invite">
      <h2 id="invite">{strings.invite}</h2>
      <Invitation code={room.code} title={title} isMain={sharing} />
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
        <Suspense fallback={dated && <div className={dated} />}>
          <GameNight handle={handle} room={room} />
        </Suspense>
        <Seats handle={handle} room={room} />
        {!sharing && invitation}
        <div className={styles.aside}>
          <RoomPanels handle={handle} room={room} />
        </div>
        <Start handle={handle} room={room} onTable={onTable} />
      </main>
    </PageFrame>
  );
}

/** Whether the viewer is the host of a match that needs more players. */
function isShort({ host }: RoomHandle, { state, seats }: RoomView): boolean {
  return host && state !== 'playing' && seats.some(({ kind }) => kind === 'empty');
}

/** Returns why the match cannot start now; undefined if it can. */
function obstacle(handle: RoomHandle, room: RoomView): ReactNode {
  const { host, seat } = handle;
  const free = room.seats.filter((seat) => seat.kind === 'empty').length;
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
  const isOffered = (room.offer?.kind ?? 'next') !== 'next';
  const why = playing || isOffered ? undefined : obstacle(handle, room);
  const short = isShort(handle, room);
  const begin = async () => {
    setBusy(true);
    await handle.act.start();
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
      {(playing || room.offer) && <MatchNews handle={handle} room={room} />}
      <div className={styles.startRow}>
        {onTable && (
          <Button look={playing ? 'main' : 'plain'} onClick={onTable}>
            {playing ? strings.table : strings.lastTable}
          </Button>
        )}
        {short && (
          <Suspense fallback={<span className={styles.button} />}>
            <FillUp handle={handle} room={room} />
          </Suspense>
        )}
        {handle.host && !playing && !short && !isOffered && (
          <Button look="main" className={styles.startButton} busy={busy} onClick={begin}>
            {strings.start}
          </Button>
        )}
      </div>
    </div>
  );
}
