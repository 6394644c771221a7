import { memo } from 'react';
import styles from './ground.module.css';

/**
 * The patterns that tell owners apart without colour, drawn once for the whole page: stripes of leaves, dots, waves and a grid;
 * yellow is plain and wears suns in its corners instead. `wars-reeds` lies over a swamp.
 */
export const Patterns = memo(function Patterns() {
  return (
    <svg className={styles.defs} width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id="wars-green"
          className={styles.owned}
          data-owner="green"
          width="13"
          height="17"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M6.500-1Q12 5 6.500 13Q1 5 6.500-1ZM6.500 16Q12 22 6.500 30Q1 22 6.500 16Z" />
          <path d="M6.500 0V17" className={styles.line} />
        </pattern>
        <pattern
          id="wars-red"
          className={styles.owned}
          data-owner="red"
          width="15"
          height="15"
          patternUnits="userSpaceOnUse"
        >
          <circle cx="3.750" cy="3.750" r="2.700" />
          <circle cx="11.250" cy="11.250" r="2.700" />
        </pattern>
        <pattern
          id="wars-blue"
          className={styles.owned}
          data-owner="blue"
          width="20"
          height="11"
          patternUnits="userSpaceOnUse"
        >
          <path d="M-5 5.500Q0 0 5 5.500T15 5.500T25 5.500" className={styles.line} />
        </pattern>
        <pattern
          id="wars-black"
          className={styles.owned}
          data-owner="black"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
        >
          <path d="M0 6H12M6 0V12" className={styles.thinLine} />
        </pattern>
        <pattern
          id="wars-reeds"
          className={styles.owned}
          data-owner="reeds"
          width="34"
          height="20"
          patternUnits="userSpaceOnUse"
        >
          <path d="M2 5H20M8 11H30M-6 17H10M26 17H40" className={styles.line} />
        </pattern>
        <radialGradient id="wars-vortex">
          <stop offset="0" className={styles.vortexCore} />
          <stop offset=".62" className={styles.vortexGlow} />
          <stop offset="1" className={styles.vortexEdge} />
        </radialGradient>
        <radialGradient id="wars-gold">
          <stop offset="0" stopColor="#ffd24a" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffb020" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="wars-bevel" x1="0" y1="0" x2=".4" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".6" />
          <stop offset=".45" stopColor="#fff" stopOpacity=".06" />
          <stop offset="1" stopColor="#000" stopOpacity=".5" />
        </linearGradient>
        <linearGradient id="wars-slab" x1="0" y1="0" x2=".25" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".2" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".3" />
        </linearGradient>
        <linearGradient id="wars-plate" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.plateTop} />
          <stop offset="1" className={styles.plateBottom} />
        </linearGradient>
      </defs>
    </svg>
  );
});
