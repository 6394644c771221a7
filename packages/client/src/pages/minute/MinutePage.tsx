import { type CatalogueEntry, catalogue } from '@lantern/games/catalogue';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { useMinuteStrings } from '../../i18n/minute/useMinuteStrings';
import { useStrings } from '../../i18n/strings';
import { Minute } from '../../match/minute/Minute';
import { playerName } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PageFrame } from '../../ui/PageFrame';
import { startAgainstBots } from '../createRoom/againstBots';
import { useEntering } from '../createRoom/useEntering';
import { NotFoundPage } from '../NotFoundPage';
import { loadMinute } from './loadMinute';
import styles from './MinutePage.module.css';

/** `/minute/<game>`: the game in one minute, with the ways to learn and to play it. */
export function MinutePage({ game }: { game: string }) {
  const entry = catalogue.find(({ id, minute }) => id === game && minute);
  return entry ? <MinuteOf entry={entry} /> : <NotFoundPage />;
}

function MinuteOf({ entry: { id, title, tutorial, players } }: { entry: CatalogueEntry }) {
  const say = useMinuteStrings();
  const { tutorial: learning, createRoom } = useStrings();
  const [name] = useState(playerName);
  const { busy, enter } = useEntering(name);
  const playBots = () =>
    enter('bots', () =>
      startAgainstBots({ game: id, players: players.best, options: {}, name: name || createRoom.guest }),
    );
  const load = useCallback(() => loadMinute(id), [id]);
  return (
    <PageFrame title={say.openFor(title)}>
      <main className={styles.page}>
        <h1>
          <Link href={`/open/${id}`}>{title}</Link>
          <small>{say.open}</small>
        </h1>
        <Minute load={load}>
          <div className={styles.ways}>
            {tutorial && (
              <Link href={`/learn/${id}`} className={styles.learn}>
                <Icon name="flag" />
                {learning.open}
              </Link>
            )}
            <Button icon="robot" busy={busy === 'bots'} onClick={playBots}>
              {createRoom.bots}
            </Button>
          </div>
        </Minute>
      </main>
    </PageFrame>
  );
}
