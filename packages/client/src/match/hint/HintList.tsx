import type { Hint } from '@lantern/games/engine/hint';
import type { GameStrings, Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { useHintStrings } from '../../i18n/hint/useHintStrings';
import { useStrings } from '../../i18n/strings';
import { ACTION_BAR, type FactSubjects, isAbout, subjectsOfChoice, subjectsOnBoard } from '../highlight/subjects';
import { choiceSentence } from './choiceSentence';
import styles from './HintList.module.css';

export interface HintListProps {
  hints: readonly Hint[];
  text: GameStrings;
  /** What the game's choices are about. */
  about: FactSubjects;
  seat: Seat;
  voice: Voice;
  /** Somebody wants to see on the board what a choice is about. @param besides what of it is not meant by itself */
  onShow(subjects: readonly string[], besides: string): void;
}

const percentOf = ({ chance }: Hint): number => Math.round(chance * 100);

/** Choices with their chances, the highest first; of those that read the same, the best. A tap on one shows on the board what it is about. */
export function HintList({ hints, text, about, seat, voice, onShow }: HintListProps) {
  const say = useHintStrings();
  const { match } = useStrings();
  const [carried] = useState(() => subjectsOnBoard().split('\n'));
  const show = (hint: Hint) => {
    const subjects = subjectsOfChoice(about, hint, seat);
    const own = `seat:${seat}`;
    onShow(carried.some((one) => isAbout(one, subjects, own)) ? subjects : [ACTION_BAR], own);
  };
  const told = new Map<string, Hint>();
  for (const hint of [...hints].sort((one, other) => percentOf(other) - percentOf(one))) {
    const sentence = choiceSentence(hint, text, voice);
    if (!told.has(sentence)) told.set(sentence, hint);
  }
  return (
    <ol className={styles.hints}>
      {[...told].map(([sentence, hint]) => (
        <li key={sentence}>
          <button type="button" title={match.showOnBoard} onClick={() => show(hint)}>
            <b>{sentence}</b> <span>{say.chance(percentOf(hint))}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
