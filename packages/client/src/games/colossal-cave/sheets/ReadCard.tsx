import { ABILITIES, type CardId, cardOf, elsewhere, isTreasure, nameOf } from '@lantern/games/colossal-cave/board';
import { Glyph } from '../../../art/Glyph';
import { Icon } from '../../../ui/Icon';
import { Sheet } from '../../../ui/sheet/Sheet';
import { CardRead, cardName } from '../cards/faces';
import type { BoardContext, OpenSheet } from '../context';
import tray from '../decisions/Tray.module.css';
import { t } from '../strings';
import { answersOf, argsOf, cardsFor, type Play, playsOf } from '../targets';
import { PlayChoices } from './PlayChoices';
import styles from './Read.module.css';

interface Deed {
  label: string;
  move: string;
  args: readonly unknown[];
}

/** What one tap can do with this card now, besides playing it. */
function deedsOf({ legal, view }: BoardContext, card: CardId, from: 'hand' | 'carried'): Deed[] {
  const same = (move: string) => cardsFor(legal, move).filter((other) => nameOf(other) === nameOf(card));
  if (from === 'carried') {
    return ['useItem', 'deposit', 'dropItem', 'payToll'].flatMap((move) =>
      same(move).map((one) => ({ label: t().text.moves[move] ?? move, move, args: [one] })),
    );
  }
  const { sheets } = t();
  const answers = answersOf(legal).filter(
    (answer) => answer.response.t !== 'magazines' && nameOf(answer.card) === nameOf(card),
  );
  return [
    ...same('discardCard')
      .slice(0, 1)
      .map(() => ({ label: sheets.discard, move: 'discardCard', args: [card] })),
    ...answers.map(({ response }) => ({
      label: response.t === 'defend' ? sheets.defendWithIt : sheets.answerWithIt,
      move: 'respond',
      args: [view.window?.id, response],
    })),
  ];
}

/** Why nothing can be done with the card now. */
export function obstacle(
  { whyNot, seat, view }: BoardContext,
  card: CardId,
  from: 'hand' | 'carried',
): ReturnType<BoardContext['whyNot']> {
  if (seat === null) return undefined;
  if (from === 'hand') {
    if (view.window && cardOf(card).type === 'reaction')
      return whyNot('respond', [view.window.id, { t: 'react', card }]);
    return whyNot('playCard', [card]);
  }
  if (isTreasure(card)) return whyNot('deposit', [card]);
  return ABILITIES[card] ? whyNot('useItem', [card]) : undefined;
}

function Deeds({ context, card, from }: { context: BoardContext; card: CardId; from: 'hand' | 'carried' }) {
  const { legal, act, openSheet, pending, seat, view } = context;
  const go = (move: string, args: readonly unknown[]) => {
    openSheet(null);
    void act(move, args);
  };
  const plays = from === 'hand' ? playsOf(legal, nameOf(card)) : [];
  const deeds = deedsOf(context, card, from);
  if (pending) return <p className={styles.why}>{t().onItsWay}</p>;
  if (plays.length === 0 && deeds.length === 0) {
    const why = obstacle(context, card, from)?.sentence;
    return why ? (
      <p className={styles.why}>
        <Glyph name="padlock" size={18} />
        {why}
      </p>
    ) : null;
  }
  const rooms = plays.length > 0 && seat !== null ? elsewhere(view, seat, card) : undefined;
  return (
    <>
      {rooms && (
        <p className={styles.why}>
          <Icon name="warning" size={18} />
          {t().sheets.idleHere(rooms.map((room) => t().rooms[room]))}
        </p>
      )}
      <PlayChoices context={context} plays={plays} onPlay={(play: Play) => go(play.move, argsOf(play))} />
      {deeds.map(({ label, move, args }) => (
        <button
          key={`${move}-${label}`}
          type="button"
          className={tray.pass}
          data-lit="true"
          data-move={move}
          onClick={() => go(move, args)}
        >
          {label}
        </button>
      ))}
    </>
  );
}

/** A card read large, with what can be done with it, or why nothing can. */
export function ReadCard({ context, sheet }: { context: BoardContext; sheet: Extract<OpenSheet, { kind: 'card' }> }) {
  const { card, from } = sheet;
  return (
    <Sheet title={cardName(card)} onClose={() => context.openSheet(null)}>
      <div className={styles.reading}>
        <CardRead card={card} />
        {from !== 'elsewhere' && <Deeds context={context} card={card} from={from} />}
      </div>
    </Sheet>
  );
}
