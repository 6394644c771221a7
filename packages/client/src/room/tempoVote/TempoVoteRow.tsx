import type { RoomView } from '@lantern/protocol/rooms';
import type { VoteView } from '@lantern/protocol/votes';
import { useDaysStrings } from '../../i18n/days/useDaysStrings';
import { call } from '../../net/api/call';
import { VoteRow } from '../call/VoteRow';
import { attempt } from '../connection/attempt';
import type { RoomHandle } from '../connection/roomHandle';

/** The vote on another tempo for the running match. */
export function TempoVoteRow({ vote, handle, room }: { vote: VoteView; handle: RoomHandle; room: RoomView }) {
  const strings = useDaysStrings();
  const { tempo = null } = vote;
  return (
    <VoteRow
      icon="calendar"
      {...{ vote, handle, room }}
      sentence={(names, needed) => strings.vote.want(names, needed, tempo ? 'days' : 'oneGo')}
      onVote={(wanted) =>
        attempt(() =>
          call('POST /api/rooms/:code/tempo/vote', { code: room.code, key: handle.seatKey }, { tempo, wanted }),
        )
      }
    >
      {tempo && <span> {strings.inWords(tempo)}</span>}
    </VoteRow>
  );
}
