import type { Hint } from '@lantern/games/engine/hint';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { useHintStrings } from '../../i18n/hint/useHintStrings';
import { useStrings } from '../../i18n/strings';
import { type FactSubjects, subjectsOnBoard } from '../highlight/subjects';
import styles from './HintList.module.css';
import { rankedHints, subjectsOfHint } from './rankedHints';

export interface HintListProps {
  hints: readonly Hint[];
  text: GameStrings;
  /** The subjects of the game's choices. */
  about: FactSubjects;
  seat: Seat;
  voice: Voice;
  /** Shows the subjects of a choice on the board. @param besides a subject that does not select an element by itself */
  onShow(subjects: readonly string[], besides: string): void;
}

/** The choices, best first. A tap on a choice shows its subjects on the board. */
export function HintList({ hints, text, about, seat, voice, onShow }: HintListProps) {
  const say = useHintStrings();
  const { match } = useStrings();
  const [carried] = useState(() => subjectsOnBoard().split('\n'));
  return (
    <ol className={styles.hints}>
      {rankedHints(hints, text, voice).map(({ hint, sentence, percent }) => (
        <li key={sentence}>
          <button
            type="button"
            title={match.showOnBoard}
            onClick={() => onShow(subjectsOfHint(about, hint, seat, carried), `seat:${seat}`)}
          >
            <b>{sentence}</b> <span>{say.chance(percent)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
