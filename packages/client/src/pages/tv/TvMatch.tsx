import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { ServerMoves } from '@lantern/protocol/serverMoves';
import { useMemo, useRef } from 'react';
import { useStrings } from '../../i18n/strings';
import { Clock } from '../../match/Clock';
import { tokenColours } from '../../match/frame/tokenColours';
import type { GameClient } from '../../match/gameBoard';
import { endedView, haltedTurn, haltOf, isOver } from '../../match/halted';
import { useLandings } from '../../match/landing/useLandings';
import { namesOf, storyLines, turnOf, voiceFor } from '../../match/sentences';
import type { Shown } from '../../match/timeline/beats';
import { useMatch } from '../../match/useMatch';
import type { RunningClock, RunningWaits } from '../../net/room/RoomConnection';
import { OfferText } from '../../room/offer/Offer';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { laterComponent } from '../../ui/laterComponent';
import { Waiting } from '../../ui/Waiting';
import { useGame } from '../game/useGame';
import styles from './Tv.module.css';
import { TvInvitation } from './TvInvitation';
import { TvRoom } from './TvRoom';
import { TvSeats } from './TvSeats';

/** A chunk of its own, since it is not needed before a match has ended. */
const TvEnd = laterComponent(() => import('./TvEnd').then((part) => part.TvEnd));

/** The number of story sentences that can be read in passing. */
const STORY_SENTENCES = 3;

/** The screen is a spectator: it has no seat and no key. */
const NOBODY = { seat: null, seatKey: undefined, clock: null } as const;

export interface TvMatchProps {
  room: RoomView;
  matchId: string;
  clock: RunningClock | null;
  waits: RunningWaits;
}

/** A match on a big screen. If its board cannot be loaded, the room is shown. */
export function TvMatch(props: TvMatchProps) {
  const { room: strings } = useStrings();
  const game = useGame(props.room.game);
  if (game === 'loading') return <Waiting>{strings.laying}</Waiting>;
  return game === 'failed' ? <TvRoom room={props.room} /> : <Followed {...props} game={game} />;
}

function Followed(props: TvMatchProps & { game: GameClient }) {
  const { room: strings } = useStrings();
  const { game, room, matchId } = props;
  const { shown, newest, serverMoves, refusal } = useMatch(game, NOBODY, room, matchId);
  if (shown && newest) return <Laid {...props} {...{ shown, newest, serverMoves }} />;
  return refusal ? <TvRoom room={room} /> : <Waiting>{strings.laying}</Waiting>;
}

const watch = async () => false;
const noReason = () => undefined;

interface LaidProps extends TvMatchProps {
  game: GameClient;
  shown: Shown;
  newest: CommonView;
  serverMoves: ServerMoves;
}

function Laid({ game, room, clock, waits, shown, newest, serverMoves }: LaidProps) {
  const { view, fact, phase } = shown;
  const { match } = useStrings();
  const { text, Board } = game;
  const table = useRef<HTMLDivElement>(null);
  useLandings(table, game, view);
  const names = useMemo(() => namesOf(room.seats), [room.seats]);
  const voice = useMemo(() => voiceFor(null, names), [names]);
  const lines = useMemo(() => storyLines(text, view, voice, serverMoves), [text, view, voice, serverMoves]);
  const halt = haltOf(room, newest);
  const running = halt ? null : clock;
  const laid = halt === 'ROOM_NOT_PLAYING' ? endedView(view) : view;
  if (isOver(room, shown, halt)) {
    return <TvEnd {...{ game, room, voice, names }} view={laid} />;
  }
  return (
    <div ref={table} className={styles.table} data-phase={phase} style={tokenColours(game, laid)}>
      <header className={styles.bar}>
        <h1>{(halt ? haltedTurn(halt) : turnOf(text, view, null, voice)).headline}</h1>
        {running && <Clock clock={running} />}
        <OfferText room={room} />
      </header>
      <main className={styles.board} aria-label={match.board} inert>
        <ErrorBoundary>
          <Board
            view={laid}
            fact={fact}
            phase={phase}
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
            {lines.slice(-STORY_SENTENCES).map((line) => (
              <li key={line.n}>{line.sentence}</li>
            ))}
          </ol>
        </section>
        <TvInvitation code={room.code} />
      </aside>
    </div>
  );
}
