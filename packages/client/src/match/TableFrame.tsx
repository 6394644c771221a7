import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode } from 'react';
import { laterComponent } from '../ui/laterComponent';
import { useAnnouncer } from './announcer/useAnnouncer';
import { useCommandLine } from './command/useCommandLine';
import { ExplainLayer } from './explain/ExplainLayer';
import { FramedBoard } from './FramedBoard';
import type { FrameParts } from './frame/FrameContext';
import styles from './frame/frame.module.css';
import { PeopleRail, type PeopleRailProps } from './frame/PeopleRail';
import { tokenColours } from './frame/tokenColours';
import type { GameClient } from './gameBoard';
import { useLandings } from './landing/useLandings';
import { usePresses } from './press/usePresses';
import { StorySide } from './StorySide';
import { useSkip } from './timeline/useSkip';
import type { Frame } from './useFrame';

const CommandSheet = laterComponent(() => import('./command/CommandSheet').then((part) => part.CommandSheet));
const SkipLinks = laterComponent(() => import('./SkipLinks').then((part) => part.SkipLinks));

export interface TableFrameProps extends Pick<PeopleRailProps, 'waits' | 'speech'> {
  frame: Frame;
  game: GameClient;
  room: Pick<RoomView, 'seats'>;
  /** The seat of the viewer; `null` for a spectator. */
  seat: Seat | null;
  parts: FrameParts;
  bar: ReactNode;
  /** The notices over the upper edge of the board. */
  banner?: ReactNode;
  /** Shows how something happened, from one fact of the story to another. */
  onMoment(from: number, to: number): void;
  /** The sheets over the table. */
  children: ReactNode;
}

/** The table of a match: the bar, the people, the board, the story. It is also used for matches without a room. */
export function TableFrame({ frame, game, room, seat, waits, speech, parts, bar, banner, ...rest }: TableFrameProps) {
  const { rulebook, lines, readRule } = frame;
  const { pending, skip, whyNot } = frame.match;
  const presses = usePresses(frame.view, pending);
  useLandings(presses, game, frame.asking, seat);
  const commands = useCommandLine();
  const speaker = useAnnouncer(presses, game, frame, seat);
  useSkip(presses, frame.caughtUp ? undefined : skip);
  const { text, moveRules } = game;
  return (
    <ExplainLayer {...{ text, rulebook, moveRules, whyNot }} onRule={readRule}>
      <div ref={presses} className={styles.frame} data-phase={frame.phase} style={tokenColours(game, frame.view)}>
        <SkipLinks onStory={() => frame.open('story')} />
        {bar}
        <PeopleRail {...{ game, room, seat, waits, speech }} view={frame.view} onOpen={frame.openPerson} />
        <div className={styles.banner}>{banner}</div>
        <FramedBoard {...{ frame, game, seat, parts }} />
        <StorySide {...{ game, lines }} voice={frame.voice} onShow={rest.onMoment} />
        {rest.children}
        {commands.isOpen && <CommandSheet {...{ frame, game, seat, speaker }} onClose={commands.close} />}
      </div>
    </ExplainLayer>
  );
}
