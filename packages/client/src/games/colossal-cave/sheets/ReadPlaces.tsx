import { CARD_NAMES, CARDS, type CardId, idsOf } from '@lantern/games/colossal-cave/data/cards';
import type { RoomId } from '@lantern/games/colossal-cave/data/rooms';
import { isDeposited, isLit } from '@lantern/games/colossal-cave/rules/board';
import { rooms } from '@lantern/games/colossal-cave/text/rooms.en';
import type { View } from '@lantern/games/colossal-cave/view';
import type { Seat } from '@lantern/games/kit/seat';
import { Glyph } from '../../../art/Glyph';
import { Safes } from '../../../art/Safe';
import { SeatToken } from '../../../art/SeatToken';
import { Sheet } from '../../../ui/Sheet';
import { CardSmall, cardLabel, cardName } from '../cards/faces';
import { whoIsIn } from '../map/Tokens';
import { playerAt, stepsOf } from '../model';
import { called, type TableProps } from '../table';
import styles from './Read.module.css';
import tray from './Tray.module.css';

interface Entry {
  card: CardId;
  note?: string;
}

/** Cards as a list; a tap reads one. */
function CardList({ table, entries, none }: { table: TableProps; entries: readonly Entry[]; none: string }) {
  if (entries.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.list}>
      {entries.map(({ card, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read
        <li key={`${card}-${at}`}>
          <button
            type="button"
            className={styles.entry}
            aria-label={`Read ${cardLabel(card)}${note ? `, ${note}` : ''}`}
            onClick={() => table.read({ kind: 'card', card, from: 'elsewhere' })}
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
    return isDeposited(view, card) ? { card, note: 'in a safe' } : { card };
  });
}

/** A room: light, people, and what is played there. */
export function ReadRoom({ table, room }: { table: TableProps; room: RoomId }) {
  const { view, legal, act, hold, read, whyNot, seat } = table;
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
    <Sheet title={rooms[room]} onClose={() => read(null)}>
      <div className={styles.reading}>
        <p className={styles.light}>
          <Glyph name={isLit(view, room) ? 'sun' : 'ghost'} size={20} />
          {isLit(view, room) ? 'Light: nobody falls into a pit here.' : 'Dark: beware of the Bottomless Pit.'}
        </p>
        {here.length > 0 && (
          <ul className={styles.people}>
            {here.map((one) => (
              <li key={one}>
                <SeatToken seat={one} name={table.names[one] ?? one} size={26} />
                {called(table, one)}
              </li>
            ))}
          </ul>
        )}
        <h3>Played here</h3>
        <CardList table={table} entries={playedIn(view, room)} none="No item or treasure is played here." />
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
              read(null);
              void act(steps.move ?? '', hold ? [room, { hold: true }] : [room]);
            }}
          >
            Move here
          </button>
        )}
      </div>
    </Sheet>
  );
}

/** A player: where they are, what they carry, what is in their safes, and their hand once the match is over. */
export function ReadPlayer({ table, seat }: { table: TableProps; seat: Seat }) {
  const { view, names, read } = table;
  const { room, dead, inv, deposited, conceded } = playerAt(view, seat);
  const hand = view.hands?.[seat];
  const place = conceded
    ? 'Has conceded.'
    : dead || !room
      ? 'Dead: back in the Well House on the next own turn.'
      : `In: ${rooms[room]}`;
  return (
    <Sheet title={seat === table.seat ? 'You' : (names[seat] ?? seat)} onClose={() => read(null)}>
      <div className={styles.reading}>
        <p className={styles.light}>
          <SeatToken seat={seat} name={names[seat] ?? seat} size={28} />
          {place} · {view.handCounts[seat] ?? 0} cards in hand
        </p>
        <h3>Safes</h3>
        <Safes count={deposited.length} size={30} />
        <CardList table={table} entries={deposited.map((card) => ({ card }))} none="No treasure is safe yet." />
        <h3>Carried</h3>
        <CardList table={table} entries={inv.map((card) => ({ card }))} none="Nothing." />
        {hand && (
          <>
            <h3>Hand</h3>
            <CardList table={table} entries={hand.map((card) => ({ card }))} none="Empty." />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** The discard pile, newest first. */
export function ReadDiscard({ table }: { table: TableProps }) {
  const { view, read } = table;
  return (
    <Sheet title={`Discard pile (${view.discard.length})`} onClose={() => read(null)}>
      <div className={styles.reading}>
        <p className={styles.none}>Newest first. {view.drawCount} cards are left to draw.</p>
        <CardList
          table={table}
          entries={view.discard.toReversed().map((card) => ({ card }))}
          none="The discard pile is empty."
        />
      </div>
    </Sheet>
  );
}
