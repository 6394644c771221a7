import type { View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { colourOf, PieceIcon } from '../pieces/Piece';
import { t } from '../strings';
import styles from './Status.module.css';

interface OrderProps {
  view: View;
  names: Readonly<Record<Seat, string>>;
}

/** The turns of the round, in order: done, current or still to come. Each is a village in the player's colour. */
export function Order({ view, names }: OrderProps) {
  const { round, setup } = view;
  const order = (setup?.order ?? round.order).filter((seat) => view.players[seat]?.alive);
  const { status } = t();
  return (
    <ol className={styles.order} aria-label={setup ? status.orderOfPlacing : status.orderOfRound}>
      {order.map((seat) => (
        <Turn key={seat} view={view} seat={seat} name={seat === view.audience ? t().You : (names[seat] ?? seat)} />
      ))}
    </ol>
  );
}

function Turn({ view, seat, name }: { view: View; seat: Seat; name: string }) {
  const now = view.active === seat && !view.result;
  const state = now ? 'now' : view.round.done.includes(seat) ? 'done' : 'later';
  const player = view.players[seat];
  const { status, colours } = t();
  return (
    <li data-state={state} aria-current={now ? 'step' : undefined}>
      <PieceIcon kind="village" colour={colourOf(view, seat)} size={18} />
      <span className="unseen">{`${name}, ${player && colours[player.colour]}, ${status.turn[state]}`}</span>
    </li>
  );
}
