import type { Square } from '@lantern/games/crystal-wars/board';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { can, type Hand, send } from '../selection';
import { say } from '../strings';
import { type OneSquare, PICKS } from '../targets';
import { Bar } from './Bar';
import styles from './Decision.module.css';

export interface ChooseProps {
  hand: Hand;
  words: string;
  /** What is asked about the chosen square. */
  chosen(square: Square): string;
  /** What the choice means. */
  hint: string;
  /** Another way to answer. */
  children?: ReactNode;
}

/** One square is named: chosen on the map, done by the button. */
export function Choose({ hand, words, chosen, hint, children }: ChooseProps) {
  const { half, stage } = hand;
  const { move, mark } = PICKS[stage] as OneSquare;
  const square = half.from !== null && can(hand, move, half.from) ? half.from : null;
  return (
    <Bar words={square === null ? words : chosen(square)} more={<p className={styles.hint}>{hint}</p>}>
      {children}
      {square !== null && (
        <Button
          look={mark === 'take' ? 'danger' : 'main'}
          busy={hand.pending}
          data-lit
          data-move={move}
          onClick={() => send(hand, move, [square])}
        >
          {say().text.moves[move]}
        </Button>
      )}
    </Bar>
  );
}
