import { type ReactNode, useEffect, useState } from 'react';
import { useMinuteStrings } from '../../i18n/minute/useMinuteStrings';
import { useLanguage } from '../../i18n/strings';
import { MinutePlayer } from './MinutePlayer';
import type { Moments } from './moment';

export interface MinuteProps {
  /** Loads the moments of the game; must stay the same function. */
  load(): Promise<Moments | undefined>;
  /** The content below the controls. */
  children?: ReactNode;
}

/** A game in one minute: its moments, or a message while they are loading or if that fails. */
export function Minute({ load, children }: MinuteProps) {
  const say = useMinuteStrings();
  const [arrived, setArrived] = useState<{ moments: Moments } | 'failed'>();
  useLanguage();
  useEffect(() => {
    let here = true;
    load().then(
      (moments) => here && setArrived(moments ? { moments } : 'failed'),
      () => here && setArrived('failed'),
    );
    return () => {
      here = false;
    };
  }, [load]);
  if (arrived === undefined || arrived === 'failed') {
    return (
      <>
        <p role="status">{arrived ? say.failed : say.fetching}</p>
        {children}
      </>
    );
  }
  return <MinutePlayer moments={arrived.moments()}>{children}</MinutePlayer>;
}
