import type { Hint } from '@lantern/games/engine/hint';
import { useState } from 'react';
import { useHintStrings } from '../../i18n/hint/useHintStrings';
import { useStrings } from '../../i18n/strings';
import { ACTION_BAR, isAbout, subjectsOfChoice, subjectsOnBoard } from '../highlight/subjects';
import { choiceSentence } from './choiceSentence';
import styles from './HintList.module.css';
import type { HintSheetProps } from './HintSheet';

export interface HintListProps extends Pick<HintSheetProps, 'text' | 'about' | 'seat' | 'voice' | 'onShow'> {
  hints: readonly Hint[];
}

/** Choices with their chances, the best first. A tap on one shows on the board what it is about. */
export function HintList({ hints, text, about, seat, voice, onShow }: HintListProps) {
  const say = useHintStrings();
  const { match } = useStrings();
  const [carried] = useState(() => subjectsOnBoard().split('\n'));
  const show = (hint: Hint) => {
    const subjects = subjectsOfChoice(about, hint, seat);
    const own = `seat:${seat}`;
    onShow(carried.some((one) => isAbout(one, subjects, own)) ? subjects : [ACTION_BAR], own);
  };
  return (
    <ol className={styles.hints}>
      {hints.map((hint) => (
        <li key={JSON.stringify(hint.choice)}>
          <button type="button" title={match.showOnBoard} onClick={() => show(hint)}>
            <b>{choiceSentence(hint, text, voice)}</b> <span>{say.chance(Math.round(hint.chance * 100))}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
