import { catalogue } from '@lantern/games/catalogue';
import type { PlayedMatch } from '@lantern/protocol/playedMatches';
import type { RoomView } from '@lantern/protocol/rooms';
import { Link } from 'wouter';
import { seriesStrings, useSeriesStrings } from '../i18n/series/useSeriesStrings';
import { useLanguage } from '../i18n/strings';
import { LOCALES } from '../state/language';
import { Icon } from '../ui/Icon';
import styles from './Series.module.css';
import { seriesOf } from './series';

/** The score of the evening: the number of wins by player. */
export function Series({ room }: { room: RoomView }) {
  const series = useSeriesStrings();
  const scores = seriesOf(room, series.deletedPlayer);
  const most = scores[0]?.wins ?? 0;
  return (
    <ul className={styles.series} aria-label={series.title}>
      {scores.map(({ id, name, wins }) => (
        <li key={id} className={wins > 0 && wins === most ? styles.leading : undefined}>
          <b>{name}</b>
          <span className={styles.wins}>
            <span className="unseen">{series.wins(wins)}</span>
            <span aria-hidden="true">{wins}</span>
            <Icon name="crown" size={18} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The finished matches of a room, the latest first; each links to its replay. */
export function History({ history, code }: { history: readonly PlayedMatch[]; code: string }) {
  const series = useSeriesStrings();
  const time = new Intl.DateTimeFormat(LOCALES[useLanguage()], { hour: '2-digit', minute: '2-digit' });
  return (
    <details className={styles.history}>
      <summary>{`${series.history} (${history.length})`}</summary>
      <ol>
        {history.toReversed().map((match) => (
          <li key={match.matchId}>
            <Link href={`/r/${code}/m/${match.matchId}`} className={styles.match}>
              {titleOf(match.game)}
            </Link>
            <time dateTime={new Date(match.at).toISOString()}>{time.format(match.at)}</time>
            <span className={styles.outcome}>{outcome(match)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function titleOf(game: string): string {
  return catalogue.find(({ id }) => id === game)?.title ?? game;
}

function outcome({ end, winners, players }: PlayedMatch): string {
  const series = seriesStrings();
  if (end !== 'result') return series[end];
  const names = winners.map((seat) => players[Number(seat)]?.name || series.deletedPlayer);
  return names.length > 0 ? series.won(names) : series.nobody;
}
