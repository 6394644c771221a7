import { type CatalogueEntry, catalogue } from '@lantern/games/catalogue';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Emblem } from '../../art/emblems/Emblem';
import { codeIn, span } from '../../i18n/format';
import { useStrings } from '../../i18n/strings';
import { whenIdle } from '../../state/idle';
import { listedRooms } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { laterComponent } from '../../ui/laterComponent';
import { PageFrame } from '../../ui/PageFrame';
import styles from './HomePage.module.css';

const OpenRooms = laterComponent(() => import('../openRooms/OpenRooms').then((part) => part.OpenRooms));
const YourRooms = laterComponent(() => import('../yourRooms/YourRooms').then((part) => part.YourRooms));

/** The maximum number of room cards for which the page reserves space before they load. */
const MAX_RESERVED_CARDS = 3;

/** The home page: the rooms of this browser, the input for the code of a room, and the games. */
export function HomePage() {
  const { home, privacy } = useStrings().app;
  const [rooms] = useState(listedRooms);
  const [isFirst, setFirst] = useState(rooms.length === 0);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <PageFrame>
      <main className={styles.home}>
        {isFirst ? (
          <div className={styles.hero}>
            <h1>{home.headline}</h1>
            <p>{home.promise}</p>
            <OpenRoom />
          </div>
        ) : (
          <section
            className={styles.mine}
            aria-labelledby="rooms"
            data-rooms={Math.min(rooms.length, MAX_RESERVED_CARDS)}
          >
            <h1 id="rooms">{home.known}</h1>
            <YourRooms rooms={rooms} onNone={() => setFirst(true)} />
          </section>
        )}
        <Join />
        <section className={styles.all} aria-labelledby="games">
          <div className={styles.head}>
            <h2 id="games">{home.games}</h2>
            {!isFirst && <OpenRoom />}
          </div>
          <ul className={styles.games}>
            {catalogue.map((game) => (
              <li key={game.id}>
                <Tile game={game} />
              </li>
            ))}
          </ul>
        </section>
        <Link href="/replay" className={styles.saved}>
          <Icon name="past" />
          {home.saved}
        </Link>
        <Link href="/privacy" className={styles.saved}>
          {privacy}
        </Link>
        {/* At the end of the page, so that nothing shifts when it appears. */}
        {isIdle && <OpenRooms />}
      </main>
    </PageFrame>
  );
}

/** Links to the page of the first game, from which the others are one tap away. */
function OpenRoom() {
  const { home } = useStrings().app;
  return (
    <Link href={`/open/${catalogue[0]?.id}`} className={styles.open}>
      <Icon name="door" />
      {home.open}
    </Link>
  );
}

function Tile({ game }: { game: CatalogueEntry }) {
  const { app, taglines } = useStrings();
  const { home } = app;
  const [players, minutes] = [span(game.players), span(game.minutes)];
  return (
    <Link
      href={`/open/${game.id}`}
      className={styles.tile}
      aria-label={`${game.title}, ${home.playersOf(players)}, ${home.minutes(minutes)}`}
    >
      <span className={styles.picture}>
        <Emblem game={game.id} />
      </span>
      <b className={styles.title}>{game.title.split(':')[0]}</b>
      <span className={styles.tagline}>{taglines[game.id] ?? game.tagline}</span>
      <span className={styles.facts}>
        <span>
          <Icon name="person" size={16} />
          {players}
        </span>
        <span>{home.shortMinutes(minutes)}</span>
      </span>
    </Link>
  );
}

function Join() {
  const { home } = useStrings().app;
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const id = useId();
  const join = (event: FormEvent) => {
    event.preventDefault();
    const code = codeIn(text);
    if (code) go(`/r/${code}`);
    else setFault(home.badCode);
  };
  return (
    <form className={styles.join} onSubmit={join}>
      <div className={styles.line}>
        <input
          aria-label={home.code}
          placeholder={home.code}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && id}
          onChange={(event) => {
            setText(event.target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit">{home.enter}</Button>
      </div>
      {fault && (
        <p id={id} role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
