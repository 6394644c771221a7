import { LEARNER } from '@lantern/games/kit/lesson';
import type { ReactNode } from 'react';
import { useLessonStrings } from '../i18n/lesson/useLessonStrings';
import { useStrings } from '../i18n/strings';
import { EndDialog } from '../match/end/EndDialog';
import type { GameClient } from '../match/gameBoard';
import { StoryList } from '../match/StoryList';
import styles from '../match/sheets.module.css';
import type { Frame } from '../match/useFrame';
import { RulebookSheet } from '../room/rulebook/RulebookSheet';
import { Button } from '../ui/Button';
import { Sheet } from '../ui/sheet/Sheet';

export interface LessonSheetsProps {
  game: GameClient;
  frame: Frame;
  /** The paragraph of the rulebook that explains the step. */
  rule: string;
  ending: string;
  /** The actions after the lesson. */
  next: ReactNode;
  onRestart(): void;
  onLeave(): void;
}

/** The sheet that is open over the table of a lesson, if any. */
export function LessonSheets({ game, frame, rule, ending, next, onRestart, onLeave }: LessonSheetsProps) {
  const say = useLessonStrings();
  const { match, common } = useStrings();
  const { sheet, view, names, voice, rulebook, lines, person, over, close, readRule } = frame;
  const { Person } = game;
  if (sheet === 'menu')
    return (
      <Sheet title={say.menu} onClose={close}>
        <div className={styles.stack}>
          <Button icon="help" onClick={() => readRule(rule)}>
            {say.rules}
          </Button>
          <Button icon="first" onClick={onRestart}>
            {say.again}
          </Button>
          <Button icon="back" onClick={onLeave}>
            {say.leave}
          </Button>
        </div>
      </Sheet>
    );
  if (sheet === 'help') return <RulebookSheet {...{ game, rulebook }} rule={frame.rule} onClose={close} />;
  if (sheet === 'story')
    return (
      <Sheet title={match.storyOf} place="side" onClose={close}>
        <StoryList {...{ game, lines, voice }} onShow={() => undefined} />
      </Sheet>
    );
  if (sheet === 'person' && person !== undefined && Person)
    return (
      <Sheet title={person === LEARNER ? common.you : (names[person] ?? '')} onClose={close}>
        <Person {...{ view, names }} of={person} seat={LEARNER} />
      </Sheet>
    );
  if (sheet !== 'end' || !over) return null;
  const actions = (
    <>
      <Button look="quiet" onClick={onRestart}>
        {say.once}
      </Button>
      {next}
    </>
  );
  return <EndDialog {...{ game, view, voice, names, actions }} sentence={ending} onClose={close} />;
}
