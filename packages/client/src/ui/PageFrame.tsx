import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { useStrings } from '../i18n/strings';
import { Icon } from './Icon';
import { LanternPicture } from './LanternPicture';
import styles from './page.module.css';

export interface PageFrameProps {
  /** The title of the window, to which "Lantern" is added. */
  title?: string;
  children: ReactNode;
}

/** The frame of every page except the table: the logo and the links to settings and About. */
export function PageFrame({ title, children }: PageFrameProps) {
  const { nav } = useStrings().app;
  useEffect(() => {
    document.title = title ? `${title} · Lantern` : 'Lantern';
  }, [title]);
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        <Link href="/" className={styles.sign}>
          <LanternPicture size={36} />
          <span>Lantern</span>
        </Link>
        <nav className={styles.nav} aria-label={nav.label}>
          <Link href="/about" className={styles.navLink}>
            <Icon name="help" />
            <span>{nav.about}</span>
          </Link>
          <Link href="/settings" className={styles.navLink}>
            <Icon name="settings" />
            <span>{nav.settings}</span>
          </Link>
        </nav>
      </header>
      {children}
    </div>
  );
}
