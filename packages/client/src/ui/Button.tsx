import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';
import { type Explainable, explainable } from './explainable';
import { Icon, type IconName } from './Icon';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the primary action; `plain` is the default; `quiet` has no frame; `danger` deletes something. */
  look?: 'main' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
  /** Shows the label only to screen readers and as a tooltip. */
  iconOnly?: boolean;
  /** A request is pending. */
  busy?: boolean;
  /** The explanation of the button. With it a disabled button keeps the focus, and a tap shows the explanation. */
  explain?: Explainable;
}

/** A button of brass or leather with the full height of a touch target. */
export function Button({
  look = 'plain',
  icon,
  iconOnly,
  busy,
  explain: question,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = [styles.button, styles[look], iconOnly && styles.iconOnly, className].filter(Boolean).join(' ');
  const barred = disabled && question !== undefined;
  return (
    <button
      ref={question && explainable(question)}
      type="button"
      className={classes}
      aria-busy={busy || undefined}
      title={iconOnly && typeof children === 'string' ? children : undefined}
      disabled={disabled && !barred}
      {...rest}
      aria-disabled={barred || rest['aria-disabled']}
      onClick={busy || barred ? undefined : rest.onClick}
    >
      {icon && <Icon name={icon} />}
      <span className={iconOnly ? 'unseen' : undefined}>{children}</span>
    </button>
  );
}
