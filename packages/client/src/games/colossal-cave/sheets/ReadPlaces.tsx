import {
  CARD_NAMES,
  CARDS,
  type CardId,
  idsOf,
  isDeposited,
  isLit,
  type RoomId,
  type View,
} from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { Glyph } from '../../../art/Glyph';
import { Safes } from '../../../art/Safe';
import { SeatToken } from '../../../art/SeatToken';
import { Sheet } from '../../../ui/sheet/Sheet';
import { CardSmall, cardLabel, cardName } from '../cards/faces';
import { type BoardContext, called } from '../context';
import tray from '../decisions/Tray.module.css';
import { whoIsIn } from '../map/Tokens';
import { t } from '../strings';
import { playerAt, stepsOf } from '../targets';
import styles from './Read.module.css';

interface Entry {
  card: CardId;
  note?: string;
}

/** Cards as a list; a tap reads one. */
function CardList({ context, entries, none }: { context: BoardContext; entries: readonly Entry[]; none: string }) {
  if (entries.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.list}>
      {entries.map(({ card, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
        <li key={`${card}-${at}`}>
          <button
            type="button"
            className={styles.entry}
            aria-label={t().sheets.openSheet(t().noted(cardLabel(card), note))}
            onClick={() => context.openSheet({ kind: 'card', card, from: 'elsewhere' })}
          >
            <CardSmall card={card} />
            <span>
              {cardName(card)}
              {note && <small>{note}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The cards that are played in a room. */
function playedIn(view: View, room: RoomId): Entry[] {
  return CARD_NAMES.filter((name) => {
    const card = CARDS[name];
    return (card.type === 'treasure' || card.type === 'item') && card.room === room;
  }).map((name) => {
    const card = idsOf(name)[0] ?? name;
    return isDeposited(view, card) ? { card, note: t().sheets.inSafe } : { card };
  });
}

/** A room: light, people, and what is played there. */
export function ReadRoom({ context, room }: { context: BoardContext; room: RoomId }) {
  const { view, legal, act, hold, openSheet, whyNot, seat } = context;
  const { rooms, sheets } = t();
  const steps = stepsOf(legal);
  const here = whoIsIn(view, room);
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
        {here.length > 0 && (
          <ul className={styles.people}>
            {here.map((one) => (
              <li key={one}>
                <SeatToken seat={one} name={context.names[one] ?? one} size={26} />
                {called(context, one)}
              </li>
            ))}
          </ul>
        )}
        <h3>{sheets.playedHere}</h3>
        <CardList context={context} entries={playedIn(view, room)} none={sheets.nothingPlayed} />
        {why && (
          <p className={styles.why}>
            <Glyph name="padlock" size={18} />
            {why}
          </p>
        )}
        {steps.move && steps.rooms.has(room) && (
          <button
            type="button"
            className={tray.pass}
            data-lit="true"
            onClick={() => {
              openSheet(null);
              void act(steps.move ?? '', hold ? [room, { hold: true }] : [room]);
            }}
          >
            {sheets.moveHere}
          </button>
        )}
      </div>
    </Sheet>
  );
}

/** A player: where they are, what they carry, what is in their safes, and their hand once the match is over. */
export function ReadPlayer({ context, seat }: { context: BoardContext; seat: Seat }) {
  const { view, names, openSheet } = context;
  const { room, dead, inv, deposited, conceded } = playerAt(view, seat);
  const hand = view.hands?.[seat];
  const { others, sheets, you } = t();
  const place = conceded ? sheets.conceded : dead || !room ? sheets.dead : sheets.in(room);
  return (
    <Sheet title={seat === context.seat ? you : (names[seat] ?? seat)} onClose={() => openSheet(null)}>
      <div className={styles.reading}>
        <p className={styles.light}>
          <SeatToken seat={seat} name={names[seat] ?? seat} size={28} />
          {place} · {others.inHand(view.handCounts[seat] ?? 0)}
        </p>
        <h3>{sheets.safes}</h3>
        <Safes count={deposited.length} label={t().safe(deposited.length)} size={30} />
        <CardList context={context} entries={deposited.map((card) => ({ card }))} none={sheets.noTreasure} />
        <h3>{sheets.carried}</h3>
        <CardList context={context} entries={inv.map((card) => ({ card }))} none={sheets.nothing} />
        {hand && (
          <>
            <h3>{sheets.hand}</h3>
            <CardList context={context} entries={hand.map((card) => ({ card }))} none={sheets.empty} />
          </>
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
          context={context}
          entries={view.discard.toReversed().map((card) => ({ card }))}
          none={sheets.noDiscards}
        />
      </div>
    </Sheet>
  );
}
