import { type ReactNode, useState } from 'react';
import { Emblem } from '../../art/emblems/Emblem';
import { isMotionReduced } from '../../state/settings';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import type { GameClient } from '../gameBoard';
import styles from './EndScene.module.css';
import type { EndSceneProps, GameEnd } from './gameEnd';

export interface EndPictureProps extends EndSceneProps<never> {
  game: Pick<GameClient, 'id' | 'end'>;
  /** The end scene of the game; `undefined` while it loads or if loading has failed. */
  end: GameEnd | undefined;
  /** Headline and sentence, over the upper part of the picture. */
  children: ReactNode;
}

/** The scene of the game at the end of a match, or its emblem if it has no scene. A tap skips the animation. */
export function EndScene({ game, end, children, ...scene }: EndPictureProps) {
  const [still, stop] = useState(isMotionReduced);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a tap only skips the animation
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only skips the animation
    <div
      className={styles.scene}
      data-outcome={scene.outcome}
      data-still={still || undefined}
      onClick={() => stop(true)}
    >
      <div className={styles.head}>{children}</div>
      <div className={styles.picture}>
        {end && (
          <ErrorBoundary>
            <end.Scene {...scene} />
          </ErrorBoundary>
        )}
        {!game.end && <Emblem game={game.id} />}
      </div>
    </div>
  );
}
