import { lazy, Suspense, useState } from 'react';
import { t, useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/Toast';
import styles from './Invitation.module.css';

const Qr = lazy(() => import('./QrCode').then((part) => ({ default: part.QrCode })));
const TvOffer = lazy(() => import('./TvLink').then((part) => ({ default: part.TvLink })));

/** The link of a room: nothing in it but the code. */
export const linkOf = (code: string): string => `${location.origin}/r/${code}`;

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

/** The link to the room, to copy, to share, as a pattern for a camera, or for a big screen. */
export function Invitation({ code, title }: { code: string; title: string }) {
  const { invitation: strings } = useStrings().room;
  const [drawn, setDrawn] = useState(false);
  const [offered, setOffered] = useState(false);
  const link = linkOf(code);
  return (
    <div className={styles.invitation}>
      <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
      <div className={styles.row}>
        <Button icon="copy" onClick={() => copy(link)}>
          {strings.copy}
        </Button>
        {'share' in navigator && (
          <Button icon="share" onClick={() => share(link, title)}>
            {strings.share}
          </Button>
        )}
        <Button icon="qr" aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
          {drawn ? strings.hide : strings.qr}
        </Button>
        <Button icon="tv" aria-expanded={offered} onClick={() => setOffered(!offered)}>
          {strings.tv}
        </Button>
      </div>
      {drawn && (
        <Suspense fallback={<p className={styles.soft}>{strings.drawing}</p>}>
          <Qr text={link} label={strings.qrOf(code)} />
        </Suspense>
      )}
      {offered && (
        <Suspense>
          <TvOffer code={code} />
        </Suspense>
      )}
    </div>
  );
}
