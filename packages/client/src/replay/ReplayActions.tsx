import { useState } from 'react';
import { useReplayStrings } from '../i18n/replay/useReplayStrings';
import { Button } from '../ui/Button';
import styles from './Replay.module.css';
import { linkOfReplay, saveMatch, shareReplay } from './share';

export interface ReplayActionsProps {
  code: string;
  matchId: string;
  seatKey: string | undefined;
  /** Name of the game. */
  title: string;
  over: boolean;
  onLookBack?(): void;
  onAnalyse(): void;
  onFair(): void;
}

/** What can be done with the past of a match. */
export function ReplayActions({
  code,
  matchId,
  seatKey,
  title,
  over,
  onLookBack,
  onAnalyse,
  onFair,
}: ReplayActionsProps) {
  const strings = useReplayStrings();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveMatch(code, matchId, seatKey, strings);
    setSaving(false);
  };
  return (
    <div className={styles.actions}>
      {onLookBack && (
        <Button icon="past" onClick={onLookBack}>
          {strings.lookBack}
        </Button>
      )}
      {over && (
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
        <Button icon="share" onClick={() => shareReplay(linkOfReplay(code, matchId), title, strings)}>
          {strings.share}
        </Button>
      )}
      <Button icon="seal" onClick={onFair}>
        {strings.fair.title}
      </Button>
    </div>
  );
}
