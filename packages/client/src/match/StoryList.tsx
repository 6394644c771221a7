import { type Act, actsOf } from '@lantern/games/kit/acts';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useStrings } from '../i18n/strings';
import { SeatMark } from '../ui/seat/SeatMark';
import type { GameClient } from './gameBoard';
import styles from './StoryList.module.css';
import type { Line } from './sentences';
import { seatIn, turnBegunBy } from './turns';

export interface StoryListProps {
  game: Pick<GameClient, 'text' | 'turns'>;
  lines: readonly Line[];
  voice: Voice;
  /** Shows how something happened. Takes the numbers of its first and its last fact. */
  onShow(from: number, to: number): void;
}

/** The distance from the lower end that still counts as the end, in pixels. */
const NEAR_END = 8;

/** The index of the line that each key moves the focus to. */
const WAYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The story in sentences, turn by turn, with the newest at the lower end. The list scrolls there unless the reader has
 * scrolled up. A tap on a line shows how it happened. The list is one tab stop; the arrow keys move between lines.
 */
export function StoryList({ game, lines, voice, onShow }: StoryListProps) {
  const { match } = useStrings();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const acts = useMemo(() => actsOf(game.text, lines, voice), [game, lines, voice]);
  const [chosen, choose] = useState<number>();
  const stop = acts.some(({ from }) => from === chosen) ? chosen : acts.at(-1)?.from;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with the lines
  useEffect(() => {
    if (atEnd.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [acts]);

  if (acts.length === 0) return <p className={styles.soft}>{match.nothingYet}</p>;
  const follow = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const to = WAYS[event.key]?.(buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <ol
      className={styles.story}
      ref={list}
      aria-label={match.story}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
      onKeyDown={follow}
    >
      {acts.map((act) => (
        <StoryLine
          key={act.from}
          {...{ act }}
          turn={turnBegunBy(game, act.fact)}
          stop={act.from === stop}
          onFocus={() => choose(act.from)}
          onShow={() => onShow(act.from, act.fact.n)}
        />
      ))}
    </ol>
  );
}

interface StoryLineProps {
  act: Act;
  /** The seat whose turn begins here; `undefined` if no turn does. */
  turn: Seat | undefined;
  /** Whether this line is the tab stop of the list. */
  stop: boolean;
  onFocus(): void;
  onShow(): void;
}

function StoryLine({ act: { sentence, fact }, turn, stop, onFocus, onShow }: StoryLineProps) {
  const { match } = useStrings();
  const seat = turn ?? seatIn(fact.data, 'seat');
  const button = (
    <button type="button" title={match.showMoment} tabIndex={stop ? 0 : -1} onFocus={onFocus} onClick={onShow}>
      {turn !== undefined && <SeatMark seat={turn} size={18} />}
      {sentence}
    </button>
  );
  const colour = seat !== undefined && ({ '--who': `var(--seat-${seat})` } as CSSProperties);
  return (
    <li className={turn === undefined ? undefined : styles.turn} {...(colour && { style: colour })}>
      {turn === undefined ? button : <h3>{button}</h3>}
    </li>
  );
}
