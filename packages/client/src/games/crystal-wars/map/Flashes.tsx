import type { View } from '@lantern/games/crystal-wars/board';
import { newestFactNumber } from '@lantern/games/kit/story';
import { useState } from 'react';
import type { Layout } from './layout';
import styles from './map.module.css';
import { type Flash, flashesOf } from './storyMarks';

/** What has just befallen a field shines up on it once: a piece falls, is made, changes hands. */
export function Flashes({ view, layout }: { view: View; layout: Layout }) {
  // What happened before the page was opened is not shown.
  const [first] = useState(() => newestFactNumber(view.story));
  const fresh = flashesOf(view).filter(({ n }) => n > first);
  return (
    <g>
      {fresh.map(({ n, square, kind }) => {
        const field = layout.fields[square];
        if (!field) return null;
        return (
          <g key={`${n} ${square}`} transform={`translate(${field.x} ${field.y})`}>
            <FlashShape kind={kind} />
          </g>
        );
      })}
    </g>
  );
}

function FlashShape({ kind }: { kind: Flash['kind'] }) {
  return (
    <g className={styles.flash} data-kind={kind}>
      <circle r="40" className={styles.flashDisc} />
      {kind === 'fallen' && <path className={styles.flashSign} d="M-20-20 20 20M20-20-20 20" />}
      {kind === 'lava' && <path className={styles.flashSign} d="M-26 18Q-14-6-2 8T26-14M-14 28Q2 8 12 22" />}
    </g>
  );
}
