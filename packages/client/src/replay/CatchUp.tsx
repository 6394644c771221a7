import { useReplayStrings } from '../i18n/replay/useReplayStrings';
import { Button } from '../ui/Button';
import styles from './Replay.module.css';

/** Offers a returning viewer a quick replay of the missed moves. */
export function CatchUp({ missed, onPlay, onSkip }: { missed: number; onPlay(): void; onSkip(): void }) {
  const strings = useReplayStrings();
  return (
    <section className={styles.catchUp} aria-label={strings.away(missed)}>
      <p role="status" className="unseen">
        {strings.away(missed)}
      </p>
      <Button look="main" icon="play" onClick={onPlay}>
        {strings.catchUp(missed)}
      </Button>
      <Button look="quiet" icon="close" iconOnly onClick={onSkip}>
        {strings.skip}
      </Button>
    </section>
  );
}
