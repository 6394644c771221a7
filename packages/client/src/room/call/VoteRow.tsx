import type { RoomView } from '@lantern/protocol/rooms';
import type { VoteView } from '@lantern/protocol/votes';
import type { ReactNode } from 'react';
import { useVoteStrings } from '../../i18n/votes/useVoteStrings';
import { Button } from '../../ui/Button';
import type { IconName } from '../../ui/Icon';
import type { RoomHandle } from '../connection/roomHandle';
import { OpenUntil } from '../tempoVote/OpenUntil';
import { Call } from './Call';
import { hasVoted, votersOf } from './voters';

export interface VoteRowProps {
  icon: IconName;
  vote: VoteView;
  handle: Pick<RoomHandle, 'seat'>;
  room: RoomView;
  /** Builds the sentence about the vote and the people in favour. */
  sentence(names: readonly string[], needed: number): string;
  /** Sends the viewer's vote, or withdraws it. */
  onVote(wanted: boolean): void;
  /** Further details of the vote. */
  children?: ReactNode;
}

/** An open vote: the people in favour, its end, and the viewer's answer. */
export function VoteRow({ icon, vote, handle: { seat }, room, sentence, onVote, children }: VoteRowProps) {
  const votes = useVoteStrings();
  const mine = hasVoted(vote, seat);
  return (
    <Call
      icon={icon}
      answers={seat !== null && <Button onClick={() => onVote(!mine)}>{mine ? votes.takeBack : votes.agree}</Button>}
    >
      <p>
        <span>{sentence(votersOf(vote, room), vote.needed)}</span>
        {children}
        <OpenUntil {...{ vote, room }} />
      </p>
    </Call>
  );
}
