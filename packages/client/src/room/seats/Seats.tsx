import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { type RefObject, useRef, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { playerName } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { NameField } from '../../ui/form/NameField';
import { Icon } from '../../ui/Icon';
import { laterComponent } from '../../ui/laterComponent';
import type { RoomHandle } from '../connection/roomHandle';
import { ReclaimSeat } from './ReclaimSeat';
import { SeatRow } from './SeatRow';
import styles from './Seats.module.css';
import { watchersSentence } from './watchers';

const KeepSeat = laterComponent(() => import('../keepSeat/KeepSeat').then((part) => part.KeepSeat));
const Removed = laterComponent(() => import('../leaving/Removed').then((part) => part.Removed));
const SeatSheet = laterComponent(() => import('../SeatSheet').then((part) => part.SeatSheet));

/** The seats of the room: take one or leave it; the host also adds bots and removes players. */
export function Seats({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const { room: strings } = useStrings();
  const sitting = useSitting(handle);
  const { another } = sitting;
  const open = !room.locked && room.seats.some(({ kind }) => kind === 'empty');
  const [again, setAgain] = useState(false);
  const removed = handle.lost?.how === 'removed' && !again ? handle.lost : undefined;
  const mayEnter = open && !removed && (handle.seat === null || another);
  const mayReturn = (handle.seat === null || another) && room.seats.some(({ kind }) => kind === 'person');
  const [chosen, setChosen] = useState<Seat>();
  const one = room.seats.find(({ seat }) => seat === chosen);
  return (
    <section className={styles.seats} aria-labelledby="seats">
      <h2 id="seats">{strings.seats.title}</h2>
      {removed && <Removed by={removed.by} onAgain={() => setAgain(true)} />}
      {mayEnter && <NameForm {...{ sitting, room }} />}
      <ul className={styles.list}>
        {room.seats.map((seat) => (
          <SeatRow
            key={seat.seat}
            {...{ one: seat, handle, room }}
            onSit={mayEnter ? () => sitting.sit(seat.seat) : undefined}
            onMore={() => setChosen(seat.seat)}
          />
        ))}
      </ul>
      {open && handle.seat !== null && <AnotherHere {...sitting} />}
      <KeepSeat handle={handle} />
      {mayReturn && <ReclaimSeat handle={handle} />}
      <RoomNotes {...{ handle, room }} />
      {one && one.kind !== 'empty' && <SeatSheet {...{ one, handle, room }} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

/** A person who is about to take a seat. */
interface Sitting {
  name: string;
  setName(name: string): void;
  /** Why the name cannot be used. */
  fault: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  /** Whether it is another person on this device, beside those who have a seat. */
  another: boolean;
  setAnother(another: boolean): void;
  sit(seat: Seat): void;
}

function useSitting(handle: RoomHandle): Sitting {
  const { room: strings } = useStrings();
  const [name, setName] = useState(playerName);
  const [fault, setFault] = useState<string>();
  const [another, setAnother] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return {
    name,
    fault,
    field,
    another,
    setName: (value) => {
      setName(value);
      setFault(undefined);
    },
    setAnother: (value) => {
      setAnother(value);
      setName('');
    },
    sit: (seat) => {
      if (name.trim() !== '') void handle.sit(seat, name).then((sat) => sat && setAnother(false));
      else {
        setFault(strings.seats.nameless);
        field.current?.focus();
      }
    },
  };
}

/** Asks for a name; Enter takes the first free seat. */
function NameForm({ sitting, room }: { sitting: Sitting; room: RoomView }) {
  const { sharedDevice } = useStrings();
  const { name, fault, field, another, setName, sit } = sitting;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const free = room.seats.find(({ kind }) => kind === 'empty');
        if (free) sit(free.seat);
      }}
    >
      <NameField
        label={another ? sharedDevice.name : undefined}
        ref={field}
        value={name}
        fault={fault}
        enterKeyHint="go"
        onChange={setName}
      />
    </form>
  );
}

/** Offers a seat to another person on this device. */
function AnotherHere({ another, setAnother }: Sitting) {
  const { sharedDevice } = useStrings();
  return (
    <div className={styles.more}>
      <Button look="quiet" icon={another ? 'close' : 'plus'} onClick={() => setAnother(!another)}>
        {another ? sharedDevice.cancel : sharedDevice.add}
      </Button>
      {another && <p className={styles.help}>{sharedDevice.help}</p>}
    </div>
  );
}

/** The notes below the seats: whether the room is locked, and the spectators. */
function RoomNotes({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const { hosting } = useStrings();
  return (
    <>
      {handle.seat === null && room.locked && (
        <p className={styles.watchers}>
          <Icon name="door" />
          {hosting.isLocked}
        </p>
      )}
      <p className={styles.watchers}>
        <Icon name="eye" />
        {watchersSentence(room)}
      </p>
    </>
  );
}
