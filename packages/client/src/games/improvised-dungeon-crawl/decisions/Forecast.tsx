import {
  armourRating,
  attackThrow,
  chanceToRaise,
  damageOf,
  difficultyOf,
  heroOf,
  LP_PER_DIE,
  type Monster,
  maxHp,
  missileThrow,
  missingHp,
  sumOdds,
  type Throw,
  woundOdds,
} from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Draft } from '../actions';
import { type DungeonContext, personOf } from '../context';
import { percent } from '../sentences';
import { t } from '../strings';
import { threatOf } from '../threat';
import { type Odd, OddsBar } from './OddsBar';

type Parts = { target: string; item: string; amount: number; offering: number };

/** The forecast of the selected move: chances if dice are rolled, otherwise words. */
export function Forecast({ context, move, draft }: { context: DungeonContext; move: string; draft: Draft }) {
  const parts = Object.fromEntries(
    Object.entries(draft.picks).map(([part, pick]) => [part, pick?.value]),
  ) as unknown as Parts;
  const odds = ODDS[move]?.(context, parts);
  if (odds) return <OddsBar odds={odds} />;
  const words = WORDS[move]?.(context, parts);
  return words ? <p>{words}</p> : null;
}

/** The outcomes by move, if dice decide. */
const ODDS: Readonly<Record<string, (context: DungeonContext, parts: Parts) => Odd[] | undefined>> = {
  attack: (context, { target, amount }) =>
    blowOdds(context, target, context.seat === null ? [] : attackThrow(context.view, context.seat, amount)),
  missile: (context, { target, amount }) =>
    blowOdds(context, target, context.seat === null ? [] : missileThrow(context.view, context.seat, amount)),
  heal: ({ view }, { target, amount }) => {
    const missing = missingHp(heroOf(view, target));
    const full = atLeast(sumOdds([{ sides: 6, count: amount, tag: 'die' }]), missing);
    return [
      { words: t().forecast.some(missing), chance: 1 - full, look: 'some' },
      { words: t().forecast.full, chance: full, look: 'all' },
    ];
  },
  resurrect: (_, { amount, offering }) => {
    const alive = chanceToRaise(amount, offering);
    return [
      { words: t().forecast.inVain, chance: 1 - alive, look: 'bad' },
      { words: t().forecast.alive(difficultyOf(offering)), chance: alive, look: 'all' },
    ];
  },
  evade: ({ view }, { amount }) =>
    view.hit ? evadeOdds(view.hit, view.heroes[view.hit.seat]?.hp ?? 0, amount) : undefined,
};

/** The effect in words, if nothing is rolled now. */
const WORDS: Readonly<Record<string, (context: DungeonContext, parts: Parts) => string | undefined>> = {
  castBuff: (context, { target, amount }) =>
    `${t().forecast.buff(amount, personOf(context, target))}${buffWords(context, target, amount)}`,
  castConfuse: (_, { amount }) => t().forecast.confuse(amount - 1),
  castProtect: (context, { target, amount }) => {
    const before = armourRating(context.view, target);
    return t().forecast.protect(personOf(context, target), before, before + amount, amount);
  },
  guard: (context, { target }) => {
    const monster = monsterIn(context, target);
    if (!monster || context.seat === null) return undefined;
    const { hurts, worst } = threatOf(context.view, monster, context.seat);
    return t().forecast.guard(percent(hurts), worst);
  },
  usePotion: (context, { item, target }) => {
    const hero = heroOf(context.view, target);
    const potion =
      context.seat === null ? undefined : context.view.heroes[context.seat]?.bag.find(({ id }) => id === item);
    const after = potion?.kind === 'divine' ? maxHp(hero) : Math.min(maxHp(hero), hero.hp + (potion?.value ?? 0));
    return t().forecast.potion(personOf(context, target), hero.hp, after, maxHp(hero));
  },
  pray: (_, { amount }) => regainWords(amount),
  ritual: (_, { amount }) => regainWords(amount),
  repair: () => t().forecast.repair,
  giveLP: (context, { target, amount }) => t().forecast.giveLP(personOf(context, target), amount),
  giveItem: (context, { target }) => t().forecast.giveItem(personOf(context, target)),
};

function regainWords(dice: number): string {
  return t().forecast.regain(dice, dice * LP_PER_DIE);
}

function monsterIn({ view }: DungeonContext, id: string): Monster | undefined {
  return view.fight?.monsters.find((monster) => monster.id === id);
}

function blowOdds(context: DungeonContext, target: string, dice: readonly Throw[]): Odd[] | undefined {
  const monster = monsterIn(context, target);
  if (!monster) return undefined;
  const { forecast: words } = t();
  const chances = woundOdds(context.view, dice, monster);
  const slain = chances.pop() ?? 0;
  const [none = 0, ...some] = chances;
  const many = some.slice(COMBINED_WOUNDS - 1).reduce((sum, chance) => sum + chance, 0);
  return [
    { words: words.noWound, chance: none, look: 'none' },
    ...some
      .slice(0, COMBINED_WOUNDS - 1)
      .map((chance, index) => ({ words: words.wounds(index + 1), chance, look: 'some' as const })),
    { words: words.orMore(COMBINED_WOUNDS), chance: many, look: 'some' },
    { words: words.slain, chance: slain, look: 'all' },
  ];
}

/** Outcomes of at least this number of wounds are combined, since more would not fit side by side. */
const COMBINED_WOUNDS = 4;

function atLeast(odds: readonly number[], least: number): number {
  return odds.reduce((sum, chance, total) => (total >= least ? sum + chance : sum), 0);
}

function evadeOdds(hit: { roll: number; protection: number; evaded: number }, hp: number, amount: number): Odd[] {
  const odds = sumOdds([{ sides: 6, count: amount, tag: 'die' }]);
  const shares = { clean: 0, hurt: 0, dead: 0 };
  odds.forEach((chance, sum) => {
    const damage = damageOf({ ...hit, evaded: hit.evaded + sum });
    shares[damage === 0 ? 'clean' : damage >= hp ? 'dead' : 'hurt'] += chance;
  });
  return [
    { words: t().forecast.fall, chance: shares.dead, look: 'bad' },
    { words: t().forecast.someDamage, chance: shares.hurt, look: 'some' },
    { words: t().forecast.noDamage, chance: shares.clean, look: 'all' },
  ];
}

/** The effect of the Buff on the target's chance of a wound. */
function buffWords(context: DungeonContext, target: Seat, dice: number): string {
  const { view } = context;
  const monster = view.fight?.monsters.find((monster) => monster.target === target) ?? view.fight?.monsters[0];
  if (!monster) return '';
  const plain = attackThrow(view, target, 0);
  const chance = (all: readonly Throw[]) => percent(1 - (woundOdds(view, all, monster)[0] ?? 0));
  const buffed = [...plain, { sides: 6, count: dice, tag: 'buff' as const }];
  return t().forecast.buffed(chance(plain), chance(buffed));
}
