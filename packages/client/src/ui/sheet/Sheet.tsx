import { type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { Button } from '../Button';
import { useBack } from '../back';
import { useModal } from '../modal';
import styles from './Sheet.module.css';

export interface SheetProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Stays at the lower edge while the content scrolls. */
  actions?: ReactNode;
  /** `side` lies along the right edge on wide screens. */
  place?: 'middle' | 'side';
}

/**
 * A sheet of paper over the table: from below on a phone, in the middle on a desktop. It is open while it is mounted.
 * The modal dialog of the browser keeps the focus inside and restores it; Escape, a step back and a tap outside close
 * it. The response to the tap that opens or closes it is painted first, since the browser must lay out the whole page
 * for a modal dialog.
 */
export function Sheet(props: SheetProps) {
  const [laid, lay] = useState(false);
  useEffect(() => startTransition(() => lay(true)), []);
  return laid && <Paper {...props} onClose={() => startTransition(props.onClose)} />;
}

function Paper({ title, onClose, children, actions, place = 'middle' }: SheetProps) {
  const { common } = useStrings();
  const dialog = useModal();
  useBack(onClose);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close a dialog is Escape
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${place === 'side' ? styles.side : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.inside}>
        {/* The place for toasts, so that they cover no part of the sheet. */}
        <div data-notes />
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button look="quiet" icon="close" iconOnly data-close onClick={onClose}>
            {common.close}
          </Button>
        </header>
        {/* A named region, so that a screen reader announces its name and not its whole text when it gets the focus. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
        <section className={styles.body} tabIndex={0} aria-labelledby={titleId}>
          {children}
        </section>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
