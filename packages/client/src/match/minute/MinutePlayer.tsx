import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMinuteStrings } from '../../i18n/minute/useMinuteStrings';
import { isMotionReduced } from '../../state/settings';
import { Button } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { useLatest } from '../../ui/useLatest';
import { isTyping } from '../press/typing';
import styles from './MinutePlayer.module.css';
import { MOMENT_SECONDS, type Moment } from './moment';

/** The minimum distance of a swipe to another moment; a shorter one is a tap. */
const MIN_SWIPE_PX = 40;

interface MinutePlayerProps {
  moments: readonly Moment[];
  /** The content below the controls. */
  children?: ReactNode;
}

/** The moments of a game one after the other, each with a moving picture and its sentence. */
export function MinutePlayer({ moments, children }: MinutePlayerProps) {
  const say = useMinuteStrings();
  const [step, setStep] = useState(0);
  const [paused, setPaused] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const go = (to: number) => {
    if (to < 0 || to >= moments.length) return;
    setStep(to);
    setPaused(false);
  };
  const [next, back] = [() => go(step + 1), () => go(step - 1)];
  const still = isMotionReduced();
  const swipe = useSwipe(next, back, () => setPaused(!paused));
  useArrows({ ArrowRight: next, ArrowLeft: back });
  useEffect(() => {
    for (const animation of picture.current?.getAnimations?.({ subtree: true }) ?? []) {
      if (paused) animation.pause();
      else animation.play();
    }
  }, [paused]);
  const moment = moments[step];
  if (!moment) return null;
  return (
    <div className={styles.player}>
      <div ref={picture} className={styles.picture} {...swipe}>
        <svg key={moment.id} viewBox="0 0 320 200" aria-hidden="true">
          <ErrorBoundary>
            <moment.Scene />
          </ErrorBoundary>
        </svg>
        <Dots count={moments.length} {...{ step, next }} />
      </div>
      <div className={styles.words}>
        <ol className={styles.sentences}>
          {moments.map(({ id, sentence }, at) => (
            <li key={id} aria-current={at === step ? 'step' : undefined}>
              {sentence}
            </li>
          ))}
        </ol>
        <div className={styles.controls}>
          <Button icon="back" iconOnly disabled={step === 0} onClick={back}>
            {say.back}
          </Button>
          {!still && (
            <Button
              look="quiet"
              icon={paused ? 'play' : 'pause'}
              iconOnly
              className={styles.pause}
              onClick={() => setPaused(!paused)}
            >
              {paused ? say.play : say.pause}
            </Button>
          )}
          <span className={styles.place}>{say.step(step + 1, moments.length)}</span>
          <Button icon="next" iconOnly disabled={step === moments.length - 1} onClick={next}>
            {say.next}
          </Button>
        </div>
        {children}
      </div>
    </div>
  );
}

/** One dot per moment. The dot of the current one fills up, and then the next moment follows. */
function Dots({ count, step, next }: { count: number; step: number; next(): void }) {
  const filling = useRef<HTMLElement>(null);
  const follow = useLatest(next);
  useEffect(() => {
    if (isMotionReduced()) return;
    const frames = [{ transform: 'scaleX(0)' }, { transform: 'none' }];
    const animation = step >= 0 ? filling.current?.animate?.(frames, MOMENT_SECONDS * 1000) : undefined;
    if (animation) animation.onfinish = () => follow.current();
    return () => animation?.cancel();
  }, [step]);
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots are alike and keep their places
        <i key={at} data-at={at === step ? 'now' : at < step ? 'before' : 'after'}>
          {at === step && <b ref={filling} />}
        </i>
      ))}
    </div>
  );
}

/** Listens for keys, except in text fields. */
function useArrows(actions: Readonly<Record<string, () => void>>): void {
  const latest = useLatest(actions);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
      latest.current[event.key]?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Returns the handlers of a surface that reacts to swipes to the next and the previous moment, and to taps. */
function useSwipe(next: () => void, back: () => void, tap: () => void) {
  const from = useRef<number>(undefined);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      from.current = clientX;
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (from.current === undefined) return;
      const way = clientX - from.current;
      from.current = undefined;
      if (Math.abs(way) < MIN_SWIPE_PX) tap();
      else if (way < 0) next();
      else back();
    },
  };
}
