import type { RoomView } from '@lantern/protocol/rooms';
import type { VoteSubject } from '@lantern/protocol/votes';
import { type ReactNode, useState } from 'react';
import { useStrings } from '../i18n/strings';
import { useVoteStrings } from '../i18n/votes/useVoteStrings';
import { hasVoted } from '../room/call/voters';
import type { RoomActs, RoomRole } from '../room/connection/roomHandle';
import { Button } from '../ui/Button';
import { laterComponent } from '../ui/laterComponent';
import styles from './sheets.module.css';

const HandOverSheet = laterComponent(() => import('../room/handOver/HandOverSheet').then((part) => part.HandOverSheet));

export interface MatchActionsProps {
  handle: RoomRole & RoomActs;
  room: RoomView;
  /** The actions for the viewer's own part in the match. */
  children: ReactNode;
}

/** The actions for the whole match: pause it, vote for its end, move it to another device. */
export function MatchActions({ handle, room, children }: MatchActionsProps) {
  const { pause, handOver } = useStrings().hosting;
  const votes = useVoteStrings();
  const [moving, setMoving] = useState(false);
  const playing = room.state === 'playing';
  const { seat, host } = handle;
  const votedFor = (subject: VoteSubject) =>
    hasVoted(
      room.votes.find(({ about }) => about === subject),
      seat,
    );
  const pausesAlone = host && (room.paused || !room.pauseByVote);
  if (seat === null && !host) return null;
  return (
    <div className={styles.actions}>
      {pausesAlone && playing && (
        <Button icon={room.paused ? 'play' : 'pause'} onClick={() => handle.act.pause(!room.paused)}>
          {room.paused ? pause.resume : pause.pause}
        </Button>
      )}
      {seat !== null && playing && room.tempo && (room.paused || !pausesAlone) && (
        <Button icon="pause" onClick={() => handle.act.votePause('pause', !votedFor('pause'))}>
          {votedFor('pause') ? votes.takeBackPause : room.paused ? votes.longerPause : votes.pause}
        </Button>
      )}
      {seat !== null && playing && (
        <Button icon="door" onClick={() => handle.act.voteEnd(!votedFor('end'))}>
          {votedFor('end') ? votes.takeBack : votes.end}
        </Button>
      )}
      {seat !== null && children}
      {seat !== null && (
        <Button icon="device" onClick={() => setMoving(true)}>
          {handOver.open}
        </Button>
      )}
      {moving && <HandOverSheet handle={handle} onClose={() => setMoving(false)} />}
    </div>
  );
}
