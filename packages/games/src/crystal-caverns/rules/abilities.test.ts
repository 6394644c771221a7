import { all, battle, type CardLay, type HeroLay, type Lay } from '../testing';

const party = (...colours: HeroLay['colour'][]): Lay => ({ party: colours.map((colour) => ({ colour })) });
type Fight = Parameters<typeof battle>[1];

/** Seat 0 attacks on level 2 and rolls two WILDs; its attack misses. */
const attacking = (monsters: Parameters<typeof battle>[0], heroes: Lay, fight: Fight = {}) =>
  battle(monsters, fight, { level: 2, ...heroes })
    .dice(1, 'WILD', 'WILD', 6, ...all(Number(String(monsters[0]).at(-1)), 'DIG'))
    .act('0', 'roll');

/** Seat 0 is attacked on level 2 by a medium monster that hits it, and rolls two WILDs. */
const defending = (monsters: Parameters<typeof battle>[0], heroes: Lay, fight: Fight = {}) =>
  battle(monsters, { acts: 0, victim: monsters.length === 1 ? '0' : undefined, ...fight }, { level: 2, ...heroes })
    .dice(6, 'TIP', 'TIP', 1, 'WILD', 'WILD')
    .act('0', 'roll');

describe('R11 abilities', () => {
  test('R11 a WILD may be kept: done', () => {
    const table = attacking(['red 2'], party('blue', 'yellow', 'green'));
    expect(table.act('0', 'done').told('used')).toEqual([]);
  });

  test('R11 one WILD for each use, each at once; the decision ends with the last', () => {
    const table = attacking(['red 2'], party('blue', 'yellow', 'green')).act('0', 'useWild', 'plusDamage');
    expect(table.state.combat?.exchange).toMatchObject({ plusDamage: 1, wildsLeft: 1 });
    table.act('0', 'useWild', 'plusDamage');
    expect(table.state.awaiting).toEqual({ stage: 'roll', seats: ['1'] });
    expect(table.told('used')).toEqual([
      { seat: '0', ability: 'plusDamage' },
      { seat: '0', ability: 'plusDamage' },
    ]);
  });

  test('R11 plusDamage and guard add up', () => {
    const table = battle(['red 2'], {}, { level: 2 }).dice(6, 'WILD', 'WILD', 1, 'AIM', 'AIM').act('0', 'roll');
    table.act('0', 'useWild', 'plusDamage').act('0', 'useWild', 'plusDamage');
    expect(table.foe(0).hp).toBe(2);
    const guarded = defending(['green 2'], party('blue', 'yellow', 'black'));
    guarded.act('0', 'useWild', 'guard').act('0', 'useWild', 'guard');
    expect(guarded.told('struck')).toMatchObject([{ defence: { bonus: 2, total: 5 } }]);
  });

  test('R11.1 the second row makes the party two rows: then the front has no abilities of the rear', () => {
    expect(attacking(['red 2'], party('green', 'blue')).refused('0', 'useWild', 'arrow', 0)).toBeNull();
    const three = attacking(['red 2'], party('green', 'blue', 'black'));
    expect(three.refused('0', 'useWild', 'arrow', 0)).toBe('NOT_YOUR_ABILITY');
    const dead: Lay = { party: [{ colour: 'green' }, { colour: 'blue' }, { colour: 'black', hp: 0 }] };
    expect(attacking(['red 2'], dead).refused('0', 'useWild', 'arrow', 0)).toBeNull();
  });

  test('R11.3 holy light strikes every black monster and no other', () => {
    const heroes = party('black', 'blue', 'yellow');
    const table = attacking(['black 2', 'black 1'], heroes).act('0', 'useWild', 'holy');
    expect([table.foe(0).hp, table.foe(1).hp]).toEqual([4, 1]);
    const mixed = attacking(['black 2', 'green 1'], heroes).act('0', 'useWild', 'holy');
    expect([mixed.foe(0).hp, mixed.foe(1).hp]).toEqual([4, 3]);
  });

  test('R11.3 a Dragon with a black crystal is undead, one without is not', () => {
    const against = (medium: 'black 2' | 'green 2') => {
      const more: Lay = { level: 4, exhausted: 1, pile: ['J'], ...party('black', 'blue', 'yellow') };
      const table = battle([['green 1', 'yellow 1', medium, 'red 3']], {}, more);
      table.dice(1, ...all(4, 'WILD'), 6, ...all(4, 'DIG')).act('0', 'roll');
      return table.state.awaiting?.stage === 'decide' ? table.refused('0', 'useWild', 'holy') : 'nothing to use';
    };
    expect([against('black 2'), against('green 2')]).toEqual([null, 'nothing to use']);
  });

  test('R11.4 heal adds one point, to oneself too; every living hero with room can be healed', () => {
    const heroes: HeroLay[] = [
      { colour: 'black', hp: 11 },
      { colour: 'blue', hp: 12 },
      { colour: 'red', hp: 0 },
    ];
    const table = defending(['red 2'], { party: heroes });
    expect(table.choices('0', 'useWild')).toEqual([['heal', '0']]);
    table.act('0', 'useWild', 'heal', '0');
    expect(table.told('mended')).toEqual([{ seat: '0', hp: 12 }]);
  });

  test('R11.4 R17.4 healing takes no crystals out of the bag', () => {
    const heroes: HeroLay[] = [{ colour: 'black' }, { colour: 'blue', hp: 13, borrowed: [0, 1, 0] }];
    const table = attacking(['red 2'], { party: heroes }).act('0', 'useWild', 'heal', '1');
    expect(table.hero('1')).toMatchObject({ hp: 14, borrowed: [0, 1, 0] });
    expect(table.refused('0', 'useWild', 'heal', '1')).toBe('STASH_FULL');
    expect(table.state.bag.blue).toEqual([3, 2, 0]);
  });

  test('R11.5 immunity: no fire in the damage, no cold, no poison; marks already suffered stay, and it may be toppled', () => {
    const fight: Fight = { effects: { '0': { poisoned: true, drain: 1 } }, foes: [{ fire: 2 }] };
    const table = battle(
      ['blue 2'],
      { acts: 0, victim: '0', ...fight },
      { level: 2, ...party('green', 'blue', 'black') },
    );
    table.dice(6, 'WILD', 'TIP', 1, 'WILD').act('0', 'roll').act('0', 'useWild', 'immunity');
    expect(table.hero('0').hp).toBe(1);
    expect(table.effects('0')).toMatchObject({ immune: true, poisoned: true, drain: 1, initNext: null, stunned: true });
  });

  test('R11.6 speed sets the initiative of the next round to 7; the last setting in a round counts', () => {
    const rogues = party('yellow', 'blue', 'red');
    const after = (effects: NonNullable<Fight>['effects']) =>
      attacking(['red 2'], rogues, { effects }).act('0', 'useWild', 'speed').effects('0').initNext;
    expect([after({}), after({ '0': { initNext: 1 } })]).toEqual([7, 7]);
    const cold = attacking(['blue 2'], rogues);
    cold.act('0', 'useWild', 'speed').act('0', 'done');
    expect(cold.effects('0').initNext).toBe(7);
    const frozen = battle(['blue 2'], { effects: { '0': { initNext: 7 } } }, { level: 2, ...rogues });
    expect(frozen.dice(1, 'DIG', 'DIG', 6, 'WILD', 'DIG').act('0', 'roll').effects('0').initNext).toBe(1);
  });

  test('R11 an arrow or a fireball is aimed at a monster that is there', () => {
    const table = attacking(['red 2', 'green 2'], party('green', 'blue'));
    expect(table.choices('0', 'useWild')).toEqual([['tip'], ['arrow', 0], ['arrow', 1]]);
    table.act('0', 'useWild', 'arrow', 1);
    expect([table.foe(0).hp, table.foe(1).hp]).toEqual([4, 3]);
  });
});

describe('R12 spells', () => {
  const mage = party('red', 'blue', 'yellow');

  test('R12.1 a cast costs a WILD and a charge of that spell', () => {
    const table = attacking(['green 2'], mage).act('0', 'useWild', 'lightning');
    expect(table.hero('0').charges).toMatchObject({ lightning: 1, fireball: 2, shield: 2 });
    expect(table.state.combat?.exchange?.wildsLeft).toBe(1);
  });

  test('R12.1 free casting lets a roll without a WILD count as one, in the rear and in defence too', () => {
    const options = { mageCasting: 'free' } as const;
    const rear = battle(['green 1'], { acts: '2', next: ['0'] }, { options, ...party('blue', 'yellow', 'red') });
    rear.dice('DIG').act('2', 'roll').act('2', 'useWild', 'haste', '0');
    expect(rear.effects('0').haste).toBe(3);
    const front = battle(['green 1'], { acts: 0, victim: '0' }, { options, ...mage }).dice(6, 'DIG', 1, 'DIG');
    front.act('0', 'roll').act('0', 'useWild', 'shield');
    expect(front.hero('0').hp).toBe(3);
    const fighter = battle(['green 1'], {}, { options }).dice(1, 'DIG', 6, 'DIG').act('0', 'roll');
    expect(fighter.state.awaiting?.stage).toBe('roll');
  });

  test('R12.2 lightning does one to every monster, a fireball two to the one named', () => {
    const lightning = attacking(['green 2', 'black 2'], mage).act('0', 'useWild', 'lightning');
    expect([lightning.foe(0).hp, lightning.foe(1).hp]).toEqual([5, 5]);
    const fireball = attacking(['green 2', 'black 2'], mage).act('0', 'useWild', 'fireball', 1);
    expect([fireball.foe(0).hp, fireball.foe(1).hp]).toEqual([6, 4]);
  });

  test('R12.3 two shields soak up six', () => {
    const table = defending(['green 2'], mage).act('0', 'useWild', 'shield');
    expect(table.effects('0').shield).toBe(3);
    table.act('0', 'useWild', 'shield');
    expect([table.hero('0').hp, table.effects('0').shield]).toEqual([3, 4]);
  });

  test('R12.4 confused: no blow, no TIP, nothing of cold, poison and drain; the other monster loses one', () => {
    const alone = { party: [{ colour: 'red' as const }] };
    const table = battle(['black 2', 'green 2'], { acts: 0, next: [1] }, { level: 2, ...alone });
    table.dice(6, 'TIP', 'WILD', 1, 'WILD', 'DIG').act('0', 'roll').act('0', 'useWild', 'confuse');
    expect(table.hero('0').hp).toBe(3);
    expect(table.effects('0')).toMatchObject({ stunned: false, drain: 0 });
    expect([table.foe(0).hp, table.foe(1).hp]).toEqual([2, 1]);
    expect(table.told('struck')).toMatchObject([{ outcome: 'confused', damage: 0 }]);
    expect(table.told('power')).toMatchObject([{ power: 'drain', warded: true }]);
  });

  test('R12.4 the attacker’s own speed and fire count all the same', () => {
    const own = (monster: 'yellow 2' | 'red 2') => {
      const table = battle([monster], { acts: 0, victim: '0' }, { level: 2, ...mage });
      table.dice(6, 'TIP', 'WILD', 1, 'WILD', 'DIG').act('0', 'roll').act('0', 'useWild', 'confuse');
      return table.foe(0);
    };
    expect(own('yellow 2').initNext).toBe(7);
    expect(own('red 2').fire).toBe(1);
  });

  test('R12.4 an attacker who lies grazes nobody; alone it grazes nobody', () => {
    const lying = defending(['green 2', 'black 2'], mage, { foes: [{ stunned: true }] });
    expect(lying.act('0', 'useWild', 'confuse').foe(1).hp).toBe(6);
    const alone = defending(['green 2'], mage).act('0', 'useWild', 'confuse');
    expect(alone.foe(0).hp).toBe(6);
  });

  test('R12.4 once an exchange', () => {
    const table = defending(['green 2'], mage).act('0', 'useWild', 'confuse');
    expect(table.refused('0', 'useWild', 'confuse')).toBe('ALREADY_CONFUSED');
    expect(table.refused('0', 'useWild', 'shield')).toBeNull();
  });

  test('R12.6 haste: three more from the next round on, for any living hero, oneself too, cumulative', () => {
    const table = defending(['green 2'], party('red', 'blue')).act('0', 'useWild', 'haste', '0');
    table.act('0', 'useWild', 'haste', '0');
    expect([table.effects('0').haste, table.effects('1').haste]).toEqual([6, 0]);
    expect(table.state.combat?.round).toBe(1);
  });
});

describe('R12.5 scrying', () => {
  const WEST: CardLay = { id: '1S', x: -1, y: 0 };
  const scry = (more: Lay, ...dice: number[]) => {
    const table = battle(['green 1'], { acts: '2', next: ['0'] }, { ...party('blue', 'yellow', 'red'), ...more });
    table.dice('WILD', ...all((more.level ?? 1) - 1, 'DIG')).act('2', 'roll');
    return dice.length > 0 ? table.dice(...dice).act('2', 'useWild', 'scrying') : table;
  };

  test('R12.5 exits that are joined already stay as they are; a stairway found has its guardian', () => {
    const table = scry({ map: [WEST], cavern: ['3S', '1H', '1D'] }, 1, 1, 1, 1).told('laid');
    expect(table).toEqual([
      { by: null, card: '1H', x: 0, y: -1, rot: 0 },
      { by: null, card: '1D', x: 1, y: 0, rot: 0 },
      { by: null, card: '3S', x: 0, y: 1, rot: 0 },
    ]);
  });

  test('R12.5 monsters found do not join the fight, and the Dragon can be found', () => {
    const more: Lay = { level: 4, exhausted: 1, pile: ['JOKER', 'J'], map: [WEST], cavern: ['5S', '1H', '1D'] };
    const table = scry(more, 3, 1, 1, 1, 1, 1, 1, 1);
    expect(table.state.combat?.foes).toHaveLength(1);
    expect(table.card(0, -1).monsters).toMatchObject([{ rank: 'JOKER' }]);
  });

  test('R12.5 with no exit unexplored it cannot be cast', () => {
    const around: CardLay[] = [WEST, { id: '1H', x: 1, y: 0 }, { id: '1D', x: 0, y: -1 }, { id: '1C', x: 0, y: 1 }];
    expect(scry({ map: around }).refused('2', 'useWild', 'scrying')).toBe('NOTHING_TO_SCRY');
    expect(scry({ map: [WEST], cavern: [] }).refused('2', 'useWild', 'scrying')).toBe('NOTHING_TO_SCRY');
    expect(scry({ map: around.slice(1) }).refused('2', 'useWild', 'scrying')).toBeNull();
  });

  test('R12.5 exits for which no card is left stay as they are', () => {
    const table = scry({ map: [WEST], cavern: ['6H'] }, 1);
    expect(table.told('laid')).toEqual([{ by: null, card: '6H', x: 0, y: -1, rot: 0 }]);
  });
});
