import { memo } from 'react';
import styles from './Horizon.module.css';

/** The minimum free space in pixels for which the horizon is drawn. */
const MIN_SPACE_PX = 48;
/** The overlap of the mesas behind the land. */
const OVERLAP_PX = 24;

/** Moons and mesas behind the land and a dune in front of it, in the free space above and below the map. */
export const Horizon = memo(function Horizon({ spare }: { spare: number }) {
  if (spare < MIN_SPACE_PX) return null;
  return (
    <>
      <div className={styles.far} style={{ height: spare + OVERLAP_PX }}>
        <svg viewBox="0 0 390 90" width="390" height="90" aria-hidden="true">
          <linearGradient id="wars-mesas" x2="0" y2="1">
            <stop offset=".6" className={styles.mesa} />
            <stop offset="1" className={styles.mesa} stopOpacity="0" />
          </linearGradient>
          <circle cx="322" cy="26" r="11" className={styles.moon} />
          <circle cx="286" cy="31" r="4.500" className={styles.moon} />
          <path
            fill="url(#wars-mesas)"
            d="M-200 90V46L-150 40-140 28H-100L-90 44-20 50 0 46 26 40 34 28H62L70 42 104 48 118 34H138L146 46 190 50 214 30 232 26 252 46 300 50 312 38H344L352 48 390 42 440 48 452 30H500L512 46 600 50V90z"
          />
          <path
            className={styles.strata}
            d="M-143 33H-97M31 33H65M115 39H141M216 34 236 31M309 43H347M449 35H503M28 38H68M112 44H144M306 47H350"
          />
        </svg>
      </div>
      <svg
        viewBox="0 0 390 60"
        preserveAspectRatio="xMidYMin slice"
        className={styles.near}
        style={{ height: spare + 8 }}
        aria-hidden="true"
      >
        <path
          className={styles.dune}
          d="M-200 14Q-90 22 0 12 60 22 110 12T214 16 310 12 390 16 500 10 600 16V400H-200z"
        />
      </svg>
    </>
  );
});
