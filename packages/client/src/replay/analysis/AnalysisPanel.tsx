import type { Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useAnalysisStrings } from '../../i18n/analysis/useAnalysisStrings';
import { tokenColours } from '../../match/frame/tokenColours';
import type { GameClient } from '../../match/gameBoard';
import { Button } from '../../ui/Button';
import { allPages } from '../pageSource';
import replayStyles from '../Replay.module.css';
import { viewsOf } from '../recording';
import type { Replay } from '../useReplay';
import styles from './Analysis.module.css';
import { analysisOf, type MatchAnalysis } from './analyses';
import { Findings } from './Findings';
import { momentSteps } from './momentSteps';

export interface AnalysisPanelProps {
  game: GameClient;
  replay: Replay;
  matchId: string;
  /** The moment that is shown. */
  view: CommonView;
  voice: Voice;
  onClose(): void;
  /** The moment of the analysis to show first. */
  moment?: number;
  /** Replaces the analysis that belongs to this page. */
  analysis?: MatchAnalysis;
}

/** The analysis of a match beside its replay. It starts with the panel and continues when the panel is opened again. */
export function AnalysisPanel(props: AnalysisPanelProps) {
  const { game, replay, matchId, view, voice, onClose, moment, analysis = analysisOf(matchId) } = props;
  const say = useAnalysisStrings();
  const { now } = useSyncExternalStore(analysis.state.subscribe, analysis.state.get);
  // The names include the viewer's own, since the figures are given by player.
  const named = useMemo(() => ({ ...voice, you: null }), [voice]);
  const { source } = replay;
  const begin = () => void analysis.begin(game.id, () => source.revealed());
  // biome-ignore lint/correctness/useExhaustiveDependencies: started once, with the panel
  useEffect(begin, [analysis]);
  const views = useViews(replay);
  const { kind } = now;
  const moments = now.kind === 'done' ? now.analysis.moments : undefined;
  const steps = useMemo(
    () => (moments && Array.isArray(views) ? momentSteps(moments, views) : undefined),
    [moments, views],
  );
  const first = moment === undefined ? undefined : steps?.[moment];
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, as soon as its step is known
  useEffect(() => {
    if (first !== undefined) replay.show(first);
  }, [first]);
  return (
    <section className={styles.panel} style={tokenColours(game, view)} aria-label={say.title}>
      <header className={styles.head}>
        <h2>{say.title}</h2>
        <Button look="quiet" icon="close" iconOnly onClick={onClose}>
          {say.close}
        </Button>
      </header>
      <div className={styles.status} role="status">
        {kind === 'fetching' && <p>{say.fetching}</p>}
        {kind === 'running' && <p>{say.running}</p>}
        {kind === 'cancelled' && <p>{say.cancelled}</p>}
        {kind === 'fault' && <p className={replayStyles.bad}>{say[now.why]}</p>}
        {kind === 'done' && views === 'failed' && <p className={replayStyles.bad}>{say.failed}</p>}
      </div>
      {kind === 'running' && (
        <div className={styles.running}>
          <progress className={replayStyles.played} value={now.done} max={1} aria-label={say.running} />
          <p className={replayStyles.soft}>{say.background}</p>
          <Button onClick={() => analysis.cancel()}>{say.cancel}</Button>
        </div>
      )}
      {(kind === 'cancelled' || (kind === 'fault' && now.why === 'failed')) && (
        <div className={styles.running}>
          <Button look="main" onClick={begin}>
            {say.begin}
          </Button>
        </div>
      )}
      {kind === 'done' && steps && (
        <Findings analysis={now.analysis} {...{ steps, text: game.text, replay }} voice={named} />
      )}
    </section>
  );
}

/** Returns all views of a replay in order; undefined while they are loading. */
function useViews({ source }: Replay): readonly CommonView[] | 'failed' | undefined {
  const [views, setViews] = useState<readonly CommonView[] | 'failed'>();
  useEffect(() => {
    let wanted = true;
    allPages(source).then(
      (pages) => wanted && setViews(pages.flatMap((page) => viewsOf(page))),
      () => wanted && setViews('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [source]);
  return views;
}
