import type { ReactNode } from 'react';
import { useStrings } from '../i18n/strings';
import type { RunningClock } from '../net/room/RoomConnection';
import { Button } from '../ui/Button';
import { Clock } from './Clock';
import styles from './MatchBar.module.css';
import type { Turn } from './sentences';
import type { SheetName } from './useFrame';

export interface MatchBarProps {
  title: string;
  turn: Turn;
  clock: RunningClock | null;
  /** All facts have been shown. */
  caughtUp: boolean;
  over: boolean;
  watching: boolean;
  /** The action bar shows another text, so the question is shown here at every screen size. */
  asks: boolean;
  chat: ReactNode;
  onSheet(sheet: SheetName): void;
}

/** The bar above the board: whose turn it is, the clock, and the buttons for story, rules and room. */
export function MatchBar({ title, turn, clock, caughtUp, over, watching, asks, chat, onSheet }: MatchBarProps) {
  const { match: say } = useStrings();
  return (
    <header className={`${styles.bar} ${turn.mine ? styles.mine : ''}`} data-frame="bar">
      <Button look="quiet" icon="menu" iconOnly onClick={() => onSheet('menu')}>
        {say.menu}
      </Button>
      <div className={`${styles.turn} ${asks && turn.detail ? styles.asks : ''}`}>
        <h1 className={styles.headline}>
          <span>{turn.headline}</span>
          <span className="unseen">{`, ${title}`}</span>
        </h1>
        <p className={styles.detail}>{turn.detail ?? (watching ? say.watching(title) : title)}</p>
      </div>
      {clock && <Clock clock={clock} ring={caughtUp} />}
      {over && (
        <Button look="main" icon="crown" className={styles.result} onClick={() => onSheet('end')}>
          {say.result}
        </Button>
      )}
      {chat}
      <span className={styles.story}>
        <Button look="quiet" icon="story" iconOnly onClick={() => onSheet('story')}>
          {say.storyOf}
        </Button>
      </span>
      <Button look="quiet" icon="help" iconOnly onClick={() => onSheet('help')}>
        {say.help}
      </Button>
    </header>
  );
}
