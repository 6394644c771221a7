import { DECK, isFace, pipsOf, rankOf, suitOf } from './cards';
import { ATTACK_DICE, stepUp } from './dice';
import { isJack, type Meaning, meaningOf, monsterRow, NPCS } from './dungeon';
import { KINDS, SUPPLY_CARDS, WARES } from './equipment';
import { classOf, HERO_CLASSES, RACES, raceOf } from './heroes';

const count = (meaning: Meaning) => DECK.filter((card) => meaningOf(card) === meaning).length;

describe('cards', () => {
  test('R1.1 there are 16 face cards, worth no pips, and 36 pip cards from 2 to 10, worth 216; an Ace is never a 1', () => {
    expect(new Set(DECK).size).toBe(52);
    expect(DECK.filter(isFace)).toHaveLength(16);
    expect(DECK.map(pipsOf).reduce((sum, pips) => sum + pips, 0)).toBe(4 * 54);
    expect(pipsOf('AC')).toBe(0);
    expect([pipsOf('2C'), pipsOf('10H')]).toEqual([2, 10]);
  });

  test('R1.2 a die steps up one size at a time, and never beyond the d12', () => {
    expect(ATTACK_DICE.map((die) => stepUp(die, 1))).toEqual([6, 8, 10, 12, 12]);
    expect(stepUp(6, 2)).toBe(10);
  });

  test('R2.2 the 16 face cards are 16 different heroes: Jack, Queen, King, Ace and hearts, diamonds, clubs, spades', () => {
    const faces = DECK.filter(isFace);
    expect(new Set(faces.map((card) => `${classOf(card)} ${raceOf(card)}`)).size).toBe(
      HERO_CLASSES.length * RACES.length,
    );
    expect((['JH', 'QD', 'KC', 'AS'] as const).map((card) => [classOf(card), raceOf(card)])).toEqual([
      ['fighter', 'human'],
      ['thief', 'elf'],
      ['cleric', 'dwarf'],
      ['wizard', 'halfling'],
    ]);
  });
});

describe('the dungeon deck', () => {
  test('R5.2 has 20 monsters, 9 traps, 9 chests, an NPC, an altar and 12 counters', () => {
    const meanings = ['monster', 'trap', 'chest', 'npc', 'altar', 'counter'] as const;
    expect(meanings.map(count)).toEqual([20, 9, 9, 1, 1, 12]);
    expect([meaningOf('JD'), meaningOf('JH')]).toEqual(['npc', 'altar']);
    for (const card of DECK.filter((one) => meaningOf(one) === 'monster')) expect('CS').toContain(suitOf(card));
  });

  test('R6.1 monsters of a rank are alike; thresholds never fall with the rank, and are half the pips', () => {
    for (const card of DECK.filter((one) => meaningOf(one) === 'monster')) {
      expect(monsterRow(card)).toEqual(monsterRow(`${rankOf(card)}C`));
      if (!isJack(card)) expect(monsterRow(card).wt).toBe(Math.floor(pipsOf(card) / 2));
    }
    expect([2, 5, 6, 7, 8, 9, 10].map((pips) => monsterRow(`${pips}C` as '2C').die)).toEqual([4, 4, 6, 6, 8, 8, 10]);
    expect(monsterRow('JC')).toEqual({ die: 10, wt: 5 });
  });

  test('R14.1 the 18 pip monsters carry 50 loot points', () => {
    const pip = DECK.filter((card) => meaningOf(card) === 'monster' && !isJack(card));
    expect(pip).toHaveLength(18);
    expect(pip.reduce((sum, card) => sum + monsterRow(card).wt, 0)).toBe(50);
  });

  test('R13.2 six people can be met, one for each number of the die', () => {
    expect(NPCS).toEqual(['smith', 'priest', 'adventurer', 'alchemist', 'warrior', 'gnome']);
  });
});

describe('equipment', () => {
  const PRICES = {
    potion: [1, 1, 2, 2],
    divine: [10, 10, 20, 20],
    magicWeapon: [20, 20, 40, 40],
    wand: [20, 20, 40, 40],
    vitality: [15, 15, 30, 30],
    arcane: [15, 15, 30, 30],
    spellProtection: [15, 15, 30, 30],
    protection: [30, 30, 60, 30],
    cloth: [3, 3, 6, 6],
    leather: [6, 6, 12, 12],
    chain: [10, 10, 20, 20],
    scale: [15, 15, 30, 30],
    plate: [20, 20, 40, 40],
    shield: [7, 5, 10, 10],
  } as const;

  test.each(KINDS)(
    'R3.1 %s has the prices of the chapter, of the list, doubled in the dungeon, and as printed',
    (kind) => {
      const { rp, rpChapter = rp, lpPrinted = 2 * rp } = WARES[kind];
      expect([rpChapter, rp, 2 * rp, lpPrinted]).toEqual(PRICES[kind]);
    },
  );

  test('R3.6 every card stands for one kind of item, but two pairs that serve two rows; 10♥ is no potion', () => {
    const shared = SUPPLY_CARDS.filter((card) => KINDS.filter((kind) => WARES[kind].cards.includes(card)).length > 1);
    expect(shared.toSorted()).toEqual(['10C', '10D', '9C', '9D']);
    expect(SUPPLY_CARDS.some(isFace)).toBe(false);
    expect(WARES.potion.cards).toHaveLength(8);
    expect(WARES.divine.cards).toEqual(['10H']);
    expect(KINDS.map((kind) => WARES[kind].cards.length).reduce((sum, cards) => sum + cards, 0)).toBe(32);
    expect(SUPPLY_CARDS).toHaveLength(28);
  });

  test('R3.8 armour protects from 1 to 5, in the order of the list', () => {
    expect((['cloth', 'leather', 'chain', 'scale', 'plate'] as const).map((kind) => WARES[kind].ar)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });
});
