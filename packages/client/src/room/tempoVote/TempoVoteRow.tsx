import type { RoomView } from '@lantern/protocol/rooms';
import type { VoteView } from '@lantern/protocol/votes';
import { useDaysStrings } from '../../i18n/days/useDaysStrings';
import { useVoteStrings } from '../../i18n/votes/useVoteStrings';
import { call } from '../../net/api/call';
import { Button } from '../../ui/Button';
import { Call } from '../call/Call';
import { attempt } from '../connection/attempt';
import type { RoomHandle } from '../connection/roomHandle';
import { OpenUntil } from './OpenUntil';

/** The vote on another tempo for the running match. */
export function TempoVoteRow({ vote, handle, room }: { vote: VoteView; handle: RoomHandle; room: RoomView }) {
  const strings = useDaysStrings();
  const votes = useVoteStrings();
  const { seat, seatKey } = handle;
  const { by, needed, tempo = null } = vote;
  const names = room.seats.filter((one) => by.includes(one.seat)).map(({ name }) => name);
  const mine = seat !== null && by.includes(seat);
  const send = () =>
    attempt(() =>
      call('POST /api/rooms/:code/tempo/vote', { code: room.code, key: seatKey }, { tempo, wanted: !mine }),
    );
  return (
    <Call
      icon="calendar"
      answers={seatKey !== undefined && <Button onClick={send}>{mine ? votes.takeBack : votes.agree}</Button>}
    >
      <p>
        <span>{strings.vote.want(names, needed, tempo ? 'days' : 'oneGo')}</span>{' '}
        {tempo && <span>{strings.inWords(tempo)}</span>}
        <OpenUntil {...{ vote, room }} />
      </p>
    </Call>
  );
}
