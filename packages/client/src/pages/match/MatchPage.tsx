import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { ReactNode } from 'react';
import { useGame } from '../../games/useGame';
import { useStrings } from '../../i18n/strings';
import { BoardFrame } from '../../match/BoardFrame';
import type { GameClient } from '../../match/gameBoard';
import { useMatch } from '../../match/useMatch';
import { refusalOf } from '../../net/failure';
import type { RoomHandle } from '../../room/useRoom';
import { Message } from '../../ui/Message';
import { Waiting } from '../../ui/Waiting';

export interface MatchPageProps {
  handle: RoomHandle;
  room: RoomView;
  matchId: string;
  /** Back to the room, after the end. */
  onLeave(): void;
  /** Those who share this device, in the eyes of the one who looks. */
  company?(view: CommonView): ReactNode;
}

/** The table of a match: fetches the game and the match, then lays both out. */
export function MatchPage(props: MatchPageProps) {
  const { table, room, parts } = useStrings();
  const game = useGame(props.room.game);
  if (game === 'loading') return <Waiting>{room.laying}</Waiting>;
  if (game === 'failed') {
    return (
      <Message title={table.noBoard.title} action={{ label: parts.tryAgain, onClick: () => location.reload() }}>
        {table.noBoard.body}
      </Message>
    );
  }
  return <Followed {...props} game={game} />;
}

function Followed(props: MatchPageProps & { game: GameClient }) {
  const { game, handle, room, matchId } = props;
  const { table, room: say, parts } = useStrings();
  const match = useMatch(game, handle, room, matchId);
  if (match.view) return <BoardFrame {...props} match={{ ...match, view: match.view }} />;
  if (match.refusal) {
    return (
      <Message title={table.dark} action={{ label: parts.tryAgain, onClick: () => location.reload() }}>
        {refusalOf(match.refusal)}
      </Message>
    );
  }
  return <Waiting onRetry={() => location.reload()}>{say.laying}</Waiting>;
}
