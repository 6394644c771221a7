import type { MoveContext } from '../../kit/move';
import { monstersCalledBy } from '../data/cards';
import { BOTTOM, LAST_EXHAUSTION, MONSTER_RANKS, type MonsterRank, SIZE_OF_RANK, type Size } from '../data/levels';
import type { MapCard, State } from '../state';
import type { Monster, Piece } from '../types';
import { drawCrystal, takeOne } from './drawing';
import { isStairs } from './grid';
import { layPool } from './pool';
import { record } from './story';

/** R5.1: draws what lies on a card that has just been laid; a Healing Pool may work at once (R15.4). */
export function fill(context: MoveContext<State>, card: MapCard): void {
  const calls = monstersCalledBy(card.id, context.state.options.poolGuarded);
  for (let call = 0; call < calls; call++) drawMonsterCard(context, card);
  layPool(context.state, card);
  if (!isStairs(card)) return;
  const monster = placeGuardian(context, card);
  const { x, y } = card;
  if (monster) record(context.state, 'guarded', { x, y, monster });
  else if (!staysOpen(context.state)) {
    card.locked = true;
    record(context.state, 'locked', { x, y, size: context.state.level as Size });
  }
}

/** R5.5, D81: in the versions of the game before there were locks, a stairway without a guardian is open. */
function staysOpen({ options: { stairs } }: State): boolean {
  return stairs === 'open' || stairs === 'unguarded';
}

/** R5.5: a guardian of the level's size; `undefined` if the bag has no such crystal, or if stairs have no guardians. */
export function placeGuardian({ state, random }: MoveContext<State>, card: MapCard): Monster | undefined {
  if (state.options.stairs === 'unguarded') return undefined;
  const piece = drawCrystal(state, state.level as Size, random);
  return piece && addMonster(state, card, 'GUARD', [piece]);
}

/** R5.6: locked stairs in the order of laying, as far as crystals have come free. */
export function unlockStairs(context: MoveContext<State>): void {
  const { state } = context;
  const locked = Object.values(state.map).filter((card) => card.locked);
  for (const card of locked.sort((a, b) => a.seq - b.seq)) {
    const monster = placeGuardian(context, card);
    if (!monster) return;
    card.locked = false;
    record(state, 'unlocked', { x: card.x, y: card.y, monster });
  }
}

/** R14.1: two small crystals, a medium and a large one, as far as the bag has them (D22). */
export function placeDragon({ state, random }: MoveContext<State>, card: MapCard, called: boolean): void {
  const pieces = ([1, 1, 2, 3] as const).flatMap((size) => drawCrystal(state, size, random) ?? []);
  const monster = addMonster(state, card, 'JOKER', pieces);
  state.dragonPlaced = true;
  record(state, 'dragonCame', { x: card.x, y: card.y, monster, called });
}

/** R5.2 to R5.4: one monster card and its crystal. */
function drawMonsterCard(context: MoveContext<State>, card: MapCard): void {
  const { state, random } = context;
  if (state.monsterPile.length === 0) return;
  const rank = takeOne(state.monsterPile, random);
  state.monsterSpent = inOrder([...state.monsterSpent, rank]);
  if (rank === 'JOKER') placeDragon(context, card, false);
  else {
    const piece = drawCrystal(state, SIZE_OF_RANK[rank], random);
    const monster = piece ? addMonster(state, card, rank, [piece]) : null;
    record(state, 'stirred', { x: card.x, y: card.y, rank, monster });
  }
  if (state.monsterPile.length === 0) exhaust(state);
}

/** R5.3: the first time the spent cards come back, on the lowest level with the Joker (D20). */
function exhaust(state: State): void {
  state.exhausted = state.exhausted === 0 ? 1 : LAST_EXHAUSTION;
  const again = state.exhausted < LAST_EXHAUSTION;
  const joker = again && state.level === BOTTOM;
  if (again) {
    state.monsterPile = inOrder([...state.monsterSpent, ...(joker ? (['JOKER'] as const) : [])]);
    state.monsterSpent = [];
  }
  record(state, 'exhausted', { times: state.exhausted, joker });
}

/** Monster cards from the lowest rank to the Dragon. */
export function inOrder(ranks: readonly MonsterRank[]): MonsterRank[] {
  return MONSTER_RANKS.flatMap((rank) => ranks.filter((one) => one === rank));
}

function addMonster(state: State, card: MapCard, rank: Monster['rank'], pieces: readonly Piece[]): Monster {
  const level = rank === 'JOKER' ? BOTTOM : (pieces[0]?.size as Size);
  const monster: Monster = { id: state.nextId++, rank, level, pieces };
  card.monsters.push(monster);
  return monster;
}
