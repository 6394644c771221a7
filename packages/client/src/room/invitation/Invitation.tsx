import { lazy, Suspense, useState } from 'react';
import { t, useStrings } from '../../i18n/strings';
import { basePath } from '../../state/basePath';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/Toast';
import styles from './Invitation.module.css';

const Qr = lazy(() => import('./QrCode').then((part) => ({ default: part.QrCode })));
const TvOffer = lazy(() => import('./TvLink').then((part) => ({ default: part.TvLink })));

/** The link of a room: nothing in it but the code. */
export const linkOf = (code: string): string => `${location.origin}${basePath}/r/${code}`;

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(t().room.invitation.copied);
  } catch {
    toast(t().room.invitation.notCopied, 'refusal');
  }
}

async function share(link: string, title: string): Promise<void> {
  try {
    await navigator.share({ title: `Lantern: ${title}`, text: t().room.invitation.come(title), url: link });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(link);
  }
}

/** The link to the room, as a pattern for a camera, to copy, to share, or for a big screen. */
export function Invitation({ code, title }: { code: string; title: string }) {
  const { invitation: strings } = useStrings().room;
  const [offered, setOffered] = useState(false);
  const link = linkOf(code);
  return (
    <div className={styles.invitation}>
      <div className={styles.shared}>
        <Suspense fallback={<div className={styles.qr} />}>
          <Qr text={link} label={strings.qrOf(code)} />
        </Suspense>
        <div className={styles.ways}>
          <p className={styles.link}>
            {linkOf('').replace(/^https?:\/\//, '')}
            <wbr />
            {code}
          </p>
          {'share' in navigator && (
            <Button icon="share" onClick={() => share(link, title)}>
              {strings.share}
            </Button>
          )}
          <Button icon="copy" onClick={() => copy(link)}>
            {strings.copy}
          </Button>
        </div>
      </div>
      <Button look="quiet" icon="tv" aria-expanded={offered} onClick={() => setOffered(!offered)}>
        {strings.tv}
      </Button>
      {offered && (
        <Suspense>
          <TvOffer code={code} />
        </Suspense>
      )}
    </div>
  );
}
