import type { Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { useEndStrings } from '../i18n/end/useEndStrings';
import { EndScene } from '../match/end/EndScene';
import { ScoreTable } from '../match/end/ScoreTable';
import { useEnd } from '../match/end/useEnd';
import { tokenColours } from '../match/frame/tokenColours';
import type { GameClient } from '../match/gameBoard';
import { Button } from '../ui/Button';
import styles from './ReplayEnd.module.css';

export interface ReplayEndProps {
  game: GameClient;
  /** The last view of the match. */
  view: CommonView;
  voice: Voice;
  names: Readonly<Record<Seat, string>>;
  onBoard(): void;
}

/** The end of a match in a replay: the scene and the score over the board. */
export function ReplayEnd({ game, view, voice, names, onBoard }: ReplayEndProps) {
  const say = useEndStrings();
  const { end, score, outcome, crowned, words } = useEnd({ game, view, voice, names });
  return (
    <section className={styles.end} style={tokenColours(game, view)} aria-label={say.scene}>
      <EndScene {...{ game, end, outcome, crowned, names }} view={view as never}>
        <h2>{words.headline}</h2>
        <p>{words.sentence}</p>
      </EndScene>
      <div className={styles.body}>
        {score && <ScoreTable {...{ score, voice, crowned }} />}
        <Button onClick={onBoard}>{say.showBoard}</Button>
      </div>
    </section>
  );
}
