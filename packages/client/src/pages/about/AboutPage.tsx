import { catalogue } from '@lantern/games/catalogue';
import { loadStrings } from '@lantern/games/loadStrings';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { aboutStrings, useAboutStrings } from '../../i18n/about/useAboutStrings';
import { useLanguage, useStrings } from '../../i18n/strings';
import { basePath } from '../../state/basePath';
import { PageFrame } from '../../ui/PageFrame';
import styles from '../../ui/page.module.css';

/** The about page: a description of Lantern, the credits of the games, and the licences of the fonts. */
export function AboutPage() {
  const { app } = useStrings();
  const about = useAboutStrings();
  return (
    <PageFrame title={app.nav.about}>
      <main className={styles.column}>
        <h1>{about.title}</h1>
        <div className={`${styles.panel} ${styles.prose}`}>
          <p>{about.table}</p>
          <p>{about.referee}</p>
          <Link href="/privacy" className={styles.way}>
            {app.privacy}
          </Link>
        </div>
        {catalogue.map((game) => (
          <section key={game.id} className={`${styles.panel} ${styles.prose}`}>
            <h2>{game.title}</h2>
            <Credits game={game.id} />
          </section>
        ))}
        <section className={`${styles.panel} ${styles.prose}`}>
          <h2>{about.madeOf}</h2>
          <p>{about.parts}</p>
          <ServerVersion />
        </section>
      </main>
    </PageFrame>
  );
}

/** The version of the server; empty until it answers. */
function ServerVersion() {
  const about = useAboutStrings();
  const [server, setServer] = useState<{ version: string; commit: string | null; store: string }>();
  useEffect(() => {
    let here = true;
    fetch(`${basePath}/api/health`)
      .then((answer) => answer.json())
      .then((health) => here && setServer(health))
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  if (!server) return null;
  const build = server.commit ? `${server.version} (${server.commit})` : server.version;
  return <p>{about.version(build, server.store)}</p>;
}

/** The credits of a game, in the game's own words. */
function Credits({ game }: { game: string }) {
  const language = useLanguage();
  const [credits, setCredits] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    loadStrings(game, language).then(
      (text) => here && text && setCredits(text.credits),
      () => here && setCredits([aboutStrings().noCredits]),
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return (
    <ul>
      {credits.map((credit) => (
        <li key={credit}>{credit}</li>
      ))}
    </ul>
  );
}
