import type { Combatant, MonsterId } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { CrawlFact } from '../beats';
import { t } from '../strings';

/** The number that rises from a card or a hero while a fact is shown. */
export interface Strike {
  n: number;
  words: string;
  look: 'blow' | 'miss' | 'heal' | 'ward';
  /** Whether the monster is the attacker. */
  by?: boolean;
}

/** The effect of the shown fact on a monster, or the monster in it. */
export function strikeOn(fact: CrawlFact | null, id: MonsterId): Strike | undefined {
  if (!fact) return undefined;
  const { n } = fact;
  switch (fact.kind) {
    case 'attacked':
    case 'missile': {
      if (fact.data.monster !== id) return undefined;
      const { wounds } = fact.data;
      if (wounds === 0) return { n, words: t().strikes.miss, look: 'miss' };
      return { n, words: t().strikes.wounds(wounds), look: 'blow' };
    }
    case 'monsterAttacked':
      return fact.data.monster === id ? { n, words: '', look: 'blow', by: true } : undefined;
    case 'confusedIdle':
      return fact.data.monster === id ? { n, words: t().strikes.confused, look: 'ward' } : undefined;
    case 'castConfuse':
      return fact.data.monster === id ? { n, words: `${t().strikes.confused}!`, look: 'ward' } : undefined;
    default:
      return undefined;
  }
}

/** The owner of the turn that the shown fact belongs to. */
export function actorIn(fact: CrawlFact | null): Combatant | undefined {
  switch (fact?.kind) {
    case 'attacked':
    case 'missile':
    case 'passed':
      return { side: 'hero', id: fact.data.seat };
    case 'monsterAttacked':
    case 'confusedIdle':
      return { side: 'monster', id: fact.data.monster };
    default:
      return undefined;
  }
}

/** The effect of the shown fact on a hero. */
export function strikeOnHero(fact: CrawlFact | null, seat: Seat): Strike | undefined {
  if (!fact) return undefined;
  const { n } = fact;
  switch (fact.kind) {
    case 'hurt':
      return fact.data.seat === seat ? { n, words: `−${fact.data.damage}`, look: 'blow' } : undefined;
    case 'died':
      return fact.data.seat === seat ? { n, words: t().strikes.fallen, look: 'blow' } : undefined;
    case 'monsterAttacked':
      return fact.data.seat === seat && fact.data.damage === 0
        ? { n, words: t().strikes.holds, look: 'miss' }
        : undefined;
    case 'evaded':
      return fact.data.seat === seat && fact.data.damage === 0
        ? { n, words: t().strikes.evaded, look: 'ward' }
        : undefined;
    case 'healed':
    case 'potion':
      return fact.data.on === seat ? { n, words: `+${fact.data.amount}`, look: 'heal' } : undefined;
    case 'intervention':
      return fact.data.on === seat ? { n, words: t().strikes.alive, look: 'heal' } : undefined;
    case 'resurrected':
      if (fact.data.on !== seat) return undefined;
      return fact.data.success
        ? { n, words: t().strikes.alive, look: 'heal' }
        : { n, words: t().strikes.inVain, look: 'miss' };
    case 'allHealed':
      return (fact.data.healed[seat] ?? 0) > 0 ? { n, words: `+${fact.data.healed[seat]}`, look: 'heal' } : undefined;
    case 'castProtect':
      return fact.data.on === seat ? { n, words: t().strikes.ar(fact.data.dice), look: 'ward' } : undefined;
    case 'castBuff':
      return fact.data.on === seat ? { n, words: t().strikes.dice(fact.data.dice), look: 'ward' } : undefined;
    case 'lootShared':
      return (fact.data.shares[seat] ?? 0) > 0
        ? { n, words: t().strikes.lp(fact.data.shares[seat] ?? 0), look: 'heal' }
        : undefined;
    default:
      return undefined;
  }
}
