import { type CatalogueEntry, catalogue } from '@lantern/games/catalogue';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useRulebookStrings } from '../../i18n/rulebook/useRulebookStrings';
import { useStrings } from '../../i18n/strings';
import { Rulebook } from '../../room/rulebook/Rulebook';
import { Message } from '../../ui/Message';
import { PageFrame } from '../../ui/PageFrame';
import { Waiting } from '../../ui/Waiting';
import { useGame } from '../game/useGame';
import { NotFoundPage } from '../NotFoundPage';
import styles from './RulesPage.module.css';

/** `/rules/<game>`: the rulebook of the default game. `#R8.1` opens it at that paragraph. */
export function RulesPage({ game }: { game: string }) {
  const entry = catalogue.find(({ id }) => id === game);
  return entry ? <RulesOf entry={entry} /> : <NotFoundPage />;
}

const hash = () => decodeURIComponent(location.hash.slice(1));
const onHash = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

function RulesOf({ entry: { id, title } }: { entry: CatalogueEntry }) {
  const say = useRulebookStrings();
  const { common } = useStrings();
  const game = useGame(id);
  const rule = useSyncExternalStore(onHash, hash) || undefined;
  if (game === 'loading') return <Waiting />;
  if (game === 'failed') {
    return (
      <Message title={say.failed} action={{ label: common.tryAgain, onClick: () => location.reload() }}>
        {say.offline}
      </Message>
    );
  }
  return (
    <PageFrame title={say.title(title)}>
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>
            <Link href={`/open/${id}`}>{title}</Link>
          </h1>
          <h2>{say.rules}</h2>
        </header>
        <Rulebook {...{ game, rule }} place="page" />
      </main>
    </PageFrame>
  );
}
