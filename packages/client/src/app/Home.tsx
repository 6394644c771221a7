import { type CatalogueEntry, catalogue } from '@lantern/games/catalogue';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { TextField } from '../ui/TextField';
import { Emblem } from './emblems/Emblem';
import { Frame } from './Frame';
import styles from './Home.module.css';
import { knownRooms } from './keys';
import { codeIn, span } from './words';

/** The shelf of games, the way into a room by its code, and the rooms this browser knows. */
export function Home() {
  return (
    <Frame>
      <main className={styles.home}>
        <div className={styles.hero}>
          <h1>Games by lantern light, with friends who are somewhere else</h1>
          <p>Open a room, share its link, sit down and play. No account: a name is enough, and anyone may watch.</p>
        </div>
        <section aria-labelledby="shelf">
          <h2 id="shelf" className="unseen">
            The shelf
          </h2>
          <ul className={styles.shelf}>
            {catalogue.map((game) => (
              <li key={game.id}>
                <Box game={game} />
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.ways}>
          <Join />
          <Known />
        </div>
      </main>
    </Frame>
  );
}

function Box({ game }: { game: CatalogueEntry }) {
  return (
    <article className={styles.box}>
      <div className={styles.picture}>
        <Emblem game={game.id} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{game.title}</h3>
        <p className={styles.tagline}>{game.tagline}</p>
        <dl className={styles.facts}>
          <div>
            <dt className="unseen">Players</dt>
            <dd>{span(game.players)} players</dd>
          </div>
          <div>
            <dt className="unseen">Length</dt>
            <dd>{span(game.minutes)} minutes</dd>
          </div>
        </dl>
        <Link href={`/open/${game.id}`} className={styles.open} aria-label={`Open a room for ${game.title}`}>
          <Icon name="door" />
          Open a room
        </Link>
      </div>
    </article>
  );
}

function Join() {
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(text);
    if (code) go(`/r/${code}`);
    else setFault('A code has six letters and digits, such as K7WQ3H. A whole link works too.');
  };
  return (
    <section className={styles.way} aria-labelledby="join">
      <h2 id="join">Join by code</h2>
      <form className={styles.join} onSubmit={join}>
        <TextField
          label="Code or link of the room"
          value={text}
          fault={fault}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(value) => {
            setText(value);
            setFault(undefined);
          }}
        />
        <Button type="submit" icon="next">
          Join
        </Button>
      </form>
    </section>
  );
}

function Known() {
  const rooms = knownRooms();
  if (rooms.length === 0) return null;
  return (
    <section className={styles.way} aria-labelledby="known">
      <h2 id="known">Your rooms</h2>
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
