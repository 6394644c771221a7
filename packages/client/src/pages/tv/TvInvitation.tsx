import { useStrings } from '../../i18n/strings';
import { useTvStrings } from '../../i18n/tv/useTvStrings';
import { QrCode } from '../../room/invitation/QrCode';
import { linkOf, typed } from '../../state/inviteUrl';
import styles from './Tv.module.css';

/** The link and the QR code of the room, for the phones of people who look at the screen. */
export function TvInvitation({ code, large }: { code: string; large?: boolean }) {
  const { room: strings } = useStrings();
  const tv = useTvStrings();
  const link = linkOf(code);
  return (
    <section className={large ? styles.largeInvitation : styles.invitation} aria-label={strings.invite}>
      <QrCode text={link} label={strings.invitation.qrOf(code)} />
      <div className={styles.way}>
        <p>{tv.join}</p>
        <b>
          {typed(link).slice(0, -code.length)}
          <wbr />
          <span className={styles.code}>{code}</span>
        </b>
      </div>
    </section>
  );
}
