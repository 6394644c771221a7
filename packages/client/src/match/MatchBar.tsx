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
  over: boolean;
  watching: boolean;
  /** The way to the conversation. */
  chat: ReactNode;
  onSheet(sheet: SheetName): void;
}

/** The bar above the board: whose turn it is, the clock, and the ways to story, rules and room. */
export function MatchBar({ title, turn, clock, over, watching, chat, onSheet }: MatchBarProps) {
  const { match: say } = useStrings();
  return (
    <header className={`${styles.bar} ${turn.mine ? styles.mine : ''}`} data-frame="bar">
      <Button look="quiet" icon="menu" iconOnly onClick={() => onSheet('menu')}>
        {say.menu}
      </Button>
      <div className={styles.turn}>
        <h1 className={styles.headline}>
          {turn.headline}
          <span className="unseen">{`, ${title}`}</span>
        </h1>
        <p className={styles.detail}>{turn.detail ?? (watching ? say.watching(title) : title)}</p>
      </div>
      {clock && <Clock clock={clock} />}
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
