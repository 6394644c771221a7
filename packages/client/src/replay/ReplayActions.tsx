import { useReplayStrings } from '../i18n/replay/useReplayStrings';
import { linkOfReplay } from '../state/inviteUrl';
import { Button } from '../ui/Button';
import { mayAnalyse } from './analysis/mayAnalyse';
import styles from './Replay.module.css';
import { shareReplay } from './share';
import { useSaving } from './useSaving';

export interface ReplayActionsProps {
  code: string;
  matchId: string;
  seatKey: string | undefined;
  title: string;
  moves: number;
  over: boolean;
  onLookBack?(): void;
  onAnalyse(): void;
  onFair(): void;
}

/** The actions for a past match. */
export function ReplayActions({
  code,
  matchId,
  seatKey,
  title,
  moves,
  over,
  onLookBack,
  onAnalyse,
  onFair,
}: ReplayActionsProps) {
  const strings = useReplayStrings();
  const { saving, save } = useSaving(code, matchId, seatKey);
  return (
    <div className={styles.actions}>
      {onLookBack && (
        <Button icon="past" onClick={onLookBack}>
          {strings.lookBack}
        </Button>
      )}
      {over && mayAnalyse(moves) && (
        <Button icon="search" onClick={onAnalyse}>
          {strings.analyse}
        </Button>
      )}
      {over && (
        <Button icon="save" busy={saving} onClick={save}>
          {strings.save}
        </Button>
      )}
      {over && (
        <Button icon="share" onClick={() => shareReplay(linkOfReplay(matchId), title, strings)}>
          {strings.share}
        </Button>
      )}
      <Button icon="seal" onClick={onFair}>
        {strings.fair.title}
      </Button>
    </div>
  );
}
