import { type CatalogueEntry, catalogue } from '@lantern/games/catalogue';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Emblem } from '../../art/emblems/Emblem';
import { codeIn, span } from '../../i18n/format';
import { useStrings } from '../../i18n/strings';
import { knownRooms } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Icon } from '../../ui/Icon';
import { PageFrame } from '../../ui/PageFrame';
import styles from './HomePage.module.css';

/** The rooms this browser knows, the games, and the way into a room by its code. */
export function HomePage() {
  const { home } = useStrings().app;
  return (
    <PageFrame>
      <main className={styles.home}>
        <div className={styles.hero}>
          <h1>{home.headline}</h1>
          <p>{home.promise}</p>
        </div>
        <Join />
        <KnownRooms />
        <section aria-labelledby="games">
          <h2 id="games" className="unseen">
            {home.games}
          </h2>
          <ul className={styles.games}>
            {catalogue.map((game) => (
              <li key={game.id}>
                <GameCard game={game} />
              </li>
            ))}
          </ul>
        </section>
        <Link href="/replay" className={styles.saved}>
          <Icon name="past" />
          {home.saved}
        </Link>
      </main>
    </PageFrame>
  );
}

function GameCard({ game }: { game: CatalogueEntry }) {
  const { app, tutorial, taglines } = useStrings();
  const { home } = app;
  return (
    <article className={styles.box}>
      <div className={styles.picture}>
        <Emblem game={game.id} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{game.title}</h3>
        <p className={styles.tagline}>{taglines[game.id] ?? game.tagline}</p>
        <dl className={styles.facts}>
          <div>
            <dt className="unseen">{home.players}</dt>
            <dd>{home.playersOf(span(game.players))}</dd>
          </div>
          <div>
            <dt className="unseen">{home.length}</dt>
            <dd>{home.minutes(span(game.minutes))}</dd>
          </div>
        </dl>
        <Link href={`/open/${game.id}`} className={styles.open} aria-label={home.openFor(game.title)}>
          <Icon name="door" />
          {home.open}
        </Link>
        {game.tutorial && (
          <Link href={`/learn/${game.id}`} className={styles.learn} aria-label={tutorial.openFor(game.title)}>
            {tutorial.open}
          </Link>
        )}
      </div>
    </article>
  );
}

function Join() {
  const { home } = useStrings().app;
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(text);
    if (code) go(`/r/${code}`);
    else setFault(home.badCode);
  };
  return (
    <section className={styles.way} aria-labelledby="join">
      <h2 id="join">{home.join}</h2>
      <form className={styles.join} onSubmit={join}>
        <CodeField
          label={home.code}
          value={text}
          fault={fault}
          onChange={(value) => {
            setText(value);
            setFault(undefined);
          }}
        />
        <Button type="submit" icon="next">
          {home.enter}
        </Button>
      </form>
    </section>
  );
}

function KnownRooms() {
  const { home } = useStrings().app;
  const rooms = knownRooms();
  if (rooms.length === 0) return null;
  return (
    <section className={styles.way} aria-labelledby="known">
      <h2 id="known">{home.known}</h2>
      <ul className={styles.known}>
        {rooms.map((room) => (
          <li key={room.code}>
            <Link href={`/r/${room.code}`}>
              <b>{room.code}</b>
              <span>{catalogue.find((game) => game.id === room.game)?.title ?? room.game}</span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
