import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useReplayStrings } from '../../i18n/replay/useReplayStrings';
import { useStrings } from '../../i18n/strings';
import { sentenceOf } from '../../net/api/failure';
import { FairPlaySheet, type FairPlaySheetProps } from '../../replay/fairPlay/FairPlaySheet';
import { IconButton } from '../../replay/IconButton';
import { serverSource } from '../../replay/pageSource';
import { viewsOf } from '../../replay/recording';
import { saveMatch, shareReplay } from '../../replay/share';
import { linkOfReplay } from '../../state/inviteUrl';
import { keysOf, shownKeys } from '../../state/roomKeys';
import { toast } from '../../ui/Toast';
import { ReplayRoom } from './ReplayRoom';
import { ReplayScreen } from './ReplayScreen';

export interface ReplayPageProps {
  /** The room of the match; `null` for a shared replay, which does not name it. */
  code: string | null;
  matchId: string;
}

/** `/r/<code>/m/<match>` and `/m/<match>`: the replay of a match, in its room or shared. */
export function ReplayPage({ code, matchId }: ReplayPageProps) {
  const strings = useReplayStrings();
  const { app } = useStrings();
  const [, go] = useLocation();
  const keys = code === null ? undefined : keysOf(code);
  const seatKey = keys && (shownKeys(keys).seatKey ?? keys.former?.[0]?.seatKey);
  const belongs = keys && (keys.seats.length > 0 || keys.hostKey !== undefined);
  const source = useMemo(() => serverSource(code, matchId, seatKey), [code, matchId, seatKey]);
  // The match to check; the game is known only after the first request.
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
        notice={({ over, audience }) => (
          <>
            {!over && (audience === null ? strings.running : strings.runningOwn)}
            {belongs && code !== null && <ReplayRoom code={code} matchId={matchId} />}
          </>
        )}
        actions={({ title, over }) => (
          <>
            <IconButton icon="seal" name={strings.fair.title} onClick={openFair}>
              {strings.fair.title}
            </IconButton>
            {over && (
              <>
                <IconButton icon="save" name={strings.save} onClick={() => saveMatch(code, matchId, seatKey, strings)}>
                  {strings.short.save}
                </IconButton>
                <IconButton
                  icon="share"
                  name={strings.share}
                  onClick={() => shareReplay(linkOfReplay(matchId), title, strings)}
                >
                  {strings.short.share}
                </IconButton>
              </>
            )}
            {code === null ? (
              <IconButton icon="back" name={app.nav.home} onClick={() => go('/')}>
                {strings.short.home}
              </IconButton>
            ) : (
              <IconButton icon="door" name={strings.toRoom} onClick={() => go(`/r/${code}`)}>
                {strings.short.room}
              </IconButton>
            )}
          </>
        )}
      />
      {fair && <FairPlaySheet {...{ code, matchId }} {...fair} onClose={() => setFair(undefined)} />}
    </>
  );
}
