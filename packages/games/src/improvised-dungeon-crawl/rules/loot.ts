import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { DRAGON, ELITE_LP, isJack, monsterRow } from '../data/dungeon';
import type { Roll, Room, State } from '../state';
import type { Die, MonsterId } from '../types';
import { standIn } from './heroes';
import { ownerOf, rollFor } from './rolling';
import { roomOf } from './room';
import { record } from './story';
import { totalOf } from './wounds';

/** R14.1: the loot of the killed monsters; that of a Jack is rolled. */
export function settleMonsterLoot(context: MoveContext<State>): boolean {
  const { state } = context;
  const slain = roomOf(state).slain.shift();
  if (!slain) state.step = 'encounters';
  else if (slain.id !== 'dragon' && isJack(slain.id)) {
    const owner = standIn(state, slain.drawer as Seat) as Seat;
    rollFor(context, owner, { kind: 'jackLoot', card: slain.id, elite: slain.elite }, 2);
  } else collect(state, slain, slain.id === 'dragon' ? DRAGON.lp : monsterRow(slain.id).wt, []);
  return true;
}

/** R14.1 */
export function settleJackLoot(state: State, roll: Roll, id: MonsterId, elite: boolean): void {
  collect(state, { id, drawer: ownerOf(roll), elite }, totalOf(roll.dice), roll.dice);
}

function collect(state: State, { id, drawer, elite }: Room['slain'][number], carried: number, dice: Die[]): void {
  const finder = drawer === null ? null : (standIn(state, drawer) ?? null);
  const lp = carried + (elite ? ELITE_LP : 0);
  roomOf(state).spoils.push({ lp, finder, source: 'monster' });
  record(state, 'monsterLoot', { seat: finder, monster: id, lp, elite, dice });
}
