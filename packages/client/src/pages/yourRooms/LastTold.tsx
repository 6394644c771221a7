import { isolated } from '@lantern/games/kit/bidi';
import { factSentence, type GameStrings, type Voice } from '@lantern/games/kit/strings';
import type { AnyFact } from '@lantern/games/module';
import type { DeskRoom } from '@lantern/protocol/desk';
import { useEffect, useState } from 'react';
import { loadText } from '../../games/load';
import { useLanguage, useStrings } from '../../i18n/strings';
import styles from './YourRooms.module.css';

/** The last public event of a running match in words. Its line is reserved until the words are loaded. */
export function LastTold({ room, fact }: { room: DeskRoom; fact: AnyFact }) {
  const text = useText(room.game);
  const { facts: shared } = useStrings();
  const facts = { ...shared, ...text?.facts };
  const voice: Voice = {
    you: room.mine[0] ?? null,
    name: (seat) => isolated(room.seats.find((pick) => pick.seat === seat)?.name ?? ''),
  };
  return (
    <span className={styles.told}>
      {text && Object.hasOwn(facts, fact.kind) && factSentence({ ...text, facts }, fact, voice)}
    </span>
  );
}

/** Returns the texts of a game once they are loaded. */
function useText(game: string): GameStrings | undefined {
  const language = useLanguage();
  const [text, setText] = useState<GameStrings>();
  useEffect(() => {
    let wanted = true;
    loadText(game, language).then(
      (loaded) => wanted && setText(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return text;
}
