import type { View } from '@lantern/games/crystal-caverns/board';
import { memo } from 'react';
import { FigureDefs } from '../figures/FigureDefs';
import styles from './Defs.module.css';
import { STONE } from './stone';

/**
 * The gradients and patterns that the drawings of this board share, rendered once into the board. Their ids are unique
 * on the page.
 */
export const Defs = memo(function Defs({ palette }: { palette: View['options']['palette'] }) {
  return (
    <svg width="0" height="0" className={styles.defs} aria-hidden="true">
      <defs>
        <FigureDefs palette={palette} />
        <path id="cc-stone" d={STONE} />
        <radialGradient id="cc-torch">
          <stop offset="0" stopColor="#ffd27a" stopOpacity=".6" />
          <stop offset=".4" stopColor="#ffb347" stopOpacity=".25" />
          <stop offset="1" stopColor="#ff9d2e" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="cc-lantern">
          <stop offset="0" className={styles.lantern} stopOpacity=".55" />
          <stop offset=".45" className={styles.lantern} stopOpacity=".22" />
          <stop offset="1" className={styles.lantern} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="cc-ember">
          <stop offset="0" stopColor="#ff5a2e" stopOpacity=".55" />
          <stop offset="1" stopColor="#ff3d1e" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="cc-gloom" cx=".5" cy=".4" r=".75">
          <stop offset=".45" stopOpacity="0" />
          <stop offset="1" className={styles.gloom} />
        </radialGradient>
        <linearGradient id="cc-flame" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#fff2b0" />
          <stop offset=".5" stopColor="#ffb52e" />
          <stop offset="1" stopColor="#f0641e" />
        </linearGradient>
        <radialGradient id="cc-water" cx=".45" cy=".4">
          <stop offset="0" stopColor="#a6f5ff" />
          <stop offset=".6" stopColor="#3bb7d6" />
          <stop offset="1" stopColor="#156a92" />
        </radialGradient>
        <linearGradient id="cc-dark" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b0806" stopOpacity=".9" />
          <stop offset="1" stopColor="#0b0806" stopOpacity="0" />
        </linearGradient>
      </defs>
    </svg>
  );
});
