import type { CSSProperties, ReactNode } from 'react';

export interface EnterProps {
  /** The animation. */
  how: 'drop' | 'rise' | 'fade' | 'swing';
  /** The position in the order of the animations, from 0. */
  at: number;
  children: ReactNode;
}

/** An animated part of an end scene, used inside the `<svg>`; with reduced motion it is visible from the start. */
export function Enter({ how, at, children }: EnterProps) {
  return (
    <g data-enter={how} style={{ '--at': at } as CSSProperties}>
      {children}
    </g>
  );
}
