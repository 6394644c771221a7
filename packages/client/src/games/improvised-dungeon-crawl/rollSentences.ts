import {
  armourInFight,
  blowOf,
  damageOf,
  difficultyOf,
  protectionFromTrap,
  type Roll,
  totalOf,
  woundsOf,
} from '@lantern/games/improvised-dungeon-crawl/board';
import { type DungeonContext, personOf } from './context';
import { t } from './strings';

/** The effect of pending dice if they were accepted. */
export function rollWords(context: DungeonContext, { purpose, dice, owner }: Roll): string {
  const { view } = context;
  const total = totalOf(dice);
  const { rolls, trap } = t();
  switch (purpose.kind) {
    case 'attack':
    case 'missile': {
      const monster = view.fight?.monsters.find(({ id }) => id === purpose.monster);
      if (!monster) return `${total}.`;
      const wounds = woundsOf(view.options, blowOf(dice), monster.wt);
      return rolls.blow(total, monster.wt, monster.id, wounds);
    }
    case 'monster': {
      const damage = damageOf({ roll: total, protection: armourInFight(view, purpose.target), evaded: 0 });
      return rolls.monster(purpose.monster, total, damage, personOf(context, purpose.target));
    }
    case 'heal':
      return rolls.heal(personOf(context, purpose.on), total);
    case 'resurrect':
      return rolls.raise(total, difficultyOf(purpose.offering));
    case 'evade':
      return view.hit ? rolls.left(damageOf({ ...view.hit, evaded: view.hit.evaded + total })) : `${total}.`;
    case 'disarm':
      return rolls.disarm(total);
    case 'trap':
      return rolls.trap(
        trap(total),
        owner === null ? total : Math.max(0, total - protectionFromTrap(view, owner, total)),
      );
    case 'chest':
      return rolls.chest(total);
    case 'npc':
      return npcWords(total);
    default:
      return rolls.loot(total);
  }
}

function npcWords(total: number): string {
  const npc = Object.values(t().npcs)[total - 1];
  return npc ? `${npc.name}: ${npc.what}` : '';
}
