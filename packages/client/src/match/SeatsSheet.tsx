import type { CommonView } from '@lantern/games/module';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import { lazy, Suspense, useState } from 'react';
import { t, useStrings } from '../i18n/strings';
import { useVoteStrings } from '../i18n/votes/useVoteStrings';
import { hasVoted } from '../room/call/voters';
import type { RoomHandle } from '../room/connection/roomHandle';
import { HostAway } from '../room/seats/HostAway';
import { ReclaimSeat } from '../room/seats/ReclaimSeat';
import { watchersSentence } from '../room/seats/watchers';
import { playerName } from '../state/roomKeys';
import { Button } from '../ui/Button';
import { NameField } from '../ui/form/NameField';
import { laterComponent } from '../ui/laterComponent';
import { Name } from '../ui/Name';
import { SeatMark } from '../ui/seat/SeatMark';
import { Sheet } from '../ui/sheet/Sheet';
import { Missing } from './StatusRows';
import styles from './sheets.module.css';
import { isMissing } from './standing';

const ExtraTimeNote = lazy(() =>
  import('../room/extraTime/ExtraTimeNote').then((part) => ({ default: part.ExtraTimeNote })),
);
const HintCount = lazy(() => import('./hint/HintCount').then((part) => ({ default: part.HintCount })));
const Removed = laterComponent(() => import('../room/leaving/Removed').then((part) => part.Removed));
const SeatSheet = laterComponent(() => import('../room/SeatSheet').then((part) => part.SeatSheet));
const AbsenceChoice = laterComponent(() => import('../room/AbsenceOptions').then((part) => part.AbsenceOptions));

export interface SeatsSheetProps {
  handle: RoomHandle;
  room: RoomView;
  view: CommonView;
  onClose(): void;
}

/**
 * The list of all people at the table. Spectators may take a free seat; the host chooses the stand-ins of absent
 * players.
 */
export function SeatsSheet({ handle, room, view, onClose }: SeatsSheetProps) {
  const { match } = useStrings();
  const { seatRequests } = useVoteStrings();
  const [name, setName] = useState(playerName);
  const over = view.result !== null || room.state !== 'playing';
  const [again, setAgain] = useState(false);
  const removed = handle.lost?.how === 'removed' && !again ? handle.lost : undefined;
  const open =
    !over &&
    !removed &&
    !room.locked &&
    handle.seat === null &&
    !handle.requestedSeat &&
    room.seats.some((seat) => seat.kind !== 'person');
  return (
    <Sheet title={match.seats.title} onClose={onClose}>
      <div className={styles.stack}>
        {removed && <Removed by={removed.by} onAgain={() => setAgain(true)} />}
        {open && <NameField value={name} onChange={setName} />}
        <ul className={styles.people}>
          {room.seats.map((seat) => (
            <PersonRow key={seat.seat} {...{ one: seat, handle, room, over, onClose }} name={open ? name : undefined} />
          ))}
        </ul>
        {handle.seat === null && <ReclaimSeat handle={handle} />}
        <p className={styles.soft}>{watchersSentence(room)}</p>
        {!handle.host && handle.hostAway && (
          <p className={styles.soft}>
            <HostAway handle={handle} room={room} />
          </p>
        )}
        {handle.host && !over && <AbsenceChoice handle={handle} room={room} />}
        {open && room.seats.some(({ ask }) => ask) && <p className={styles.soft}>{seatRequests.why}</p>}
        {!over && <NoClock {...{ handle, room, view }} />}
      </div>
    </Sheet>
  );
}

interface PersonRowProps extends Pick<SeatsSheetProps, 'handle' | 'room' | 'onClose'> {
  one: SeatView;
  over: boolean;
  /** The name with which the reader would take a seat; undefined if they cannot. */
  name: string | undefined;
}

function PersonRow({ one, handle, room, over, name, onClose }: PersonRowProps) {
  const { match, common, hosting } = useStrings();
  const { seatRequests } = useVoteStrings();
  const [more, setMore] = useState(false);
  const mine = handle.held.some(({ seat }) => seat === one.seat);
  return (
    <li>
      <SeatMark seat={one.seat} size={30} />
      <div>
        <b>
          <Name>{one.name || common.free}</Name>
        </b>
        <span className={styles.soft}>
          {presence(one, handle)}
          {one.extraTime && (
            <Suspense>
              {' · '}
              <ExtraTimeNote time={one.extraTime} />
            </Suspense>
          )}
          {one.hints && (
            <Suspense>
              {' · '}
              <HintCount hints={one.hints} />
            </Suspense>
          )}
        </span>
      </div>
      {name !== undefined && one.kind !== 'person' && (
        <Button
          disabled={name.trim() === ''}
          onClick={async () => (await (one.ask ? handle.act.requestSeat : handle.sit)(one.seat, name)) && onClose()}
        >
          {one.ask ? seatRequests.ask : match.seats.take}
        </Button>
      )}
      {one.kind !== 'empty' && (handle.host || mine) && (
        <Button look="quiet" icon="dots" iconOnly onClick={() => setMore(true)}>
          {hosting.seat.more(one.name)}
        </Button>
      )}
      {more && <SeatSheet {...{ one, handle, room }} onClose={() => setMore(false)} />}
      {!over && isMissing(one) && (
        <div className={styles.standIn}>
          <Missing {...{ one, handle, room }} />
        </div>
      )}
    </li>
  );
}

/**
 * The actions in a match without a time limit: the host continues without absent players, and the present ones vote to
 * continue without an answer.
 */
function NoClock({ handle, room, view }: Omit<SeatsSheetProps, 'onClose'>) {
  const strings = useStrings().match.seats;
  const votes = useVoteStrings();
  const asked = Object.keys(view.stages).length > 0;
  if (!asked || room.paused || handle.clock || (!handle.host && handle.seat === null)) return null;
  const nobodyHere = room.seats.every((seat) => isMissing(seat) || !Object.hasOwn(view.stages, seat.seat));
  const vote = room.votes.find(({ about, decisionId }) => about === 'time-out' && decisionId === view.decisionId);
  const voted = hasVoted(vote, handle.seat);
  return (
    <div className={styles.hostly}>
      <p className={styles.soft}>{nobodyHere ? strings.noClock : votes.timeOutHelp}</p>
      {nobodyHere && handle.host && (
        <Button onClick={() => handle.act.timeOut(view.decisionId)}>{strings.timeOut}</Button>
      )}
      {!nobodyHere && handle.seat !== null && !voted && (
        <Button onClick={() => handle.act.voteTimeOut(view.decisionId, true)}>{votes.timeOut}</Button>
      )}
    </div>
  );
}

function presence(seatView: SeatView, { seat, alsoElsewhere }: RoomHandle): string {
  const { match, common, room } = t();
  const strings = match.seats;
  if (seatView.kind === 'empty') return strings.nobody;
  const level = seatView.level ? ` · ${common.levels[seatView.level]}` : '';
  if (seatView.kind === 'bot') return strings.byServer + level;
  const mine = alsoElsewhere ? room.seats.twice : common.you;
  const here = seatView.seat === seat ? mine : seatView.here ? common.here : common.away;
  return here + strings.standIn[seatView.standIn] + level;
}
