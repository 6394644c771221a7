import { HAND_LIMIT } from '@lantern/games/colossal-cave/board';
import { Glyph, type GlyphName } from '../../../art/Glyph';
import { ActionBar } from '../../../match/frame/ActionBar';
import { Button } from '../../../ui/Button';
import { cardName } from '../cards/faces';
import { type BoardContext, called } from '../context';
import { t } from '../strings';
import { cardsFor, may, stepsOf } from '../targets';
import styles from './TurnActions.module.css';

interface Action {
  move: string;
  glyph: GlyphName;
  main?: boolean;
}

/** The moves without arguments, in the order of the bar: the main one last. */
const ACTIONS: readonly Action[] = [
  { move: 'skipDraw', glyph: 'cross' },
  { move: 'draw', glyph: 'draw', main: true },
  { move: 'stay', glyph: 'hourglass' },
  { move: 'drawExtra', glyph: 'draw' },
  { move: 'doNothing', glyph: 'cross' },
  { move: 'stopRun', glyph: 'foot', main: true },
];

/** The prompt in one line, for the viewer or about other players. */
function prompt({ view, seat, names, pending, legal }: BoardContext): string {
  const { bar, onItsWay, text } = t();
  if (view.result) return bar.over;
  if (pending) return onItsWay;
  const stage = seat === null ? undefined : view.stages[seat];
  if (stage === 'limit') return bar.discard(view.hand.length - HAND_LIMIT);
  if (stage === 'run' && view.pending?.kind === 'run') return bar.run(view.pending.left);
  if (stage === 'move') return bar.move;
  if (stage === 'play') return may(legal, 'playCard') ? bar.play : bar.playNone;
  if (stage === 'draw') return may(legal, 'useItem') ? bar.drawOrUse : bar.draw;
  if (stage && stage !== 'respond') return text.stages[stage] ?? '';
  if (view.window) return bar.reactions;
  const due = Object.keys(view.stages).map((other) => called({ seat, names }, other));
  return bar.waitingFor(due);
}

/** The moves of the turn that need no card (13.3), in one row of the bar at every screen size. */
export function TurnActions({ context }: { context: BoardContext }) {
  const { legal, act, view, hold } = context;
  const { bar, text } = t();
  const mayHold = hold && stepsOf(legal).rooms.size > 0 && view.hand.length > 0;
  // All treasures count the same: another one is deposited by a tap on it.
  const [deposit] = cardsFor(legal, 'deposit');
  const look = deposit ? `${styles.action} ${styles.stacked}` : styles.action;
  const buttons = (
    <>
      {ACTIONS.filter(({ move }) => may(legal, move)).map(({ move, glyph, main }) => (
        <Button
          key={move}
          className={look}
          look={main ? 'main' : 'plain'}
          data-lit="true"
          data-move={move}
          onClick={() => void act(move)}
        >
          <span className={styles.sign}>
            <Glyph name={glyph} size={18} />
          </span>
          {text.moves[move]}
        </Button>
      ))}
      {deposit && (
        <Button
          look="main"
          className={look}
          aria-label={`${text.moves.deposit} ${cardName(deposit)}`}
          data-lit="true"
          data-move="deposit"
          onClick={() => void act('deposit', [deposit])}
        >
          <span className={styles.sign}>
            <Glyph name="padlock" size={18} />
          </span>
          {text.moves.deposit}
        </Button>
      )}
    </>
  );
  return <ActionBar prompt={mayHold ? bar.askedMyself : prompt(context)} buttons={buttons} />;
}
