import type { RoomView } from '@lantern/protocol/rooms';
import type { Tempo } from '@lantern/protocol/tempo';
import { useState } from 'react';
import { useDaysStrings } from '../../i18n/days/useDaysStrings';
import { call } from '../../net/api/call';
import { Button } from '../../ui/Button';
import { Door } from '../../ui/Door';
import { attempt } from '../connection/attempt';
import { TempoChoice } from '../days/TempoChoice';

export interface TempoVoteProps {
  room: RoomView;
  seatKey: string;
}

/** The part of the menu in which a player proposes another tempo for the running match. */
export function TempoVote(props: TempoVoteProps) {
  const { vote } = useDaysStrings();
  return (
    <Door icon="calendar" label={vote.title}>
      <Proposal {...props} />
    </Door>
  );
}

function Proposal({ room, seatKey }: TempoVoteProps) {
  const { vote } = useDaysStrings();
  const [chosen, choose] = useState<Tempo | undefined>(room.tempo);
  const isSame = JSON.stringify(chosen) === JSON.stringify(room.tempo);
  const propose = () => {
    const wish = { tempo: chosen ?? null, wanted: true };
    return attempt(() => call('POST /api/rooms/:code/tempo/vote', { code: room.code, key: seatKey }, wish));
  };
  return (
    <>
      <p>{vote.help(room.tempo !== undefined)}</p>
      <TempoChoice value={chosen} onChange={choose} />
      <Button look="main" icon="check" disabled={isSame} onClick={propose}>
        {vote.propose}
      </Button>
    </>
  );
}
