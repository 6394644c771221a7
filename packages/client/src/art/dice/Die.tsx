import type { CSSProperties, ReactNode } from 'react';
import { rem } from '../../ui/rem';
import { faceColour } from '../solid';
import styles from './Die.module.css';
import { Pips } from './Pips';
import { type DieKind, SOLIDS } from './solids';
import { DIE_INKS, type DieTone } from './tones';

export interface DieShapeProps {
  kind: DieKind;
  /** The shown face. A d6 shows pips unless `figures` is set. */
  value: number;
  figures?: boolean;
  /** A sign in place of the value, drawn with the current colour on a field of 24 by 24. */
  face?: ReactNode;
  tone?: DieTone;
}

export interface DieProps extends DieShapeProps {
  /** In pixels; set by the style sheet if absent. */
  size?: number;
  /** The text for a screen reader instead of "d10: 7"; an empty label for a die that is described in words. */
  label?: string;
  className?: string;
}

/** A die on a field of 48 by 48, seen from above; for use inside an `svg`. */
export function DieShape({ kind, value, figures, face, tone = 'ivory' }: DieShapeProps) {
  return (
    <>
      <Body kind={kind} tone={tone} />
      <Top kind={kind} tone={tone}>
        {face ? <g transform="scale(1.2) translate(-12 -12)">{face}</g> : null}
        {!face && kind === 'd6' && !figures && <Pips value={value} />}
        {!face && (kind !== 'd6' || figures) && <Figures kind={kind} value={value} />}
      </Top>
    </>
  );
}

export function Die({ size, label, className, ...die }: DieProps) {
  const { kind, value } = die;
  const words = label ?? `${kind}: ${value}`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or told of in words
    <svg
      viewBox="0 0 48 48"
      className={className ? `${styles.die} ${className}` : styles.die}
      style={size === undefined ? undefined : { width: rem(size), height: rem(size) }}
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
    >
      <DieShape {...die} />
    </svg>
  );
}

/** The glass: far sides shining through, near sides in the light. */
function Body({ kind, tone }: { kind: DieKind; tone: DieTone }) {
  const ink = DIE_INKS[tone];
  const { facets, hidden, outline } = SOLIDS[kind];
  return (
    <g strokeLinejoin="round">
      <path d={outline} transform="translate(1 2)" className={styles.shadow} />
      <path d={outline} fill={faceColour(ink, 0.1)} stroke={faceColour(ink, 0)} strokeWidth="1.6" />
      {facets.map(({ path, inner, light }) => (
        <g key={path}>
          <path d={path} fill={faceColour(ink, light)} fillOpacity="0.94" stroke={faceColour(ink, light * 0.6)} />
          <path d={inner} className={styles.sheen} />
        </g>
      ))}
      <path d={hidden} className={styles.hidden} />
      <path d={facets.map(({ path }) => path).join('')} className={styles.edges} />
    </g>
  );
}

/** The side with the value; hidden while the die tumbles. */
function Top({ kind, tone, children }: { kind: DieKind; tone: DieTone; children: ReactNode }) {
  const { ink, halo } = DIE_INKS[tone];
  return (
    <g
      transform={SOLIDS[kind].top}
      className={styles.top}
      style={{ color: ink, '--halo': halo } as CSSProperties}
      fill="currentColor"
    >
      {children}
    </g>
  );
}

function Figures({ kind, value }: { kind: DieKind; value: number }) {
  const height = SOLIDS[kind].figure * (value > 9 ? 0.8 : 1);
  return (
    <text className={styles.figures} fontSize={height} y={height * 0.35} textAnchor="middle">
      {value}
    </text>
  );
}
