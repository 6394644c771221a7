import type { CommonView } from '@lantern/games/module';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { Seat } from '@lantern/protocol/seat';
import { useMemo, useState } from 'react';
import { PeopleRail } from '../match/frame/PeopleRail';
import type { GameClient } from '../match/gameBoard';
import { Sheet } from '../ui/sheet/Sheet';

export interface PastRailProps {
  game: GameClient;
  /** The view of the shown moment. */
  view: CommonView;
  /** The seat of the view; `null` for the public view. */
  seat: Seat | null;
  names: Readonly<Record<Seat, string>>;
}

/** The players with their counters at a past moment. A tap on a player shows all public information. */
export function PastRail({ game, view, seat, names }: PastRailProps) {
  const [person, open] = useState<Seat>();
  const seats = useMemo(() => seatsOf(names), [names]);
  const { Person } = game;
  return (
    <>
      <PeopleRail {...{ game, view, seat }} room={{ seats }} onOpen={open} />
      {person !== undefined && Person && (
        <Sheet title={names[person] ?? ''} onClose={() => open(undefined)}>
          <Person {...{ view, seat, names }} of={person} />
        </Sheet>
      )}
    </>
  );
}

/** Returns the seats with their names only: a recording does not contain who was a person and who was present. */
function seatsOf(names: Readonly<Record<Seat, string>>): SeatView[] {
  return Object.keys(names)
    .sort()
    .map((seat) => ({ seat, name: names[seat] ?? '', kind: 'person', person: null, here: true, standIn: 'none' }));
}
