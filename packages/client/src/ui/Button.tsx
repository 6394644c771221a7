import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';
import { type Explainable, explainable } from './explainable';
import { Icon, type IconName } from './Icon';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the one thing to do next; `plain` stands back; `danger` takes something away. */
  look?: 'main' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
  /** The label is only for screen readers and as a tooltip. */
  iconOnly?: boolean;
  /** Something was asked of the server and has not been answered. */
  busy?: boolean;
  /** What it says when it is asked. With it a disabled button keeps the focus, and a tap asks it. */
  explain?: Explainable;
}

/** A button of brass or leather, at least a thumb high. */
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
