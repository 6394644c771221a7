import { type CatalogueEntry, catalogue } from '@lantern/games/catalogue';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Emblem } from '../../art/emblems/Emblem';
import { useStrings } from '../../i18n/strings';
import { sentenceOf } from '../../net/api/failure';
import { createRoom } from '../../net/api/rooms';
import { OptionsForm } from '../../room/options/OptionsForm';
import { fittingValues, type Values } from '../../room/options/optionStrings';
import { PlayersStepper } from '../../room/options/PlayersStepper';
import { heldSeat, keepKeys, keepPlayerName, playerName } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { NameField } from '../../ui/form/NameField';
import { PageFrame } from '../../ui/PageFrame';
import { toast } from '../../ui/Toast';
import { useGame } from '../game/useGame';
import { IntroductionButton } from '../introduction/IntroductionButton';
import { NotFoundPage } from '../NotFoundPage';
import styles from './CreateRoomPage.module.css';

/** `/open/<game>`: players, options, a name; then the room is open and its opener sits in it. */
export function CreateRoomPage({ game }: { game: string }) {
  const entry = catalogue.find((one) => one.id === game);
  return entry ? <CreateRoomForm entry={entry} /> : <NotFoundPage />;
}

function CreateRoomForm({ entry }: { entry: CatalogueEntry }) {
  const { createRoom: strings, tutorial } = useStrings();
  const [, go] = useLocation();
  const [players, setPlayers] = useState(entry.players.best);
  const [options, setOptions] = useState<Values>({});
  const [name, setName] = useState(playerName);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') {
      setFault(strings.nameless);
      field.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const { room, hostKey, seat } = await createRoom({
        game: entry.id,
        players,
        options: fittingValues(options, players),
        name: name.trim(),
      });
      keepPlayerName(name.trim());
      keepKeys(room.code, { hostKey, seats: seat ? [heldSeat(seat)] : [] });
      go(`/r/${room.code}`, { replace: true });
    } catch (error) {
      toast(sentenceOf(error), 'refusal');
      setBusy(false);
    }
  };

  return (
    <PageFrame title={strings.title(entry.title)}>
      <main className={styles.page}>
        <header className={styles.top}>
          <div className={styles.picture}>
            <Emblem game={entry.id} />
          </div>
          <h1>{entry.title}</h1>
          <div className={styles.ways}>
            <IntroductionButton game={entry.id} />
            {entry.tutorial && (
              <Link href={`/learn/${entry.id}`} className={styles.learn} aria-label={tutorial.openFor(entry.title)}>
                {tutorial.open}
              </Link>
            )}
          </div>
        </header>
        <form className={styles.form} onSubmit={open}>
          <PlayersStepper game={entry.id} value={players} onChange={setPlayers} />
          <Options game={entry.id} players={players} options={options} onChange={setOptions} />
          <div className={styles.last}>
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
            <Button look="main" type="submit" busy={busy} className={styles.open}>
              {strings.open}
            </Button>
          </div>
        </form>
      </main>
    </PageFrame>
  );
}

function Options(props: { game: string; players: number; options: Values; onChange(options: Values): void }) {
  const strings = useStrings().createRoom;
  const game = useGame(props.game);
  if (game === 'loading') return <p className={styles.soft}>{strings.fetching}</p>;
  if (game === 'failed') return <p className={styles.soft}>{strings.usual}</p>;
  return <OptionsForm {...props} game={game} />;
}
