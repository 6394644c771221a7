import { Suspense, useEffect } from 'react';
import { ConnectionBanner } from '../room/connection/ConnectionBanner';
import { whenIdle } from '../state/idle';
import { lazyComponent } from '../ui/lazyComponent';
import { Announcements } from './Announcements';
import type { BoardFrameProps } from './boardFrameProps';
import { ExplainLayer } from './explain/ExplainLayer';
import { FramedBoard } from './FramedBoard';
import type { FrameParts } from './frame/FrameContext';
import styles from './frame/frame.module.css';
import { PeopleRail } from './frame/PeopleRail';
import { tokenColours } from './frame/tokenColours';
import { MatchBar } from './MatchBar';
import { StatusBanner } from './StatusBanner';
import { StorySide } from './StorySide';
import { TakebackButton } from './takeback/TakebackButton';

const { fetch: fetchSheets, Part: FrameSheets } = lazyComponent(() =>
  import('./FrameSheets').then((part) => part.FrameSheets),
);

/** The board with everything around it that is the same for every game. */
export function BoardFrame(props: BoardFrameProps) {
  const { game, handle, room, match, frame } = props;
  const { rulebook, shown, turn, lines, readRule } = frame;
  useEffect(() => whenIdle(() => void fetchSheets().catch(() => undefined)), []);
  const { text, moveRules } = game;
  const status = handle.status === 'here' && !match.live ? 'lost' : handle.status;
  return (
    <ExplainLayer {...{ text, rulebook, moveRules }} whyNot={frame.match.whyNot} onRule={readRule}>
      <div className={styles.frame} style={tokenColours(game, frame.view)}>
        <Bar {...props} />
        <PeopleRail
          {...{ game, room }}
          view={frame.view}
          seat={handle.seat}
          waits={handle.waits}
          speech={props.speech}
          onOpen={frame.openPerson}
        />
        <div className={styles.banner}>
          <ConnectionBanner status={status} />
        </div>
        <FramedBoard frame={frame} game={game} seat={handle.seat} parts={partsOf(props)} />
        <StorySide lines={lines} about={game.about} onHighlight={frame.point} />
        <Announcements {...{ turn, shown, lines }} />
        <Suspense>{frame.sheet && <FrameSheets {...props} />}</Suspense>
      </div>
    </ExplainLayer>
  );
}

/** What the frame gives to the parts that the board fills. */
function partsOf({ handle, room, match, frame, coach, missedMoves, sharedDevice }: BoardFrameProps): FrameParts {
  const { turn, halt } = frame;
  const { takeable } = frame.match;
  return {
    pending: frame.match.pending,
    paused: halt === 'PAUSED',
    lesson: room.lesson === true,
    notices: (
      <>
        {coach}
        {missedMoves}
        <StatusBanner handle={handle} room={room} view={match.view} />
        {sharedDevice}
      </>
    ),
    takeback: takeable && !halt && <TakebackButton {...{ handle, room, takeable }} look="plain" iconOnly />,
    waiting: turn.detail ?? turn.headline,
  };
}

function Bar({ game, handle, frame, chat }: BoardFrameProps) {
  const { turn, clock, over, open } = frame;
  return (
    <MatchBar
      {...{ turn, clock, over }}
      title={game.text.title}
      watching={handle.seat === null}
      chat={chat}
      onSheet={open}
    />
  );
}
