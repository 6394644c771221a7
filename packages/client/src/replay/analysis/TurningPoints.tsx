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
  step: number;
  onShow(step: number): void;
}

/** The turning points in words; each is a link to its step. */
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
          const event = eventOf(point, text, voice, say);
          const { advice } = point;
          const other = advice && otherChoice(advice, event, { text, voice, say });
          const isBest = advice !== undefined && (other === undefined || isAsGood(advice, say));
          const { effect, split } = effectOf(analysis, point.at, isBest, { voice, say });
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
                {advice && <p className={replayStyles.soft}>{adviceOf(advice, other, name, say)}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The maximum number of sentences about a turning point. */
const MAX_SENTENCES = 3;

/** Returns a sentence about what happened at a turning point. */
export function eventOf({ facts, made }: TurningPoint, text: GameStrings, voice: Voice, say: AnalysisStrings): string {
  const sentences = storyLines(text, { story: facts }, voice).map(({ sentence }) => sentence);
  if (sentences.length > 0) return sentences.slice(0, MAX_SENTENCES).join(' ');
  return made ? `${choiceSentence({ choice: made }, text, voice)}.` : say.clock;
}

/** Returns the effect of a move in words and in figures. @param isBest whether no better choice was found */
function effectOf(
  { moments, seats, party }: Analysis,
  at: number,
  isBest: boolean,
  { voice, say }: Pick<Said, 'voice' | 'say'>,
) {
  const place = mostChanged(moments, seats, at);
  const change = changeAt(moments, at, place);
  const [seat, mover] = [seats[place] ?? '0', moments[at]?.seat ?? null];
  const points = Math.round(100 * Math.abs(totalOf(change)));
  const [name, way] = [party ? null : voice.name(seat), totalOf(change) < 0 ? 'lost' : 'won'] as const;
  const isOwn = party || mover === seat;
  const by = mover === null || party ? null : voice.name(mover);
  const [before, after] = [at - 1, at].map((one) => say.percent(moments[one]?.chances[place] ?? 0));
  const split = `${say.change(before ?? '', after ?? '')} (${say.split(signed(change.choice), signed(change.luck))})`;
  if (Math.abs(change.luck) > Math.abs(change.choice)) return { effect: say.luck[way](name, points), split };
  // A choice is not blamed for a loss if no better one was found.
  if (way === 'lost' && isOwn && isBest) return { effect: say.fell(name, points), split };
  return { effect: say.choice[way](name, points, by), split };
}

interface Said {
  text: GameStrings;
  voice: Voice;
  say: AnalysisStrings;
}

/** Returns the choice of the search in words. @param sentence the choice; `undefined` if it is the one that was made */
function adviceOf({ chance, played }: Advice, sentence: string | undefined, name: string | null, say: AnalysisStrings) {
  const [hoped, had] = [say.percent(chance), played === undefined ? null : say.percent(played)];
  if (sentence === undefined) return say.same(hoped, name);
  return hoped === had ? say.asGood(sentence, hoped, name) : say.other(sentence, hoped, name, had);
}

/**
 * Returns the choice of the search in words, or `undefined` if it reads the same as what was done.
 * @param event what was done, in words
 */
function otherChoice({ same, ...advice }: Advice, event: string, { text, voice }: Said): string | undefined {
  const sentence = choiceSentence(advice, text, voice);
  return same || event.includes(sentence) ? undefined : sentence;
}

/** Whether the search has found no better choice. */
const isAsGood = ({ chance, played }: Advice, say: AnalysisStrings): boolean =>
  played !== undefined && say.percent(chance) === say.percent(played);

/** Returns percentage points with their sign. */
export function signed(share: number): string {
  const points = Math.round(100 * share);
  return points === 0 ? '0' : `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}
