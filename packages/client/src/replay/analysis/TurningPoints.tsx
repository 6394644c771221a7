import { changeAt, mostChanged, totalOf } from '@lantern/games/engine/analysis/changes';
import type { Advice, Analysis, TurningPoint } from '@lantern/games/engine/analysis/types';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { AnalysisStrings } from '../../i18n/analysis/en';
import { useAnalysisStrings } from '../../i18n/analysis/useAnalysisStrings';
import { choiceSentence } from '../../match/hint/choiceSentence';
import { storyLines } from '../../match/sentences';
import replayStyles from '../Replay.module.css';
import styles from './Analysis.module.css';

export interface TurningPointsProps {
  analysis: Analysis;
  steps: readonly number[];
  text: GameStrings;
  voice: Voice;
  /** The step that is shown. */
  step: number;
  onShow(step: number): void;
}

/** The turning points in words; each leads to its moment. */
export function TurningPoints({ analysis, steps, text, voice, step, onShow }: TurningPointsProps) {
  const say = useAnalysisStrings();
  const { turningPoints, moments } = analysis;
  const hasTurns = moments.some(({ turn }) => turn > 1);
  return (
    <section>
      <h3>{say.points}</h3>
      {turningPoints.length === 0 && <p>{say.none}</p>}
      <ol className={styles.points}>
        {turningPoints.map((point, index) => {
          const to = steps[point.at] ?? 0;
          const { effect, split } = effectOf(analysis, point.at, voice, say);
          const event = eventOf(point, text, voice, say);
          const mover = moments[point.at]?.seat ?? null;
          const name = analysis.party || mover === null ? null : voice.name(mover);
          return (
            <li key={point.at} aria-current={to === step || undefined}>
              <button
                type="button"
                className={styles.point}
                aria-label={say.show(index + 1)}
                onClick={() => onShow(to)}
              >
                {index + 1}
              </button>
              <div>
                <p>
                  <b>{hasTurns ? say.turn(moments[point.at]?.turn ?? 0) : say.at(to)}:</b> {event} <b>{effect}</b>
                </p>
                <p className={replayStyles.soft}>{split}</p>
                {point.advice && (
                  <p className={replayStyles.soft}>{adviceOf(point.advice, event, name, { text, voice, say })}</p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** So many sentences tell what happened at a turning point. */
const SENTENCES = 3;

function eventOf({ facts, made }: TurningPoint, text: GameStrings, voice: Voice, say: AnalysisStrings): string {
  const sentences = storyLines(text, { story: facts }, voice).map(({ sentence }) => sentence);
  if (sentences.length > 0) return sentences.slice(0, SENTENCES).join(' ');
  return made ? `${choiceSentence({ choice: made }, text, voice)}.` : say.clock;
}

/** Whom a move cost or gave how much, by what; and both in figures. */
function effectOf({ moments, seats, party }: Analysis, at: number, voice: Voice, say: AnalysisStrings) {
  const place = mostChanged(moments, seats, at);
  const change = changeAt(moments, at, place);
  const [seat, mover] = [seats[place] ?? '0', moments[at]?.seat ?? null];
  const points = Math.round(100 * Math.abs(totalOf(change)));
  const [name, way] = [party ? null : voice.name(seat), totalOf(change) < 0 ? 'lost' : 'won'] as const;
  const byLuck = Math.abs(change.luck) > Math.abs(change.choice);
  const by = mover === null || party ? null : voice.name(mover);
  const effect = byLuck ? say.luck[way](name, points) : say.choice[way](name, points, by);
  const [before, after] = [at - 1, at].map((one) => say.percent(moments[one]?.chances[place] ?? 0));
  const split = `${say.change(before ?? '', after ?? '')} (${say.split(signed(change.choice), signed(change.luck))})`;
  return { effect, split };
}

/** What the search would have done: what reads the same as what was done is the same. @param event what was done, in words */
function adviceOf(
  { same, chance, played, ...advice }: Advice,
  event: string,
  name: string | null,
  { text, voice, say }: { text: GameStrings; voice: Voice; say: AnalysisStrings },
): string {
  const sentence = choiceSentence(advice, text, voice);
  if (same || event.includes(sentence)) return say.same(say.percent(chance), name);
  const [hoped, had] = [say.percent(chance), played === undefined ? null : say.percent(played)];
  return hoped === had ? say.asGood(sentence, hoped, name) : say.other(sentence, hoped, name, had);
}

/** Points with their sign. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}
