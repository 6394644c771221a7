import type { CommonView } from '@lantern/games/module';
import { useEffect, useMemo, useState } from 'react';
import { ChatButton } from '../chat/ChatButton';
import { useStrings } from '../i18n/strings';
import { ErrorBoundary } from '../pages/ErrorBoundary';
import type { MatchPageProps } from '../pages/match/MatchPage';
import { ConnectionBanner } from '../room/ConnectionBanner';
import { Sheet } from '../ui/Sheet';
import { AskLayer } from './ask/AskLayer';
import styles from './BoardFrame.module.css';
import { ConcedeButton } from './ConcedeButton';
import { EndSheet } from './EndSheet';
import type { GameClient } from './gameBoard';
import { HelpSheet } from './HelpSheet';
import { endedView, haltedMatch, haltedTurn, haltOf } from './halted';
import { LazyCoach } from './LazyCoach';
import { MatchBar } from './MatchBar';
import { MenuSheet } from './MenuSheet';
import { usePointing } from './pointing';
import { roomRules } from './roomRules';
import { SeatsSheet } from './SeatsSheet';
import { SeatsStrip } from './SeatsStrip';
import { StatusBanner } from './StatusBanner';
import { StoryList } from './StoryList';
import { namesOf, storyLines, turnOf, voiceFor } from './sentences';
import { TakebackButton } from './takeback/TakebackButton';
import { useTakebackEnd } from './takeback/useTakebackEnd';
import { useLookBack } from './useLookBack';
import type { Match } from './useMatch';
import { useSignals } from './useSignals';
import { useTimeOut } from './useTimeOut';

export interface BoardFrameProps extends MatchPageProps {
  game: GameClient;
  match: Match & { view: CommonView };
}

/** Which sheet lies over the table. */
export type SheetName = 'story' | 'help' | 'menu' | 'seats' | 'end';

/** The board with everything around it that is the same for every game. */
export function BoardFrame({ game, handle, room, matchId, match: live, company, onLeave }: BoardFrameProps) {
  const { table: say } = useStrings();
  const { view } = live;
  const halt = haltOf(room, view);
  const match = halt ? haltedMatch(live, halt) : live;
  const { seat, clock } = handle;
  const { text, Board } = game;
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [rule, setRule] = useState<string>();
  const names = useMemo(() => namesOf(room.seats), [room.seats]);
  const voice = useMemo(() => voiceFor(seat, names), [seat, names]);
  const rulebook = useMemo(() => roomRules(game, room.options), [game, room.options]);
  const lines = useMemo(() => storyLines(text, view, voice), [text, view, voice]);
  const turn = halt ? haltedTurn(halt) : turnOf(text, view, seat, voice);
  useSignals(text.title, view, turn);
  useTakebackEnd(room, view, seat);
  useTimeOut(view, seat, clock, live.pending);

  const over = view.result !== null || halt === 'ROOM_NOT_PLAYING';
  useEffect(() => {
    if (over) setSheet('end');
  }, [over]);

  const close = () => {
    setSheet(null);
    setRule(undefined);
  };
  const readRule = (wanted: string) => {
    setRule(wanted);
    setSheet('help');
  };
  const { shown, point } = usePointing(close);
  const past = useLookBack({ game, handle, matchId, match, names, mine: turn.mine, onOpen: close });
  const { legal, whyNot, act, pending, takeable } = match;
  const running = over ? null : clock;
  const status = handle.status === 'here' && !match.live ? 'lost' : handle.status;
  const laid = useMemo(() => (halt === 'ROOM_NOT_PLAYING' ? endedView(view) : view), [halt, view]);
  // Whatever else changes at the table, the board is drawn anew only for something that it shows.
  const board = useMemo(
    () => <Board key={game.language} {...{ seat, names, legal, whyNot, act, pending }} view={laid} clock={running} />,
    [Board, game.language, laid, seat, names, legal, whyNot, act, pending, running],
  );
  return (
    <>
      <AskLayer {...{ text, rulebook, whyNot }} moveRules={game.moveRules} onRule={readRule}>
        <div className={styles.table}>
          <MatchBar
            title={text.title}
            turn={turn}
            clock={running}
            over={over}
            watching={seat === null}
            takeBack={takeable && !halt && <TakebackButton {...{ handle, room, takeable }} look="quiet" iconOnly />}
            talk={<ChatButton handle={handle} room={room} iconOnly />}
            onSheet={setSheet}
          />
          <SeatsStrip room={room} view={laid} seat={seat} waits={handle.waits} onOpen={() => setSheet('seats')} />
          <div className={styles.banner}>
            <ConnectionBanner status={status} />
            {past.offer}
          </div>
          <StatusBanner handle={handle} room={room} view={view} />
          <div className={styles.coach}>
            <LazyCoach code={room.code} game={room.game} view={view} seat={seat} onRule={readRule} />
          </div>
          <main
            className={`${styles.board} ${halt === 'PAUSED' ? styles.paused : ''}`}
            aria-busy={pending}
            aria-label={say.board}
          >
            {pending && <div className={styles.pending} aria-hidden="true" />}
            <ErrorBoundary>{board}</ErrorBoundary>
          </main>
          {company && <div className={styles.company}>{company(view)}</div>}
          <aside className={styles.side} aria-label={say.storyOf}>
            <h2>{say.story}</h2>
            <StoryList lines={lines} about={game.about} onPoint={point} />
          </aside>
          <p className="unseen" role="status">
            {turn.detail ? `${turn.headline}. ${turn.detail}` : turn.headline}
          </p>
          <p className="unseen" role="status">
            {shown.length > 0 && say.shown(shown)}
          </p>
          <div className="unseen" role="log" aria-label={say.news}>
            {lines.slice(-6).map((line) => (
              <p key={line.n}>{line.sentence}</p>
            ))}
          </div>
          {sheet === 'story' && (
            <Sheet title={say.storyOf} place="side" onClose={close}>
              <StoryList lines={lines} about={game.about} onPoint={point} />
            </Sheet>
          )}
          {sheet === 'help' && <HelpSheet text={text} rulebook={rulebook} rule={rule} onClose={close} />}
          {sheet === 'menu' && (
            <MenuSheet
              {...{ handle, room }}
              title={text.title}
              past={past.actions}
              own={
                !over && (
                  <>
                    <TakebackButton {...{ handle, room, takeable }} paused={room.paused} look="plain" onDone={close} />
                    <ConcedeButton {...{ game, rulebook, match }} onDone={close} />
                  </>
                )
              }
              onClose={close}
            />
          )}
          {sheet === 'seats' && <SeatsSheet handle={handle} room={room} view={view} onClose={close} />}
          {sheet === 'end' && over && (
            <EndSheet {...{ handle, room, view, text, voice, onLeave }} past={past.actions} onClose={close} />
          )}
        </div>
      </AskLayer>
      {past.over}
    </>
  );
}
