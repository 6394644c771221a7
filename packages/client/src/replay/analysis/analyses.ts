import type { Analysis } from '@lantern/games/engine/analysis/types';
import type { RevealedMatch } from '@lantern/protocol/fairPlay';
import { Observable } from '../../state/observable';
import { keep, recall } from '../../state/storage';
import type { AnalysisJob, Told } from './startAnalysis';

export type AnalysisState =
  | { kind: 'none' }
  | { kind: 'fetching' }
  | { kind: 'running'; done: number }
  | { kind: 'done'; analysis: Analysis }
  | { kind: 'cancelled' }
  | { kind: 'fault'; why: 'notRevealed' | 'rules' | 'broken' | 'failed' };

/** An analysis as it is stored on this device. */
interface Kept {
  matchId: string;
  format: typeof FORMAT_VERSION;
  analysis: Analysis;
}

/** Incremented when stored analyses can no longer be shown. */
const FORMAT_VERSION = 1;
/** The maximum number of stored analyses. */
const MOST_KEPT = 8;

const kept = (): readonly Kept[] =>
  (recall<Kept[]>('analyses') ?? []).filter(({ format }) => format === FORMAT_VERSION);

const keepAnalysis = (matchId: string, analysis: Analysis): void =>
  keep(
    'analyses',
    [{ matchId, format: FORMAT_VERSION, analysis }, ...kept().filter((kept) => kept.matchId !== matchId)].slice(
      0,
      MOST_KEPT,
    ),
  );

/** Starts the analysis of a match. Resolves to a function that ends it. */
type Start = (job: AnalysisJob, told: (told: Told) => void) => Promise<() => void>;

const startInWorker: Start = async (job, told) => (await import('./startAnalysis')).startAnalysis(job, told);

/** The analysis of one match. It continues on every page until it is done or cancelled. */
export class MatchAnalysis {
  readonly state: Observable<{ now: AnalysisState }>;
  readonly #matchId: string;
  readonly #start: Start;
  /** Ends the running analysis; each start sets a new function. */
  #end: (() => void) | undefined;

  constructor(matchId: string, start = startInWorker) {
    this.#matchId = matchId;
    this.#start = start;
    const known = kept().find((kept) => kept.matchId === matchId);
    this.state = new Observable<{ now: AnalysisState }>({
      now: known ? { kind: 'done', analysis: known.analysis } : { kind: 'none' },
    });
  }

  /** Starts the analysis unless it is running or done. @param reveal loads what was revealed of the match */
  async begin(game: string, reveal: () => Promise<RevealedMatch | null>): Promise<void> {
    if (this.#end || this.state.get().now.kind === 'done') return;
    let wanted = true;
    this.#end = () => {
      wanted = false;
    };
    this.#now({ kind: 'fetching' });
    try {
      const revealed = await reveal();
      if (!wanted) return;
      if (!revealed) {
        this.#fail('notRevealed');
        return;
      }
      this.#now({ kind: 'running', done: 0 });
      const end = await this.#start({ game, revealed }, (told) => wanted && this.#told(told));
      if (wanted) this.#end = end;
      else end();
    } catch {
      if (wanted) this.#fail('failed');
    }
  }

  cancel(): void {
    this.#end?.();
    this.#end = undefined;
    this.#now({ kind: 'cancelled' });
  }

  #told(told: Told): void {
    if ('done' in told) {
      this.#now({ kind: 'running', done: told.done });
    } else if ('fault' in told) {
      this.#fail(told.fault);
    } else {
      this.#end = undefined;
      keepAnalysis(this.#matchId, told.analysis);
      this.#now({ kind: 'done', analysis: told.analysis });
    }
  }

  #fail(why: (AnalysisState & { kind: 'fault' })['why']): void {
    this.#end = undefined;
    this.#now({ kind: 'fault', why });
  }

  #now(now: AnalysisState): void {
    this.state.set({ now });
  }
}

const analyses = new Map<string, MatchAnalysis>();

/** Returns the analysis of a match: one for all callers on this page. */
export function analysisOf(matchId: string): MatchAnalysis {
  const known = analyses.get(matchId) ?? new MatchAnalysis(matchId);
  analyses.set(matchId, known);
  return known;
}
