import { useReplayStrings } from '../i18n/replay/useReplayStrings';
import { Button } from '../ui/Button';
import styles from './Replay.module.css';
import type { Replay } from './useReplay';

/** The controls for the steps of a replay, within reach of the thumb. @param sentence the event of this step */
export function Scrubber({ replay, sentence }: { replay: Replay; sentence: string }) {
  const strings = useReplayStrings();
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
        aria-label={strings.position}
        aria-valuetext={strings.moment(step, last, sentence)}
        style={{ '--done': `${last > 0 ? (100 * step) / last : 100}%` } as React.CSSProperties}
        onChange={(event) => stepTo(Number(event.target.value))}
      />
      <div className={styles.row}>
        <Button look="quiet" icon="first" iconOnly disabled={step === 0} onClick={() => stepTo(0)}>
          {strings.first}
        </Button>
        <Button icon="back" iconOnly disabled={step === 0} onClick={() => stepTo(step - 1)}>
          {strings.back}
        </Button>
        <Button look="main" icon={playing ? 'pause' : 'play'} iconOnly disabled={last === 0} onClick={play}>
          {playing ? strings.pause : strings.play}
        </Button>
        <Button icon="next" iconOnly disabled={step === last} onClick={() => stepTo(step + 1)}>
          {strings.forward}
        </Button>
        <Button look="quiet" icon="last" iconOnly disabled={step === last} onClick={() => stepTo(last)}>
          {strings.toEnd}
        </Button>
        <span className={styles.at} aria-hidden="true">
          {strings.at(step, last)}
        </span>
      </div>
    </div>
  );
}
