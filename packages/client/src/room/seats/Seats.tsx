import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { lazy, Suspense, useRef, useState } from 'react';
import { t, useStrings } from '../../i18n/strings';
import { playerName } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { NameField } from '../../ui/form/NameField';
import { Icon } from '../../ui/Icon';
import { SeatMark, seatSign } from '../../ui/seat/SeatMark';
import type { RoomHandle } from '../connection/roomHandle';
import { ReclaimSeat } from './ReclaimSeat';
import styles from './Seats.module.css';
import { watchersSentence } from './watchers';

const SeatSheet = lazy(() => import('../SeatSheet').then((part) => ({ default: part.SeatSheet })));

/** The seats around the table: sit down, stand up; for the host also bots and sending away. */
export function Seats({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const { room: strings, hosting, sharedDevice } = useStrings();
  const [name, setName] = useState(playerName);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // Somebody more at this device, beside those who sit already.
  const [more, setMore] = useState(false);
  const open = !room.locked && room.seats.some((one) => one.kind === 'empty');
  const mayEnter = open && (handle.seat === null || more);
  const mayReturn = (handle.seat === null || more) && room.seats.some(({ kind }) => kind === 'person');
  const [chosen, setChosen] = useState<string>();
  const one = room.seats.find(({ seat }) => seat === chosen);

  const sit = (seat: Seat) => {
    if (name.trim() === '') {
      setFault(strings.seats.nameless);
      field.current?.focus();
      return;
    }
    void handle.sit(seat, name).then((sat) => sat && setMore(false));
  };

  return (
    <section className={styles.seats} aria-labelledby="seats">
      <h2 id="seats">{strings.seats.title}</h2>
      {mayEnter && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const free = room.seats.find(({ kind }) => kind === 'empty');
            if (free) sit(free.seat);
          }}
        >
          <NameField
            label={more ? sharedDevice.name : undefined}
            ref={field}
            value={name}
            fault={fault}
            enterKeyHint="go"
            onChange={(value) => {
              setName(value);
              setFault(undefined);
            }}
          />
        </form>
      )}
      <ul className={styles.list}>
        {room.seats.map((one) => (
          <SeatRow
            key={one.seat}
            {...{ one, handle, room }}
            onSit={mayEnter ? () => sit(one.seat) : undefined}
            onMore={() => setChosen(one.seat)}
          />
        ))}
      </ul>
      {open && handle.seat !== null && (
        <div className={styles.more}>
          <Button
            look="quiet"
            icon={more ? 'close' : 'plus'}
            onClick={() => {
              setMore(!more);
              setName('');
            }}
          >
            {more ? sharedDevice.cancel : sharedDevice.add}
          </Button>
          {more && <p className={styles.help}>{sharedDevice.help}</p>}
        </div>
      )}
      {mayReturn && <ReclaimSeat handle={handle} />}
      {handle.seat === null && room.locked && (
        <p className={styles.watchers}>
          <Icon name="door" />
          {hosting.room.isLocked}
        </p>
      )}
      <p className={styles.watchers}>
        <Icon name="eye" />
        {watchersSentence(room)}
      </p>
      {one && one.kind !== 'empty' && (
        <Suspense>
          <SeatSheet {...{ one, handle, room }} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

interface SeatRowProps {
  one: SeatView;
  handle: RoomHandle;
  room: RoomView;
  /** Nothing where one cannot sit down. */
  onSit: (() => void) | undefined;
  onMore(): void;
}

function SeatRow({ one, handle, room, onSit, onMore }: SeatRowProps) {
  const mine = handle.held.some(({ seat }) => seat === one.seat);
  const free = one.kind === 'empty';
  const number = Number(one.seat) + 1;
  const { room: strings, common, hosting } = useStrings();
  return (
    <li className={`${styles.row} ${free ? styles.free : ''} ${mine ? styles.mine : ''}`}>
      <SeatMark seat={one.seat} size={34} empty={free} />
      <div className={styles.who}>
        <span className="unseen">{strings.seats.seatAndSign(number, seatSign(one.seat))}</span>
        <b className={styles.name}>
          {free ? common.free : one.name}
          {one.seat === room.hostSeat && (
            <span className={styles.hostMark}>
              <Icon name="host" size={18} />
              <span className="unseen">{hosting.host}</span>
            </span>
          )}
        </b>
        <span className={styles.note}>{note(one, mine, handle)}</span>
      </div>
      <div className={styles.actions}>
        {free && onSit && (
          <Button look="main" onClick={onSit} aria-label={strings.seats.sitOn(number)}>
            {strings.seats.sit}
          </Button>
        )}
        {free && handle.host && (
          <Button icon="robot" onClick={() => handle.addBot(one.seat)} aria-label={strings.seats.botOn(number)}>
            {common.bot}
          </Button>
        )}
        {mine && <Button onClick={() => handle.stand(one.seat)}>{strings.seats.stand}</Button>}
        {!free && !mine && handle.host && (
          <Button look="quiet" icon="close" iconOnly onClick={() => handle.kick(one.seat)}>
            {one.kind === 'bot' ? strings.seats.takeAway(one.name) : strings.seats.sendAway(one.name)}
          </Button>
        )}
        {!free && handle.host && (
          <Button look="quiet" icon="dots" iconOnly onClick={onMore}>
            {hosting.seat.more(one.name)}
          </Button>
        )}
      </div>
    </li>
  );
}

function note(one: SeatView, mine: boolean, { seat, alsoElsewhere }: RoomHandle): string {
  const { room, common } = t();
  if (one.kind === 'empty') return room.seats.nobody;
  if (one.kind === 'bot') return room.seats.byServer;
  if (mine) return one.seat === seat && alsoElsewhere ? room.seats.twice : common.you;
  return one.here ? common.here : common.away;
}
