import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import { type ReactNode, useEffect, useState } from 'react';
import { MatchChat } from '../../chat/match/MatchChat';
import { useStrings } from '../../i18n/strings';
import { BoardFrame } from '../../match/BoardFrame';
import type { GameClient } from '../../match/gameBoard';
import { fetchStatusRows } from '../../match/StatusBanner';
import { type FollowedMatch, useFrame } from '../../match/useFrame';
import { useMatch } from '../../match/useMatch';
import { isMany, useMissedMoves } from '../../match/useMissedMoves';
import { useTellSeen } from '../../match/useTellSeen';
import { refusalOf } from '../../net/api/failure';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { useBack } from '../../ui/back';
import { laterComponent } from '../../ui/laterComponent';
import { Message } from '../../ui/Message';
import { Waiting } from '../../ui/Waiting';
import { useGame } from '../game/useGame';
import { useLookBack } from './useLookBack';

const Deadline = laterComponent(() => import('../../room/days/Deadline').then((part) => part.Deadline));
const SpeechBubble = laterComponent(() => import('../../chat/match/SpeechBubble').then((part) => part.SpeechBubble));

export interface MatchPageProps {
  handle: RoomHandle;
  room: RoomView;
  matchId: string;
  /** Returns to the room. A running match continues without the viewer. */
  onLeave(): void;
  /** Renders the people who share this device, from the viewer's view. */
  sharedDevice?(view: CommonView): ReactNode;
}

/** The page of a match: loads the game, follows the match, then shows the board in its frame. */
export function MatchPage(props: MatchPageProps) {
  const { match, room, common } = useStrings();
  const game = useGame(props.room.game);
  const isWatching = props.handle.seat === null;
  // Preloads the bar of spectators, so that it appears with the board and does not shift it later.
  useEffect(() => void (isWatching && fetchStatusRows().catch(() => undefined)), [isWatching]);
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
  const { shown, newest } = match;
  if (shown && newest) return <Framed {...props} match={{ ...match, shown, newest }} />;
  if (match.refusal) {
    return (
      <Message title={table.dark} action={{ label: common.tryAgain, onClick: () => location.reload() }}>
        {refusalOf(match.refusal)}
      </Message>
    );
  }
  return <Waiting onRetry={() => location.reload()}>{strings.laying}</Waiting>;
}

/** Adds the chat and the replay to the frame of the board. */
function Framed(props: MatchPageProps & FollowedMatch) {
  const { game, handle, room, matchId, match, onLeave } = props;
  useBack(onLeave);
  const [talking, talk] = useState(false);
  const { seat, marks, mark } = handle;
  const [missed, skip] = useMissedMoves(matchId, seat, match, marks?.seen ?? null);
  useTellSeen(matchId, seat, match, mark);
  const frame = useFrame({ game, handle, room, match }, missed?.fact ?? null);
  const { names, voice, turn, since, over, close } = frame;
  const lookBack = useLookBack({
    game,
    handle,
    matchId,
    match: frame.match,
    names,
    voice,
    over,
    skip,
    missed: missed && !since && isMany(missed, room.tempo !== undefined) ? missed.version : null,
    mine: turn.mine,
    onOpen: close,
  });
  const { view } = match.shown;
  const onMoment = (from: number, to: number, onwards = false) => {
    close();
    if (!match.again(from, to)) lookBack.show(from, onwards);
  };
  return (
    <>
      <BoardFrame
        {...{ frame, game, handle, room, match, onLeave }}
        chat={
          <>
            {room.tempo && <Deadline {...{ handle, room }} />}
            <MatchChat {...{ handle, room }} open={talking} onOpen={talk} />
          </>
        }
        speech={(seat) => <SpeechBubble {...{ handle, room, seat }} onOpen={() => talk(true)} />}
        onMoment={onMoment}
        missedMoves={lookBack.offer}
        replayActions={lookBack.actions}
        past={lookBack.past}
        sharedDevice={props.sharedDevice?.(view)}
      />
      {lookBack.overlay}
    </>
  );
}
