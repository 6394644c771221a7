import type { View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { Die } from '../../../art/dice/Die';
import { Button } from '../../../ui/Button';
import { Term } from '../../../ui/term/Term';
import { lastDice } from '../dice';
import { colourOf, PieceIcon } from '../pieces/Piece';
import { t } from '../strings';
import styles from './parts.module.css';

interface StatusProps {
  view: View;
  names: Readonly<Record<Seat, string>>;
  onRead(): void;
}

/** The round, whose turns it has in which order, and the dice rolled last. */
export function Status({ view, names, onRead }: StatusProps) {
  const { round, options, setup } = view;
  const order = (setup?.order ?? round.order).filter((seat) => view.players[seat]?.alive);
  const dice = lastDice(view);
  const { status, info, You } = t();
  return (
    <div className={styles.status}>
      <p className={styles.round}>
        {setup ? (
          status.setup
        ) : (
          <>
            <span className={styles.roundWord}>{status.round} </span>
            <b>{round.number}</b>
            {options.roundLimit > 0 && <span>/{options.roundLimit}</span>}
          </>
        )}
      </p>
      <ol className={styles.order} aria-label={setup ? status.orderOfPlacing : status.orderOfRound}>
        {order.map((seat) => (
          <Turn key={seat} view={view} seat={seat} name={seat === view.audience ? You : (names[seat] ?? seat)} />
        ))}
      </ol>
      <p className={styles.lastDice}>
        <span className="unseen">{dice.length > 0 ? status.lastRoll(dice.map(({ die }) => die)) : ''}</span>
        {dice.map(({ die, tone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their order
          <Die key={at} kind="d6" value={die} tone={tone} size={24} label="" />
        ))}
      </p>
      <Button look="quiet" icon="eye" iconOnly onClick={onRead}>
        {info}
      </Button>
    </div>
  );
}

/** A player in the order of the round: done, playing or still to come. */
function Turn({ view, seat, name }: { view: View; seat: Seat; name: string }) {
  const player = view.players[seat];
  const gone = view.round.done.includes(seat);
  const now = view.active === seat && !view.result;
  const state = now ? 'now' : gone ? 'done' : 'later';
  const { status, colours } = t();
  return (
    <li data-state={state} aria-current={now || undefined}>
      <Term
        name={name}
        what={status.side(seat === view.audience ? null : name, colours[player?.colour ?? 'green'])}
        rule="R1"
        className={styles.side}
      >
        <PieceIcon kind="village" colour={colourOf(view, seat)} size={24} />
        <span className={styles.turnName}>{name}</span>
        <span className="unseen">{`, ${player && colours[player.colour]}, ${status.turn[state]}`}</span>
      </Term>
    </li>
  );
}
