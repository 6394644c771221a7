import type { Halt } from '@lantern/games/engine/lessonFrames';
import { LEARNER } from '@lantern/games/kit/lesson';
import { seatsOf } from '@lantern/games/kit/seat';
import type { LoadedLesson } from '@lantern/games/loadLesson';
import type { SeatView } from '@lantern/protocol/roomSeats';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLessonStrings } from '../i18n/lesson/useLessonStrings';
import { t } from '../i18n/strings';
import type { FrameParts } from '../match/frame/FrameContext';
import type { GameClient } from '../match/gameBoard';
import { MatchBar } from '../match/MatchBar';
import { TableFrame } from '../match/TableFrame';
import { type Frame, type FrameRoom, useFrame } from '../match/useFrame';
import { whenIdle } from '../state/idle';
import { Button } from '../ui/Button';
import { Coach } from './Coach';
import { SHOWN_AFTER } from './LessonPlay';
import { LessonSheets } from './LessonSheets';
import styles from './LessonTable.module.css';
import { Spotlight } from './Spotlight';
import { litOnTable } from './spotlight';
import { type ShownLesson, useLesson } from './useLesson';
import { useTapGuard } from './useTapGuard';

/** The time before the arrow appears for a thing that was taught before. */
const ARROW_DELAY_MS = 6000;

/** The opponents of the learner. */
const RIVALS = ['Clara', 'Hugo', 'Nora', 'Felix'];

export interface LessonTableProps {
  game: GameClient;
  lesson: LoadedLesson;
  /** The actions after the lesson: buttons, the main one last. */
  next: ReactNode;
  onLeave(): void;
}

/** The table of a lesson, in which every move is scripted. It needs no room and no server. */
export function LessonTable(props: LessonTableProps) {
  const { game, lesson, next, onLeave } = props;
  const shown = useLesson(game, lesson);
  const { play, match, halt, step, missed } = shown;
  const room = useMemo(() => roomOf(lesson.players), [lesson.players]);
  const frame = useFrame({ game, handle: { seat: LEARNER, clock: null }, room, match, lesson: true }, null);
  const pointed = usePointed(halt, missed);
  // Preloads the end of the lesson, in case the network is gone by then.
  useEffect(() => whenIdle(() => void game.end?.().catch(() => undefined)), [game]);
  const around = useTapGuard(halt && (() => litOnTable(game.about, halt).carriers), () => play.miss());
  const onRestart = () => {
    frame.close();
    play.restart();
  };
  return (
    <div ref={around} className={styles.around}>
      <TableFrame
        {...{ frame, game, room }}
        seat={LEARNER}
        parts={partsOf(props, shown, frame)}
        bar={<Bar {...{ game, frame }} rule={step.rule} />}
        onMoment={(from, to) => void match.again(from, to)}
      >
        <LessonSheets {...{ game, frame, next, onLeave, onRestart }} ending={lesson.strings.end} rule={step.rule} />
      </TableFrame>
      {halt && pointed && frame.sheet === null && <Spotlight about={game.about} {...{ halt, missed }} />}
    </div>
  );
}

/** The parts of the frame of a lesson that the board fills. */
function partsOf(
  { lesson, onLeave }: LessonTableProps,
  shown: ShownLesson,
  { lines, over, caughtUp }: Frame,
): FrameParts {
  const { steps, strings } = lesson;
  const { halt, step, missed } = shown;
  return {
    pending: false,
    paused: false,
    showing: !caughtUp || halt?.accepts.length === 0,
    lesson: true,
    notices: !over && (
      <Coach
        {...{ steps, missed, onLeave }}
        sentence={strings.steps[step.step] ?? ''}
        all={Object.values(strings.steps)}
        at={step.at}
        waits={halt !== undefined}
      />
    ),
    // The coach asks the question, so the prompt stays empty.
    hint: halt ? (_prompt, className) => <p className={className} /> : undefined,
    button: <Onwards {...shown} />,
    waiting: lines.at(-1)?.sentence ?? '',
  };
}

function Bar({ game, frame, rule }: { game: GameClient; frame: Frame; rule: string }) {
  const { turn, over, caughtUp, open, readRule } = frame;
  return (
    <MatchBar
      {...{ turn, caughtUp, over }}
      clock={null}
      asks={false}
      title={game.text.title}
      watching={false}
      chat={null}
      onSheet={(wanted) => (wanted === 'help' ? readRule(rule) : open(wanted))}
    />
  );
}

/** The button that continues after reading, and the offer to make the move after some other ones. */
function Onwards({ play, halt, missed }: ShownLesson) {
  const say = useLessonStrings();
  if (!halt) return null;
  if (halt.accepts.length === 0) {
    return (
      <Button look="main" data-go-on onClick={() => play.goOn()}>
        {say.goOn}
      </Button>
    );
  }
  if (missed < SHOWN_AFTER) return null;
  return <Button onClick={() => play.showMe()}>{say.showMe}</Button>;
}

/** Whether the arrow is shown: for a thing that was taught before only after a while, or after another move. */
function usePointed(halt: Halt | undefined, missed: number): boolean {
  const [late, setLate] = useState<Halt>();
  useEffect(() => {
    if (!halt?.alone) return;
    const timer = setTimeout(() => setLate(halt), ARROW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [halt]);
  return !halt?.alone || missed > 0 || late === halt;
}

/** Returns a table that is not a room: the learner and their opponents. */
function roomOf(players: number): FrameRoom {
  const usual = { person: null, here: true, standIn: 'none' } as const;
  const seats = seatsOf(players).map((seat, place): SeatView => {
    const rival = RIVALS[place - 1];
    return { ...usual, seat, name: rival ?? t().common.you, kind: rival ? 'bot' : 'person' };
  });
  return { seats, options: {}, state: 'playing', paused: false, matchId: null, history: [], takeBack: null };
}
