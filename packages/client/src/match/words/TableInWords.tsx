import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSpeechStrings } from '../../i18n/speech/speechStrings';
import type { GameClient } from '../gameBoard';
import type { WordsOf } from './tableWords';

export interface TableInWordsProps {
  game: Pick<GameClient, 'words'>;
  view: CommonView;
  /** The seat of the viewer; `null` for a spectator. */
  seat: Seat | null;
  names: Readonly<Record<Seat, string>>;
}

/** The region in which screen readers find the content of the board, with the same name and position in every game. */
export function TableInWords({ game, view, seat, names }: TableInWordsProps) {
  const wordsOf = useWords(game);
  const shown = useDeferredValue(view);
  const { words: say } = useSpeechStrings();
  if (!wordsOf) return null;
  const { table, people, places } = wordsOf({ view: shown, seat, names });
  return (
    <section className="unseen" aria-label={say.label} data-frame="words" tabIndex={-1}>
      <h2>{say.label}</h2>
      {table.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h3>{say.people}</h3>
      <ul>
        {people.map(([of, line]) => (
          <li key={of} data-seat={of}>
            {line}
          </li>
        ))}
      </ul>
      {places.length > 0 && (
        <>
          <h3>{say.places}</h3>
          <ul>
            {places.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same words
              <li key={at}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function useWords({ words }: TableInWordsProps['game']): WordsOf<CommonView> | undefined {
  const [loaded, keep] = useState<{ of: GameClient['words']; wordsOf: WordsOf<CommonView> }>();
  useEffect(() => {
    void words?.().then(
      (wordsOf) => keep({ of: words, wordsOf }),
      () => undefined,
    );
  }, [words]);
  return loaded?.of === words ? loaded?.wordsOf : undefined;
}
