import { damageOf, protectionFromTrap } from '@lantern/games/improvised-dungeon-crawl/rules/damage';
import { armourInFight } from '@lantern/games/improvised-dungeon-crawl/rules/gear';
import { difficultyOf } from '@lantern/games/improvised-dungeon-crawl/rules/prayer';
import { blowOf, totalOf, woundsOf } from '@lantern/games/improvised-dungeon-crawl/rules/wounds';
import type { Roll } from '@lantern/games/improvised-dungeon-crawl/state';
import { monsterName, NPC_WORDS, trapName } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import { calledHero, type TableProps } from './table';

/** What dice that do not count yet would mean if they stood. */
export function rollWords(table: TableProps, { purpose, dice, owner }: Roll): string {
  const { view } = table;
  const total = totalOf(dice);
  switch (purpose.kind) {
    case 'attack':
    case 'missile': {
      const monster = view.fight?.monsters.find(({ id }) => id === purpose.monster);
      if (!monster) return `${total}.`;
      const wounds = woundsOf(view.options, blowOf(dice), monster.wt);
      return `${total} against WT ${monster.wt} of the ${monsterName(monster.id)}: ${counted(wounds)}.`;
    }
    case 'monster': {
      const damage = damageOf({ roll: total, protection: armourInFight(view, purpose.target), evaded: 0 });
      return `The ${monsterName(purpose.monster)} rolls ${total}: ${damage} damage to ${calledHero(table, purpose.target)}.`;
    }
    case 'heal':
      return `${calledHero(table, purpose.on)} would get ${total} HP back.`;
    case 'resurrect':
      return `${total}; it takes more than ${difficultyOf(purpose.offering)}.`;
    case 'evade':
      return view.hit
        ? `${damageOf({ ...view.hit, evaded: view.hit.evaded + total })} damage would be left.`
        : `${total}.`;
    case 'disarm':
      return 'A 1: the trap goes off.';
    case 'trap':
      return `${trapName(total)}: ${owner === null ? total : Math.max(0, total - protectionFromTrap(view, owner, total))} damage.`;
    case 'chest':
      return `${total}: the chest is trapped.`;
    case 'npc':
      return npcWords(total);
    default:
      return `${total} loot points.`;
  }
}

function counted(wounds: number): string {
  return wounds === 0 ? 'no wound' : wounds === 1 ? 'one wound' : `${wounds} wounds`;
}

function npcWords(total: number): string {
  const npc = Object.values(NPC_WORDS)[total - 1];
  return npc ? `${npc.name}: ${npc.what}` : '';
}
