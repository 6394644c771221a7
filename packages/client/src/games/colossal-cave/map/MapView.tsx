import type { ReactNode } from 'react';
import { PanZoom } from '../../../ui/panZoom/PanZoom';
import { t } from '../strings';
import { ROOMS_BOX } from './geometry';
import styles from './MapView.module.css';

/** The window onto the map. It starts with the whole map, and only gestures move it. */
export function MapView({ children }: { children: ReactNode }) {
  return (
    <div className={styles.window}>
      <PanZoom label={t().map.window} content={ROOMS_BOX} maxZoom={4}>
        {children}
      </PanZoom>
    </div>
  );
}
