import {
  CARD_NAMES,
  CARDS,
  idsOf,
  isDeposited,
  isLit,
  type RoomId,
  type View,
} from '@lantern/games/colossal-cave/board';
import { Glyph } from '../../../art/Glyph';
import { SeatToken, tokenInitials } from '../../../art/SeatToken';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { type BoardContext, called } from '../context';
import { whoIsIn } from '../map/Tokens';
import { t } from '../strings';
import { playerAt, stepsOf } from '../targets';
import { wayWords } from '../words/words';
import { CardList, type Entry } from './CardList';
import styles from './Read.module.css';

function playedIn(view: View, room: RoomId): Entry[] {
  return CARD_NAMES.filter((name) => {
    const card = CARDS[name];
    return (card.type === 'treasure' || card.type === 'item') && card.room === room;
  }).map((name) => {
    const card = idsOf(name)[0] ?? name;
    return isDeposited(view, card) ? { card, note: t().sheets.inSafe } : { card };
  });
}

/** A room: its light, its people, and the cards played there. */
export function ReadRoom({ context, room }: { context: BoardContext; room: RoomId }) {
  const { view, legal, act, hold, openSheet, whyNot, seat } = context;
  const { rooms, sheets } = t();
  const steps = stepsOf(legal);
  const here = whoIsIn(view, room);
  const way = wayWords({ view, seat }, room);
  const due = seat !== null && ['move', 'play', 'run'].includes(view.stages[seat] ?? '');
  const move =
    { move: 'moveTo', play: 'moveExtra', run: 'runStep' }[seat === null ? '' : (view.stages[seat] ?? '')] ?? 'moveTo';
  const why =
    due && !steps.rooms.has(room) && seat !== null && playerAt(view, seat).room !== room
      ? whyNot(move, [room])?.sentence
      : undefined;
  return (
    <Sheet title={rooms[room]} onClose={() => openSheet(null)}>
      <div className={styles.reading}>
        <p className={styles.light}>
          <Glyph name={isLit(view, room) ? 'sun' : 'ghost'} size={20} />
          {isLit(view, room) ? sheets.lit : sheets.dark}
        </p>
        {way && <p className={styles.light}>{way}.</p>}
        {here.length > 0 && (
          <ul className={styles.people}>
            {here.map((one) => (
              <li key={one}>
                <SeatToken seat={one} initial={tokenInitials(context.names)[one]} size={26} />
                {called(context, one)}
              </li>
            ))}
          </ul>
        )}
        <h3>{sheets.playedHere}</h3>
        <CardList
          entries={playedIn(view, room)}
          none={sheets.nothingPlayed}
          onRead={(card) => openSheet({ kind: 'card', card, from: 'elsewhere' })}
        />
        {why && (
          <p className={styles.why}>
            <Glyph name="padlock" size={18} />
            {why}
          </p>
        )}
        {steps.move && steps.rooms.has(room) && (
          <Button
            look="main"
            data-lit="true"
            onClick={() => {
              openSheet(null);
              void act(steps.move ?? '', hold ? [room, { hold: true }] : [room]);
            }}
          >
            {sheets.moveHere}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

/** The discard pile, newest first. */
export function ReadDiscard({ context }: { context: BoardContext }) {
  const { view, openSheet } = context;
  const { sheets } = t();
  return (
    <Sheet title={sheets.discardPile(view.discard.length)} onClose={() => openSheet(null)}>
      <div className={styles.reading}>
        <p className={styles.none}>{sheets.newestFirst(view.drawCount)}</p>
        <CardList
          onRead={(card) => openSheet({ kind: 'card', card, from: 'elsewhere' })}
          entries={view.discard.toReversed().map((card) => ({ card }))}
          none={sheets.noDiscards}
        />
      </div>
    </Sheet>
  );
}
