import { lazy, Suspense, useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { useTakebackStrings } from '../../i18n/takeback/useTakebackStrings';
import type { Takeable } from '../../net/api/hosting/takeback';
import { Button } from '../../ui/Button';
import type { TakebackProps } from './takebackProps';

const TakeBackSheet = lazy(() => import('./TakebackSheet').then((part) => ({ default: part.TakebackSheet })));

export interface TakebackButtonProps extends Omit<TakebackProps, 'takeable'> {
  /** Nothing where nothing can be taken back. */
  takeable: Takeable | null;
  /** The match stands still. */
  paused?: boolean;
  look: 'quiet' | 'plain';
  iconOnly?: boolean;
  /** It has been taken back, or asked for. */
  onDone?(): void;
}

/** Takes the own last move back: at once where that is free, else by a sheet that says whom it asks. Or says why not. */
export function TakebackButton({ handle, room, takeable, paused, look, iconOnly, onDone }: TakebackButtonProps) {
  const { refusals } = useStrings();
  const say = useTakebackStrings();
  const [asking, ask] = useState<number | null>(null);
  const mustAsk = takeable?.way === 'ask';
  const obstacle = paused ? 'PAUSED' : room.takeBack ? 'TAKE_BACK_OPEN' : takeable ? undefined : 'NOTHING_TO_TAKE_BACK';
  const take = () => {
    if (!takeable) return;
    if (mustAsk) return ask(takeable.version);
    void handle.takeBack(takeable);
    onDone?.();
  };
  return (
    <>
      <Button
        {...{ look, iconOnly }}
        icon={mustAsk ? 'askBack' : 'undo'}
        disabled={obstacle !== undefined}
        explain={{ why: () => obstacle && { sentence: refusals.server[obstacle]({}) } }}
        onClick={take}
      >
        {mustAsk ? say.ask : say.free}
      </Button>
      {mustAsk && asking === takeable.version && (
        <Suspense>
          <TakeBackSheet {...{ handle, room, takeable, onDone }} onClose={() => ask(null)} />
        </Suspense>
      )}
    </>
  );
}
