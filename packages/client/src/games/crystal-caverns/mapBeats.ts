import {
  type Cell,
  CLASSES,
  type Colour,
  type Facts,
  fromFirst,
  inOrder,
  keyOf,
  kindOf,
  LAST_EXHAUSTION,
  type MapCard,
  type Monster,
  type MonsterRank,
  newCard,
  newLevel,
  START_HP,
  type View,
} from '@lantern/games/crystal-caverns/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Beats } from '../../match/timeline/beats';

/** A beat that takes no time, so that later beats are shown over the changed board. */
const UNTIMED = { hold: 0, weight: 1 } as const;
/** A beat that takes no time and is not listed as news: the new order is visible on the board. */
export const UNSAID = { hold: 0, concerns: 'nobody' } as const;
/** A turning point, with its headline over the board. */
export const GREAT = { hold: 1300, weight: 3 } as const;

const ENTRANCE = { x: 0, y: 0, rot: 0 } as const;

/** The beats outside of fights: heroes, levels, cards and their contents, and the steps of the party. */
export const mapBeats: Beats<View> = {
  heroChosen: { ...UNTIMED, land: chosen },
  began: { ...UNTIMED, land: (shown, { seat }) => ({ ...shown, active: seat, order: fromFirst(shown.order, seat) }) },
  arranged: { ...UNTIMED, land: ordered },
  levelOpened: { ...GREAT, land: opened, cue: 'find' },
  drew: {
    ...UNTIMED,
    land: (shown, { card }) => ({ ...shown, drawn: card, cavern: shown.cavern.filter((id) => id !== card) }),
  },
  laid: { ...UNTIMED, land: laid },
  stirred: {
    ...UNTIMED,
    land: (shown, { rank, monster, ...cell }) => joins(turnedUp(shown, rank), cell, monster),
  },
  exhausted: { ...GREAT, land: exhausted },
  guarded: { ...UNTIMED, land: (shown, { monster, ...cell }) => joins(shown, cell, monster) },
  locked: { ...UNTIMED, land: (shown, cell) => ofCard(shown, cell, () => ({ locked: true })) },
  unlocked: {
    ...GREAT,
    land: (shown, { monster, ...cell }) => joins(shown, cell, monster, { locked: false }),
    cue: 'find',
  },
  dragonCame: {
    ...GREAT,
    concerns: 'all',
    land: (shown, { monster, called, ...cell }) =>
      joins({ ...(called ? shown : turnedUp(shown, 'JOKER')), dragonPlaced: true }, cell, monster),
    cue: 'loss',
  },
  shaftOpened: {
    ...GREAT,
    land: (shown, { monster, ...cell }) => joins(shown, cell, monster, { shaft: true }),
    cue: 'loss',
  },
  stepped: {
    hold: 400,
    land: (shown, cell) => ({ ...ofCard(shown, cell, () => ({ visited: true })), from: shown.pos, pos: keyOf(cell) }),
  },
  reordered: { ...UNSAID, land: ordered },
};

export function ordered(view: View, { order }: { order: Seat[] }): View {
  return { ...view, order };
}

/** Changes the card on a cell. */
export function ofCard(view: View, cell: Cell, change: (card: MapCard) => Partial<MapCard>): View {
  const card = view.map[keyOf(cell)];
  return card ? { ...view, map: { ...view.map, [keyOf(cell)]: { ...card, ...change(card) } } } : view;
}

/** Adds a monster to a card, after those already there. */
function joins(view: View, cell: Cell, monster: Monster | null, change: Partial<MapCard> = {}): View {
  return ofCard(view, cell, ({ monsters }) => ({ ...change, monsters: monster ? [...monsters, monster] : monsters }));
}

/** The class is taken, and its seat no longer owes the choice. */
function chosen(view: View, { seat, colour }: { seat: Seat; colour: Colour }): View {
  const hero = view.heroes[seat];
  const { [seat]: _, ...stages } = view.stages;
  const hp = view.options.varyingHitPoints ? CLASSES[colour].varyingHp : START_HP;
  return hero ? { ...view, stages, heroes: { ...view.heroes, [seat]: { ...hero, colour, hp } } } : view;
}

/** R16.2. Nobody owes a decision before the fact has been shown. */
function opened(view: View, { level, card }: Facts['levelOpened']): View {
  const fresh = newLevel(level);
  return {
    ...view,
    ...fresh,
    cavern: fresh.cavern.filter((id) => id !== card),
    map: { [keyOf(ENTRANCE)]: { ...newCard(fresh, card, ENTRANCE), visited: true } },
    pos: keyOf(ENTRANCE),
    from: null,
    awaiting: null,
  };
}

function laid(view: View, { card, x, y, rot }: Facts['laid']): View {
  return { ...view, drawn: null, map: { ...view.map, [keyOf({ x, y })]: newCard(view, card, { x, y, rot }) } };
}

/** R5.2: moves a monster card from the deck to the spent ones. */
function turnedUp(view: View, rank: MonsterRank): View {
  const at = view.monsterPile.indexOf(rank);
  return {
    ...view,
    monsterPile: view.monsterPile.filter((_, index) => index !== at),
    monsterSpent: inOrder([...view.monsterSpent, rank]),
  };
}

/** R5.3. */
function exhausted(view: View, { times, joker }: Facts['exhausted']): View {
  if (times === LAST_EXHAUSTION) return { ...view, exhausted: times };
  const monsterPile = inOrder([...view.monsterSpent, ...(joker ? (['JOKER'] as const) : [])]);
  return { ...view, exhausted: times, monsterPile, monsterSpent: [] };
}

/** R15.4: the pool that heals is that of the party or, if pools work when laid, the newest card. */
export function drained(view: View): View {
  const cards = Object.values(view.map).sort((a, b) => b.seq - a.seq);
  const pool = [view.map[view.pos], cards[0]].find((card) => card && kindOf(card.id) === 'pool' && !card.poolUsed);
  return pool ? ofCard(view, pool, () => ({ poolUsed: true })) : view;
}
