import { useReplayStrings } from '../i18n/replay/useReplayStrings';
import { Button } from '../ui/Button';
import styles from './Replay.module.css';
import type { Replay } from './useReplay';

/** Under the thumb: the way through the moments of a match. @param sentence what happened at this one */
export function Scrubber({ replay, sentence }: { replay: Replay; sentence: string }) {
  const say = useReplayStrings();
  const { step, last, playing, go, setPlaying } = replay;
  const stepTo = (to: number) => {
    setPlaying(false);
    go(to);
  };
  const play = () => {
    if (!playing && step === last) go(0);
    setPlaying(!playing);
  };
  return (
    <div className={styles.controls}>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={last}
        value={step}
        aria-label={say.position}
        aria-valuetext={say.moment(step, last, sentence)}
        style={{ '--done': `${last > 0 ? (100 * step) / last : 100}%` } as React.CSSProperties}
        onChange={(event) => stepTo(Number(event.target.value))}
      />
      <div className={styles.row}>
        <Button look="quiet" icon="first" iconOnly disabled={step === 0} onClick={() => stepTo(0)}>
          {say.first}
        </Button>
        <Button icon="back" iconOnly disabled={step === 0} onClick={() => stepTo(step - 1)}>
          {say.back}
        </Button>
        <Button look="main" icon={playing ? 'pause' : 'play'} iconOnly disabled={last === 0} onClick={play}>
          {playing ? say.pause : say.play}
        </Button>
        <Button icon="next" iconOnly disabled={step === last} onClick={() => stepTo(step + 1)}>
          {say.forward}
        </Button>
        <Button look="quiet" icon="last" iconOnly disabled={step === last} onClick={() => stepTo(last)}>
          {say.toEnd}
        </Button>
        <span className={styles.at} aria-hidden="true">
          {say.at(step, last)}
        </span>
      </div>
    </div>
  );
}
