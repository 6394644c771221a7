import { isLit } from '@lantern/games/colossal-cave/rules/board';
import { inRoom } from '@lantern/games/colossal-cave/text/rooms.en';
import type { View } from '@lantern/games/colossal-cave/view';
import type { Seat } from '@lantern/games/kit/seat';
import { listOf } from '@lantern/games/kit/text';
import { cardName } from '../cards/faces';
import { playerAt, roundOf } from '../model';
import { called, type TableProps } from '../table';

function line(table: TableProps, view: View, seat: Seat): string {
  const { room, dead, conceded, inv, deposited } = playerAt(view, seat);
  const place = conceded
    ? 'has conceded'
    : dead || !room
      ? 'dead'
      : `${inRoom(room)}, ${isLit(view, room) ? 'in the light' : 'in the dark'}`;
  const carries = inv.length > 0 ? listOf(inv.map(cardName)) : 'nothing';
  const safe = deposited.length > 0 ? listOf(deposited.map(cardName)) : 'nothing';
  return `${called(table, seat)}: ${place}. Carries ${carries}. In the safe: ${safe}. Cards in hand: ${view.handCounts[seat] ?? 0}.`;
}

/** The board in words, for screen readers. */
export function TextBoard({ table }: { table: TableProps }) {
  const { view } = table;
  const top = view.discard.at(-1);
  return (
    <section className="unseen" aria-label="The table in words">
      <p>
        Round {roundOf(view)}. {called(table, view.turn.seat)} to move, step {view.turn.step}.
      </p>
      <ul>
        {view.seats.map((seat) => (
          <li key={seat}>{line(table, view, seat)}</li>
        ))}
      </ul>
      <p>
        {view.drawCount} cards to draw. {view.discard.length} discarded{top ? `, ${cardName(top)} on top` : ''}.
        {view.closing ? ' The cave is closing: the way out is shut.' : ''}
      </p>
    </section>
  );
}
