import type { Square, View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { colourOf, PieceIcon } from '../pieces/Piece';
import type { BoardContext } from '../selection';
import { capital, fieldWords, figuresAt } from '../sentences';
import { reasonAt } from '../whyNotHere';
import styles from './parts.module.css';

interface NoticeProps {
  view: View;
  names: Readonly<Record<Seat, string>>;
  /** `null` for a watcher, for whom nothing needs a reason. */
  context: BoardContext | null;
  look: Square;
}

/** The piece on the tapped square, and the reason why the tap did nothing. */
export function Notice({ view, names, context, look }: NoticeProps) {
  const piece = view.pieces[look];
  const figures = figuresAt(view, look);
  const reason = context ? reasonAt(context, look)?.sentence : undefined;
  return (
    <div className={styles.notice} role="status">
      {piece && <PieceIcon kind={piece.kind} colour={colourOf(view, piece.owner)} size={36} />}
      <p>
        <b>{capital(fieldWords(view, names, look))}</b>
        {figures && <span>{figures}</span>}
        {reason && <span className={styles.reason}>{reason}</span>}
      </p>
    </div>
  );
}
