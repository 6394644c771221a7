import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';
import { lazy, Suspense } from 'react';
import { useLanguage, useStrings } from '../i18n/strings';
import { useVoteStrings } from '../i18n/votes/useVoteStrings';
import { Call } from '../room/call/Call';
import { VoteRow } from '../room/call/VoteRow';
import { hasVoted, votersOf } from '../room/call/voters';
import type { RoomHandle } from '../room/connection/roomHandle';
import { dayAndTime } from '../room/days/until';
import { dateInWords } from '../room/gameNight/invitationText';
import { HostAway } from '../room/seats/HostAway';
import { OpenUntil } from '../room/tempoVote/OpenUntil';
import { Button } from '../ui/Button';
import { laterComponent } from '../ui/laterComponent';
import { Countdown } from '../ui/time/Countdown';
import { SeatRequests } from './SeatRequests';
import type { Standing } from './standing';
import { TakeBackRequest } from './takeBack/TakeBackRequest';
import { Watching } from './Watching';

const NextTable = lazy(() => import('./NextTable').then((part) => ({ default: part.NextTable })));
const AwayRows = lazy(() => import('./AwayRows').then((part) => ({ default: part.AwayRows })));
const TempoVoteRow = laterComponent(() => import('../room/tempoVote/TempoVoteRow').then((part) => part.TempoVoteRow));
const OverdueRows = lazy(() => import('./OverdueRows').then((part) => ({ default: part.OverdueRows })));

export interface StatusRowsProps {
  handle: RoomHandle;
  room: RoomView;
  /** `null` if nothing holds up the match. */
  standing: Standing | null;
  onSeats(): void;
}

/** The rows of the banner: the player that a spectator watches, and each obstacle or vote with its actions. */
export function StatusRows({ handle, room, standing, onSeats }: StatusRowsProps) {
  const votes = useVoteStrings();
  const { takeBack, timeOut, ending, tempo, pausing, missing = [] } = standing ?? {};
  return (
    <>
      {handle.seat === null && <Watching {...{ handle, room, onSeats }} />}
      {room.paused && <Paused handle={handle} room={room} />}
      {pausing && (
        <VoteRow
          icon="pause"
          vote={pausing}
          {...{ handle, room }}
          sentence={room.paused ? votes.wantLongerPause : votes.wantPause}
          onVote={(wanted) => handle.act.votePause('pause', wanted)}
        />
      )}
      {takeBack && <TakeBackRequest request={takeBack} handle={handle} room={room} />}
      {handle.dayClock && (
        <Suspense>
          <OverdueRows clock={handle.dayClock} {...{ handle, room }} />
          <AwayRows clock={handle.dayClock} room={room} seat={handle.seat} />
          <NextTable {...{ handle, room }} />
        </Suspense>
      )}
      <SeatRequests handle={handle} room={room} />
      {timeOut && (
        <VoteRow
          icon="away"
          vote={timeOut}
          {...{ handle, room }}
          sentence={votes.wantTimeOut}
          onVote={(wanted) => handle.act.voteTimeOut(timeOut.decisionId ?? 0, wanted)}
        />
      )}
      {tempo && <TempoVoteRow vote={tempo} handle={handle} room={room} />}
      {ending && (
        <VoteRow icon="door" vote={ending} {...{ handle, room }} sentence={votes.wantEnd} onVote={handle.act.voteEnd} />
      )}
      {!room.tempo &&
        missing.map((seatView) => <Missing key={seatView.seat} one={seatView} handle={handle} room={room} />)}
    </>
  );
}

function Paused({ handle, room }: { handle: RoomHandle; room: RoomView }) {
  const { pause } = useStrings().hosting;
  const votes = useVoteStrings();
  const night = room.gameNight;
  const language = useLanguage();
  const vote = room.votes.find(({ about }) => about === 'resume');
  const mine = hasVoted(vote, handle.seat);
  const { pauseEnds } = room;
  const said = handle.host ? pause.byYou : pause.byHost;
  return (
    <Call
      icon="pause"
      answers={
        handle.host ? (
          <Button look="main" icon="play" onClick={() => handle.act.pause(false)}>
            {pause.resume}
          </Button>
        ) : (
          handle.seat !== null && (
            <Button onClick={() => handle.act.votePause('resume', !mine)}>
              {mine ? votes.takeBack : votes.resume}
            </Button>
          )
        )
      }
    >
      <p>
        {vote ? (
          <>
            <span>{votes.wantResume(votersOf(vote, room), vote.needed)}</span>
            <OpenUntil {...{ vote, room }} />
          </>
        ) : (
          <span>{pauseEnds ? votes.pauseEnds(dayAndTime(pauseEnds, Date.now(), language)) : said}</span>
        )}{' '}
        {night && night.at > Date.now() && <span>{votes.pausedUntil(dateInWords(night.at, language))}</span>}{' '}
        {!handle.host && handle.hostAway && <HostAway handle={handle} room={room} />}
      </p>
    </Call>
  );
}

/** An absent player whom the match waits for: the remaining time, and the vote for a stand-in. */
export function Missing({ one, handle, room }: { one: SeatView; handle: RoomHandle; room: RoomView }) {
  const votes = useVoteStrings();
  const vote = room.votes.find(({ about, seat }) => about === 'stand-in' && seat === one.seat);
  const mine = hasVoted(vote, handle.seat);
  const { after } = room.absence;
  const endsAt = handle.waits.seats[one.seat];
  return (
    <Call
      icon="away"
      answers={
        handle.seat !== null && (
          <Button onClick={() => handle.act.voteStandIn(one.seat, !mine)}>
            {mine ? votes.takeBack : votes.standIn}
          </Button>
        )
      }
    >
      <p>
        <span>{one.kind === 'empty' ? votes.nobody(Number(one.seat) + 1) : votes.away(one.name)}</span>{' '}
        {endsAt === undefined && <span>{after === null ? votes.waits : votes.standInAfter(after)}</span>}
        {endsAt !== undefined && <Countdown endsAt={endsAt}>{votes.standInLeft}</Countdown>}
        {vote && <span>{` ${votes.wantStandIn(vote.by.length, vote.needed)}`}</span>}
      </p>
    </Call>
  );
}
