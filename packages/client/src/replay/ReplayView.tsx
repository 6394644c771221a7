import type { Seat } from '@lantern/protocol/seat';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useReplayStrings } from '../i18n/replay/useReplayStrings';
import { tokenColours } from '../match/frame/tokenColours';
import type { GameClient } from '../match/gameBoard';
import { useLandings } from '../match/landing/useLandings';
import { endingSentence, voiceFor } from '../match/sentences';
import type { Shown } from '../match/timeline/beats';
import { Button } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { laterComponent } from '../ui/laterComponent';
import { mayAnalyse } from './analysis/mayAnalyse';
import { IconButton } from './IconButton';
import { PastRail } from './PastRail';
import styles from './Replay.module.css';
import { Scrubber } from './Scrubber';
import { sentencesAt, toldWith } from './stepSentences';
import { useReachedEnd } from './useReachedEnd';
import type { Replay } from './useReplay';
import { useReplayTimeline } from './useReplayTimeline';

const ReplayEnd = laterComponent(() => import('./ReplayEnd').then((part) => part.ReplayEnd));
const TableInWords = laterComponent(() => import('../match/words/TableInWords').then((part) => part.TableInWords));
const AnalysisPanel = laterComponent(() => import('./analysis/AnalysisPanel').then((part) => part.AnalysisPanel));

export interface ReplayViewProps {
  game: GameClient;
  replay: Replay;
  names: Readonly<Record<Seat, string>>;
  /** The content of the bar besides the title: the exit and further actions. */
  actions: ReactNode;
  /** A line above the board. */
  notice?: ReactNode;
  /** Opens with the analysis of the match. */
  analysed?: boolean;
  /** The moment of the analysis to show first. */
  moment?: number;
}

/** A replay: the board at a step, its sentences, and the controls for the other steps. */
export function ReplayView({ game, replay, names, actions, notice, analysed = false, moment }: ReplayViewProps) {
  const strings = useReplayStrings();
  const { view, before, about } = replay;
  const [analysing, analyse] = useState(analysed);
  const seat = about?.audience ?? null;
  const voice = useMemo(() => voiceFor(seat, names), [seat, names]);
  // The step at which the viewer tried to make a move.
  const [tried, setTried] = useState<number>();
  useArrows(replay);
  const { text } = game;
  const shown = useReplayTimeline(replay, game.beats);
  const past = shown?.view;
  const [reachedEnd, toBoard] = useReachedEnd(replay, shown);
  const lines = useMemo(() => (past ? sentencesAt(text, past, before, voice) : []), [text, past, before, voice]);
  const ending = past?.result && endingSentence(text, past, voice);
  const quiet = shown?.caughtUp ? strings.quiet : '';
  const told = replay.step === 0 ? toldWith([], null, strings.dealt) : toldWith(lines, ending, quiet);
  const panel = analysing && about?.over && view;
  const ended = reachedEnd && !panel;
  return (
    <section
      className={`${styles.replay} ${panel ? styles.analysed : ''}`}
      style={past && tokenColours(game, past)}
      aria-label={strings.replayOf(text.title)}
    >
      <header className={styles.bar}>
        <div className={styles.title}>
          <h1>{strings.lookingBack}</h1>
          <p>{text.title}</p>
        </div>
        <div className={styles.buttons}>
          {about?.over && mayAnalyse(replay.last) && (
            <IconButton icon="search" name={strings.analyse} pressed={analysing} onClick={() => analyse(!analysing)}>
              {strings.short.analyse}
            </IconButton>
          )}
          {actions}
        </div>
      </header>
      <div className={styles.above}>
        {past && <PastRail {...{ game, seat, names }} view={past} />}
        {notice && <div className={styles.notice}>{notice}</div>}
      </div>
      <div className={styles.board} data-phase={shown?.phase}>
        {view && shown && <PastBoard {...{ game, shown, seat, names }} onTry={() => setTried(replay.step)} />}
        {!view && <Waiting replay={replay} />}
        {ended && past && <ReplayEnd {...{ game, voice, names }} view={past} onBoard={toBoard} />}
      </div>
      {panel && (
        <div className={styles.analysis}>
          <AnalysisPanel
            {...{ game, replay, voice, moment }}
            matchId={about.matchId}
            view={panel}
            onClose={() => analyse(false)}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <div className={styles.told} role="status" tabIndex={0}>
        {tried === replay.step && <p className={styles.bad}>{strings.past}</p>}
        {view && told.map(({ n, sentence }) => <p key={n}>{sentence}</p>)}
      </div>
      <Scrubber replay={replay} sentence={told.at(-1)?.sentence ?? ''} />
    </section>
  );
}

interface PastBoardProps extends Pick<ReplayViewProps, 'game' | 'names'> {
  shown: Shown;
  seat: Seat | null;
  /** Called when the viewer tries to make a move. */
  onTry(): void;
}

/** The board at a step of the replay. */
function PastBoard({ game, shown, seat, names, onTry }: PastBoardProps) {
  const strings = useReplayStrings();
  const whyNot = () => ({ refusal: { code: 'PAST' }, sentence: strings.past });
  const act = async () => {
    onTry();
    return false;
  };
  const place = useRef<HTMLDivElement>(null);
  useLandings(place, game, shown.view);
  const { Board } = game;
  return (
    <div ref={place} className={styles.past}>
      <TableInWords {...{ game, seat, names }} view={shown.view} />
      <ErrorBoundary>
        <Board {...shown} {...{ seat, names, whyNot }} legal={[]} act={act} pending={false} clock={null} />
      </ErrorBoundary>
    </div>
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

/** The arrow keys move through the steps wherever the focus is, except in controls that use them. */
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
