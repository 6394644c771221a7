import { type ReactNode, useState } from 'react';
import { Button } from './Button';
import styles from './Door.module.css';
import type { IconName } from './Icon';

export interface DoorProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

/** A rarely used part of a sheet, which opens below its button. */
export function Door({ icon, label, children }: DoorProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={icon} aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      {open && (
        <section aria-label={label} className={styles.inside}>
          {children}
        </section>
      )}
    </>
  );
}
