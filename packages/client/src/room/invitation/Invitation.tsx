import { Suspense, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { isOnlyHere, linkOf, typed } from '../../state/inviteUrl';
import { Button } from '../../ui/Button';
import { copy, share } from '../../ui/handOn';
import { laterComponent } from '../../ui/laterComponent';
import { lazyComponent } from '../../ui/lazyComponent';
import styles from './Invitation.module.css';

const { fetch: fetchQr, Part: Qr } = lazyComponent(() => import('./QrCode').then(({ QrCode }) => QrCode));

/** Preloads the QR code, so that it appears together with the link. */
export { fetchQr };

const TvOffer = laterComponent(() => import('./TvLink').then((part) => part.TvLink));

export interface InvitationProps {
  code: string;
  title: string;
  /** Whether the invitation is the primary action. */
  isMain?: boolean;
}

/** The link to the room: as a QR code, to copy, to share, or for a big screen. */
export function Invitation({ code, title, isMain = false }: InvitationProps) {
  const { invitation: strings } = useStrings().room;
  const [offered, setOffered] = useState(false);
  const link = linkOf(code);
  const canShare = 'share' in navigator;
  return (
    <div className={styles.invitation}>
      <div className={styles.shared}>
        <Suspense fallback={<div className={styles.qr} />}>
          <Qr text={link} label={strings.qrOf(code)} />
        </Suspense>
        <div className={styles.ways}>
          <p className={styles.link}>
            {typed(linkOf(''))}
            <wbr />
            {code}
          </p>
          {canShare && (
            <Button
              look={isMain ? 'main' : 'plain'}
              icon="share"
              onClick={() =>
                share({ title: `Lantern: ${title}`, text: strings.come(title), url: link }, strings.copied)
              }
            >
              {strings.share}
            </Button>
          )}
          <Button look={isMain && !canShare ? 'main' : 'plain'} icon="copy" onClick={() => copy(link, strings.copied)}>
            {strings.copy}
          </Button>
        </div>
      </div>
      {isOnlyHere && <p className={styles.soft}>{strings.onlyHere}</p>}
      <Button look="quiet" icon="tv" aria-expanded={offered} onClick={() => setOffered(!offered)}>
        {strings.tv}
      </Button>
      {offered && <TvOffer code={code} />}
    </div>
  );
}
