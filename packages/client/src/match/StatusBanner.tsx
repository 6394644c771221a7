import type { CommonView } from '@lantern/games/module';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import type { VoteView } from '@lantern/protocol/votes';
import { useStrings } from '../i18n/strings';
import { useVoteStrings } from '../i18n/votes/useVoteStrings';
import type { RoomHandle } from '../room/connection/roomHandle';
import { HostAway } from '../room/seats/HostAway';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Countdown } from '../ui/time/Countdown';
import { SeatRequests } from './SeatRequests';
import styles from './StatusBanner.module.css';
import { TakebackRequest } from './takeback/TakebackRequest';

export interface StatusBannerProps {
  handle: RoomHandle;
  room: RoomView;
  view: CommonView;
}

/** What holds the match up or is being voted on, and what one can do about it; nothing where nothing is. */
export function StatusBanner({ handle, room, view }: StatusBannerProps) {
  if (view.result || room.state !== 'playing') return null;
  const ending = room.votes.find(({ about }) => about === 'end');
  const timeOut = room.votes.find(({ about, decisionId }) => about === 'time-out' && decisionId === view.decisionId);
  const missing = room.seats.filter((one) => isMissing(one) && Object.hasOwn(view.stages, one.seat));
  return (
    <div role="status" className={styles.standing}>
      {room.paused && <Paused handle={handle} room={room} />}
      {room.takeBack && !room.paused && <TakebackRequest request={room.takeBack} handle={handle} room={room} />}
      <SeatRequests handle={handle} room={room} />
      {timeOut && !room.paused && <TimeOutVote vote={timeOut} handle={handle} room={room} />}
      {ending && <Ending vote={ending} handle={handle} room={room} />}
      {!room.paused && missing.map((one) => <Missing key={one.seat} one={one} handle={handle} room={room} />)}
    </div>
  );
}

/** Whether nobody plays a seat: its person is away, or has stood up. */
export function isMissing({ kind, here, standIn }: SeatView): boolean {
  return kind !== 'bot' && !here && standIn === 'none';
}

function Paused({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const { pause } = useStrings().hosting;
  return (
    <div className={styles.row}>
      <Icon name="pause" />
      <p>
        {handle.host ? pause.byYou : pause.byHost}{' '}
        {!handle.host && handle.hostAway && <HostAway handle={handle} room={room} />}
      </p>
      {handle.host && (
        <Button look="main" icon="play" onClick={() => handle.pause(false)}>
          {pause.resume}
        </Button>
      )}
    </div>
  );
}

/** Some would go on without an answer to the open decision. */
function TimeOutVote({ vote, handle, room }: { vote: VoteView; handle: RoomHandle; room: RoomView }) {
  const votes = useVoteStrings();
  const names = room.seats.filter(({ seat }) => vote.by.includes(seat)).map(({ name }) => name);
  const mine = handle.seat !== null && vote.by.includes(handle.seat);
  return (
    <div className={styles.row}>
      <Icon name="away" />
      <p>{votes.wantTimeOut(names, vote.needed)}</p>
      {handle.seat !== null && (
        <Button onClick={() => handle.voteTimeOut(vote.decisionId ?? 0, !mine)}>
          {mine ? votes.takeBack : votes.agree}
        </Button>
      )}
    </div>
  );
}

function Ending({ vote, handle, room }: { vote: VoteView; handle: RoomHandle; room: RoomView }) {
  const votes = useVoteStrings();
  const names = room.seats.filter(({ seat }) => vote.by.includes(seat)).map(({ name }) => name);
  const mine = handle.seat !== null && vote.by.includes(handle.seat);
  return (
    <div className={styles.row}>
      <Icon name="door" />
      <p>{votes.wantEnd(names, vote.needed)}</p>
      {handle.seat !== null && (
        <Button onClick={() => handle.voteEnd(!mine)}>{mine ? votes.takeBack : votes.agree}</Button>
      )}
    </div>
  );
}

/** Somebody the table waits for who is away: for how long still, and the vote for a stand-in. */
export function Missing({ one, handle, room }: { one: SeatView; handle: RoomHandle; room: RoomView }) {
  const votes = useVoteStrings();
  const vote = room.votes.find(({ about, seat }) => about === 'stand-in' && seat === one.seat);
  const mine = handle.seat !== null && (vote?.by.includes(handle.seat) ?? false);
  const { after } = room.absence;
  const endsAt = handle.waits.seats[one.seat];
  return (
    <div className={styles.row}>
      <Icon name="away" />
      <p>
        {one.kind === 'empty' ? votes.nobody(Number(one.seat) + 1) : votes.away(one.name)}{' '}
        {endsAt === undefined && (after === null ? votes.waits : votes.standInAfter(after))}
        {endsAt !== undefined && <Countdown endsAt={endsAt}>{votes.standInLeft}</Countdown>}
        {vote && ` ${votes.wantStandIn(vote.by.length, vote.needed)}`}
      </p>
      {handle.seat !== null && (
        <Button onClick={() => handle.voteStandIn(one.seat, !mine)}>{mine ? votes.takeBack : votes.standIn}</Button>
      )}
    </div>
  );
}
