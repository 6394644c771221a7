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
  /** Stays in place at the lower edge while the rest scrolls. */
  actions?: ReactNode;
  /** `side` lies along the right edge on wide screens. */
  place?: 'middle' | 'side';
}

/**
 * A sheet of paper laid over the table: from below on a phone, in the middle on a desk. It is open while it is mounted.
 * The browser's own modal dialog keeps the focus inside and gives it back; Escape, a step back and a tap
 * beside it close it.
 * A tap that opens or closes it is answered first: to lay one out the browser goes over the whole page again.
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
        {/* What is said in passing makes room for itself here: it covers nothing of the sheet. */}
        <div data-notes />
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button look="quiet" icon="close" iconOnly onClick={onClose}>
            {common.close}
          </Button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it, also where nothing in it takes the focus */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
