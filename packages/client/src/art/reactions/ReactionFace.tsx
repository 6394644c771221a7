import type { Reaction } from '@lantern/protocol/chat';
import { rem } from '../../ui/rem';
import { faces } from './faces';
import styles from './ReactionFace.module.css';

export interface ReactionFaceProps {
  reaction: Reaction;
  /** Height and width in pixels at the default font size. */
  size?: number;
}

/** A small lantern with a face. Decorative: its meaning is given beside it; empty for an unknown reaction. */
export function ReactionFace({ reaction, size = 32 }: ReactionFaceProps) {
  if (!Object.hasOwn(faces, reaction)) return null;
  const { glass, lines, dark, around, drops } = faces[reaction];
  return (
    <svg viewBox="0 0 48 48" width={rem(size)} height={rem(size)} className={styles.face} aria-hidden="true">
      <path className={styles.ring} d="M18 9.500a6 6 0 0 1 12 0" />
      <path className={styles.brass} d="M15 9h18l4 6H11zM13 40h22v3.500a2 2 0 0 1-2 2H15a2 2 0 0 1-2-2z" />
      <rect className={styles.glass} x="8" y="15" width="32" height="25" rx="10" fill={glass} />
      {dark && <path className={styles.dark} d={dark} />}
      <path className={styles.lines} d={lines} />
      {drops && <path className={styles.drops} d={drops} />}
      {around && <path className={styles.around} d={around} />}
    </svg>
  );
}
