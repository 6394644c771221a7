import {
  builtBy,
  livingSeats,
  metropolisOf,
  type Square,
  seatsAt,
  unitsAtGold,
  type View,
} from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';

/** The possessions that win the match, counted for each player, as shown above the map. */
export interface Standing {
  /** The seat whose number is shown in words: the viewer, else the leader. */
  of: Seat;
  count: number;
  /** The total number of places, or the number that wins. */
  all: number;
  /** The shares of players: the viewer first, then by descending number; the neutral share is last. */
  shares: readonly Share[];
}

/** The places of one player; `seat` is `null` for neutral ones. */
export interface Share {
  seat: Seat | null;
  /** One entry for each place. */
  blocks: readonly ('village' | 'city' | 'block' | 'unit')[];
}

/** The number of units around the Gold Mountain that wins. */
const AT_GOLD = 3;

/** Returns the standings: villages and cities, squares of the Metropolis, or units around the Gold Mountain. */
export function standingOf(view: View): Standing {
  const seats = livingSeats(view);
  const held = seats
    .map((seat): Share => ({ seat, blocks: blocksOf(view, seat) }))
    .filter(({ blocks }) => blocks.length > 0);
  const shares = held.sort(
    (share, other) =>
      Number(other.seat === view.audience) - Number(share.seat === view.audience) ||
      other.blocks.length - share.blocks.length ||
      Number(share.seat) - Number(other.seat),
  );
  const free = nobodys(view);
  const own = seats.includes(view.audience ?? '');
  const ahead = [...shares].sort((share, other) => other.blocks.length - share.blocks.length)[0]?.seat;
  const of = own ? (view.audience as Seat) : (ahead ?? seats[0] ?? seatsAt(view)[0] ?? '0');
  const counted = shares.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return {
    of,
    count: shares.find(({ seat }) => seat === of)?.blocks.length ?? 0,
    all: view.options.scenario === 'goldMountain' ? AT_GOLD : counted + free.length,
    shares: free.length > 0 ? [...shares, { seat: null, blocks: free }] : shares,
  };
}

function blocksOf(view: View, seat: Seat): Share['blocks'] {
  const many = <Kind extends Share['blocks'][number]>(kind: Kind, squares: readonly Square[] | number): Kind[] =>
    Array.from({ length: typeof squares === 'number' ? squares : squares.length }, () => kind);
  switch (view.options.scenario) {
    case 'goldMountain':
      return many('unit', unitsAtGold(view, seat));
    case 'metropolis':
      return many('block', metropolisOf(view, seat));
    default:
      return [...many('city', builtBy(view, seat, 'city')), ...many('village', builtBy(view, seat, 'village'))];
  }
}

function nobodys(view: View): Share['blocks'] {
  switch (view.options.scenario) {
    case 'goldMountain':
      return [];
    case 'metropolis':
      return view.metropolis.filter((seat) => seat === null).map(() => 'block' as const);
    default:
      return view.pieces.filter((piece) => piece?.kind === 'freeVillage').map(() => 'village' as const);
  }
}
