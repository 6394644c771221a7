import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { ServerMoves } from '@lantern/protocol/serverMoves';
import { useMemo } from 'react';
import { useStrings } from '../../i18n/strings';
import { Clock } from '../../match/Clock';
import { tokenColours } from '../../match/frame/tokenColours';
import type { GameClient } from '../../match/gameBoard';
import { endedView, haltedTurn, haltOf } from '../../match/halted';
import { endingSentence, namesOf, storyLines, turnOf, voiceFor } from '../../match/sentences';
import { useMatch } from '../../match/useMatch';
import type { RunningClock, RunningWaits } from '../../net/room/RoomConnection';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Waiting } from '../../ui/Waiting';
import { useGame } from '../game/useGame';
import styles from './Tv.module.css';
import { TvInvitation } from './TvInvitation';
import { TvRoom } from './TvRoom';
import { TvSeats } from './TvSeats';

/** Sentences of the story that can be read in passing. */
const SENTENCES = 3;

/** It watches: no seat, and no key that could open one. */
const NOBODY = { seat: null, seatKey: undefined } as const;

export interface TvMatchProps {
  room: RoomView;
  matchId: string;
  clock: RunningClock | null;
  waits: RunningWaits;
}

/** A match on a big screen. Where its board cannot be had, the room is shown. */
export function TvMatch(props: TvMatchProps) {
  const { room: strings } = useStrings();
  const game = useGame(props.room.game);
  if (game === 'loading') return <Waiting>{strings.laying}</Waiting>;
  return game === 'failed' ? <TvRoom room={props.room} /> : <Followed {...props} game={game} />;
}

function Followed(props: TvMatchProps & { game: GameClient }) {
  const { room: strings } = useStrings();
  const { game, room, matchId } = props;
  const { view, serverMoves, refusal } = useMatch(game, NOBODY, room, matchId);
  if (view) return <Laid {...props} {...{ view, serverMoves }} />;
  return refusal ? <TvRoom room={room} /> : <Waiting>{strings.laying}</Waiting>;
}

const watch = async () => false;
const noReason = () => undefined;

interface LaidProps extends TvMatchProps {
  game: GameClient;
  view: CommonView;
  serverMoves: ServerMoves;
}

function Laid({ game, room, clock, waits, view, serverMoves }: LaidProps) {
  const { match } = useStrings();
  const { text, Board } = game;
  const names = useMemo(() => namesOf(room.seats), [room.seats]);
  const voice = useMemo(() => voiceFor(null, names), [names]);
  const lines = useMemo(() => storyLines(text, view, voice, serverMoves), [text, view, voice, serverMoves]);
  const { result } = view;
  const halt = haltOf(room, view);
  const running = result || halt ? null : clock;
  const laid = halt === 'ROOM_NOT_PLAYING' ? endedView(view) : view;
  return (
    <div className={styles.table} style={tokenColours(game, laid)}>
      <header className={styles.bar}>
        <h1>{headline()}</h1>
        {running && <Clock clock={running} />}
        {result && <p>{endingSentence(text, view, voice)}</p>}
      </header>
      <main className={styles.board} aria-label={match.board} inert>
        <ErrorBoundary>
          <Board
            view={laid}
            names={names}
            seat={null}
            legal={[]}
            whyNot={noReason}
            act={watch}
            pending={false}
            clock={running}
          />
        </ErrorBoundary>
      </main>
      <aside className={styles.side}>
        <TvSeats {...{ room, waits, game }} view={laid} />
        <section className={styles.story} aria-label={match.storyOf}>
          <ol role="log" aria-label={match.news}>
            {lines.slice(-SENTENCES).map((line) => (
              <li key={line.n}>{line.sentence}</li>
            ))}
          </ol>
        </section>
        <TvInvitation code={room.code} />
      </aside>
    </div>
  );

  function headline(): string {
    if (result) return result.winners.length > 0 ? match.end.others(result.winners.map(voice.name)) : match.end.nobody;
    return (halt ? haltedTurn(halt) : turnOf(text, view, null, voice)).headline;
  }
}
