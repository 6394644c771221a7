import { seatsClockwiseFrom } from '@lantern/games/kit/seat';
import type { Seat } from '@lantern/protocol/seat';
import { Glyph } from '../../../art/Glyph';
import { Safes } from '../../../art/Safe';
import { SeatToken } from '../../../art/SeatToken';
import { CardSmall, cardName } from '../cards/faces';
import type { BoardContext } from '../context';
import { t } from '../strings';
import { playerAt } from '../targets';
import styles from './Opponents.module.css';

const SHOWN = 4;

function describe(props: BoardContext, seat: Seat): string {
  const { view, names } = props;
  const { dead, conceded, inv, deposited } = playerAt(view, seat);
  const { others, safe } = t();
  const parts = [
    names[seat] ?? seat,
    conceded ? others.conceded : dead ? others.deadLong : '',
    others.inHand(view.handCounts[seat] ?? 0),
    safe(deposited.length),
    others.carries(inv.map(cardName)),
  ];
  return parts.filter(Boolean).join(', ');
}

function Opponent({ seat, context }: { seat: Seat; context: BoardContext }) {
  const { view, names, openSheet } = context;
  const { dead, conceded, inv, deposited } = playerAt(view, seat);
  const name = names[seat] ?? seat;
  const { others } = t();
  return (
    <button
      type="button"
      className={styles.opponent}
      data-turn={view.turn.seat === seat && !view.result}
      data-out={conceded}
      aria-label={describe(context, seat)}
      onClick={() => openSheet({ kind: 'player', seat })}
    >
      <span className={styles.head}>
        {dead ? (
          <Glyph name="ghost" size={22} />
        ) : (
          <SeatToken seat={seat} name={name} size={24} bright={inv.includes('brassLantern')} />
        )}
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>
          <Glyph name="cards" size={15} />
          {view.handCounts[seat] ?? 0}
        </span>
      </span>
      <span className={styles.safes}>
        <Safes count={deposited.length} label={t().safe(deposited.length)} size={20} />
        {view.closing && (
          <span className={styles.words}>
            <Glyph name="words" size={14} />
            {view.closing.words[seat] ?? 0}/2
          </span>
        )}
        {dead && <span className={styles.dead}>{others.dead}</span>}
        {conceded && <span className={styles.dead}>{others.gone}</span>}
      </span>
      <span className={styles.carried}>
        {inv.slice(0, inv.length > SHOWN ? SHOWN - 1 : SHOWN).map((card) => (
          <CardSmall key={card} card={card} />
        ))}
        {inv.length > SHOWN && <span className={styles.more}>+{inv.length - SHOWN + 1}</span>}
        {inv.length === 0 && <span className={styles.nothing}>{others.carries([])}</span>}
      </span>
    </button>
  );
}

/** Everybody else, clockwise from the viewer: hand, safes, what they carry. Watchers see all. */
export function Opponents(props: BoardContext) {
  const { view, seat } = props;
  const others = seat === null ? view.seats : seatsClockwiseFrom(view.seats, seat).filter((other) => other !== seat);
  return (
    <section className={styles.row} aria-label={t().others.label}>
      {others.map((other) => (
        <Opponent key={other} context={props} seat={other} />
      ))}
    </section>
  );
}
