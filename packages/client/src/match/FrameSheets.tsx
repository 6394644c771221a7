import { useStrings } from '../i18n/strings';
import { NoteButton } from '../room/note/NoteButton';
import { OrdersButton } from '../room/orders/OrdersButton';
import { LaterRulebookSheet } from '../room/rulebook/LaterRulebookSheet';
import { laterComponent } from '../ui/laterComponent';
import { Sheet } from '../ui/sheet/Sheet';
import type { BoardFrameProps } from './boardFrameProps';
import { CommandButton } from './command/CommandButton';
import { ConcedeButton } from './concede/ConcedeButton';
import { EndPage } from './end/EndPage';
import { PersonSheet } from './frame/PersonSheet';
import { HintButton } from './hint/HintButton';
import { hintQuestion } from './hint/hintQuestion';
import { mayHint } from './hint/mayHint';
import { MenuSheet } from './MenuSheet';
import { LaterMinuteEntry } from './minute/LaterMinuteEntry';
import { othersIn, ownSeatOverDays } from './ownSeatOverDays';
import { KeyList } from './press/KeyList';
import { SeatsSheet } from './SeatsSheet';
import { StoryList } from './StoryList';
import { TakeBackButton } from './takeBack/TakeBackButton';

const NoteSheet = laterComponent(() => import('../room/note/NoteSheet').then((part) => part.NoteSheet));
const OrdersSheet = laterComponent(() => import('../room/orders/OrdersSheet').then((part) => part.OrdersSheet));

/** Preloads the sheets of this file that have chunks of their own. */
export const fetchAhead = () => Promise.allSettled([LaterRulebookSheet.fetch(), LaterMinuteEntry.fetch()]);

export function FrameSheets(props: BoardFrameProps) {
  const { frame, game, handle, room, past, onLeave } = props;
  const { sheet, rule, lines, voice, names, over, close } = frame;
  const { newest: view } = props.match;
  const { match } = useStrings();
  const own = ownSeatOverDays(props);
  const { orders: words } = game.text;
  return (
    <>
      {sheet === 'story' && (
        <Sheet title={match.storyOf} place="side" onClose={close}>
          <StoryList {...{ game, lines, voice }} onShow={props.onMoment} />
        </Sheet>
      )}
      {sheet === 'help' && (
        <LaterRulebookSheet
          {...{ game, rule }}
          options={room.options}
          more={
            <>
              <InOneMinute game={game} />
              <KeyList own={game.keys?.() ?? []} />
              <CommandButton />
            </>
          }
          onClose={close}
        />
      )}
      {sheet === 'menu' && <Menu {...props} />}
      {sheet === 'person' && frame.person !== undefined && <PersonSheet {...props} seat={frame.person} />}
      {sheet === 'orders' && own && words && (
        <OrdersSheet {...{ own, words }} others={othersIn(room, own.seat)} onClose={close} />
      )}
      {sheet === 'note' && own && <NoteSheet own={own} onClose={close} />}
      {sheet === 'seats' && <SeatsSheet handle={handle} room={room} view={view} onClose={close} />}
      {sheet === 'end' && over && (
        <EndPage {...{ handle, room, game, names, voice, past, onLeave }} view={frame.view} onClose={close} />
      )}
    </>
  );
}

/** Empty for a game without moments. */
function InOneMinute({ game: { minute, text } }: Pick<BoardFrameProps, 'game'>) {
  return minute ? <LaterMinuteEntry load={minute} title={text.title} /> : null;
}

function Menu(props: BoardFrameProps) {
  const { frame, game, handle, room, replayActions } = props;
  const { match, rulebook, over, open, close } = frame;
  const { takeable, newest: view } = match;
  const { seat } = handle;
  return (
    <MenuSheet
      {...{ handle, room }}
      title={game.text.title}
      replayActions={replayActions}
      minute={<InOneMinute game={game} />}
      overDays={
        ownSeatOverDays(props) && (
          <>
            {game.text.orders && <OrdersButton onClick={() => open('orders')} />}
            <NoteButton onClick={() => open('note')} />
          </>
        )
      }
      ownActions={
        !over && (
          <>
            <CommandButton />
            {seat !== null && mayHint(room, view, seat) && <HintButton {...hintQuestion(props, seat)} />}
            <TakeBackButton {...{ handle, room, takeable }} paused={room.paused} look="plain" onDone={close} />
            <ConcedeButton {...{ game, rulebook, match }} onDone={close} />
          </>
        )
      }
      onSeats={() => open('seats')}
      onClose={close}
    />
  );
}
