import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { type ReactNode, useRef, useState } from 'react';
import { useCurtainStrings } from '../../i18n/curtain/useCurtainStrings';
import { namesOf } from '../../match/sentences';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { usePageHidden } from '../../state/usePageHidden';
import { toast } from '../../ui/Toast';
import { Curtain } from './Curtain';
import { PeopleHere } from './PeopleHere';
import { nextHere, type Offered, offeredTo } from './turns';

export interface SharedDeviceProps {
  handle: Pick<RoomHandle, 'held' | 'seat' | 'show'>;
  room: RoomView;
  /**
   * Whether one seat now knows something that another does not, derived from any view; without a view, whether that is
   * ever so.
   */
  hasSecrets(view: CommonView | null): boolean;
  /** Renders the table from the view of a seat, with the people who share the device below it. */
  children(seat: Seat, sharedDevice: (view: CommonView) => ReactNode): ReactNode;
}

/**
 * Several people on one device, one of whom looks at a time. A curtain falls between two of them, unless they have no
 * secrets from each other, and when the page goes into the background, since anybody may take the device next. Behind
 * the curtain the page holds no view; the next one is loaded when it rises.
 */
export function SharedDevice({ handle, room, hasSecrets, children }: SharedDeviceProps) {
  const strings = useCurtainStrings();
  const here = handle.held.map(({ seat }) => seat).sort();
  // After the end of the match nothing is secret, so a returning person finds the table as they left it.
  const [looking, setLooking] = useState<Seat | null>(() =>
    room.state === 'over' || !hasSecrets(null) ? handle.seat : null,
  );
  const [wanted, setWanted] = useState<Seat | null>(null);
  const offered = useRef<Offered>({ decisionId: -1, seats: [] });
  const seen = useRef<CommonView>(null);
  usePageHidden(() => {
    if (room.state !== 'over' && hasSecrets(seen.current)) setLooking(null);
  });

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
    seen.current = view;
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
