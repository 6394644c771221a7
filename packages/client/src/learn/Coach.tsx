import type { LessonPlan, LessonWords, Situation } from '@lantern/games/kit/lesson';
import type { Seat } from '@lantern/games/kit/seat';
import type { CommonView } from '@lantern/games/module';
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useLanguage, useWords } from '../words/words';
import styles from './Coach.module.css';
import { loadLessonWords, loadPlan } from './load';
import { endLesson, keepLesson, lessonIn } from './progress';

export interface CoachProps {
  code: string;
  game: string;
  view: CommonView;
  seat: Seat;
  /** Opens the rulebook at a paragraph. */
  onRule(rule: string): void;
}

/** The coach of a guided match: tells of each situation the first time the learner meets it. */
export function Coach(props: CoachProps) {
  const { game } = props;
  const language = useLanguage();
  const [lesson, setLesson] = useState<{ plan: LessonPlan; words: LessonWords }>();
  useEffect(() => {
    let here = true;
    // Without its lesson the match is a match like any other.
    Promise.all([loadPlan(game), loadLessonWords(game, language)]).then(
      ([plan, words]) => here && plan && words && setLesson({ plan, words }),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return lesson ? <Lesson {...props} {...lesson} /> : null;
}

type LessonProps = CoachProps & { plan: LessonPlan; words: LessonWords };

function Lesson({ code, view, seat, onRule, plan, words }: LessonProps) {
  const { learn: say } = useWords();
  const [told, setTold] = useState<readonly string[]>(() => lessonIn(code) ?? []);
  const [ended, setEnded] = useState(false);
  const [now, setNow] = useState<Situation<CommonView>>();
  const next = now ?? plan.situations.find(({ id, when }) => !told.includes(id) && when(view, seat));
  // What is being told stays until it is read, although the match goes on.
  useEffect(() => setNow(next), [next]);

  const done = told.length === plan.situations.length;
  const said = next && words[next.id];
  const go = () => {
    if (!next) return;
    const all = [...told, next.id];
    setTold(all);
    setNow(undefined);
    keepLesson(code, all);
  };
  const end = () => {
    setEnded(true);
    endLesson(code);
  };
  if (ended) return null;
  if (!done && !said) return <Progress plan={plan} told={told} />;
  return (
    <section className={styles.coach} aria-label={say.coach}>
      <div role="status">
        <h2>{said?.title ?? say.done}</h2>
        <p>{said?.body ?? say.doneBody}</p>
      </div>
      <div className={styles.row}>
        {next && said && (
          <Button look="quiet" icon="help" iconOnly onClick={() => onRule(next.rule)}>
            {say.rule}
          </Button>
        )}
        <Progress plan={plan} told={told} />
        {!done && (
          <Button look="quiet" onClick={end}>
            {say.end}
          </Button>
        )}
        <Button look="main" onClick={done ? end : go}>
          {done ? say.playOn : say.understood}
        </Button>
      </div>
    </section>
  );
}

/** A dot for each situation, filled when it has been told. */
function Progress({ plan, told }: { plan: LessonPlan; told: readonly string[] }) {
  const { learn: say } = useWords();
  return (
    <p className={styles.dots}>
      <span className="unseen">{say.progress(told.length, plan.situations.length)}</span>
      {plan.situations.map(({ id }) => (
        <span key={id} data-told={told.includes(id) || undefined}>
          {told.includes(id) && <Icon name="check" size={10} />}
        </span>
      ))}
    </p>
  );
}
