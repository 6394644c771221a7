import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/Toast';
import styles from './Invitation.module.css';

const Qr = lazy(() => import('./Qr').then((part) => ({ default: part.Qr })));

/** The link of a room: nothing in it but the code. */
export const linkOf = (code: string): string => `${location.origin}/r/${code}`;

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast('The link is copied. Paste it to your friends.');
  } catch {
    toast('The browser did not allow copying. Mark the link and copy it by hand.', 'refusal');
  }
}

async function share(link: string, title: string): Promise<void> {
  try {
    await navigator.share({ title: `Lantern: ${title}`, text: `Come and play ${title}.`, url: link });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(link);
  }
}

/** The link to the room, to copy, to share, or as a pattern for a camera. */
export function Invitation({ code, title }: { code: string; title: string }) {
  const [drawn, setDrawn] = useState(false);
  const link = linkOf(code);
  return (
    <div className={styles.invitation}>
      <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
      <div className={styles.row}>
        <Button icon="copy" onClick={() => copy(link)}>
          Copy link
        </Button>
        {'share' in navigator && (
          <Button icon="share" onClick={() => share(link, title)}>
            Share
          </Button>
        )}
        <Button icon="qr" aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
          {drawn ? 'Hide code' : 'QR code'}
        </Button>
      </div>
      {drawn && (
        <Suspense fallback={<p className={styles.soft}>Drawing…</p>}>
          <Qr text={link} label={`QR code of the link to room ${code}`} />
        </Suspense>
      )}
    </div>
  );
}
