import type { Analysis } from '@lantern/games/engine/analysis/types';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import { useMemo } from 'react';
import { useAnalysisStrings } from '../../i18n/analysis/useAnalysisStrings';
import { SeatMark } from '../../ui/seat/SeatMark';
import replayStyles from '../Replay.module.css';
import type { Replay } from '../useReplay';
import styles from './Analysis.module.css';
import { BalanceTable } from './BalanceTable';
import { ChanceChart } from './ChanceChart';
import { ChanceTable } from './ChanceTable';
import { type Contender, contendersOf } from './contenders';
import { momentAt } from './momentSteps';
import { TurningPoints } from './TurningPoints';

export interface FindingsProps {
  analysis: Analysis;
  /** The step of the replay for each moment. */
  steps: readonly number[];
  text: GameStrings;
  replay: Replay;
  voice: Voice;
}

/**
 * The results of an analysis: the chart of the chances, the turning points, luck and choices, and the chances as a
 * table.
 */
export function Findings({ analysis, steps, text, replay, voice }: FindingsProps) {
  const say = useAnalysisStrings();
  const contenders = useMemo(() => contendersOf(analysis, say.party, voice), [analysis, say, voice]);
  const chances = analysis.moments[momentAt(steps, replay.step)]?.chances ?? [];
  const rest = (move: (step: number) => void) => (step: number) => {
    replay.setPlaying(false);
    move(step);
  };
  return (
    <div className={styles.findings}>
      <div className={styles.picture}>
        <ul className={styles.legend} aria-label={say.chances}>
          {contenders.map((contender) => (
            <Legend key={contender.place} {...contender} chance={say.percent(chances[contender.place] ?? 0)} />
          ))}
        </ul>
        <ChanceChart
          {...{ analysis, steps, contenders }}
          step={replay.step}
          last={replay.last}
          onStep={rest(replay.go)}
        />
      </div>
      <TurningPoints {...{ analysis, steps, text, voice }} step={replay.step} onShow={rest(replay.show)} />
      <BalanceTable {...{ analysis, contenders }} />
      <details>
        <summary>{say.table}</summary>
        <ChanceTable {...{ analysis, contenders, steps, voice }} />
      </details>
      <p className={replayStyles.soft}>{say.how}</p>
    </div>
  );
}

function Legend({ place, seat, name, chance }: Contender & { chance: string }) {
  return (
    <li data-line={place}>
      {seat !== null && <SeatMark seat={seat} size={18} />}
      <svg className={styles.sample} viewBox="0 0 28 4" aria-hidden="true">
        <path d="M0 2h28" className={styles.line} />
      </svg>
      <span>{name}</span>
      <b>{chance}</b>
    </li>
  );
}
