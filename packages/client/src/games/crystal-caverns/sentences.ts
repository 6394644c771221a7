import {
  type Ability,
  type BlowOutcome,
  BOTTOM,
  type CardId,
  type Cell,
  DIRS,
  exitStatus,
  type HeroEffects,
  kindOf,
  type Level,
  type MapCard,
  monstersCalledBy,
  type RollKind,
  rankOf,
  swapCancelsBlow,
  type View,
} from '@lantern/games/crystal-caverns/board';
import { t } from './strings';

export function cardName(id: CardId): string {
  return t().cards[kindOf(id)];
}

/** Rank and suit of a card: "ace of spades". */
export function rankWords(id: CardId): string {
  return t().card.rank(rankOf(id), id.slice(-1));
}

/** The position of a cell, as seen from the entrance: "2 north, 1 east of the entrance". */
export function cellWords({ x, y }: Cell): string {
  return t().card.cell(x, y);
}

export function contentWords(id: CardId, { options, level }: Pick<View, 'options' | 'level'>): string {
  const { card } = t();
  const monsters = monstersCalledBy(id, options.poolGuarded);
  switch (kindOf(id)) {
    case 'stairway':
      return card.guardian(level, options.stairs ?? 'locked');
    case 'pool':
      return card.pool(options.poolRepeat, monsters > 0);
    default:
      return card.monsters(monsters);
  }
}

/** The exits of a card in words: "north a way, east unexplored". */
export function exitWords(view: View, card: MapCard): string {
  const { dirs, exits } = t().card;
  return DIRS.flatMap((dir) => {
    const status = exitStatus(view, card, dir);
    return status ? [`${dirs[dir]} ${exits[status]}`] : [];
  }).join(', ');
}

/** Whether the Healing Pool has been used and will not work again. */
export function isDry({ options }: Pick<View, 'options'>, { poolUsed }: MapCard): boolean {
  return poolUsed && !options.poolRepeat;
}

/** Returns the goal of the party: the way down as far as it is known, or the Dragon on the lowest level. */
export function aimWords({ map, level }: Pick<View, 'map' | 'level'>): string {
  const cards = Object.values(map);
  const { aim } = t();
  if (level < BOTTOM) return aim[wayDown(cards)](BOTTOM);
  const isFound = cards.some(({ monsters }) => monsters.some(({ rank }) => rank === 'JOKER'));
  return isFound ? aim.slay : aim.seek;
}

function wayDown(cards: readonly MapCard[]): 'find' | 'locked' | 'stairs' | 'shaft' {
  if (cards.some(({ shaft }) => shaft)) return 'shaft';
  const stairs = cards.filter(({ id }) => kindOf(id) === 'stairway');
  if (stairs.some(({ locked }) => !locked)) return 'stairs';
  return stairs.length > 0 ? 'locked' : 'find';
}

/** A card of the map in words, without its exits. */
export function cardWords(view: View, card: MapCard): string {
  const { card: words } = t();
  const parts = [
    card.locked ? words.lockedStairs : card.shaft ? words.withShaft(cardName(card.id)) : cardName(card.id),
    cellWords(card),
    ...(view.pos === `${card.x},${card.y}` ? [words.partyHere] : []),
    ...card.monsters.map((monster) => words.monsterOf(monster, monster.level)),
    ...(isDry(view, card) ? [words.poolEmpty] : []),
  ];
  return parts.join(', ');
}

/** The effect of an ability on a roll, in this room. */
export function abilityWords({ options }: Pick<View, 'options'>, ability: Ability, kind: RollKind): string {
  const { abilities, decide } = t();
  if (ability !== 'swap') return abilities[ability].what;
  const what = options.swapMonsters ? decide.swapEither : abilities.swap.what;
  return swapCancelsBlow(options, kind) ? `${what} ${decide.cancels}` : what;
}

/** The effects of a fight on a hero at present, as marks of a word or two. */
export function effectMarks(
  effects: HeroEffects | undefined,
  level: Level,
): { id: string; words: string; good: boolean }[] {
  if (!effects) return [];
  const { marks: words } = t();
  const marks: [boolean, string, string, boolean][] = [
    [effects.stunned, 'stunned', words.lies, false],
    [effects.drain > 0, 'drain', words.drain(Math.max(1, level - effects.drain)), false],
    [effects.poisoned, 'poison', words.noAttack, false],
    [effects.poisonNext, 'poisonNext', words.poisoned, false],
    [effects.initNow === 1 || effects.initNext === 1, 'cold', words.cold, false],
    [effects.initNow === 7 || effects.initNext === 7, 'speed', words.speed, true],
    [effects.haste > 0, 'haste', words.haste(effects.haste), true],
    [effects.immune, 'immune', words.immune, true],
    [effects.shield > 0, 'shield', words.shield(effects.shield), true],
  ];
  return marks.flatMap(([on, id, mark, good]) => (on ? [{ id, words: mark, good }] : []));
}

export function verdict(outcome: BlowOutcome, damage: number, absorbed: number, live: boolean): string {
  const { verdicts } = t();
  switch (outcome) {
    case 'hit':
      if (damage === 0) return live ? verdicts.wouldSoak : verdicts.soaked;
      return live ? verdicts.wouldHit(damage) : verdicts.hit(damage, absorbed);
    case 'miss':
      return live ? verdicts.wouldMiss : verdicts.miss;
    case 'prone':
      return verdicts.prone;
    case 'swapped':
      return verdicts.swapped;
    case 'confused':
      return verdicts.confused;
  }
}

/** "42 %". */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)}\u00a0%`;
}
