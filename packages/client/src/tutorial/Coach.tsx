import type { Situation, TutorialPlan, TutorialStrings } from '@lantern/games/kit/tutorial';
import { loadTutorial, loadTutorialStrings } from '@lantern/games/loadTutorial';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage, useStrings } from '../i18n/strings';
import { Button } from '../ui/Button';
import { useBack } from '../ui/back';
import { Icon } from '../ui/Icon';
import styles from './Coach.module.css';
import { endTutorial, saveTutorialProgress, type TutorialProgress, tutorialProgressIn } from './progress';
import { type LessonBots, useBotsWait } from './useBotsWait';

export interface CoachProps {
  code: string;
  game: string;
  view: CommonView;
  seat: Seat;
  /** The bots of the match, which wait while something is to be read. */
  bots?: LessonBots | undefined;
  /** Opens the rulebook at a paragraph. */
  onRule(rule: string): void;
}

/** The coach of a guided match: tells of each situation the first time the learner meets it. */
export function Coach(props: CoachProps) {
  const { game, bots } = props;
  const language = useLanguage();
  const [lesson, setLesson] = useState<{ plan: TutorialPlan; words: TutorialStrings }>();
  const [missing, setMissing] = useState(false);
  useBotsWait(bots, missing ? false : undefined);
  useEffect(() => {
    let here = true;
    // Without its lesson the match is a match like any other.
    Promise.all([loadTutorial(game), loadTutorialStrings(game, language)]).then(
      ([plan, strings]) => here && plan && strings && setLesson({ plan, words: strings }),
      () => setMissing(true),
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return lesson ? <Steps {...props} {...lesson} /> : null;
}

type StepsProps = CoachProps & { plan: TutorialPlan; words: TutorialStrings };

function Steps({ code, view, seat, bots, onRule, plan, words: strings }: StepsProps) {
  const { tutorial: say } = useStrings();
  const [progress, setProgress] = useState<TutorialProgress>(
    () => tutorialProgressIn(code) ?? { told: [], skipped: [] },
  );
  const over = [...progress.told, ...progress.skipped];
  const [ended, setEnded] = useState(false);
  // What is told is what is asked now.
  const next: Situation<CommonView> | undefined = plan.situations.find(
    ({ id, when }) => !over.includes(id) && when(view, seat),
  );
  const [closed, setClosed] = useState<string>();

  const done = over.length === plan.situations.length;
  const said = next && strings[next.id];
  const go = (as: keyof TutorialProgress) => {
    if (!next) return;
    const further = { ...progress, [as]: [...progress[as], next.id] };
    setProgress(further);
    saveTutorialProgress(code, further);
  };
  const end = () => {
    setEnded(true);
    endTutorial(code);
  };
  const topic = next?.id ?? 'done';
  const open = closed !== topic;
  useBotsWait(bots, !ended && said !== undefined && open);
  useMovedOn(view.stages[seat], next?.id, () => go('told'));
  if (ended) return null;
  if (!done && !said) return <Progress plan={plan} progress={progress} />;
  return (
    <section className={styles.coach} aria-label={say.coach}>
      <div role="status" className={styles.line}>
        <Progress plan={plan} progress={progress} />
        <h2>{said?.title ?? say.done}</h2>
        <Button look="quiet" aria-expanded={open} onClick={() => setClosed(open ? topic : undefined)}>
          {open ? say.less : say.more}
        </Button>
      </div>
      {open && (
        <Told onClose={() => setClosed(topic)} body={said?.body ?? say.doneBody}>
          {!done && (
            <Button look="quiet" icon="close" iconOnly onClick={end}>
              {say.end}
            </Button>
          )}
          {next && said && (
            <Button look="quiet" icon="help" iconOnly onClick={() => onRule(next.rule)}>
              {say.rule}
            </Button>
          )}
          {!done && (
            <Button look="quiet" className={styles.skip} onClick={() => go('skipped')}>
              {say.skip}
            </Button>
          )}
          <Button look="main" onClick={done ? end : () => go('told')}>
            {done ? say.playOn : say.understood}
          </Button>
        </Told>
      )}
    </section>
  );
}

/** Who has made the move that was asked for has understood what was told with it: the coach goes on to what is asked now. */
function useMovedOn(stage: string | undefined, topic: string | undefined, moveOn: () => void): void {
  const before = useRef({ stage, topic });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each move
  useEffect(() => {
    const { current } = before;
    before.current = { stage, topic };
    if (topic !== undefined && current.topic === topic && current.stage !== undefined && current.stage !== stage)
      moveOn();
  }, [stage, topic]);
}

/** What is said, and the answers; a step back closes it. */
function Told({ body, onClose, children }: { body: string; onClose(): void; children: ReactNode }) {
  useBack(onClose);
  return (
    <div className={styles.told}>
      <p>{body}</p>
      <div className={styles.row}>{children}</div>
    </div>
  );
}

/** A dot for each situation: filled when it has been told, crossed out when it was skipped. */
function Progress({ plan, progress }: { plan: TutorialPlan; progress: TutorialProgress }) {
  const { tutorial: strings } = useStrings();
  const { told, skipped } = progress;
  return (
    <p className={styles.dots}>
      <span className="unseen">{strings.progress(told.length, plan.situations.length, skipped.length)}</span>
      {plan.situations.map(({ id }) => (
        <span key={id} data-told={told.includes(id) || undefined}>
          {told.includes(id) && <Icon name="check" size={10} />}
          {skipped.includes(id) && <Icon name="close" size={10} />}
        </span>
      ))}
    </p>
  );
}
