import type { Muster } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { SeatMark } from '../../../ui/seat/SeatMark';
import { Sign } from '../art/Sign';
import { type BoardContext, calledHero } from '../context';
import { kindredName } from '../names';
import { CardBack, PlayingCard } from '../parts/PlayingCard';
import { t } from '../strings';
import styles from './Claims.module.css';

/** The claimed cards, each with the token of its player; face down before there is a claim. */
export function Claims({ context, muster }: { context: BoardContext; muster: Muster }) {
  return (
    <ul className={styles.claims} aria-label={t().muster.who}>
      {muster.who.map((seat) => (
        <li
          key={seat}
          data-mine={seat === context.seat || undefined}
          data-now={muster.order[muster.at] === seat || undefined}
          data-about={`seat:${seat}`}
        >
          <Claim context={context} muster={muster} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Claim({ context, muster, seat }: { context: BoardContext; muster: Muster; seat: Seat }) {
  const { view } = context;
  const card = view.heroes[seat]?.card ?? muster.claims[seat];
  const fixed = view.heroes[seat] !== null;
  const confirmed = muster.confirmed.includes(seat);
  return (
    <>
      <span className={styles.card} data-fixed={fixed || undefined}>
        {card ? <PlayingCard card={card} /> : <CardBack />}
        <span className={styles.token}>
          <SeatMark seat={seat} size={18} />
        </span>
        {(fixed || confirmed) && (
          <span className={styles.tick}>
            <Sign name="check" size={13} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className="unseen">{calledHero(context, seat)}</span>
        <span>{card ? kindredName(card) : t().muster.undecided}</span>
        {muster.needy.includes(seat) && <em>{t().muster.needs}</em>}
        {confirmed && !fixed && <span className="unseen">{t().muster.confirmed(calledHero(context, seat))}</span>}
      </span>
    </>
  );
}
