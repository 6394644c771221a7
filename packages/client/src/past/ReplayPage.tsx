import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { keysOf, shownKeys } from '../app/keys';
import { Button } from '../ui/Button';
import { Shown } from './Shown';
import { linkOfReplay, saveMatch, shareReplay } from './share';
import { serverSource } from './source';
import { usePastWords } from './words';

/** `/r/<code>/m/<match>`: a match of a room once more, for whoever has the link. */
export function ReplayPage({ code, matchId }: { code: string; matchId: string }) {
  const say = usePastWords();
  const [, go] = useLocation();
  const { seatKey } = shownKeys(keysOf(code));
  const source = useMemo(() => serverSource(code, matchId, seatKey), [code, matchId, seatKey]);
  return (
    <Shown
      source={source}
      notice={({ over }) => !over && say.running}
      actions={({ title, over }) => (
        <>
          {over && (
            <Button look="quiet" icon="save" iconOnly onClick={() => saveMatch(code, matchId, seatKey, say)}>
              {say.save}
            </Button>
          )}
          <Button
            look="quiet"
            icon="share"
            iconOnly
            onClick={() => shareReplay(linkOfReplay(code, matchId), title, say)}
          >
            {say.share}
          </Button>
          <Button icon="door" onClick={() => go(`/r/${code}`)}>
            {say.toRoom}
          </Button>
        </>
      )}
    />
  );
}
