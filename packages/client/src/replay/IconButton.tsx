import { Icon, type IconName } from '../ui/Icon';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  icon: IconName;
  /** The full name; the label of the button is a part of it. */
  name: string;
  busy?: boolean;
  expanded?: boolean;
  pressed?: boolean;
  onClick(): void;
  children: string;
}

/** A small button: an icon above a short label. */
export function IconButton({ icon, name, busy, expanded, pressed, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.small}
      aria-label={name}
      aria-busy={busy || undefined}
      aria-expanded={expanded}
      aria-pressed={pressed}
      onClick={busy ? undefined : onClick}
    >
      <Icon name={icon} size={24} />
      <span>{children}</span>
    </button>
  );
}
