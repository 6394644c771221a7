import { HAND_LIMIT } from '@lantern/games/colossal-cave/board';
import { Glyph, type GlyphName } from '../../../art/Glyph';
import { cardName } from '../cards/faces';
import { type BoardContext, called } from '../context';
import { t } from '../strings';
import { cardsFor, may, stepsOf } from '../targets';
import styles from './ActionBar.module.css';

interface Action {
  move: string;
  glyph: GlyphName;
  main?: boolean;
}

/** The moves without arguments, in the order of the bar. */
const ACTIONS: readonly Action[] = [
  { move: 'draw', glyph: 'draw', main: true },
  { move: 'skipDraw', glyph: 'cross' },
  { move: 'stay', glyph: 'hourglass' },
  { move: 'drawExtra', glyph: 'draw' },
  { move: 'doNothing', glyph: 'cross' },
  { move: 'stopRun', glyph: 'foot', main: true },
];

/** The one line that says what is to be done now, for the viewer or for others. */
function prompt({ view, seat, names, pending }: BoardContext): string {
  const { bar, onItsWay, text } = t();
  if (view.result) return bar.over;
  if (pending) return onItsWay;
  const stage = seat === null ? undefined : view.stages[seat];
  if (stage === 'limit') return bar.discard(view.hand.length - HAND_LIMIT);
  if (stage === 'run' && view.pending?.kind === 'run') return bar.run(view.pending.left);
  if (stage === 'move') return bar.move;
  if (stage === 'play') return bar.play;
  if (stage === 'draw') return bar.draw;
  if (stage && stage !== 'respond') return text.stages[stage] ?? '';
  if (view.window) return bar.reactions;
  const due = Object.keys(view.stages).map((other) => called({ seat, names }, other));
  return bar.waitingFor(due);
}

/** The buttons of the moment (13.3). */
export function ActionBar({ context }: { context: BoardContext }) {
  const { legal, act, view, hold, setHold } = context;
  const { bar, text } = t();
  const deposits = cardsFor(legal, 'deposit');
  const mayHold = stepsOf(legal).rooms.size > 0 && view.hand.length > 0;
  return (
    <section className={styles.bar} aria-label={bar.label}>
      <p className={styles.prompt}>{prompt(context)}</p>
      <div className={styles.buttons}>
        {ACTIONS.filter(({ move }) => may(legal, move)).map(({ move, glyph, main }) => (
          <button
            key={move}
            type="button"
            className={main ? styles.main : styles.button}
            data-lit="true"
            data-move={move}
            onClick={() => void act(move)}
          >
            <Glyph name={glyph} size={18} />
            {text.moves[move]}
          </button>
        ))}
        {deposits.map((card) => (
          <button
            key={card}
            type="button"
            className={styles.main}
            data-lit="true"
            data-move="deposit"
            onClick={() => void act('deposit', [card])}
          >
            <Glyph name="treasure" size={18} />
            {text.moves.deposit} {cardName(card)}
          </button>
        ))}
        {mayHold && (
          <button
            type="button"
            role="switch"
            aria-checked={hold}
            aria-label={bar.askMyself}
            title={bar.askMyself}
            className={styles.hold}
            onClick={() => setHold(!hold)}
          >
            <Glyph name="reaction" size={18} />
            {deposits.length === 0 && bar.askMe}
          </button>
        )}
      </div>
    </section>
  );
}
