import type { ReactNode } from 'react';
import { Stars } from './Stars';

interface ToppledProps {
  stunned: boolean;
  /** The extent of the figure from its middle to the side that it lies on. */
  reach: number;
  children: ReactNode;
}

/** A figure that stands or, when stunned, lies on its side with stars around its head. */
export function Toppled({ stunned, reach, children }: ToppledProps) {
  if (!stunned) return children;
  const up = 12 - reach;
  return (
    <>
      <g transform={`translate(-46 ${up}) rotate(74)`}>{children}</g>
      <g transform={`translate(32 ${up - 50}) scale(.9)`}>
        <Stars />
      </g>
    </>
  );
}

/** The shadow of a figure on the floor. */
export function Shadow({ wide }: { wide: number }) {
  return <ellipse cx="2" cy="1" rx={wide} ry={wide / 4.5} fill="rgb(0 0 0 / 40%)" />;
}
