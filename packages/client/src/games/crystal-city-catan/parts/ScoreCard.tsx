import {
  type Bundle,
  colonyOf,
  holdings,
  pointsOf,
  RESOURCES,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import { rem } from '../../../ui/rem';
import { t } from '../strings';
import { Totals } from './ResourceMark';
import styles from './ScoreCard.module.css';
import { Exposed, Stock } from './standing';

/** A summary of a player: points as a track to the goal, resources by type, exposed resources, pieces in stock. */
export function ScoreCard({ view, seat, name }: { view: View; seat: Seat; name: string }) {
  const colony = colonyOf(view, seat);
  const held = colony.corner
    ? (Object.fromEntries(RESOURCES.map((type) => [type, holdings(colony, type)])) as Bundle)
    : null;
  return (
    <section className={styles.card} aria-label={t().score.label(name)}>
      <PointTrack points={pointsOf(colony)} goal={view.options.victoryPoints} />
      {held && <Totals bundle={held} />}
      <Exposed view={view} seat={seat} />
      <Stock stock={colony.stock} colour={colony.colour} />
    </section>
  );
}

/** The progress towards victory: a pip for each point up to the goal. */
function PointTrack({ points, goal }: { points: number; goal: number }) {
  return (
    <span className={styles.points}>
      <svg viewBox={`0 0 ${goal * 10} 12`} width={rem(goal * 12)} height={rem(14.4)} aria-hidden="true">
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
        <span>{points}</span>
        <small>/{goal}</small>
        <span className="unseen"> {t().score.points}</span>
      </b>
    </span>
  );
}
