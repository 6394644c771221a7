import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useStrings } from '../i18n/strings';
import { Button } from './Button';
import { LanternPicture } from './LanternPicture';
import { PageFrame } from './PageFrame';
import styles from './page.module.css';

export interface MessageProps {
  title: string;
  children: ReactNode;
  /** The main action; a link to the home page is always the other one. */
  action?: { label: string; onClick(): void };
  /** Replaces the link to the home page. */
  other?: { label: string; onClick(): void };
}

/** A page with a single message and the next actions. */
export function Message({ title, children, action, other }: MessageProps) {
  const { nav } = useStrings().app;
  return (
    <PageFrame title={title}>
      <main className={styles.message}>
        <LanternPicture size={96} />
        <h1>{title}</h1>
        <p>{children}</p>
        {action && (
          <Button look="main" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
        {other && <Button onClick={other.onClick}>{other.label}</Button>}
        <Link href="/" className={styles.way}>
          {nav.home}
        </Link>
      </main>
    </PageFrame>
  );
}
