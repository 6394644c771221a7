import { useEffect, useState } from 'react';
import { handOverStrings, useHandOverStrings } from '../../i18n/handOver/useHandOverStrings';
import { linkOf } from '../../state/inviteUrl';
import { Button } from '../../ui/Button';
import { copy } from '../../ui/handOn';
import { laterComponent } from '../../ui/laterComponent';
import { Sheet } from '../../ui/sheet/Sheet';
import { toast } from '../../ui/Toast';
import { useSecondsLeft } from '../../ui/time/useSecondsLeft';
import type { RoomActs, RoomRole } from '../connection/roomHandle';
import styles from '../invitation/Invitation.module.css';
import { codeToType } from '../seats/handOverCode';
import { HAND_OVER_FRAGMENT } from '../seats/secretOfAddress';

const Qr = laterComponent(() => import('../invitation/QrCode').then((part) => part.QrCode));

interface Offer {
  link: string;
  typed: string;
  /** The expiry of the link, in milliseconds of `performance.now()`. */
  endsAt: number;
}

/** A link and a code that move the seat to another device of the same person. They can be used once. */
export function HandOverSheet({ handle, onClose }: { handle: RoomRole & RoomActs; onClose(): void }) {
  const strings = useHandOverStrings();
  const [offer, setOffer] = useState<Offer>();
  const left = useSecondsLeft(offer?.endsAt);
  const make = async () => {
    const made = await handle.act.handOver();
    if (!made) return onClose();
    setOffer({
      link: `${linkOf(handle.code)}${HAND_OVER_FRAGMENT}${made.token}`,
      typed: codeToType(made.typed),
      endsAt: performance.now() + made.lasts,
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one link for each time the sheet is opened
  useEffect(() => void make(), []);
  const gone = handle.seat === null;
  useEffect(() => {
    if (gone) onClose();
  }, [gone, onClose]);
  const revoke = async () => {
    if (await handle.act.keepSeat()) toast(handOverStrings().revoked);
    onClose();
  };
  return (
    <Sheet
      title={strings.title}
      onClose={onClose}
      actions={
        left > 0 ? (
          <>
            <Button look="danger" onClick={revoke}>
              {strings.revoke}
            </Button>
            <Button icon="copy" onClick={() => copy(offer?.link ?? '', strings.copied)}>
              {strings.copy}
            </Button>
          </>
        ) : (
          <Button look="main" busy={!offer} onClick={make}>
            {strings.again}
          </Button>
        )
      }
    >
      <div className={styles.invitation}>
        <p className={styles.soft}>{strings.help}</p>
        {offer && left > 0 && (
          <>
            <Qr text={offer.link} label={strings.qr} />
            <p className={styles.typed}>
              <span className={styles.soft}>{strings.typed}</span> <b>{offer.typed}</b>
            </p>
          </>
        )}
        {offer && (
          <p className={styles.left} role="timer">
            {left > 0 ? strings.left(left) : strings.over}
          </p>
        )}
      </div>
    </Sheet>
  );
}
