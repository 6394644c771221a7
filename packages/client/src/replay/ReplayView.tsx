import type { Seat } from '@lantern/protocol/seat';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useReplayStrings } from '../i18n/replay/useReplayStrings';
import type { GameClient } from '../match/gameBoard';
import { endingSentence, voiceFor } from '../match/sentences';
import { Button } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import styles from './Replay.module.css';
import { Scrubber } from './Scrubber';
import { sentencesAt, toldWith, withoutDecisions } from './stepSentences';
import type { Replay } from './useReplay';

const AnalysisPanel = lazy(() => import('./analysis/AnalysisPanel').then((part) => ({ default: part.AnalysisPanel })));

export interface ReplayViewProps {
  game: GameClient;
  replay: Replay;
  names: Readonly<Record<Seat, string>>;
  /** What stands in the bar besides the title: the way out, what else can be done. */
  actions: ReactNode;
  /** A line above the board. */
  notice?: ReactNode;
  /** Begins with the analysis of the match. */
  analysed?: boolean;
}

/** A moment of a match that is past: the board as it was, what happened, and the way to other moments. */
export function ReplayView({ game, replay, names, actions, notice, analysed = false }: ReplayViewProps) {
  const strings = useReplayStrings();
  const { view, before, about } = replay;
  const [analysing, analyse] = useState(analysed);
  const seat = about?.audience ?? null;
  const voice = useMemo(() => voiceFor(seat, names), [seat, names]);
  const whyNot = () => ({ refusal: { code: 'PAST' }, sentence: strings.past });
  // The moment at which somebody tried to do something.
  const [tried, setTried] = useState<number>();
  const act = async () => {
    setTried(replay.step);
    return false;
  };
  useArrows(replay);
  const { Board, text } = game;
  const lines = useMemo(() => (view ? sentencesAt(text, view, before, voice) : []), [text, view, before, voice]);
  const past = useMemo(() => view && withoutDecisions(view), [view]);
  const ending = view?.result && endingSentence(text, view, voice);
  const told = replay.step === 0 ? toldWith([], null, strings.dealt) : toldWith(lines, ending, strings.quiet);
  const panel = analysing && about?.over && view;
  return (
    <section className={`${styles.replay} ${panel ? styles.analysed : ''}`} aria-label={strings.replayOf(text.title)}>
      <header className={styles.bar}>
        <div className={styles.title}>
          <h1>{strings.lookingBack}</h1>
          <p>{text.title}</p>
        </div>
        {about?.over && (
          <Button
            look={analysing ? 'plain' : 'quiet'}
            icon="search"
            iconOnly
            aria-pressed={analysing}
            onClick={() => analyse(!analysing)}
          >
            {strings.analyse}
          </Button>
        )}
        {actions}
      </header>
      {notice && <div className={styles.notice}>{notice}</div>}
      <div className={styles.board}>
        {past && (
          <ErrorBoundary>
            <Board {...{ seat, names, whyNot }} view={past} legal={[]} act={act} pending={false} clock={null} />
          </ErrorBoundary>
        )}
        {!past && <Waiting replay={replay} />}
      </div>
      {panel && (
        <div className={styles.analysis}>
          <Suspense>
            <AnalysisPanel
              {...{ game, replay, voice }}
              matchId={about.matchId}
              view={panel}
              onClose={() => analyse(false)}
            />
          </Suspense>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.told} role="status" tabIndex={0}>
        {tried === replay.step && <p className={styles.bad}>{strings.past}</p>}
        {view && told.map(({ n, sentence }) => <p key={n}>{sentence}</p>)}
      </div>
      <Scrubber replay={replay} sentence={told.at(-1)?.sentence ?? ''} />
    </section>
  );
}

function Waiting({ replay: { fault, retry } }: { replay: Replay }) {
  const strings = useReplayStrings();
  if (fault === null) return <p className={styles.waiting}>{strings.fetching}</p>;
  return (
    <div className={styles.waiting} role="alert">
      <p>
        {strings.lost} {fault}
      </p>
      <Button onClick={retry}>{strings.again}</Button>
    </div>
  );
}

/** The arrow keys lead through the moments wherever the focus is, but where they mean something else. */
function useArrows({ step, last, go, setPlaying }: Replay): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const ways: Record<string, number> = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last };
      const to = ways[event.key];
      const target = event.target as Element | null;
      if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target?.closest('input, textarea, select, dialog:not([data-replay])')) return;
      event.preventDefault();
      setPlaying(false);
      go(to);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [step, last, go, setPlaying]);
}
