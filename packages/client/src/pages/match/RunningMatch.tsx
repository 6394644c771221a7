import type { RoomView } from '@lantern/protocol/rooms';
import { useOfferStrings } from '../../i18n/offer/useOfferStrings';
import type { GameClient } from '../../match/gameBoard';
import { namesOf, turnOf, voiceFor } from '../../match/sentences';
import { useMatch } from '../../match/useMatch';
import type { RoomHandle } from '../../room/connection/roomHandle';
import { useGame } from '../game/useGame';

export interface RunningMatchProps {
  handle: RoomHandle;
  room: RoomView;
  matchId: string;
}

/** Tells a player who is in the room that their match waits for them. */
export function RunningMatch(props: RunningMatchProps) {
  const game = useGame(props.room.game);
  const isPlayer = props.handle.seat !== null && typeof game !== 'string';
  return isPlayer && <Followed {...props} game={game} />;
}

function Followed({ game, handle, room, matchId }: RunningMatchProps & { game: GameClient }) {
  const say = useOfferStrings();
  const { seat } = handle;
  const { newest } = useMatch(game, handle, room, matchId);
  const isMine = newest && turnOf(game.text, newest, seat, voiceFor(seat, namesOf(room.seats))).mine;
  return <p role="status">{isMine && say.yourTurn}</p>;
}
