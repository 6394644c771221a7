import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode } from 'react';
import { Enter } from '../../../match/end/Enter';
import styles from './Scene.module.css';

export interface SafeProps {
  /**
   * The seat that determines the colour of the velvet; `null` for the colour of the safe, if there is no single winner.
   */
  velvet: Seat | null;
  open: boolean;
  children: ReactNode;
}

const BOLTS = Array.from({ length: 16 }, (_, at) => {
  const angle = (at * Math.PI) / 8;
  const [x, y] = [190 + 106 * Math.cos(angle), 122 + 106 * Math.sin(angle)];
  return `M${(x - 4).toFixed(1)} ${y.toFixed(1)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`;
}).join('');

/** The great safe: a ring of brass, two shelves with velvet, and its door. */
export function Safe({ velvet, open, children }: SafeProps) {
  return (
    <>
      <defs>
        <linearGradient id="cave-end-ring" x2="1" y2="1">
          <stop stopColor="#f7d489" />
          <stop offset="0.5" stopColor="#c98f2b" />
          <stop offset="1" stopColor="#7a4f0a" />
        </linearGradient>
        <radialGradient id="cave-end-inside" cx="0.5" cy="0.35">
          <stop stopColor="#ffe9b0" />
          <stop offset="0.5" stopColor="#c07f2a" />
          <stop offset="1" stopColor="#4d2c0c" />
        </radialGradient>
      </defs>
      {open && (
        <Enter how="swing" at={0}>
          <Door x={322} width={34} />
        </Enter>
      )}
      <circle cx="190" cy="124" r="119" fill="#4a3110" />
      <circle cx="190" cy="122" r="117" fill="url(#cave-end-ring)" />
      <circle cx="190" cy="122" r="97" fill="#2b1a08" />
      <path d={BOLTS} fill="#6b4710" />
      {open ? (
        <>
          <circle cx="190" cy="122" r="94" fill="url(#cave-end-inside)" />
          <g className={styles.velvet} data-seat={velvet ?? undefined}>
            <path d="M104 100H276L268 114H112Z" />
            <path d="M110 170H270L256 190H124Z" />
          </g>
          <path d="M112 114H268V120H113ZM124 190H256V197H127Z" fill="#000" opacity="0.45" />
          {children}
        </>
      ) : (
        <Door x={190} width={94} />
      )}
    </>
  );
}

/** The door with its wheel, seen from the front or from the side. */
function Door({ x, width }: { x: number; width: number }) {
  const side = width / 94;
  return (
    <g transform={`translate(${x} 122) scale(${side} 1)`} strokeWidth="3">
      <ellipse rx="97" ry="110" fill="url(#cave-end-ring)" stroke="#6b470f" />
      <ellipse rx="70" ry="82" fill="none" stroke="#7a5414" />
      <path d="M0-44V44M-42-24 42 24M42-24-42 24" stroke="#5a3c0c" strokeWidth="8" strokeLinecap="round" />
      <circle r="36" fill="none" stroke="#f7d489" strokeWidth="6" />
      <circle r="11" fill="#f7d489" />
    </g>
  );
}
