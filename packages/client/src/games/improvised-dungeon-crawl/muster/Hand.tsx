import { type Card, FACE_VALUE, isFace, pipsOf } from '@lantern/games/improvised-dungeon-crawl/board';
import type { BoardContext } from '../context';
import { kindredName } from '../names';
import { PlayingCard } from '../parts/PlayingCard';
import { t } from '../strings';
import styles from './Hand.module.css';

export interface HandProps {
  context: BoardContext;
  face: Card | null;
  /** Whether pip cards can be selected too, to be offered. */
  pips: boolean;
  /** The use of the selected face card. */
  word: string;
}

/** The creation cards: face cards can be selected, pip cards show their value. */
export function Hand({ context: { view, selection, setSelection }, face, pips, word }: HandProps) {
  const { muster, card: name } = t();
  const hand = [...view.hand].sort((a, b) => Number(isFace(b)) - Number(isFace(a)) || pipsOf(b) - pipsOf(a));
  return (
    <ul className={styles.hand} aria-label={muster.yourCards}>
      {hand.map((card) => {
        const isHero = isFace(card);
        const held = isHero ? card === face : card === selection.pip;
        const lit = !view.result && (isHero || pips);
        return (
          <li key={card} data-face={isHero || undefined} data-held={held || undefined}>
            <button
              type="button"
              data-lit={(lit && !held) || undefined}
              data-card={card}
              aria-pressed={lit ? held : undefined}
              disabled={!lit}
              aria-label={`${name(card)}: ${isHero ? kindredName(card) : muster.rp(pipsOf(card))}`}
              onClick={() => setSelection(isHero ? { face: card } : { pip: card })}
            >
              <PlayingCard card={card} note={held && isHero ? word : muster.rp(isHero ? FACE_VALUE : pipsOf(card))} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
