import { catalogue } from '@lantern/games/catalogue';
import { useEffect, useState } from 'react';
import { loadText } from '../games/load';
import { useLanguage } from '../words/words';
import { Frame } from './Frame';
import styles from './page.module.css';

/** What Lantern is, and to whom the games and the letters are owed. */
export function About() {
  return (
    <Frame title="About">
      <main className={styles.column}>
        <h1>About Lantern</h1>
        <div className={`${styles.panel} ${styles.prose}`}>
          <p>
            Lantern is a table for board games with friends who are somewhere else. One of you opens a room and shares
            its link; the others tap it, type a name and sit down. Anyone else may watch.
          </p>
          <p>
            The server is the referee: it holds every deck, hand and die, checks every move, and sends each of you only
            what you may know. A room needs no account. The keys to your seat stay in this browser.
          </p>
        </div>
        {catalogue.map((game) => (
          <section key={game.id} className={`${styles.panel} ${styles.prose}`}>
            <h2>{game.title}</h2>
            <Credits game={game.id} />
          </section>
        ))}
        <section className={`${styles.panel} ${styles.prose}`}>
          <h2>Made of</h2>
          <p>
            Words are set in Cabin (The Cabin Project Authors), titles in Grenze (The Grenze Project Authors), both
            under the SIL Open Font License 1.1. All pictures and sounds were made for Lantern. The program is free
            software under the MIT licence; matches run on boardgame.io.
          </p>
        </section>
      </main>
    </Frame>
  );
}

/** The credits of a game, in its own words. */
function Credits({ game }: { game: string }) {
  const language = useLanguage();
  const [credits, setCredits] = useState<readonly string[]>([]);
  useEffect(() => {
    let here = true;
    loadText(game, language).then(
      (text) => here && text && setCredits(text.credits),
      () => here && setCredits(['The credits could not be loaded. Try again when you are connected.']),
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
