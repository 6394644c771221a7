import { useLocation } from 'wouter';
import styles from '../../room/Invitation.module.css';
import { Button } from '../../ui/Button';
import { useTvWords } from './strings';

/** The address of the room for a big screen, to type in there or to open here. */
export function TvOffer({ code }: { code: string }) {
  const tv = useTvWords();
  const [, go] = useLocation();
  return (
    <>
      <p className={styles.soft}>{tv.help}</p>
      <p className={styles.link}>{`${location.host}/tv/${code}`}</p>
      <Button icon="tv" onClick={() => go(`/tv/${code}`)}>
        {tv.open}
      </Button>
    </>
  );
}
