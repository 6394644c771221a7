import { catalogue } from '@lantern/games/catalogue';
import type { CommonView } from '@lantern/games/module';
import { useGame } from '../game/useGame';
import { MatchPage, type MatchPageProps } from '../match/MatchPage';
import { SharedDevice } from './SharedDevice';

/** The table of a match for several people at one device. */
export function SharedMatchPage(props: MatchPageProps) {
  const { handle, room } = props;
  const game = useGame(room.game);
  const open = catalogue.some(({ id, hidesNothing }) => id === room.game && hidesNothing);
  const hasSecrets = (view: CommonView | null) => {
    if (open) return false;
    return view === null || typeof game === 'string' || (game.hasSecrets?.(view) ?? true);
  };
  return (
    <SharedDevice {...{ handle, room, hasSecrets }}>
      {(seat, sharedDevice) => <MatchPage key={seat} {...props} sharedDevice={sharedDevice} />}
    </SharedDevice>
  );
}
