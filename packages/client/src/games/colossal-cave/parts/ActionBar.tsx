import { HAND_LIMIT } from '@lantern/games/colossal-cave/state';
import { text } from '@lantern/games/colossal-cave/text.en';
import { Glyph, type GlyphName } from '../../../art/Glyph';
import { cardName } from '../cards/faces';
import { cardsFor, may, stepsOf } from '../model';
import { called, type TableProps } from '../table';
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
function prompt({ view, seat, names, pending }: TableProps): string {
  if (view.result) return 'The match is over.';
  if (pending) return 'On its way…';
  const stage = seat === null ? undefined : view.stages[seat];
  if (stage === 'limit') return `Discard ${view.hand.length - HAND_LIMIT} more: tap a card of your hand.`;
  if (stage === 'run' && view.pending?.kind === 'run') return `Run on: ${view.pending.left} more. Tap a lit room.`;
  if (stage === 'move') return 'Tap a lit room to move there, or stay.';
  if (stage === 'play') return 'Tap a card to play it. Or instead:';
  if (stage === 'draw') return 'Your turn begins.';
  if (stage && stage !== 'respond') return text.stages[stage] ?? '';
  if (view.window) return 'Waiting for reactions.';
  const due = Object.keys(view.stages).map((other) => called({ seat, names }, other));
  return due.length > 0 ? `Waiting for ${due.join(', ')}.` : 'Waiting.';
}

/** The buttons of the moment (13.3). */
export function ActionBar({ table }: { table: TableProps }) {
  const { legal, act, view, hold, setHold } = table;
  const deposits = cardsFor(legal, 'deposit');
  const mayHold = stepsOf(legal).rooms.size > 0 && view.hand.length > 0;
  return (
    <section className={styles.bar} aria-label="What you can do">
      <p className={styles.prompt}>{prompt(table)}</p>
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
            aria-label="I may answer my own move"
            className={styles.hold}
            onClick={() => setHold(!hold)}
          >
            <Glyph name="reaction" size={18} />
            {deposits.length === 0 && 'I may answer'}
          </button>
        )}
      </div>
    </section>
  );
}
