import { useEffect, useRef, useState } from 'react';
import { useHandOverStrings } from '../../i18n/handOver/useHandOverStrings';
import { useSeatsStrings } from '../../i18n/seats/useSeatsStrings';
import { useStrings } from '../../i18n/strings';
import { call } from '../../net/api/call';
import { attempt } from '../../room/connection/attempt';
import styles from '../../room/invitation/Invitation.module.css';
import { heldRooms } from '../../room/keepSeat/heldRooms';
import { Button } from '../../ui/Button';
import { copy } from '../../ui/handOn';
import { laterComponent } from '../../ui/laterComponent';
import { Sheet } from '../../ui/sheet/Sheet';
import { useSecondsLeft } from '../../ui/time/useSecondsLeft';
import { linkOfCopy, tokenToType } from './copyToken';

const Qr = laterComponent(() => import('../../room/invitation/QrCode').then((part) => part.QrCode));

/** Interval of the queries whether the copies were taken, in milliseconds. */
const ASKED_EVERY = 2000;

interface Offer {
  token: string;
  /** By `performance.now()`, in milliseconds. */
  endsAt: number;
}

/**
 * A link and a code that copy all seats to another device of the same person, once. Closing the sheet ends the offer.
 */
export function CopySheet({ onClose }: { onClose(): void }) {
  const { title, copy: strings } = useSeatsStrings();
  const shared = useHandOverStrings();
  const { handOver } = useStrings().hosting;
  const { offer, taken, make } = useOffer(onClose);
  const left = useSecondsLeft(offer?.endsAt);
  const isOpen = offer !== undefined && left > 0 && !taken;
  const link = linkOfCopy(offer?.token ?? '');
  return (
    <Sheet
      title={strings.title}
      onClose={onClose}
      actions={
        isOpen ? (
          <Button icon="copy" onClick={() => copy(link, shared.copied)}>
            {shared.copy}
          </Button>
        ) : (
          <Button look="main" busy={!offer} onClick={make}>
            {shared.again}
          </Button>
        )
      }
    >
      <div className={styles.invitation}>
        <div role="status">
          {taken && (
            <>
              <p>{strings.done}</p>
              <p className={styles.soft}>{strings.notYou(handOver.open)}</p>
            </>
          )}
        </div>
        {isOpen && (
          <>
            <p className={styles.soft}>{strings.how(title)}</p>
            <p className={styles.typed}>
              <span className={styles.soft}>{shared.typed}</span> <b>{tokenToType(offer.token)}</b>
            </p>
            <Qr text={link} label={strings.qr} />
          </>
        )}
        {offer && !taken && (
          <p className={styles.left} role="timer">
            {left > 0 ? shared.left(left) : shared.over}
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** An offer of copies, made when the sheet opens and ended when it closes. */
function useOffer(onClose: () => void) {
  const [offer, setOffer] = useState<Offer>();
  const [taken, setTaken] = useState(false);
  const open = useRef<string>(undefined);
  const make = () =>
    attempt(async () => {
      const { token, lasts } = await call('POST /api/seat-copies', {}, { rooms: heldRooms() });
      open.current = token;
      setTaken(false);
      setOffer({ token, endsAt: performance.now() + lasts });
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one offer for each time the sheet is opened
  useEffect(() => {
    void make().then((made) => made || onClose());
    return () => {
      if (open.current) call('POST /api/seat-copies/end', { key: open.current }).catch(() => undefined);
    };
  }, []);
  const token = offer?.token;
  useEffect(() => {
    if (token === undefined || taken) return;
    const ask = () =>
      call('POST /api/seat-copies/state', { key: token }).then(
        ({ taken: done }) => done && setTaken(true),
        () => undefined,
      );
    const timer = setInterval(ask, ASKED_EVERY);
    return () => clearInterval(timer);
  }, [token, taken]);
  return { offer, taken, make };
}
