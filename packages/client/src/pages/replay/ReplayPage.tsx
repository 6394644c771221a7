import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useReplayStrings } from '../../i18n/replay/useReplayStrings';
import { sentenceOf } from '../../net/api/failure';
import { FairPlaySheet, type FairPlaySheetProps } from '../../replay/fairPlay/FairPlaySheet';
import { serverSource } from '../../replay/pageSource';
import { viewsOf } from '../../replay/recording';
import { linkOfReplay, saveMatch, shareReplay } from '../../replay/share';
import { keysOf, shownKeys } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/Toast';
import { ReplayScreen } from './ReplayScreen';

/** `/r/<code>/m/<match>`: a match of a room once more, for whoever has the link. */
export function ReplayPage({ code, matchId }: { code: string; matchId: string }) {
  const strings = useReplayStrings();
  const [, go] = useLocation();
  const keys = keysOf(code);
  const seatKey = shownKeys(keys).seatKey ?? keys.former?.[0]?.seatKey;
  const source = useMemo(() => serverSource(code, matchId, seatKey), [code, matchId, seatKey]);
  // What is checked, and where it came to; the game is known once it is asked for.
  const [fair, setFair] = useState<Pick<FairPlaySheetProps, 'game' | 'view' | 'names'>>();
  const openFair = async () => {
    try {
      const newest = await source.page();
      const { game, names } = newest;
      setFair({ game, names, view: viewsOf(newest).at(-1) ?? newest.view });
    } catch (error) {
      toast(sentenceOf(error), 'refusal');
    }
  };
  return (
    <>
      <ReplayScreen
        source={source}
        notice={({ over, audience }) => !over && (audience === null ? strings.running : strings.runningOwn)}
        actions={({ title, over }) => (
          <>
            <Button look="quiet" icon="seal" iconOnly onClick={openFair}>
              {strings.fair.title}
            </Button>
            {over && (
              <Button look="quiet" icon="save" iconOnly onClick={() => saveMatch(code, matchId, seatKey, strings)}>
                {strings.save}
              </Button>
            )}
            <Button
              look="quiet"
              icon="share"
              iconOnly
              onClick={() => shareReplay(linkOfReplay(code, matchId), title, strings)}
            >
              {strings.share}
            </Button>
            <Button icon="door" iconOnly onClick={() => go(`/r/${code}`)}>
              {strings.toRoom}
            </Button>
          </>
        )}
      />
      {fair && <FairPlaySheet {...{ code, matchId }} {...fair} onClose={() => setFair(undefined)} />}
    </>
  );
}
