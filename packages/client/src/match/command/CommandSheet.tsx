import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useRef, useState } from 'react';
import { useCommandStrings } from '../../i18n/command/commandStrings';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { TextField } from '../../ui/TextField';
import type { Speaker } from '../announcer/useAnnouncer';
import type { GameClient } from '../gameBoard';
import styles from '../sheets.module.css';
import type { Frame } from '../useFrame';
import type { Offer, Offered } from './interpret';
import { completed } from './matching';
import type { MoveWords } from './moveWords';
import { type CommandTable, fillers, linesOf, type Reply, replyTo } from './reply';

export interface CommandSheetProps {
  frame: Frame;
  game: GameClient;
  /** The seat of the viewer; `null` for a watcher. */
  seat: Seat | null;
  speaker: Speaker;
  onClose(): void;
}

/** The input for moves and questions, with the answer to the last text and the numbered choices. */
export function CommandSheet(props: CommandSheetProps) {
  const say = useCommandStrings();
  return (
    <Sheet title={say.title} place="side" onClose={props.onClose}>
      <Commands {...props} />
    </Sheet>
  );
}

function Commands(props: CommandSheetProps) {
  const say = useCommandStrings();
  const { typed, type, answer, enter, complete } = useCommands(props);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.stack}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void enter(typed);
        }}
      >
        <TextField
          ref={field}
          label={say.field}
          value={typed}
          onChange={type}
          onKeyDown={(event) => {
            if (event.key === 'Tab' && !event.shiftKey && complete()) event.preventDefault();
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
        />
        <Button type="submit" look="main" busy={props.frame.match.pending}>
          {say.enter}
        </Button>
      </form>
      {answer.offer ? <Offers offer={answer.offer} onPick={(one) => void enter(`${one}`)} /> : <p>{answer.text}</p>}
      <p className={styles.soft}>
        {say.help} {say.asks(Object.values(say.questions))}
      </p>
    </div>
  );
}

/** The typed text, the last answer, and the actions of Enter and Tab. */
function useCommands({ frame, game, seat, speaker }: CommandSheetProps) {
  const say = useCommandStrings();
  const words = useMoveWords(game);
  const [typed, type] = useState('');
  const [answer, keep] = useState<{ text: string; offer?: Offer | undefined }>({ text: '' });
  const { match, view, names, caughtUp } = frame;
  const { legal, whyNot, pending, act, skip } = match;
  const busy = pending || !caughtUp || words === undefined;
  const table: CommandTable = { game, seat, view, names, legal, whyNot, words: words ?? {}, busy };

  const tell = (text: string, offer?: Offer) => {
    keep({ text, offer });
    void speaker.answer(text);
  };

  const follow = async (reply: Reply) => {
    if (reply.kind === 'move' && !(await act(reply.choice.move, reply.choice.args))) return;
    if (reply.kind !== 'say' || reply.offer || reply.isOver) type('');
    if (reply.kind === 'question') keep({ text: await speaker.ask(reply.question) });
    else if (reply.kind === 'move') tell(say.done(reply.text));
    else tell(reply.text, reply.offer);
  };

  return {
    typed,
    type,
    answer,
    async enter(text: string) {
      if (!caughtUp) skip();
      await follow(
        words === null ? { kind: 'say', text: say.unavailable } : replyTo(text, table, answer.offer ?? null),
      );
    },
    /** @returns whether there was something to complete */
    complete(): boolean {
      const more = busy ? undefined : completed(typed, linesOf(table), fillers());
      if (more === undefined) return false;
      type(more);
      void speaker.answer(more);
      return true;
    },
  };
}

function Offers({ offer: { offered, more }, onPick }: { offer: Offer; onPick(number: number): void }) {
  const say = useCommandStrings();
  return (
    <>
      <ol className={styles.actions}>
        {offered.map(({ label }: Offered, at) => (
          <li key={label}>
            <Button onClick={() => onPick(at + 1)}>
              {at + 1}. {label}
            </Button>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{say.more(more)}</p>}
    </>
  );
}

/** Returns the words for the moves of a game: `undefined` while they load, `null` if loading fails. */
function useMoveWords({ moveWords }: CommandSheetProps['game']): MoveWords<CommonView> | null | undefined {
  const [words, keep] = useState<MoveWords<CommonView> | null>();
  useEffect(() => {
    void (moveWords?.() ?? Promise.resolve({})).then(keep, () => keep(null));
  }, [moveWords]);
  return words;
}
