import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import { useState } from 'react';
import { useLeavingStrings } from '../../i18n/leaving/useLeavingStrings';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import type { RoomActs, RoomRole } from '../connection/roomHandle';
import styles from '../seats/Seats.module.css';

export interface SeatActsProps {
  one: SeatView;
  handle: RoomRole & RoomActs;
  room: RoomView;
  /** Called when an action was done and nothing else is to be chosen. */
  onDone(): void;
}

/** An action that gives up a seat or the role of the host. */
interface Act {
  label: string;
  icon: 'host' | 'door' | 'close';
  /** The consequences in a running match, shown before the action is confirmed. */
  asks: string;
  run(): Promise<boolean>;
}

/** The actions that give up a seat or the role of the host. In a running match each asks first. */
export function SeatActs({ one, handle, room, onDone }: SeatActsProps) {
  const { cancel } = useLeavingStrings();
  const [asking, setAsking] = useState<Act>();
  const acts = useActs(one, handle, room);
  const take = async (act: Act) => (await act.run()) && onDone();
  if (asking) {
    return (
      <>
        <p>{asking.asks}</p>
        <div className={styles.pair}>
          <Button onClick={() => setAsking(undefined)}>{cancel}</Button>
          <Button look="danger" onClick={() => take(asking)}>
            {asking.label}
          </Button>
        </div>
      </>
    );
  }
  return acts.map((act) => (
    <Button key={act.icon} icon={act.icon} onClick={() => (room.state === 'playing' ? setAsking(act) : void take(act))}>
      {act.label}
    </Button>
  ));
}

function useActs(seatView: SeatView, handle: RoomRole & RoomActs, room: RoomView): readonly Act[] {
  const { stand, remove, asks } = useLeavingStrings();
  const { makeHost } = useStrings().hosting.seat;
  const { seat, name, kind } = seatView;
  const mine = handle.held.some((held) => held.seat === seat);
  const host: Act = {
    label: makeHost(name),
    icon: 'host',
    asks: asks.host(name),
    run: () => handle.act.passHost(seat),
  };
  const leave: Act = { label: stand.action, icon: 'door', asks: asks.stand, run: () => handle.act.stand(seat) };
  const removal: Act = {
    label: remove.action(name),
    icon: 'close',
    asks: kind === 'bot' ? asks.removeBot(name) : asks.remove(name),
    run: () => handle.act.kick(seat),
  };
  return [
    ...(handle.host && kind === 'person' && seat !== room.hostSeat ? [host] : []),
    ...(mine ? [leave] : handle.host ? [removal] : []),
  ];
}
