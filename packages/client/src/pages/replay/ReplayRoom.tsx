import { useLocation } from 'wouter';
import { useOfferStrings } from '../../i18n/offer/useOfferStrings';
import { useRoom } from '../../room/connection/useRoom';
import { Offer } from '../../room/offer/Offer';
import { Button } from '../../ui/Button';
import { RunningMatch } from '../match/RunningMatch';
import styles from './ReplayRoom.module.css';

/**
 * Connects the replay page to the room, for people who belong to it: they count as online, see the offer of the next
 * match here, and are notified when it begins.
 */
export function ReplayRoom({ code, matchId }: { code: string; matchId: string }) {
  const say = useOfferStrings();
  const handle = useRoom(code);
  const [, go] = useLocation();
  const { room } = handle;
  if (!room) return null;
  if (room.state !== 'playing' || room.matchId === null) return room.offer && <Offer handle={handle} room={room} />;
  return (
    <div className={styles.begun}>
      {room.matchId !== matchId && <p role="status">{say.begun}</p>}
      <RunningMatch handle={handle} room={room} matchId={room.matchId} />
      <Button look="main" onClick={() => go(`/r/${code}`)}>
        {say.toMatch}
      </Button>
    </div>
  );
}
