import type { Analysis } from '@lantern/games/engine/analysis/types';
import type { Voice } from '@lantern/games/kit/strings';
import { type CSSProperties, useMemo, useSyncExternalStore } from 'react';
import { useAnalysisStrings } from '../../i18n/analysis/useAnalysisStrings';
import { useEndStrings } from '../../i18n/end/useEndStrings';
import type { GameClient } from '../../match/gameBoard';
import { Icon } from '../../ui/Icon';
import { serverSource } from '../pageSource';
import { analysisOf, type MatchAnalysis } from './analyses';
import styles from './MomentCard.module.css';
import { eventOf } from './TurningPoints';
import { turningMoment } from './turningMoment';

export interface MomentCardProps {
  game: Pick<GameClient, 'id' | 'text'>;
  code: string;
  matchId: string;
  voice: Voice;
  /** Shows a moment of the analysis in the replay, or the whole match if there is none. */
  onShow(moment?: number): void;
  /** Replaces the analysis that belongs to this page. */
  analysis?: MatchAnalysis;
}

/** The turning point of a match, or a button that starts the analysis on the viewer's device if there is none yet. */
export function MomentCard({ game, code, matchId, voice, onShow, analysis = analysisOf(matchId) }: MomentCardProps) {
  const say = useEndStrings();
  const words = useAnalysisStrings();
  const { now } = useSyncExternalStore(analysis.state.subscribe, analysis.state.get);
  if (now.kind === 'done') return <Found analysis={now.analysis} {...{ game, voice, onShow }} />;
  if (now.kind === 'fetching' || now.kind === 'running') {
    return (
      <div className={styles.card} role="status">
        <span className={styles.title}>{words.running}</span>
        <progress
          className={styles.progress}
          value={now.kind === 'running' ? now.done : 0}
          aria-label={words.running}
        />
      </div>
    );
  }
  if (now.kind === 'fault' && now.why !== 'failed') return <p className={styles.fault}>{words[now.why]}</p>;
  return (
    <button
      type="button"
      className={styles.card}
      onClick={() => void analysis.begin(game.id, () => serverSource(code, matchId, undefined).revealed())}
    >
      <span className={styles.title}>
        <Icon name="search" size={18} /> {say.moment.find}
      </span>
      <span className={styles.how}>{now.kind === 'fault' ? words.failed : say.moment.how}</span>
    </button>
  );
}

function Found({
  analysis,
  game,
  voice,
  onShow,
}: { analysis: Analysis } & Pick<MomentCardProps, 'game' | 'voice' | 'onShow'>) {
  const say = useEndStrings();
  const words = useAnalysisStrings();
  const moment = useMemo(() => turningMoment(analysis), [analysis]);
  // The names include the viewer's own, since the figures are given by player.
  const named = { ...voice, you: null };
  if (!moment) {
    return (
      <button type="button" className={styles.card} onClick={() => onShow()}>
        <span className={styles.title}>{say.moment.title}</span>
        <span>{say.moment.none}</span>
      </button>
    );
  }
  const { point, place, before, after } = moment;
  const seat = analysis.seats[place] ?? '0';
  const who = analysis.party ? words.party : voice.name(seat);
  const chances = say.moment.chances(who, words.percent(before), words.percent(after));
  return (
    <button
      type="button"
      className={styles.card}
      style={
        { '--before': before, '--after': after, '--whose': `var(--seat-${analysis.party ? 0 : seat})` } as CSSProperties
      }
      onClick={() => onShow(point.at)}
    >
      <span className={styles.head}>
        <span className={styles.title}>
          <Icon name="play" size={18} /> {say.moment.title}
        </span>
        <b>{chances}</b>
      </span>
      <span className={styles.event}>{eventOf(point, game.text, named, words)}</span>
      <span className={styles.bar} aria-hidden="true" />
    </button>
  );
}
