import { lazy, Suspense } from 'react';
import { useStrings } from '../i18n/strings';
import { RulebookSheet } from '../room/rulebook/RulebookSheet';
import { Sheet } from '../ui/sheet/Sheet';
import type { BoardFrameProps } from './boardFrameProps';
import { ConcedeButton } from './concede/ConcedeButton';
import { EndSheet } from './EndSheet';
import { PersonSheet } from './frame/PersonSheet';
import { mayHint, playsWithPeople } from './hint/mayHint';
import { MenuSheet } from './MenuSheet';
import { SeatsSheet } from './SeatsSheet';
import { StoryList } from './StoryList';
import { TakebackButton } from './takeback/TakebackButton';

const HintButton = lazy(() => import('./hint/HintButton').then((part) => ({ default: part.HintButton })));

/** The sheet that is open over the board, if one is. */
export function FrameSheets(props: BoardFrameProps) {
  const { frame, game, handle, room, replayActions, onLeave } = props;
  const { sheet, rulebook, rule, lines, voice, over, point, close } = frame;
  const { view } = props.match;
  const { match } = useStrings();
  const { text } = game;
  return (
    <>
      {sheet === 'story' && (
        <Sheet title={match.storyOf} place="side" onClose={close}>
          <StoryList lines={lines} about={game.about} onHighlight={point} />
        </Sheet>
      )}
      {sheet === 'help' && <RulebookSheet text={text} rulebook={rulebook} rule={rule} onClose={close} />}
      {sheet === 'menu' && <Menu {...props} />}
      {sheet === 'person' && frame.person !== undefined && <PersonSheet {...props} seat={frame.person} />}
      {sheet === 'seats' && <SeatsSheet handle={handle} room={room} view={view} onClose={close} />}
      {sheet === 'end' && over && (
        <EndSheet {...{ handle, room, view, text, voice, onLeave }} replayActions={replayActions} onClose={close} />
      )}
    </>
  );
}

function Menu({ frame, game, handle, room, replayActions }: BoardFrameProps) {
  const { match, rulebook, voice, over, open, close, point } = frame;
  const { takeable, view } = match;
  const { seat } = handle;
  return (
    <MenuSheet
      {...{ handle, room }}
      title={game.text.title}
      replayActions={replayActions}
      ownActions={
        !over && (
          <>
            {seat !== null && mayHint(room, view, seat) && (
              <Suspense>
                <HintButton
                  {...{ view, seat, voice }}
                  game={room.game}
                  text={game.text}
                  about={game.about}
                  onShow={point}
                  {...(playsWithPeople(room, seat) && { tell: { code: handle.code, seatKey: handle.seatKey ?? '' } })}
                />
              </Suspense>
            )}
            <TakebackButton {...{ handle, room, takeable }} paused={room.paused} look="plain" onDone={close} />
            <ConcedeButton {...{ game, rulebook, match }} onDone={close} />
          </>
        )
      }
      onSeats={() => open('seats')}
      onClose={close}
    />
  );
}
