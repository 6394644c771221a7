import { isFace, type Muster } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { SeatMark } from '../../../ui/seat/SeatMark';
import { Sign } from '../art/Sign';
import { type BoardContext, calledHero } from '../context';
import { kindredName } from '../names';
import { CardBack, PlayingCard } from '../parts/PlayingCard';
import { t } from '../strings';
import styles from './Claims.module.css';

/** Everybody who makes a hero: how many cards they hold, how many of them are face cards, what they claim. */
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
  const { view, voice } = context;
  const hand = muster.hands[seat];
  const card = view.heroes[seat]?.card ?? muster.claims[seat];
  const fixed = view.heroes[seat] !== null;
  const confirmed = muster.confirmed.includes(seat);
  // R2.8: with the hero fixed the other cards lie open; these can still be given away.
  const faces = hand?.shown?.filter(isFace) ?? [];
  return (
    <>
      <span className={styles.card} data-fixed={fixed || undefined}>
        {card ? <PlayingCard card={card} /> : <CardBack />}
        {(fixed || confirmed) && (
          <span className={styles.tick}>
            <Sign name="check" size={13} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <b>
          <SeatMark seat={seat} size={14} />
          {seat === voice.you ? t().You : voice.name(seat)}
        </b>
        <span>{card ? kindredName(card) : t().muster.undecided}</span>
        <span className={styles.hand} role="img" aria-label={t().muster.hand(hand?.cards ?? 0, hand?.faces ?? 0)}>
          {Array.from({ length: hand?.cards ?? 0 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are alike
            <i key={index}>
              <CardBack face={index < (hand?.faces ?? 0)} />
            </i>
          ))}
        </span>
        {faces.length > 0 && <span className={styles.spares}>{t().muster.spares(t().list(faces.map(t().card)))}</span>}
        {muster.needy.includes(seat) && <em>{t().muster.needs}</em>}
        {confirmed && !fixed && <span className="unseen">{t().muster.confirmed(calledHero(context, seat))}</span>}
      </span>
    </>
  );
}
