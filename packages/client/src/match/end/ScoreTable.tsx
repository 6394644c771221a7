import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { useEndStrings } from '../../i18n/end/useEndStrings';
import { Icon } from '../../ui/Icon';
import { Name } from '../../ui/Name';
import { SeatMark } from '../../ui/seat/SeatMark';
import type { MatchScore } from './gameEnd';
import styles from './ScoreTable.module.css';

export interface ScoreTableProps {
  score: MatchScore;
  voice: Voice;
  crowned: readonly Seat[];
}

/** The score of this match: one row per seat, one column per part. */
export function ScoreTable({ score, voice, crowned }: ScoreTableProps) {
  const say = useEndStrings();
  return (
    <table className={styles.score}>
      <caption className="unseen">{say.score}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say.player}</span>
          </th>
          {score.parts.map((part) => (
            <th key={part} scope="col">
              {part}
            </th>
          ))}
          {score.total !== undefined && <th scope="col">{score.total}</th>}
        </tr>
      </thead>
      <tbody>
        {score.rows.map(({ seat, values, total }) => (
          <tr key={seat} data-crowned={crowned.includes(seat) || undefined} data-own={seat === voice.you || undefined}>
            <th scope="row">
              <span className={styles.who}>
                <SeatMark seat={seat} size={20} />
                <Name>{voice.name(seat)}</Name>
                {seat === voice.you && <span className="unseen">{say.you}</span>}
                {crowned.includes(seat) && (
                  <>
                    <Icon name="crown" size={16} />
                    <span className="unseen">{say.winner}</span>
                  </>
                )}
              </span>
            </th>
            {values.map((value, at) => (
              <td key={score.parts[at]}>{value}</td>
            ))}
            {score.total !== undefined && <td className={styles.total}>{total}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
