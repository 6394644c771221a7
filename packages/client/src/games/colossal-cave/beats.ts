import {
  ABILITIES,
  type CardId,
  type Facts,
  type Player,
  type RoomId,
  type View,
} from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Flight } from '../../match/flight/flight';
import type { Beats } from '../../match/timeline/beats';

/** A step on the map, as long as the animation of the token. */
const STEP = { hold: 380 };
/** A card and its sentence over the map. */
const CARD = { hold: 1000 };
/** A loss, or a decisive event. */
const GREAT = { hold: 1300, weight: 3 } as const;
/** The fact happens to the seat that it names. */
const SUFFERED = { concerns: 'seat' } as const;
const FOR_ALL = { concerns: 'all' } as const;

/** The beats of the cave: steps, played cards, and changes of possession. */
export const beats: Beats<View> = {
  arrived: { ...STEP, land: stands },
  carriedAlong: { ...STEP, ...SUFFERED, land: stands },
  warped: { ...STEP, ...SUFFERED, land: stands },
  resurrected: {
    cue: 'find',
    ...CARD,
    land: (shown, { seat }) => withPlayer(shown, seat, () => ({ room: 'wellHouse', dead: false })),
  },
  played: CARD,
  reacted: { ...GREAT, cue: 'hit' },
  cancelled: { ...GREAT, cue: 'hit' },
  revealed: CARD,
  protected: CARD,
  usedItem: {
    hold: 0,
    weight: 1,
    land: (shown, { seat, card }) => (ABILITIES[card]?.keeps ? shown : parts(shown, seat, [card])),
  },
  acquired: {
    ...CARD,
    land: acquired,
    cue: 'find',
    flies: ({ seat, from }) => passes(from === undefined ? PILE : `seat:${from}`, `seat:${seat}`),
  },
  taken: {
    ...GREAT,
    land: (shown, { seat, from, card }) => carries(parts(shown, from, [card]), seat, card),
    cue: 'find',
    flies: ({ seat, from }) => passes(`seat:${from}`, `seat:${seat}`),
  },
  lost: { ...CARD, ...SUFFERED, land: (shown, { seat, card }) => parts(shown, seat, [card]), cue: 'loss' },
  birdFled: { ...STEP, ...SUFFERED, land: (shown, { seat }) => parts(shown, seat, ['littleBird']) },
  died: { ...GREAT, ...SUFFERED, land: died, cue: 'loss' },
  deposited: {
    ...GREAT,
    ...FOR_ALL,
    land: deposited,
    cue: 'build',
    flies: ({ seat }) => passes(`seat:${seat}`, 'room:wellHouse'),
  },
  // The remaining turns are counted at the end of the step.
  caveClosed: {
    ...GREAT,
    ...FOR_ALL,
    land: (shown, { seat }) => ({ ...shown, closing: { card: 'caveClosing', by: seat, words: {}, endsAtTurn: null } }),
    cue: 'loss',
  },
  caveReopened: { ...CARD, ...FOR_ALL, land: (shown) => ({ ...shown, closing: null }), cue: 'find' },
};

/** No element of the board has this name, so cards from a pile fly from the middle of the board. */
const PILE = 'pile';

function passes(from: string, to: string): Flight[] {
  return [{ from, to, as: 'card' }];
}

function withPlayer(view: View, seat: Seat, change: (player: Player) => Partial<Player>): View {
  const player = view.players[seat];
  return player ? { ...view, players: { ...view.players, [seat]: { ...player, ...change(player) } } } : view;
}

function stands(view: View, { seat, room }: { seat: Seat; room: RoomId }): View {
  return withPlayer(view, seat, () => ({ room }));
}

function carries(view: View, seat: Seat, card: CardId): View {
  return withPlayer(view, seat, ({ inv }) => ({ inv: [...inv, card] }));
}

/** Removes cards from those that a player carries. */
function parts(view: View, seat: Seat, cards: readonly CardId[]): View {
  return withPlayer(view, seat, ({ inv }) => ({ inv: inv.filter((card) => !cards.includes(card)) }));
}

/** Removes a card that was carried or deposited from its place. */
function acquired(view: View, { seat, card, from }: Facts['acquired']): View {
  if (from === undefined) return carries(view, seat, card);
  const others = (cards: CardId[]) => cards.filter((one) => one !== card);
  const taken = withPlayer(view, from, ({ inv, deposited: safe }) => ({ inv: others(inv), deposited: others(safe) }));
  return carries(taken, seat, card);
}

function died(view: View, { seat, treasures }: Facts['died']): View {
  return withPlayer(parts(view, seat, treasures), seat, () => ({ room: null, dead: true }));
}

function deposited(view: View, { seat, card }: Facts['deposited']): View {
  return withPlayer(parts(view, seat, [card]), seat, ({ deposited: safe }) => ({ deposited: [...safe, card] }));
}
