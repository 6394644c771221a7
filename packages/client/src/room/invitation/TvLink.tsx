import { useLocation } from 'wouter';
import { useTvStrings } from '../../i18n/tv/useTvStrings';
import { basePath } from '../../state/basePath';
import { Button } from '../../ui/Button';
import styles from './Invitation.module.css';

/** The address of the room for a big screen, to type in there or to open here. */
export function TvLink({ code }: { code: string }) {
  const tv = useTvStrings();
  const [, go] = useLocation();
  return (
    <>
      <p className={styles.soft}>{tv.help}</p>
      <p className={styles.link}>{`${location.host}${basePath}/tv/${code}`}</p>
      <Button icon="tv" onClick={() => go(`/tv/${code}`)}>
        {tv.open}
      </Button>
    </>
  );
}
