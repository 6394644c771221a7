import type { View } from '@lantern/games/crystal-wars/board';
import type { BoardProps } from '../../../match/gameBoard';
import { colourOf, Piece } from '../pieces/Piece';
import type { Layout } from './layout';
import styles from './map.module.css';
import { flashesOf, type SquareMark } from './storyMarks';

interface FlashesProps {
  view: View;
  layout: Layout;
  landed: BoardProps<View>['fact'];
}

/** A flash on a field for an event: a piece falls, is created, or changes hands. */
export function Flashes({ view, layout, landed }: FlashesProps) {
  if (!landed) return null;
  return flashesOf(landed).map(({ square, kind, lost }) => {
    const field = layout.fields[square];
    if (!field) return null;
    return (
      <g key={`${landed.n} ${square}`} transform={`translate(${field.x} ${field.y})`}>
        {lost && lost.kind !== 'metropolis' && (
          <g className={styles.falling}>
            <Piece kind={lost.kind} colour={colourOf(view, lost.owner)} />
          </g>
        )}
        <FlashShape kind={kind} />
      </g>
    );
  });
}

function FlashShape({ kind }: { kind: SquareMark['kind'] }) {
  return (
    <g className={styles.flash} data-kind={kind}>
      <circle r="40" className={styles.flashDisc} />
      {kind === 'raid' && <Piece kind="bandit" colour="black" />}
      {kind === 'fallen' && <path className={styles.flashSign} d="M-20-20 20 20M20-20-20 20" />}
      {kind === 'lava' && <path className={styles.flashSign} d="M-26 18Q-14-6-2 8T26-14M-14 28Q2 8 12 22" />}
    </g>
  );
}
