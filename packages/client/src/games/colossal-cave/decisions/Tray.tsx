import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ActionBar } from '../../../match/frame/ActionBar';
import type { BoardContext } from '../context';
import styles from './Tray.module.css';

/** The number of cards that fit in the space of the hand beside the words. More cards extend over the map. */
export const CARDS_THAT_FIT = 3;

export interface TrayProps {
  context: BoardContext;
  /** The question, shown in the action bar. */
  title: string;
  /** The card the decision is about. */
  picture?: ReactNode;
  words?: ReactNode;
  /** The answers without a card, shown in the action bar. */
  buttons?: ReactNode;
  /** Whether the answers extend over the map, which then ignores taps. */
  many?: boolean;
  children?: ReactNode;
}

/** A decision with several answers, shown in place of the hand, which is hidden meanwhile so that the map does not move. */
export function Tray({ context, title, picture, words, buttons, many, children }: TrayProps) {
  const tray = useCover(context);
  return (
    <>
      <ActionBar prompt={title} buttons={buttons} />
      {context.handPlace &&
        createPortal(
          <div ref={tray} className={styles.tray} data-decision data-many={many || undefined}>
            {(picture || words) && (
              <div className={styles.head}>
                {picture && <span className={styles.picture}>{picture}</span>}
                <span className={styles.words}>{words}</span>
              </div>
            )}
            {children}
          </div>,
          context.handPlace,
        )}
    </>
  );
}

/** Returns a `ref` for a tray. The board ignores taps while the tray covers it, as it does on phones (Tray.module.css). */
function useCover({ cover, handPlace }: BoardContext): RefObject<HTMLDivElement | null> {
  const tray = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tray is there once it has its place
  useLayoutEffect(() => {
    const look = () => cover(tray.current !== null && getComputedStyle(tray.current).position === 'absolute');
    look();
    addEventListener('resize', look);
    return () => {
      removeEventListener('resize', look);
      cover(false);
    };
  }, [handPlace, cover]);
  return tray;
}
