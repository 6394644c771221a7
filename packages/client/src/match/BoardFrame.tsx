import type { ReactNode } from 'react';
import { useStrings } from '../i18n/strings';
import { ConnectionBanner } from '../room/connection/ConnectionBanner';
import { Announcements } from './Announcements';
import styles from './BoardFrame.module.css';
import { ExplainLayer } from './explain/ExplainLayer';
import { FramedBoard } from './FramedBoard';
import { FrameSheets } from './FrameSheets';
import { MatchBar } from './MatchBar';
import { SeatsStrip } from './SeatsStrip';
import { StatusBanner } from './StatusBanner';
import { StoryList } from './StoryList';
import { TakebackButton } from './takeback/TakebackButton';
import type { FollowedMatch, Frame } from './useFrame';

export interface BoardFrameProps extends FollowedMatch {
  frame: Frame;
  /** The button that opens the chat. */
  chat: ReactNode;
  /** The coach of a guided match. */
  coach: ReactNode;
  /** Offers those who come back to see the moves they have missed. */
  missedMoves: ReactNode;
  /** What can be done with the replay of the match, for the sheets. */
  replayActions: ReactNode;
  /** Those who share this device, below the board. */
  sharedDevice: ReactNode;
  /** Back to the room, after the end. */
  onLeave(): void;
}

/** The board with everything around it that is the same for every game. */
export function BoardFrame(props: BoardFrameProps) {
  const { game, handle, room, match, frame } = props;
  const { rulebook, shown, turn, lines, readRule, open } = frame;
  const { text, moveRules } = game;
  const status = handle.status === 'here' && !match.live ? 'lost' : handle.status;
  return (
    <ExplainLayer {...{ text, rulebook, moveRules }} whyNot={frame.match.whyNot} onRule={readRule}>
      <div className={styles.table}>
        <Bar {...props} />
        <SeatsStrip
          room={room}
          view={frame.view}
          seat={handle.seat}
          waits={handle.waits}
          onOpen={() => open('seats')}
        />
        <div className={styles.banner}>
          <ConnectionBanner status={status} />
          {props.missedMoves}
        </div>
        <StatusBanner handle={handle} room={room} view={match.view} />
        <div className={styles.coach}>{props.coach}</div>
        <FramedBoard frame={frame} game={game} seat={handle.seat} />
        {props.sharedDevice && <div className={styles.company}>{props.sharedDevice}</div>}
        <StorySide {...props} />
        <Announcements {...{ turn, shown, lines }} />
        <FrameSheets {...props} />
      </div>
    </ExplainLayer>
  );
}

function Bar({ game, handle, room, frame, chat }: BoardFrameProps) {
  const { turn, clock, over, halt, match, open } = frame;
  const { takeable } = match;
  return (
    <MatchBar
      {...{ turn, clock, over }}
      title={game.text.title}
      watching={handle.seat === null}
      takeback={takeable && !halt && <TakebackButton {...{ handle, room, takeable }} look="quiet" iconOnly />}
      chat={chat}
      onSheet={open}
    />
  );
}

/** The story beside the board, where the screen is wide enough. */
function StorySide({ game, frame: { lines, point } }: BoardFrameProps) {
  const { match } = useStrings();
  return (
    <aside className={styles.side} aria-label={match.storyOf}>
      <h2>{match.story}</h2>
      <StoryList lines={lines} about={game.about} onHighlight={point} />
    </aside>
  );
}
