import { type CardId, kindOf, monstersCalledBy, rankOf } from '@lantern/games/crystal-caverns/data/cards';
import { DIRS } from '@lantern/games/crystal-caverns/data/directions';
import type { Level } from '@lantern/games/crystal-caverns/data/levels';
import type { BlowOutcome } from '@lantern/games/crystal-caverns/facts';
import { type ExitStatus, exitStatus } from '@lantern/games/crystal-caverns/rules/exits';
import type { Cell } from '@lantern/games/crystal-caverns/rules/grid';
import type { HeroEffects, MapCard } from '@lantern/games/crystal-caverns/state';
import { CARD_NAMES, DIR_NAMES, monsterName } from '@lantern/games/crystal-caverns/text/names.en';
import type { View } from '@lantern/games/crystal-caverns/view';

export const ROW_NAMES = ['Front row', 'Second row', 'Third row'] as const;

const EXIT_WORDS: Readonly<Record<ExitStatus, string>> = {
  OPEN: 'a way',
  LOCKED: 'locked stairs',
  UNEXPLORED: 'unexplored',
  DEAD: 'a dead end',
};

const SUIT_NAMES: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** What a card is called. */
export function cardName(id: CardId): string {
  return CARD_NAMES[kindOf(id)];
}

/** Rank and suit of a card: "ace of spades". */
export function rankWords(id: CardId): string {
  const rank = rankOf(id);
  return `${rank === 1 ? 'ace' : rank} of ${SUIT_NAMES[id.slice(-1)]}`;
}

/** Where a cell lies, seen from the entrance: "2 north, 1 east of the entrance". */
export function cellWords({ x, y }: Cell): string {
  const parts = [
    ...(y === 0 ? [] : [`${Math.abs(y)} ${y < 0 ? 'north' : 'south'}`]),
    ...(x === 0 ? [] : [`${Math.abs(x)} ${x < 0 ? 'west' : 'east'}`]),
  ];
  return parts.length === 0 ? 'at the entrance' : `${parts.join(', ')} of the entrance`;
}

/** What comes with a card that is to be laid. */
export function contentWords(id: CardId, { options, level }: Pick<View, 'options' | 'level'>): string {
  const monsters = monstersCalledBy(id, options.poolGuarded);
  switch (kindOf(id)) {
    case 'stairway':
      return `A guardian of level ${level} waits on it.`;
    case 'pool':
      return `Mends every hero by 1${options.poolRepeat ? ' on every visit' : ', once'}${monsters ? '; guarded' : ''}.`;
    default:
      return monsters === 0 ? 'No monsters.' : monsters === 1 ? 'Draws one monster.' : 'Draws two monsters.';
  }
}

/** The exits of a card in words: "north a way, east unexplored". */
export function exitWords(view: View, card: MapCard): string {
  return DIRS.flatMap((dir) => {
    const status = exitStatus(view, card, dir);
    return status ? [`${DIR_NAMES[dir]} ${EXIT_WORDS[status]}`] : [];
  }).join(', ');
}

/** The Healing Pool has been drunk, and does not fill again. */
export function isDry({ options }: Pick<View, 'options'>, { poolUsed }: MapCard): boolean {
  return poolUsed && !options.poolRepeat;
}

/** A card of the map in words, without its exits. */
export function cardWords(view: View, card: MapCard): string {
  const parts = [
    card.locked ? 'Locked stairs' : card.shaft ? `${cardName(card.id)} with a shaft` : cardName(card.id),
    cellWords(card),
    ...(view.pos === `${card.x},${card.y}` ? ['the party is here'] : []),
    ...card.monsters.map((monster) => `${monsterName(monster)} of level ${monster.level}`),
    ...(isDry(view, card) ? ['the pool is empty'] : []),
  ];
  return parts.join(', ');
}

/** What a fight does to a hero at present, as marks of a word or two. */
export function effectMarks(
  effects: HeroEffects | undefined,
  level: Level,
): { id: string; words: string; good: boolean }[] {
  if (!effects) return [];
  const marks: [boolean, string, string, boolean][] = [
    [effects.stunned, 'stunned', 'lies', false],
    [effects.drain > 0, 'drain', `level ${Math.max(1, level - effects.drain)}`, false],
    [effects.poisoned, 'poison', 'no attack', false],
    [effects.poisonNext, 'poisonNext', 'poisoned', false],
    [effects.initNow === 1 || effects.initNext === 1, 'cold', 'cold: 1', false],
    [effects.initNow === 7 || effects.initNext === 7, 'speed', 'speed: 7', true],
    [effects.haste > 0, 'haste', `haste +${effects.haste}`, true],
    [effects.immune, 'immune', 'immune', true],
    [effects.shield > 0, 'shield', `shield ${effects.shield}`, true],
  ];
  return marks.flatMap(([on, id, words, good]) => (on ? [{ id, words, good }] : []));
}

/** The verdict on a blow. */
export function verdict(outcome: BlowOutcome, damage: number, absorbed: number, live: boolean): string {
  switch (outcome) {
    case 'hit':
      if (damage === 0) return live ? 'Would be soaked up' : 'Soaked up by the shield';
      return live
        ? `Would hit for ${damage}`
        : absorbed > 0
          ? `Hit for ${damage}, ${absorbed} soaked up`
          : `Hit for ${damage}`;
    case 'miss':
      return live ? 'Would miss' : 'Missed';
    case 'prone':
      return 'No harm: the attacker lies';
    case 'swapped':
      return 'No harm: places were swapped';
    case 'confused':
      return 'Confused: turned aside';
  }
}

/** "42 %". */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
