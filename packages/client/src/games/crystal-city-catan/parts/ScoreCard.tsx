import {
  type Bundle,
  type Colony,
  holdings,
  MARAUDERS_FROM,
  type Options,
  pointsOf,
  RESOURCES,
  SIZES,
  totalOf,
} from '@lantern/games/crystal-city-catan/board';
import { memo, type ReactNode } from 'react';
import { Pyramid } from '../../../art/pyramid/Pyramid';
import { Term } from '../../../ui/term/Term';
import type { Strings } from '../strings.en';
import { Totals } from './ResourceMark';
import styles from './ScoreCard.module.css';

export interface ScoreCardProps {
  words: Strings['score'];
  colony: Colony;
  /** Resources that neither a Garrison nor an Armory keeps from Marauders. */
  exposed: number;
  /** What Marauders take half of. */
  marauderLoss: Options['marauderLoss'];
  name: string;
  /** Victory points that win. */
  goal: number;
  /** It is this player's turn. */
  turn: boolean;
  /** Stands at the end of the first line. */
  children?: ReactNode;
}

/** A player at a glance: points as a track to the goal, resources by type, what lies exposed, pieces in stock. */
export const ScoreCard = memo(function ScoreCard(props: ScoreCardProps) {
  const { words, colony, exposed, marauderLoss, name, goal, turn, children } = props;
  const danger = exposed >= MARAUDERS_FROM;
  const held = colony.corner
    ? (Object.fromEntries(RESOURCES.map((type) => [type, holdings(colony, type)])) as Bundle)
    : null;
  return (
    <section className={styles.card} aria-label={words.label(name)}>
      <div className={styles.line}>
        <strong className={styles.name} data-turn={turn || undefined}>
          {name}
        </strong>
        <PointTrack points={pointsOf(colony)} goal={goal} word={words.points} />
        {children}
      </div>
      <div className={styles.line}>
        {held && <Totals bundle={held} />}
        <Term
          name={`${exposed} ${words.exposed}, ${words.inAll(totalOf(colony))}`}
          what={words.whatExposed[marauderLoss]}
          rule="R8.6"
          className={danger ? styles.danger : styles.exposed}
        >
          {danger && <Skull />}
          <b>{exposed}</b> {words.exposed}
        </Term>
        <ul className={styles.stock} aria-label={words.stock}>
          {SIZES.map((size) => (
            <li key={size}>
              <svg viewBox="-0.62 -1.5 1.24 1.95" aria-hidden="true">
                <Pyramid size={size} colour={colony.colour} pose={{ kind: 'upright' }} />
              </svg>
              <b>{colony.stock[size]}</b>
              <span className="unseen"> {words.sizes[size]}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
});

/** The way to victory: a pip for each point up to the goal. */
function PointTrack({ points, goal, word }: { points: number; goal: number; word: string }) {
  return (
    <span className={styles.points}>
      <svg viewBox={`0 0 ${goal * 10} 12`} className={styles.track} aria-hidden="true">
        {Array.from({ length: goal }, (_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the pips of a track keep their places
            key={index}
            d={`M${index * 10 + 5} 1l4.300 9.500h-8.600z`}
            className={index < points ? styles.won : styles.open}
          />
        ))}
      </svg>
      <b>
        {points}
        <small>/{goal}</small>
        <span className="unseen"> {word}</span>
      </b>
    </span>
  );
}

/** More lies open than the Marauders leave alone (R8.6). */
function Skull() {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path
        d="M12 2q9 0 9 8.500 0 4.500-3.700 6.700V21H6.700v-3.800Q3 15 3 10.500 3 2 12 2zM8.300 8.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600zm7.400 0a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600zM12 13.500l-1.300 2.500h2.600z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}
