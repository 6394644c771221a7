import { type CatalogueEntry, catalogue } from '@lantern/games/catalogue';
import type { Tempo } from '@lantern/protocol/tempo';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Emblem } from '../../art/emblems/Emblem';
import { span } from '../../i18n/format';
import { useStrings } from '../../i18n/strings';
import { call } from '../../net/api/call';
import { OptionsForm, type OptionsFormProps } from '../../room/options/OptionsForm';
import { fittingValues, type Values } from '../../room/options/optionStrings';
import { PlayersStepper } from '../../room/options/PlayersStepper';
import { whenIdle } from '../../state/idle';
import { heldSeat, keepKeys, playerName } from '../../state/roomKeys';
import { isLessonDone } from '../../tutorial/progress';
import { Button } from '../../ui/Button';
import { NameField } from '../../ui/form/NameField';
import { Icon } from '../../ui/Icon';
import { PageFrame } from '../../ui/PageFrame';
import { useGame } from '../game/useGame';
import { MinuteLink } from '../minute/MinuteLink';
import { NotFoundPage } from '../NotFoundPage';
import { RoomRules } from '../room/RoomRules';
import { startAgainstBots } from './againstBots';
import styles from './CreateRoomPage.module.css';
import { useEntering } from './useEntering';

/** Preloads the page of the room, with its link and QR code. */
const fetchRoom = () => import('../room/RoomRoute').then(({ fetchRoomParts }) => fetchRoomParts());

const TempoChoice = lazy(() => import('../../room/days/TempoChoice').then((part) => ({ default: part.TempoChoice })));

/**
 * `/open/<game>`: the page of a game: an introduction, a lesson, the rules, a match against bots, a room for friends.
 */
export function CreateRoomPage({ game }: { game: string }) {
  const entry = catalogue.find((entry) => entry.id === game);
  return entry ? <CreateRoomForm key={game} entry={entry} /> : <NotFoundPage />;
}

function CreateRoomForm({ entry }: { entry: CatalogueEntry }) {
  const { createRoom: strings } = useStrings();
  const [players, setPlayers] = useState(entry.players.best);
  const [options, setOptions] = useState<Values>({});
  const [tempo, setTempo] = useState<Tempo>();
  const [name, setName] = useState(playerName);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const called = name.trim();
  const { busy, enter } = useEntering(called);
  useEffect(() => whenIdle(() => void fetchRoom().catch(() => undefined)), []);
  const wish = (called: string) => ({
    game: entry.id,
    players,
    options: fittingValues(options, players),
    name: called,
  });
  const playBots = () => enter('bots', () => startAgainstBots(wish(called || strings.guest)));
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (called === '') {
      setFault(strings.nameless);
      field.current?.focus();
      return;
    }
    void enter('room', async () => {
      const { room, hostKey, seat } = await call('POST /api/rooms', {}, { ...wish(called), ...(tempo && { tempo }) });
      keepKeys(room.code, { hostKey, seats: seat ? [heldSeat(seat)] : [] });
      return room.code;
    });
  };

  return (
    <PageFrame title={strings.title(entry.title)}>
      <main className={styles.page}>
        <Introduced entry={entry} options={options} />
        <form id={form} className={styles.form} onSubmit={open}>
          <NameField
            ref={field}
            value={name}
            fault={fault}
            enterKeyHint="go"
            onChange={(value) => {
              setName(value);
              setFault(undefined);
            }}
          />
          <PlayersStepper game={entry.id} value={players} onChange={setPlayers} />
          <Suspense fallback={<div className={styles.tempo} />}>
            <TempoChoice value={tempo} onChange={setTempo} />
          </Suspense>
          <Options {...{ players, options }} game={entry.id} overDays={tempo !== undefined} onChange={setOptions} />
        </form>
        {/* Outside the form, so that it stays visible at every scroll position. */}
        <div className={styles.last}>
          <Button icon="robot" busy={busy === 'bots'} className={styles.open} onClick={playBots}>
            {strings.bots}
          </Button>
          <Button look="main" icon="door" type="submit" form={form} busy={busy === 'room'} className={styles.open}>
            {strings.open}
          </Button>
        </div>
      </main>
    </PageFrame>
  );
}

/** The description of the game, the ways to learn it, and the links to the other games. */
function Introduced({ entry, options }: { entry: CatalogueEntry; options: Values }) {
  const { app, tutorial, taglines } = useStrings();
  const { home } = app;
  return (
    <header className={styles.top}>
      <div className={styles.picture}>
        <Emblem game={entry.id} />
      </div>
      <nav className={styles.others} aria-label={home.games}>
        {catalogue.map(({ id, title }) => (
          <Link
            key={id}
            href={`/open/${id}`}
            aria-label={title}
            aria-current={id === entry.id ? 'page' : undefined}
            replace
          >
            <Emblem game={id} />
          </Link>
        ))}
      </nav>
      <h1>{entry.title}</h1>
      <p className={styles.facts}>
        {home.playersOf(span(entry.players))} · {home.minutes(span(entry.minutes))}
      </p>
      <p className={styles.tagline}>{taglines[entry.id] ?? entry.tagline}</p>
      <div className={styles.ways}>
        <MinuteLink game={entry} className={styles.learn} />
        {entry.tutorial && (
          <Link href={`/learn/${entry.id}`} className={styles.learn} aria-label={tutorial.openFor(entry.title)}>
            <Icon name={isLessonDone(entry.id) ? 'check' : 'flag'} />
            {tutorial.open}
          </Link>
        )}
        <RoomRules game={entry.id} options={options} />
      </div>
    </header>
  );
}

function Options(props: Omit<OptionsFormProps, 'game'> & { game: string }) {
  const strings = useStrings().createRoom;
  const game = useGame(props.game);
  if (game === 'loading') return <p className={styles.soft}>{strings.fetching}</p>;
  if (game === 'failed') return <p className={styles.soft}>{strings.usual}</p>;
  return <OptionsForm {...props} game={game} />;
}
