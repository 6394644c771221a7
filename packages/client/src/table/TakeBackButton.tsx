import type { RoomView } from '@lantern/games/protocol';
import { lazy, Suspense, useState } from 'react';
import type { RoomHandle } from '../app/room/useRoom';
import { Button } from '../ui/Button';
import type { Takeable } from '../wire/takeBack';
import { useWords } from '../words/words';

const TakeBackSheet = lazy(() => import('./TakeBackSheet').then((part) => ({ default: part.TakeBackSheet })));

export interface TakeBackProps {
  handle: RoomHandle;
  room: RoomView;
  takeable: Takeable;
}

/** Takes the own last move back: at once where that is free, else by a sheet that says whom it asks. */
export function TakeBackButton({ handle, room, takeable }: TakeBackProps) {
  const { takeBack: say } = useWords();
  const [asking, ask] = useState<number | null>(null);
  const free = takeable.way === 'free';
  return (
    <>
      <Button
        look="quiet"
        icon={free ? 'undo' : 'askBack'}
        iconOnly
        disabled={room.takeBack !== null}
        onClick={() => (free ? handle.takeBack(takeable) : ask(takeable.version))}
      >
        {free ? say.free : say.ask}
      </Button>
      {asking === takeable.version && !free && (
        <Suspense>
          <TakeBackSheet {...{ handle, room, takeable }} onClose={() => ask(null)} />
        </Suspense>
      )}
    </>
  );
}
