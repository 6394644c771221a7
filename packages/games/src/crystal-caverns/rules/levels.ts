import type { MoveContext } from '../../kit/move';
import { SPELLS, type Spell } from '../data/abilities';
import { CAVERN_CARDS, type CardId, kindOf } from '../data/cards';
import { COLOURS } from '../data/classes';
import { CARDS_A_RANK, CRYSTALS_A_SIZE, LEVEL_TABLE, type Level } from '../data/levels';
import type { Board, MapCard, State } from '../state';
import { fill } from './contents';
import { addCrystals, returnPieces, takeOne } from './drawing';
import { keyOf } from './grid';
import { classOf } from './party';
import type { Placement } from './placing';
import { record } from './story';

/** R16.2: a new map with its entrance, new decks, more crystals in the bag, all spells again. */
export function openLevel(context: MoveContext<State>, level: Level): void {
  const { state } = context;
  const { sizeAdded } = LEVEL_TABLE[level];
  for (const { monsters } of Object.values(state.map)) {
    for (const { pieces } of monsters) returnPieces(state, pieces);
  }
  if (sizeAdded) for (const colour of COLOURS) addCrystals(state.bag[colour], sizeAdded, CRYSTALS_A_SIZE);
  Object.assign(state, newLevel(level));
  refillSpells(state);
  layEntrance(context);
}

/** R16.2: the decks of a level on which no card lies yet. */
export function newLevel(level: Level) {
  const { ranks, stairs } = LEVEL_TABLE[level];
  return {
    level,
    map: {},
    cavern: CAVERN_CARDS.filter((id) => stairs || kindOf(id) !== 'stairway'),
    monsterPile: ranks.flatMap((rank) => Array<typeof rank>(CARDS_A_RANK).fill(rank)),
    monsterSpent: [],
    exhausted: 0,
    dragonPlaced: false,
  } satisfies Partial<Board>;
}

export function addCard(state: State, id: CardId, placement: Placement): MapCard {
  const card = newCard(state, id, placement);
  state.map[keyOf(card)] = card;
  return card;
}

/** The card as it is when it has just been laid. */
export function newCard({ map }: Pick<Board, 'map'>, id: CardId, { x, y, rot }: Placement): MapCard {
  const seq = Object.keys(map).length;
  return { id, x, y, rot, seq, locked: false, visited: false, poolUsed: false, shaft: false, monsters: [] };
}

/** R16.2: any card; a safe one is no stairway and holds no monsters (D11). */
function layEntrance(context: MoveContext<State>): void {
  const { state, random } = context;
  const safe = state.options.entrance === 'safe';
  const candidates = state.cavern.filter((id) => !safe || kindOf(id) !== 'stairway');
  const id = takeOne(candidates, random);
  state.cavern = state.cavern.filter((other) => other !== id);
  const card = addCard(state, id, { x: 0, y: 0, rot: 0 });
  card.visited = true;
  state.pos = keyOf(card);
  state.from = null;
  record(state, 'levelOpened', { level: state.level, card: id });
  if (!safe) fill(context, card);
}

function refillSpells(state: State): void {
  for (const seat of state.order) {
    if (classOf(state, seat) !== 'mage') continue;
    const charges = SPELLS.map((spell): [Spell, number] => [spell, state.level]);
    const hero = state.heroes[seat];
    if (hero) hero.charges = Object.fromEntries(charges) as Record<Spell, number>;
  }
}
