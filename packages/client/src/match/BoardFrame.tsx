import { lazy, useEffect } from 'react';
import { t } from '../i18n/strings';
import { ConnectionBanner } from '../room/connection/ConnectionBanner';
import { LaterOffer } from '../room/offer/LaterOffer';
import { whenIdle } from '../state/idle';
import { laterComponent } from '../ui/laterComponent';
import { lazyComponent } from '../ui/lazyComponent';
import type { BoardFrameProps } from './boardFrameProps';
import type { FrameParts } from './frame/FrameContext';
import { mayHint } from './hint/mayHint';
import { MatchBar } from './MatchBar';
import { othersIn, ownSeatOverDays } from './ownSeatOverDays';
import { fetchStatusRows, StatusBanner } from './StatusBanner';
import { refusalSentence } from './sentences';
import { TableFrame } from './TableFrame';
import { TakeBackButton } from './takeBack/TakeBackButton';
import type { Frame } from './useFrame';

const FrameSheets = laterComponent(() =>
  import('./FrameSheets').then(({ FrameSheets, fetchAhead }) => {
    void fetchAhead();
    return FrameSheets;
  }),
);

const { fetch: fetchStrip, Part: SinceStrip } = lazyComponent(() =>
  import('./since/SinceStrip').then((part) => part.SinceStrip),
);

const NoteOnArrival = laterComponent(() => import('../room/note/NoteOnArrival').then((part) => part.NoteOnArrival));
const OrdersLine = laterComponent(() => import('../room/orders/OrdersLine').then((part) => part.OrdersLine));

const FrameHint = lazy(() => import('./hint/FrameHint').then((part) => ({ default: part.FrameHint })));

/** The board of a match in a room, in the frame that all games share. */
export function BoardFrame(props: BoardFrameProps) {
  const { game, handle, room, match, frame } = props;
  // Preloads the sheets over the board and the end of the match.
  useEffect(() => {
    const fetchAll = () => Promise.allSettled([fetchStatusRows(), FrameSheets.fetch(), fetchStrip(), game.end?.()]);
    return whenIdle(() => void fetchAll());
  }, [game]);
  const status = handle.status === 'here' && !match.live ? 'lost' : handle.status;
  return (
    <TableFrame
      {...{ frame, game, room }}
      seat={handle.seat}
      waits={handle.waits}
      speech={props.speech}
      parts={partsOf(props)}
      bar={<Bar {...props} />}
      banner={<ConnectionBanner status={status} />}
      onMoment={props.onMoment}
    >
      {frame.sheet && <FrameSheets {...props} />}
    </TableFrame>
  );
}

function partsOf(props: BoardFrameProps): FrameParts {
  const { game, handle, room, match, frame, missedMoves, sharedDevice, onMoment } = props;
  const { turn, halt, caughtUp, since } = frame;
  const { seat } = handle;
  const { takeable } = frame.match;
  const own = ownSeatOverDays(props);
  const { orders } = game.text;
  const { mustDecide, decisionId } = match.newest;
  return {
    pending: frame.match.pending,
    paused: halt === 'PAUSED',
    showing: !caughtUp,
    lesson: false,
    notices: (
      <>
        {missedMoves}
        {room.offer && frame.sheet !== 'end' && <LaterOffer handle={handle} room={room} />}
        <StatusBanner {...{ handle, room }} view={match.newest} onSeats={() => frame.open('seats')} />
        {sharedDevice}
        {own && orders && (
          <OrdersLine
            own={own}
            words={orders}
            sentenceOf={(refusal) => refusalSentence(game.text, refusal)}
            decisionId={mustDecide ? decisionId : null}
            others={othersIn(room, own.seat)}
            open={frame.sheet === 'orders'}
            onOpen={() => frame.open('orders')}
          />
        )}
        {own && <NoteOnArrival own={own} busy={frame.sheet !== null} onOpen={() => frame.open('note')} />}
      </>
    ),
    since: caughtUp && since && (
      <SinceStrip
        news={since.news}
        onShow={(n) => onMoment(n, n)}
        onShowAll={() => onMoment(since.from, since.to, true)}
      />
    ),
    hint:
      seat !== null && caughtUp && !halt && mayHint(room, frame.match.newest, seat)
        ? (prompt, className) => (
            <FrameHint of={props} {...{ seat, className }}>
              {prompt}
            </FrameHint>
          )
        : undefined,
    button: takeable && caughtUp && !halt && <TakeBackButton {...{ handle, room, takeable }} look="plain" short />,
    waiting: caughtUp ? (turn.detail ?? turn.headline) : told(frame),
  };
}

/** Returns the text of the bar while facts are shown: the newest sentence, or only that the dice roll. */
function told({ phase, last }: Frame): string {
  return phase === 'rolling' ? t().match.turn.rolling : (last?.sentence ?? '');
}

function Bar({ game, handle, frame, chat }: BoardFrameProps) {
  const { turn, clock, caughtUp, over, since, open } = frame;
  return (
    <MatchBar
      {...{ turn, clock, caughtUp, over }}
      asks={since !== null}
      title={game.text.title}
      watching={handle.seat === null}
      chat={chat}
      onSheet={open}
    />
  );
}
