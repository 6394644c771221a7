import { isLit, type View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { cardName } from '../cards/faces';
import { called, type TableProps } from '../context';
import { say } from '../strings';
import { playerAt, roundOf } from '../targets';

function line(table: TableProps, view: View, seat: Seat): string {
  const { room, dead, conceded, inv, deposited } = playerAt(view, seat);
  const { others, told } = say();
  const place = conceded ? others.conceded : dead || !room ? others.dead : told.place(room, isLit(view, room));
  const hand = view.handCounts[seat] ?? 0;
  return told.player(called(table, seat), place, inv.map(cardName), deposited.map(cardName), hand);
}

/** The board in words, for screen readers. */
export function TextBoard({ table }: { table: TableProps }) {
  const { view } = table;
  const top = view.discard.at(-1);
  const { status, told } = say();
  const step = status.steps[view.turn.step];
  return (
    <section className="unseen" aria-label={told.label}>
      <p>{told.turn(roundOf(view), called(table, view.turn.seat), step)}</p>
      <ul>
        {view.seats.map((seat) => (
          <li key={seat}>{line(table, view, seat)}</li>
        ))}
      </ul>
      <p>{told.piles(view.drawCount, view.discard.length, top && cardName(top), view.closing !== null)}</p>
    </section>
  );
}
