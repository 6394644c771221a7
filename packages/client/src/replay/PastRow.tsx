import { type ReactNode, useState } from 'react';
import { useReplayStrings } from '../i18n/replay/useReplayStrings';
import { linkOfReplay } from '../state/inviteUrl';
import { Button } from '../ui/Button';
import { mayAnalyse } from './analysis/mayAnalyse';
import { IconButton } from './IconButton';
import styles from './PastRow.module.css';
import type { ReplayActionsProps } from './ReplayActions';
import { shareReplay } from './share';
import { useSaving } from './useSaving';

export interface PastRowProps extends Omit<ReplayActionsProps, 'over'> {
  /** The content of the menu "more", below the check of fair play. */
  children: ReactNode;
}

/** The actions for a finished match, in one row. */
export function PastRow({
  code,
  matchId,
  seatKey,
  title,
  moves,
  onLookBack,
  onAnalyse,
  onFair,
  children,
}: PastRowProps) {
  const say = useReplayStrings();
  const { saving, save } = useSaving(code, matchId, seatKey);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <div className={styles.row}>
        {onLookBack && (
          <IconButton icon="past" name={say.lookBack} onClick={onLookBack}>
            {say.short.lookBack}
          </IconButton>
        )}
        {mayAnalyse(moves) && (
          <IconButton icon="search" name={say.analyse} onClick={onAnalyse}>
            {say.short.analyse}
          </IconButton>
        )}
        <IconButton icon="share" name={say.share} onClick={() => shareReplay(linkOfReplay(matchId), title, say)}>
          {say.short.share}
        </IconButton>
        <IconButton icon="save" name={say.save} busy={saving} onClick={save}>
          {say.short.save}
        </IconButton>
        <IconButton icon="dots" name={say.short.more} expanded={open} onClick={() => setOpen(!open)}>
          {say.short.more}
        </IconButton>
      </div>
      {open && (
        <div className={styles.more}>
          <Button icon="seal" onClick={onFair}>
            {say.fair.title}
          </Button>
          {children}
        </div>
      )}
    </div>
  );
}
