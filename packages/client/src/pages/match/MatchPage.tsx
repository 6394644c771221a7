import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import { type ReactNode, useState } from 'react';
import { MatchChat } from '../../chat/match/MatchChat';
import { SpeechBubble } from '../../chat/match/SpeechBubble';
import { useStrings } from '../../i18n/strings';
import { BoardFrame } from '../../match/BoardFrame';
import type { GameClient } from '../../match/gameBoard';
import { type FollowedMatch, useFrame } from '../../match/useFrame';
import { useMatch } from '../../match/useMatch';
import { refusalOf } from '../../net/api/failure';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { LazyCoach } from '../../tutorial/LazyCoach';
import type { LessonBots } from '../../tutorial/useBotsWait';
import { useBack } from '../../ui/back';
import { Message } from '../../ui/Message';
import { Waiting } from '../../ui/Waiting';
import { useGame } from '../game/useGame';
import { useLookBack } from './useLookBack';

export interface MatchPageProps {
  handle: RoomHandle;
  room: RoomView;
  matchId: string;
  /** Back to the room; a match that goes on goes on without the one who looks. */
  onLeave(): void;
  /** Those who share this device, as the one who looks sees them. */
  sharedDevice?(view: CommonView): ReactNode;
}

/** A match: fetches the game, follows the match, then shows the board in its frame. */
export function MatchPage(props: MatchPageProps) {
  const { match, room, common } = useStrings();
  const game = useGame(props.room.game);
  if (game === 'loading') return <Waiting>{room.laying}</Waiting>;
  if (game === 'failed') {
    return (
      <Message title={match.noBoard.title} action={{ label: common.tryAgain, onClick: () => location.reload() }}>
        {match.noBoard.body}
      </Message>
    );
  }
  return <Followed {...props} game={game} />;
}

function Followed(props: MatchPageProps & { game: GameClient }) {
  const { game, handle, room, matchId } = props;
  const { match: table, room: strings, common } = useStrings();
  const match = useMatch(game, handle, room, matchId);
  if (match.view) return <Framed {...props} match={{ ...match, view: match.view }} />;
  if (match.refusal) {
    return (
      <Message title={table.dark} action={{ label: common.tryAgain, onClick: () => location.reload() }}>
        {refusalOf(match.refusal)}
      </Message>
    );
  }
  return <Waiting onRetry={() => location.reload()}>{strings.laying}</Waiting>;
}

/** Puts the chat, the coach and the look back into the frame of the board. */
function Framed(props: MatchPageProps & FollowedMatch) {
  const { game, handle, room, matchId, match, onLeave } = props;
  useBack(onLeave);
  const [talking, talk] = useState(false);
  const bots = lessonBots(handle, room);
  const frame = useFrame({ game, handle, room, match });
  const { names, turn, readRule, close } = frame;
  const lookBack = useLookBack({ game, handle, matchId, match: frame.match, names, mine: turn.mine, onOpen: close });
  const { view } = match;
  return (
    <>
      <BoardFrame
        {...{ frame, game, handle, room, match, onLeave }}
        chat={<MatchChat {...{ handle, room }} open={talking} onOpen={talk} />}
        speech={(seat) => <SpeechBubble {...{ handle, room, seat }} onOpen={() => talk(true)} />}
        coach={<LazyCoach code={room.code} game={room.game} seat={handle.seat} {...{ view, bots }} onRule={readRule} />}
        missedMoves={lookBack.offer}
        replayActions={lookBack.actions}
        sharedDevice={props.sharedDevice?.(view)}
      />
      {lookBack.overlay}
    </>
  );
}

/** The bots of a guided match, for its learner. */
function lessonBots({ host, configure }: RoomHandle, { lesson, botsWait }: RoomView): LessonBots | undefined {
  if (!lesson || !host) return undefined;
  return { waiting: botsWait === true, hold: (wait) => void configure({ botsWait: wait }) };
}
