import {
  blowDamage,
  blowOutcome,
  type Exchange,
  type Facts,
  foeById,
  type Sum,
  sumsOf,
  type View,
} from '@lantern/games/crystal-caverns/board';
import type { Fact } from '@lantern/games/kit/story';
import { factsAfter } from '../../../match/timeline/step';
import { verdict } from '../sentences';
import { type Deed, heroDeeds, monsterDeeds } from './faceEffects';

/** One side of a throw. */
export interface Side {
  die: number | null;
  deeds: readonly Deed[];
  sum: Sum | null;
}

/** The last throw of dice in a fight and its result. */
export interface Clash {
  /** The number of the fact of the throw, which identifies it. */
  n: number;
  kind: Facts['rolled']['kind'];
  seat: Facts['rolled']['seat'];
  foe: Facts['rolled']['foe'];
  hero: Side;
  monster: Side;
  /** The result of the blow; `undefined` if a hero acted from the rear, or if there was no blow. */
  blow: { words: string; hit: boolean; damage: number } | null;
  /** Points lost so far by the blow and by abilities: of monsters by id, and of the hero. */
  wounds: { foes: ReadonlyMap<number, number>; hero: number };
  /** Whether the owner of the hero still has to decide. */
  open: boolean;
  /** The events besides the blow, in order. */
  after: readonly Fact<Facts>[];
}

const AFTER: ReadonlySet<string> = new Set([
  'stoodUp',
  'toppled',
  'used',
  'hurt',
  'mended',
  'power',
  'swapped',
  'foesSwapped',
  'slain',
  'heroFell',
  'absorbed',
]);

/** The kinds of facts that come after the last fact of a throw. */
const NEXT: ReadonlySet<string> = new Set(['aimed', 'roundBegan', 'skipped']);

/** All facts of the newest fight in the story. */
function fightFacts({ story }: Pick<View, 'story'>): Fact<Facts>[] {
  const facts = factsAfter(story, 0);
  return facts.slice(facts.findLastIndex(({ kind }) => kind === 'combatBegan') + 1);
}

/** The last throw of the newest fight, if there was one. */
export function lastClash(view: View): Clash | null {
  const facts = fightFacts(view);
  const at = facts.findLastIndex(({ kind }) => kind === 'rolled');
  const thrown = facts[at];
  if (thrown?.kind !== 'rolled') return null;
  const rest = facts.slice(at + 1);
  const end = rest.findIndex(({ kind }) => NEXT.has(kind));
  const told = end < 0 ? rest : rest.slice(0, end);
  const after = told.filter(({ kind }) => AFTER.has(kind));
  const { kind, seat, foe, heroDie, foeDie } = thrown.data;
  const struck = told.find((fact) => fact.kind === 'struck')?.data as Facts['struck'] | undefined;
  const exchange = view.combat?.exchange;
  const open = exchange?.rolled != null && view.awaiting?.stage === 'decide';
  // A fight that ended before the blow has no sums in the story; they are computed from the dice.
  const sums = struck ?? sumsOf(open ? exchange : { kind, rolled: thrown.data, guard: 0 });
  const [heroSum, monsterSum] = kind === 'attack' ? [sums?.attack, sums?.defence] : [sums?.defence, sums?.attack];
  return {
    n: thrown.n,
    kind,
    seat,
    foe,
    hero: { die: heroDie, deeds: heroDeeds(thrown.data, after, open), sum: heroSum ?? null },
    monster: { die: foeDie, deeds: monsterDeeds(thrown.data, after), sum: monsterSum ?? null },
    blow: struck ? blowStruck(struck) : open ? blowToCome(view, exchange) : null,
    wounds: woundsOf(after, struck),
    open,
    after,
  };
}

function woundsOf(after: readonly Fact<Facts>[], struck: Facts['struck'] | undefined): Clash['wounds'] {
  const foes = new Map<number, number>();
  const add = (id: number, damage: number) => foes.set(id, (foes.get(id) ?? 0) + damage);
  for (const fact of after) if (fact.kind === 'hurt') add(fact.data.foe.id, fact.data.damage);
  if (struck?.kind === 'attack') add(struck.foe.id, struck.damage);
  return { foes, hero: struck?.kind === 'defend' ? struck.damage : 0 };
}

function blowStruck({ outcome, damage, absorbed }: Facts['struck']): Clash['blow'] {
  return { words: verdict(outcome, damage, absorbed, false), hit: outcome === 'hit', damage };
}

/** The forecast of the blow, while a hero may still use its dice. */
function blowToCome(view: View, exchange: Exchange): Clash['blow'] {
  const foe = view.combat ? foeById(view.combat, exchange.foe) : undefined;
  if (!foe || exchange.kind === 'rear') return null;
  const outcome = blowOutcome(view, exchange, foe);
  const full = outcome === 'hit' ? blowDamage(view, exchange, foe) : 0;
  const shield = exchange.kind === 'defend' ? (view.combat?.effects[exchange.seat]?.shield ?? 0) : 0;
  const absorbed = Math.min(full, shield);
  const damage = full - absorbed;
  return { words: verdict(outcome, damage, absorbed, true), hit: outcome === 'hit', damage };
}
