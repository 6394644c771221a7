import type { Seat } from '@lantern/games/kit/seat';
import type { RoomView, SeatView } from '@lantern/games/protocol';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { SeatMark, seatSign } from '../../ui/SeatMark';
import { TextField } from '../../ui/TextField';
import { useWords, words } from '../../words/words';
import { myName } from '../keys';
import styles from './Seats.module.css';
import type { RoomHandle } from './useRoom';
import { watching } from './watching';

/** The seats around the table: sit down, stand up; for the host also bots and sending away. */
export function Seats({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const { room: say, parts } = useWords();
  const [name, setName] = useState(myName);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const mayEnter = handle.seat === null && room.seats.some((one) => one.kind === 'empty');

  const sit = (seat: Seat) => {
    if (name.trim() === '') {
      setFault(say.seats.nameless);
      field.current?.focus();
      return;
    }
    void handle.sit(seat, name);
  };

  return (
    <section className={styles.seats} aria-labelledby="seats">
      <h2 id="seats">{say.seats.title}</h2>
      {mayEnter && (
        <TextField
          label={parts.yourName}
          ref={field}
          value={name}
          fault={fault}
          maxLength={24}
          autoComplete="nickname"
          enterKeyHint="done"
          onChange={(value) => {
            setName(value);
            setFault(undefined);
          }}
        />
      )}
      <ul className={styles.list}>
        {room.seats.map((one) => (
          <SeatRow key={one.seat} one={one} handle={handle} onSit={() => sit(one.seat)} />
        ))}
      </ul>
      <p className={styles.watchers}>
        <Icon name="eye" />
        {watching(room.watchers)}
      </p>
    </section>
  );
}

function SeatRow({ one, handle, onSit }: { one: SeatView; handle: RoomHandle; onSit(): void }) {
  const mine = one.seat === handle.seat;
  const free = one.kind === 'empty';
  const number = Number(one.seat) + 1;
  const { room, parts } = useWords();
  const say = room.seats;
  return (
    <li className={`${styles.row} ${free ? styles.free : ''} ${mine ? styles.mine : ''}`}>
      <SeatMark seat={one.seat} size={34} empty={free} />
      <div className={styles.who}>
        <span className="unseen">{say.seatAndSign(number, seatSign(one.seat))}</span>
        <b className={styles.name}>{free ? parts.free : one.name}</b>
        <span className={styles.note}>{note(one, mine)}</span>
      </div>
      <div className={styles.actions}>
        {free && handle.seat === null && (
          <Button look="main" onClick={onSit} aria-label={say.sitOn(number)}>
            {say.sit}
          </Button>
        )}
        {free && handle.host && (
          <Button icon="robot" onClick={() => handle.addBot(one.seat)} aria-label={say.botOn(number)}>
            {parts.bot}
          </Button>
        )}
        {mine && <Button onClick={() => handle.stand()}>{say.stand}</Button>}
        {!free && !mine && handle.host && (
          <Button look="quiet" icon="close" iconOnly onClick={() => handle.kick(one.seat)}>
            {one.kind === 'bot' ? say.takeAway(one.name) : say.sendAway(one.name)}
          </Button>
        )}
      </div>
    </li>
  );
}

function note(one: SeatView, mine: boolean): string {
  const { room, parts } = words();
  if (one.kind === 'empty') return room.seats.nobody;
  if (one.kind === 'bot') return room.seats.byServer;
  if (mine) return parts.you;
  return one.here ? parts.here : parts.away;
}
