import type { Hint } from '@lantern/games/engine/hint';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useState } from 'react';
import { useHintStrings } from '../../i18n/hint/useHintStrings';
import { tellHint } from '../../net/api/hosting/hosting';
import { Sheet } from '../../ui/sheet/Sheet';
import { Waiting } from '../../ui/Waiting';
import styles from '../sheets.module.css';
import { choiceSentence } from './choiceSentence';
import { startHint } from './startHint';

export interface HintSheetProps {
  /** The game by its id. */
  game: string;
  text: GameStrings;
  view: CommonView;
  seat: Seat;
  voice: Voice;
  /** The room and the seat's key, to tell the others that a hint was given; absent where nobody else plays. */
  tell?: { code: string; seatKey: string };
  onClose(): void;
}

/** Up to three choices that promise most, each with its chance; found in this browser, by what the seat sees. */
export function HintSheet({ game, text, view, seat, voice, tell, onClose }: HintSheetProps) {
  const say = useHintStrings();
  const [hints, setHints] = useState<Hint[] | 'failed'>();
  const { decisionId } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what others do meanwhile does not begin it anew
  useEffect(() => {
    return startHint({ game, view, seat }, (found) => {
      if (tell && found && found.length > 0) tellHint(tell.code, tell.seatKey).catch(() => undefined);
      setHints(found ?? 'failed');
    });
  }, [game, seat, decisionId]);
  return (
    <Sheet title={say.ask} onClose={onClose}>
      <div className={styles.stack} aria-live="polite">
        {hints === undefined && <Waiting>{say.thinking}</Waiting>}
        {hints === 'failed' && <p>{say.failed}</p>}
        {Array.isArray(hints) && hints.length === 0 && <p>{say.nothing}</p>}
        {Array.isArray(hints) && hints.length > 0 && (
          <ol className={styles.people}>
            {hints.map((hint) => (
              <li key={JSON.stringify(hint.choice)}>
                <div>
                  <b>{choiceSentence(hint, text, voice)}</b>
                  <span className={styles.soft}>{say.chance(Math.round(hint.chance * 100))}</span>
                </div>
              </li>
            ))}
          </ol>
        )}
        <p className={styles.soft}>{say.how}</p>
        {tell && <p className={styles.soft}>{say.told}</p>}
      </div>
    </Sheet>
  );
}
