import type { ReactNode } from 'react';
import { ActionBar } from '../../../match/frame/ActionBar';
import { explainable, type Why } from '../../../ui/explainable';
import { Sign, type SignName } from '../art/Sign';
import { t } from '../strings';
import styles from './Panel.module.css';

export interface PanelProps {
  title: ReactNode;
  /** Its meaning, in one line. */
  words?: ReactNode;
  /** The parts of the move. */
  children?: ReactNode;
  /** The buttons, always visible, the main one last. */
  buttons?: ReactNode;
}

/** Maximum length of a title beside the buttons of a composed decision, in characters. */
const BESIDE_BUTTONS = 26;

/** The viewer's decision, in the action bar. */
export function Panel({ title, words, children, buttons }: PanelProps) {
  const above = children && buttons && typeof title === 'string' && title.length > BESIDE_BUTTONS;
  return (
    <section className={styles.panel} aria-label={t().whatYouCanDo}>
      <ActionBar prompt={above ? null : title} buttons={buttons}>
        {(above || words || children) && (
          <div className={styles.middle} data-decision={children ? true : undefined}>
            {above && <strong>{title}</strong>}
            {words && <p data-alone={children ? undefined : true}>{words}</p>}
            {children}
          </div>
        )}
      </ActionBar>
    </section>
  );
}

export interface ChipProps {
  sign: SignName;
  children: ReactNode;
  lit?: boolean;
  /** Why it is not possible now. */
  why?(): Why | undefined;
  pressed?: boolean;
  move?: string;
  /** The arguments, if several chips make that move. */
  args?: readonly unknown[];
  /** Its `data-about`, if it makes no move by itself. */
  about?: string;
  /** Its full label, if its own text is incomplete. */
  label?: string;
  /** A count or a mark at the corner. */
  badge?: ReactNode;
  onClick(): void;
}

/** A square button with a sign: one of several actions. */
export function Chip({ sign, children, lit, why, pressed, move, args, about, label, badge, onClick }: ChipProps) {
  return (
    <button
      ref={why && explainable({ why })}
      type="button"
      className={styles.chip}
      data-lit={lit || undefined}
      data-move={move}
      data-args={args && JSON.stringify(args)}
      data-about={about}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={lit === false || undefined}
      onClick={onClick}
    >
      <Sign name={sign} size={20} />
      <span>{children}</span>
      {badge !== undefined && <b>{badge}</b>}
    </button>
  );
}

/** Chips side by side. */
export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>;
}
