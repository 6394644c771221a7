import { useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { useTakeBackStrings } from '../../i18n/takeBack/useTakeBackStrings';
import type { Takeable } from '../../net/match/takeable';
import { Button } from '../../ui/Button';
import { laterComponent } from '../../ui/laterComponent';
import styles from './TakeBackButton.module.css';
import type { TakeBackProps } from './takeBackProps';

const TakeBackSheet = laterComponent(() => import('./TakeBackSheet').then((part) => part.TakeBackSheet));

export interface TakeBackButtonProps extends Omit<TakeBackProps, 'takeable'> {
  /** Null if no move can be taken back. */
  takeable: Takeable | null;
  paused?: boolean;
  look: 'quiet' | 'plain';
  /** The variant for the action bar: a word below the icon. */
  short?: boolean;
  /** Called when the move has been taken back or the others have been asked. */
  onDone?(): void;
}

/**
 * Takes back the last own move: at once if that is free, otherwise by a sheet that names the players to ask. Otherwise
 * it says why not.
 */
export function TakeBackButton({ handle, room, takeable, paused, look, short, onDone }: TakeBackButtonProps) {
  const { refusals } = useStrings();
  const say = useTakeBackStrings();
  const [asking, ask] = useState<number | null>(null);
  const mustAsk = takeable?.way === 'ask';
  const obstacle = paused ? 'PAUSED' : room.takeBack ? 'TAKE_BACK_OPEN' : takeable ? undefined : 'NOTHING_TO_TAKE_BACK';
  const whole = mustAsk ? say.ask : say.free;
  const take = () => {
    if (!takeable) return;
    if (mustAsk) return ask(takeable.version);
    void handle.act.takeBack(takeable);
    onDone?.();
  };
  return (
    <>
      <Button
        look={look}
        className={short ? styles.short : undefined}
        aria-label={short ? whole : undefined}
        icon={mustAsk ? 'askBack' : 'undo'}
        disabled={obstacle !== undefined}
        explain={{ why: () => obstacle && { sentence: refusals.server[obstacle]({}) } }}
        onClick={take}
      >
        {short ? (mustAsk ? say.askShort : say.freeShort) : whole}
      </Button>
      {mustAsk && asking === takeable.version && (
        <TakeBackSheet {...{ handle, room, takeable, onDone }} onClose={() => ask(null)} />
      )}
    </>
  );
}
