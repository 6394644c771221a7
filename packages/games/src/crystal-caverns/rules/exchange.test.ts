import type { Face } from '../data/dice';
import { all, battle, dragonFight, type HeroLay, type Lay } from '../testing';

const party = (...colours: HeroLay['colour'][]): Lay => ({ party: colours.map((colour) => ({ colour })) });
/** The fighter attacks a monster of level 1, or is attacked by it. */
const attack = (heroDie: number, hero: Face, foeDie: number, foe: Face, more: Parameters<typeof battle>[1] = {}) =>
  battle(['red 1'], more).dice(heroDie, hero, foeDie, foe).act('0', 'roll');
const defend = (foeDie: number, foe: Face, heroDie: number, hero: Face, more: Parameters<typeof battle>[1] = {}) =>
  battle(['red 1'], { acts: 0, victim: '0', ...more })
    .dice(foeDie, foe, heroDie, hero)
    .act('0', 'roll');

describe('R9 an exchange', () => {
  test('R9.1 the attacker throws first: a die and as many Treehouse dice as its level, then the defender', () => {
    const table = battle(['red 3'], { acts: 0, victim: '0' }, { level: 2, bag: { red: [3, 3, 3] } });
    table.dice(2, 'DIG', 'DIG', 'DIG', 6, 'AIM', 'TIP').act('0', 'roll');
    expect(table.told('rolled')).toMatchObject([
      {
        ...{ kind: 'defend', seat: '0', foeDie: 2, foeFaces: ['DIG', 'DIG', 'DIG'], foeLevel: 3 },
        ...{ heroDie: 6, heroFaces: ['AIM', 'TIP'], heroLevel: 2 },
      },
    ]);
  });

  test.each([
    [0, 3],
    [1, 2],
    [2, 1],
    [5, 1],
  ])('R9.1 a hero of level 3 who has lost %i levels throws %i dice, at least one', (drain, dice) => {
    const table = battle(['red 3'], { effects: { '0': { drain } } }, { level: 3 });
    table.dice(1, ...all(dice, 'AIM'), 6, ...all(3, 'DIG')).act('0', 'roll');
    expect(table.told('struck')).toMatchObject([{ attack: { level: dice, total: 1 + 2 * dice } }]);
  });

  test('R9.2.1 a toppled attacker who shows a HOP gets up before the blow, and may use its abilities', () => {
    const table = attack(6, 'HOP', 1, 'AIM', { effects: { '0': { stunned: true } } });
    expect([table.foe(0).hp, table.effects('0').stunned]).toEqual([2, false]);
    expect(table.told('stoodUp')).toEqual([{ who: { hero: '0' } }]);
    const cleric = battle(
      ['black 2'],
      { effects: { '0': { stunned: true } } },
      { level: 2, ...party('black', 'blue') },
    );
    cleric.dice(1, 'HOP', 'WILD', 6, 'DIG', 'DIG').act('0', 'roll');
    expect(cleric.refused('0', 'useWild', 'holy')).toBeNull();
  });

  test('R9.2.2 the player is asked only if something can be used', () => {
    expect(attack(1, 'TIP', 6, 'DIG').state.awaiting).toEqual({ stage: 'roll', seats: ['1'] });
    expect(attack(1, 'WILD', 6, 'DIG').state.awaiting).toEqual({ stage: 'decide', seats: ['0'] });
    expect(attack(1, 'SWAP', 6, 'DIG').state.awaiting).toEqual({ stage: 'decide', seats: ['0'] });
    const rogue = battle(['red 1'], { acts: 0, victim: '0' }, party('yellow', 'blue', 'green'));
    rogue.dice(1, 'DIG', 6, 'WILD').act('0', 'roll');
    expect(rogue.state.awaiting).toEqual({ stage: 'roll', seats: ['1'] });
  });

  test('R9.2.2 a monster killed by an ability neither attacks nor uses a power; the swap is still made', () => {
    const fight = { acts: 0, foes: [{ hp: 1 }], next: ['1'] } as const;
    const table = battle(['red 2', 'green 2'], fight, { level: 2, ...party('green', 'blue') });
    table.dice(6, 'WILD', 'TIP', 1, 'WILD', 'SWAP').act('0', 'roll');
    table.act('0', 'useSwap', '0', '1').act('0', 'useWild', 'arrow', 0);
    expect(table.state.order).toEqual(['1', '0']);
    expect([table.hero('0').hp, table.effects('0').stunned]).toEqual([3, false]);
    expect([table.told('struck'), table.told('power')]).toEqual([[], []]);
    expect(table.told('slain')).toHaveLength(1);
  });

  test('R9.2.2 when all fall the fight is over after the swap', () => {
    const fight = { acts: 0, victim: '0', foes: [{ hp: 1 }] } as const;
    const table = battle(['red 2'], fight, { level: 2, ...party('green', 'blue') });
    table.dice(6, 'WILD', 'TIP', 1, 'WILD', 'SWAP').act('0', 'roll').act('0', 'useSwap', '0', '1');
    table.dice(1).act('0', 'useWild', 'arrow', 0);
    expect(table.state).toMatchObject({ combat: null, order: ['1', '0'] });
  });

  test('R9.2.2 with no monster left the party may still heal or change places, and nothing else', () => {
    const table = battle(['black 3'], { foes: [{ hp: 2 }] }, { level: 3, ...party('black', 'blue') });
    table
      .dice(1, 'WILD', 'WILD', 'SWAP', 6, ...all(3, 'DIG'))
      .act('0', 'roll')
      .act('0', 'useWild', 'holy');
    expect(table.state.combat?.foes).toEqual([]);
    expect(table.moves('0')).toEqual(['useWild', 'useSwap', 'done']);
    expect(table.choices('0', 'useWild').map(([ability]) => ability)).toEqual(['heal', 'heal']);
    table.act('0', 'useWild', 'heal', '1').dice(1).act('0', 'done');
    expect(table.hero('1').hp).toBe(4);
    expect(table.state.combat).toBeNull();
  });

  test('R9.2.2 uses that only help in the fight are refused when no monster is left', () => {
    const archer = battle(
      ['red 2'],
      { acts: 0, victim: '0', foes: [{ hp: 1 }] },
      { level: 2, ...party('green', 'blue') },
    );
    archer.dice(6, 'TIP', 'TIP', 1, 'WILD', 'WILD').act('0', 'roll').dice(1).act('0', 'useWild', 'arrow', 0);
    const mage = battle(['green 2'], { foes: [{ hp: 1 }] }, { level: 2, ...party('red', 'blue') });
    mage.dice(6, 'WILD', 'WILD', 1, 'TIP', 'TIP').act('0', 'roll').dice(1).act('0', 'useWild', 'lightning');
    for (const table of [archer, mage]) expect(table.state).toMatchObject({ combat: null, turnNo: 2 });
  });

  test('R9.2.2 an arrow that fells the Dragon wins at once', () => {
    const table = dragonFight({ acts: 0, victim: '0', foes: [{ hp: 1 }] }, party('green', 'blue'));
    table
      .dice(6, ...all(4, 'WILD'), 1, 'WILD', 'TIP', 'TIP', 'TIP')
      .act('0', 'roll')
      .act('0', 'useWild', 'arrow', 0);
    expect(table.state.result).toMatchObject({ reason: 'dragonSlain' });
    expect([table.hero('0').hp, table.told('power')]).toEqual([3, []]);
  });

  test('R9.2.3 the monster uses its powers after the hero has decided', () => {
    const table = battle(['red 1'], { acts: 0, victim: '0' }).dice(6, 'WILD', 1, 'WILD').act('0', 'roll');
    expect(table.told('power')).toEqual([]);
    table.act('0', 'useWild', 'guard');
    expect(table.told('power')).toMatchObject([{ power: 'fire', seat: '0', warded: false }]);
    expect(table.hero('0').hp).toBe(1);
  });

  test('R9.2.4 TIPs beyond the HOPs topple, HOPs beyond the TIPs get a toppled defender up', () => {
    expect(defend(1, 'TIP', 6, 'DIG').effects('0').stunned).toBe(true);
    expect(defend(1, 'TIP', 6, 'HOP').effects('0').stunned).toBe(false);
    const lying = { effects: { '0': { stunned: true } } };
    expect(defend(1, 'DIG', 6, 'HOP', lying).effects('0').stunned).toBe(false);
    expect(defend(1, 'TIP', 6, 'HOP', lying).effects('0').stunned).toBe(true);
    expect(defend(1, 'TIP', 6, 'DIG').told('toppled')).toEqual([{ who: { hero: '0' } }]);
  });

  test('R9.2.5 die, level and AIMs against die, level and DIGs: more hits, as much misses', () => {
    expect(attack(3, 'AIM', 3, 'AIM').told('struck')).toMatchObject([{ outcome: 'hit', damage: 1, hp: 2 }]);
    expect(attack(3, 'AIM', 3, 'DIG').told('struck')).toMatchObject([{ outcome: 'miss', damage: 0, hp: 3 }]);
    expect(attack(3, 'DIG', 3, 'AIM').told('struck')).toMatchObject([{ outcome: 'miss' }]);
    expect(defend(4, 'DIG', 3, 'AIM').told('struck')).toMatchObject([{ outcome: 'hit', damage: 1, hp: 2 }]);
  });

  test('R9.2.5 a hit does the level of the attacker', () => {
    const hero = battle(['red 1'], {}, { level: 2 }).dice(6, 'DIG', 'DIG', 1, 'AIM').act('0', 'roll');
    expect(hero.foe(0).hp).toBe(1);
    const foe = battle(['red 1'], { acts: 0, victim: '0' }, { level: 2 })
      .dice(6, 'AIM', 1, 'AIM', 'AIM')
      .act('0', 'roll');
    expect(foe.hero('0').hp).toBe(2);
  });

  test('R9.2.6 the heroes change places before the monsters do', () => {
    const table = battle(['red 1', 'green 1'])
      .dice(1, 'SWAP', 6, 'SWAP')
      .act('0', 'roll')
      .act('0', 'useSwap', '0', '1');
    const kinds = table.state.story.facts.map(({ kind }) => kind);
    expect(kinds.indexOf('swapped')).toBeGreaterThan(-1);
    expect(kinds.indexOf('swapped')).toBeLessThan(kinds.indexOf('foesSwapped'));
  });

  test('R9.2.7 drain does not weaken the exchange in which it is suffered', () => {
    const table = battle(['black 2'], {}, { level: 2 }).dice(6, 'DIG', 'DIG', 1, 'WILD', 'WILD').act('0', 'roll');
    expect(table.told('struck')).toMatchObject([{ attack: { level: 2 }, damage: 2 }]);
    expect(table.effects('0').drain).toBe(2);
    expect(table.effects('1').drain).toBe(0);
  });

  test('R9.3 attack faces count for the attacker only, defence faces for the defender only, wounded or not', () => {
    expect(attack(3, 'DIG', 2, 'AIM').told('struck')).toMatchObject([{ attack: { total: 4 }, defence: { total: 3 } }]);
    expect(attack(1, 'TIP', 6, 'TIP').effects('0').stunned).toBe(false);
    expect(attack(1, 'TIP', 6, 'TIP').foe(0).stunned).toBe(true);
  });

  test('R9.3 damage beyond the last point is lost', () => {
    const table = battle(['red 1', 'green 1'], { foes: [{ hp: 1 }] }, { level: 3, ...party('blue', 'yellow') });
    table.dice(6, ...all(3, 'DIG'), 1, 'AIM').act('0', 'roll');
    expect(table.state.combat?.foes).toMatchObject([{ hp: 2 }]);
  });

  test('R9.4 from the rear Treehouse dice only: a HOP gets up, TIP, AIM and DIG do nothing', () => {
    const rear = (face: Face) => {
      const fight = { acts: '2', next: ['0'], effects: { '2': { stunned: true } } } as const;
      const table = battle(['red 1'], fight).dice(face).act('2', 'roll');
      expect(table.told('rolled')).toMatchObject([
        { kind: 'rear', heroDie: null, foeDie: null, foeFaces: [], foeLevel: 0 },
      ]);
      expect(table.foe(0)).toMatchObject({ hp: 3, stunned: false });
      return table.effects('2').stunned;
    };
    expect((['HOP', 'TIP', 'AIM', 'DIG'] as const).map(rear)).toEqual([false, true, true, true]);
  });

  test('R9.5 a toppled attacker does no damage, but topples; a toppled hero defends', () => {
    const lying = { effects: { '0': { stunned: true } } };
    const table = attack(6, 'TIP', 1, 'AIM', lying);
    expect(table.foe(0)).toMatchObject({ hp: 3, stunned: true });
    expect(defend(3, 'AIM', 6, 'DIG', lying).told('struck')).toMatchObject([{ outcome: 'miss' }]);
    expect(defend(6, 'AIM', 1, 'DIG', lying).hero('0').hp).toBe(2);
  });

  test('R9.5 a toppled defender gets up only after its abilities', () => {
    const fight = { acts: 0, victim: '0', effects: { '0': { stunned: true } } } as const;
    const table = battle(['red 2'], fight, { level: 2, ...party('green', 'blue') });
    table.dice(1, 'DIG', 'DIG', 6, 'HOP', 'WILD').act('0', 'roll');
    expect(table.refused('0', 'useWild', 'arrow', 0)).toBe('STUNNED');
    expect(table.refused('0', 'useWild', 'immunity')).toBeNull();
    expect(table.act('0', 'done').effects('0').stunned).toBe(false);
  });

  test('R9.6 a poisoned hero in front defends as usual', () => {
    const table = defend(3, 'AIM', 6, 'DIG', { effects: { '0': { poisoned: true } } });
    expect(table.told('struck')).toMatchObject([{ defence: { total: 8 }, outcome: 'miss' }]);
  });

  test('R10.1 R10.2 R10.3 R10.4 what each face is good for, attacking and defending', () => {
    expect(attack(1, 'TIP', 6, 'DIG').foe(0).stunned).toBe(true);
    expect(attack(1, 'HOP', 6, 'DIG', { effects: { '0': { stunned: true } } }).effects('0').stunned).toBe(false);
    expect(attack(1, 'DIG', 6, 'DIG').told('struck')).toMatchObject([{ attack: { total: 2 }, defence: { total: 8 } }]);
    expect(attack(1, 'AIM', 6, 'AIM').told('struck')).toMatchObject([{ attack: { total: 3 }, defence: { total: 7 } }]);
    expect(attack(1, 'WILD', 6, 'DIG').moves('0')).toEqual(['useWild', 'done']);
    expect(attack(1, 'SWAP', 6, 'DIG').moves('0')).toEqual(['useSwap', 'done']);
  });
});
