import { isFace, type Muster } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { SeatMark } from '../../../ui/seat/SeatMark';
import { Sign } from '../art/Sign';
import { type BoardTable, calledHero } from '../context';
import { kindredName } from '../names';
import { CardBack, PlayingCard } from '../parts/PlayingCard';
import { say } from '../strings';
import styles from './Claims.module.css';

/** Everybody who makes a hero: how many cards they hold, how many of them are face cards, what they claim. */
export function Claims({ table, muster }: { table: BoardTable; muster: Muster }) {
  return (
    <ul className={styles.claims} aria-label={say().muster.who}>
      {muster.who.map((seat) => (
        <li
          key={seat}
          data-mine={seat === table.seat || undefined}
          data-now={muster.order[muster.at] === seat || undefined}
          data-about={`seat:${seat}`}
        >
          <Claim table={table} muster={muster} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

function Claim({ table, muster, seat }: { table: BoardTable; muster: Muster; seat: Seat }) {
  const { view, voice } = table;
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
          {seat === voice.you ? say().You : voice.name(seat)}
        </b>
        <span>{card ? kindredName(card) : say().muster.undecided}</span>
        <span className={styles.hand} role="img" aria-label={say().muster.hand(hand?.cards ?? 0, hand?.faces ?? 0)}>
          {Array.from({ length: hand?.cards ?? 0 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are alike
            <i key={index}>
              <CardBack face={index < (hand?.faces ?? 0)} />
            </i>
          ))}
        </span>
        {faces.length > 0 && (
          <span className={styles.spares}>{say().muster.spares(say().list(faces.map(say().card)))}</span>
        )}
        {muster.needy.includes(seat) && <em>{say().muster.needs}</em>}
        {confirmed && !fixed && <span className="unseen">{say().muster.confirmed(calledHero(table, seat))}</span>}
      </span>
    </>
  );
}
