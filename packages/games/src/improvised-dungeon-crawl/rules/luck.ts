import type { Seat } from '@lantern/protocol/seat';
import { SAFE_UP_TO } from '../data/dungeon';
import type { Board, Roll } from '../state';
import { monsterOf } from './actions';
import { damageOf, protectionFromTrap } from './damage';
import { isDisarmedBy } from './disarming';
import { armourInFight } from './gear';
import { missingHp } from './health';
import { heroOf, isLiving, livingSeats } from './heroes';
import { difficultyOf } from './prayer';
import { blowOf, isBest, totalOf, woundsOf } from './wounds';

/** R10.4, R10.5: a living halfling with a re-roll left, whose roll it is, or with `any` everybody's. */
export function mayReroll(board: Board, roll: Roll, seat: Seat): boolean {
  if (!isLiving(board, seat) || heroOf(board, seat).pools.luck === 0) return false;
  return board.options.luck === 'any' || roll.owner === seat;
}

/** Whether the match waits for a halfling: the roll could be better and somebody may roll again (R10.6). */
export function awaitsLuck(board: Board, roll: Roll): boolean {
  const asked = livingSeats(board).filter((seat) => mayReroll(board, roll, seat) && !roll.kept.includes(seat));
  return asked.length > 0 && canBeBettered(board, roll);
}

/** R10.6: whether another roll could be better than this one. */
function canBeBettered(board: Board, { purpose, dice, owner }: Roll): boolean {
  const total = totalOf(dice);
  switch (purpose.kind) {
    case 'attack':
    case 'missile': {
      const monster = monsterOf(board.fight, purpose.monster);
      if (!monster || isBest(dice)) return false;
      return woundsOf(board.options, blowOf(dice), monster.wt) < monster.need - monster.wounds;
    }
    case 'monster':
      return total > armourInFight(board, purpose.target);
    case 'heal':
      return !isBest(dice) && total < missingHp(heroOf(board, purpose.on));
    case 'resurrect':
      return !isBest(dice) && total <= difficultyOf(purpose.offering);
    case 'evade':
      return !isBest(dice) && board.hit !== null && damageOf({ ...board.hit, evaded: board.hit.evaded + total }) > 0;
    case 'disarm':
      return !isDisarmedBy(board, total);
    case 'trap':
      return owner !== null && total > protectionFromTrap(board, owner, total);
    case 'chest':
      return total > SAFE_UP_TO;
    case 'npc':
      return true;
    case 'treasure':
    case 'jackLoot':
    case 'adventurer':
    case 'alchemist':
      return !isBest(dice);
  }
}
