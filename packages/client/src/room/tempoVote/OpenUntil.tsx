import type { RoomView } from '@lantern/protocol/rooms';
import type { VoteView } from '@lantern/protocol/votes';
import { useLanguage } from '../../i18n/strings';
import { useVoteStrings } from '../../i18n/votes/useVoteStrings';
import { dayAndTime } from '../days/until';

/** The end of a vote in a room over days; not shown in one go. */
export function OpenUntil({ vote: { until }, room }: { vote: VoteView; room: RoomView }) {
  const votes = useVoteStrings();
  const language = useLanguage();
  if (!room.tempo || until === undefined) return null;
  return <span> {votes.openUntil(dayAndTime(until, Date.now(), language))}</span>;
}
