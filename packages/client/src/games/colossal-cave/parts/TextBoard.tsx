import { isLit, type View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { cardName } from '../cards/faces';
import { type BoardContext, called } from '../context';
import { t } from '../strings';
import { playerAt, roundOf } from '../targets';

function line(context: BoardContext, view: View, seat: Seat): string {
  const { room, dead, conceded, inv, deposited } = playerAt(view, seat);
  const { others, described } = t();
  const place = conceded ? others.conceded : dead || !room ? others.dead : described.place(room, isLit(view, room));
  const hand = view.handCounts[seat] ?? 0;
  return described.player(called(context, seat), place, inv.map(cardName), deposited.map(cardName), hand);
}

/** The board in words, for screen readers. */
export function TextBoard({ context }: { context: BoardContext }) {
  const { view } = context;
  const top = view.discard.at(-1);
  const { status, described } = t();
  const step = status.steps[view.turn.step];
  return (
    <section className="unseen" aria-label={described.label}>
      <p>{described.turn(roundOf(view), called(context, view.turn.seat), step)}</p>
      <ul>
        {view.seats.map((seat) => (
          <li key={seat}>{line(context, view, seat)}</li>
        ))}
      </ul>
      <p>{described.piles(view.drawCount, view.discard.length, top && cardName(top), view.closing !== null)}</p>
    </section>
  );
}
