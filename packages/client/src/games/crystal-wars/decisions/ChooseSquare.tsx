import type { Square } from '@lantern/games/crystal-wars/board';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { type BoardContext, can, send } from '../selection';
import { t } from '../strings';
import { type OneSquare, PICKS } from '../targets';
import { Bar } from './Bar';
import styles from './Decision.module.css';

export interface ChooseProps {
  context: BoardContext;
  words: string;
  /** The question about the chosen square. */
  chosen(square: Square): string;
  /** The effect of the choice: of the chosen square, or in general. */
  hint(square: Square | null): ReactNode;
  /** Another way to answer. */
  children?: ReactNode;
}

/** A choice of one square: selected on the map, confirmed by the button. */
export function Choose({ context, words, chosen, hint, children }: ChooseProps) {
  const { selection, stage } = context;
  const { move, mark } = PICKS[stage] as OneSquare;
  const square = selection.from !== null && can(context, move, selection.from) ? selection.from : null;
  return (
    <Bar
      context={context}
      words={square === null ? words : chosen(square)}
      more={<p className={styles.hint}>{hint(square)}</p>}
    >
      {children}
      {square !== null && (
        <Button
          look={mark === 'take' ? 'danger' : 'main'}
          busy={context.pending}
          data-lit
          data-move={move}
          onClick={() => send(context, move, [square])}
        >
          {t().text.moves[move]}
        </Button>
      )}
    </Bar>
  );
}
