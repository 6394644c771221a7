import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { type ReactNode, useRef, useState } from 'react';
import { useCurtainStrings } from '../../i18n/curtain/useCurtainStrings';
import { namesOf } from '../../match/sentences';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { toast } from '../../ui/Toast';
import { Curtain } from './Curtain';
import { PeopleHere } from './PeopleHere';
import { nextHere, type Offered, offeredTo } from './turns';

export interface SharedDeviceProps {
  handle: Pick<RoomHandle, 'held' | 'seat' | 'show'>;
  room: RoomView;
  /** Whether one seat knows now what another does not, by the view of any; without a view whether it ever does. */
  hasSecrets(view: CommonView | null): boolean;
  /** The table in the eyes of a seat, with those who share the device under it. */
  children(seat: Seat, sharedDevice: (view: CommonView) => ReactNode): ReactNode;
}

/**
 * Several people at one device: one of them looks at a time. Between two of them falls a curtain, unless neither can see
 * what the other must not. While it is down there is no view of anybody on the page; the next one is fetched when it rises.
 */
export function SharedDevice({ handle, room, hasSecrets, children }: SharedDeviceProps) {
  const strings = useCurtainStrings();
  const here = handle.held.map(({ seat }) => seat).sort();
  // Who comes back after the end finds the table as it was left.
  const [looking, setLooking] = useState<Seat | null>(() =>
    room.state === 'over' || !hasSecrets(null) ? handle.seat : null,
  );
  const [wanted, setWanted] = useState<Seat | null>(null);
  const offered = useRef<Offered>({ decisionId: -1, seats: [] });

  const look = (as: Seat) => {
    handle.show(as);
    setLooking(as);
  };
  const pass = (to: Seat, view: CommonView) => {
    if (!hasSecrets(view)) {
      toast(strings.pass(namesOf(room.seats)[to] ?? ''));
      return look(to);
    }
    setWanted(to);
    setLooking(null);
  };

  const shown = handle.seat;
  if (shown === null || looking !== shown) {
    const to = wanted !== null && here.includes(wanted) ? wanted : (shown ?? here[0] ?? '0');
    return <Curtain room={room} here={here} to={to} onLook={look} />;
  }
  const told = (view: CommonView) => {
    offered.current = offeredTo(offered.current, view.decisionId, shown);
    const next = nextHere(view, here, shown, offered.current);
    if (next === undefined) return;
    offered.current = offeredTo(offered.current, view.decisionId, next);
    pass(next, view);
  };
  return children(shown, (view) => (
    <PeopleHere {...{ room, view, here, shown }} onView={told} onPass={(to) => pass(to, view)} />
  ));
}
