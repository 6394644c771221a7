import { type CardId, isTreasure, nameOf, ROOMS, type RoomId, type View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { glyphPath } from '../../../art/Glyph';
import { CardPicture } from '../cards/pictures';
import { roomsOf, stepsOfSeat } from '../distances';
import { playerAt } from '../targets';
import styles from './CaveMap.module.css';
import { PLATE } from './geometry';

/** The maximum number of ghosts drawn in one room; the rest are shown as a count. */
const MAX_GHOSTS = 2;
const SIZE = { width: 37, height: 19 };

interface Ghost {
  card: CardId;
  /** The number of steps to its room. */
  away: number;
}

/**
 * Returns the rooms where the viewer's own cards are used: items and treasures of the hand in the rooms where they can
 * be played, carried treasures in the Well House. They come from the hidden hand, so only the viewer sees them.
 */
function ghostsOf(view: View, seat: Seat): ReadonlyMap<RoomId, Ghost[]> {
  const steps = stepsOfSeat(view, seat);
  const ghosts = new Map<RoomId, Ghost[]>();
  const put = (room: RoomId, card: CardId) => {
    const away = steps.get(room);
    if (away !== undefined) ghosts.set(room, [...(ghosts.get(room) ?? []), { card, away }]);
  };
  for (const card of view.hand) {
    const [room, other] = roomsOf(card);
    if (room && !other) put(room, card);
  }
  for (const card of playerAt(view, seat).inv) if (isTreasure(card)) put('wellHouse', card);
  return ghosts;
}

/** The viewer's cards on the map as ghosts, each with the number of steps to it. Screen readers read it on the cards. */
export function Ghosts({ view, seat, card }: { view: View; seat: Seat; card: CardId | undefined }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g className={styles.ghosts} aria-hidden="true">
      {[...ghostsOf(view, seat)].map(([room, ghosts]) => (
        <g
          key={room}
          transform={`translate(${ROOMS[room].x + PLATE.width / 2 - 34} ${ROOMS[room].y - PLATE.height / 2 - 5})`}
        >
          {ghosts.slice(0, MAX_GHOSTS).map((ghost, at) => (
            <g key={ghost.card} transform={`translate(0 ${at * (SIZE.height + 1)})`}>
              <GhostCard {...ghost} chosen={ghost.card === card} />
            </g>
          ))}
          {ghosts.length > MAX_GHOSTS && (
            <text className={styles.more} x={-3} y={2 * SIZE.height - 4} textAnchor="end">
              {`+${ghosts.length - MAX_GHOSTS}`}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

function GhostCard({ card, away, chosen }: Ghost & { chosen: boolean }) {
  return (
    <g className={styles.ghost} data-here={away === 0 || undefined} data-chosen={chosen || undefined}>
      <rect {...SIZE} rx="4" />
      <CardPicture name={nameOf(card)} x={1.5} y={1.5} width={21.3} height={16} />
      {away === 0 ? (
        <path d={glyphPath('check')} transform="translate(23 3.500) scale(.5)" />
      ) : (
        <text x="29.500" y="14" textAnchor="middle">
          {away}
        </text>
      )}
    </g>
  );
}
