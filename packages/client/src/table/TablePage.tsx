import type { RoomView } from '@lantern/games/protocol';
import { Message } from '../app/Message';
import type { RoomHandle } from '../app/room/useRoom';
import { useGame } from '../app/useGame';
import { Waiting } from '../app/Waiting';
import type { GameClient } from './board';
import { Table } from './Table';
import { useMatch } from './useMatch';

export interface TablePageProps {
  handle: RoomHandle;
  room: RoomView;
  matchId: string;
  /** Back to the room, after the end. */
  onLeave(): void;
}

/** The table of a match: fetches the game and the match, then lays both out. */
export function TablePage(props: TablePageProps) {
  const game = useGame(props.room.game);
  if (game === 'loading') return <Waiting>Laying the table…</Waiting>;
  if (game === 'failed') {
    return (
      <Message title="The board did not arrive" action={{ label: 'Try again', onClick: () => location.reload() }}>
        The board of this game could not be fetched. Your seat is kept.
      </Message>
    );
  }
  return <Followed {...props} game={game} />;
}

function Followed(props: TablePageProps & { game: GameClient }) {
  const { game, handle, room, matchId } = props;
  const match = useMatch(game, handle, room, matchId);
  if (match.view) return <Table {...props} match={{ ...match, view: match.view }} />;
  if (match.refusal) {
    return (
      <Message title="The match stays dark" action={{ label: 'Try again', onClick: () => location.reload() }}>
        {match.refusal.message}
      </Message>
    );
  }
  return <Waiting>Laying the table…</Waiting>;
}
