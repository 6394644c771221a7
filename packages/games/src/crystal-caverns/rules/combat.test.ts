import type { Seat } from '@lantern/protocol/seat';
import { battle, type CardLay, type FightLay, type HeroLay, type Lay, lay } from '../testing';

const ROOM: CardLay = { id: '1S', x: 0, y: 0 };
const ONE: Lay = { party: [{ colour: 'blue' }] };
const TWO: Lay = { party: [{ colour: 'blue' }, { colour: 'yellow' }] };

describe('R7 a fight', () => {
  test('R7.1 begins where the party steps among monsters, and there is no retreat', () => {
    const map: CardLay[] = [ROOM, { id: '5S', x: 0, y: -1, monsters: ['red 1'] }];
    const table = lay({ map }).dice(1).act('0', 'step', 0);
    expect(table.told('combatBegan')).toMatchObject([{ foes: [{ hp: 3, monster: { level: 1 } }] }]);
    expect(table.state.awaiting).toEqual({ stage: 'roll', seats: ['1'] });
    expect(table.moves('1')).toEqual(['roll']);
    for (const [move, args] of [
      ['step', [2]],
      ['descend', []],
      ['reorder', [['1', '0', '2']]],
      ['hold', []],
    ] as const) {
      expect(table.refused('1', move, ...args)).toBe('WRONG_STEP');
    }
  });

  test('R7.1 goes on until no monster is left, or no hero', () => {
    const won = battle(['red 1'], { foes: [{ hp: 1 }] })
      .dice(6, 'DIG', 1, 'AIM', 1)
      .act('0', 'roll');
    expect(won.state).toMatchObject({ combat: null, result: null });
    const lost = battle(['red 1'], { acts: 0 }, { party: [{ colour: 'blue', hp: 1 }] });
    lost.dice(6, 'DIG', 1, 'AIM').act('0', 'roll');
    expect(lost.state.result).toMatchObject({ reason: 'partyDead' });
  });

  test.each([
    [1, 1],
    [2, 4],
    [3, 5],
  ] as const)('R7.2 a monster of level %i has that many points for each of %i living heroes', (level, heroes) => {
    const colours = ['blue', 'black', 'red', 'green', 'yellow'] as const;
    const party = colours.slice(0, heroes).map((colour): HeroLay => ({ colour }));
    expect(battle([`red ${level}`], {}, { level, party }).foe(0)).toMatchObject({
      hp: level * heroes,
      maxHp: level * heroes,
    });
  });

  test('R7.3 all begin upright and free of effects', () => {
    const table = battle(['red 1']);
    for (const seat of ['0', '1', '2']) {
      const none = { stunned: false, drain: 0, poisoned: false, poisonNext: false, initNow: null, initNext: null };
      expect(table.effects(seat)).toEqual({ ...none, haste: 0, immune: false, shield: 0 });
    }
    expect(table.foe(0)).toMatchObject({ stunned: false, fire: 0, initNow: null, initNext: null });
  });

  const exchangeOf = (fight: Partial<FightLay>, more: Lay = {}, monsters: ('red 1' | 'green 1')[] = ['red 1']) => {
    const { state } = battle(monsters, fight, more);
    const exchange = state.combat?.exchange;
    const foe = state.combat?.foes.findIndex(({ monster }) => monster.id === exchange?.foe);
    return [exchange?.kind, exchange?.seat, foe];
  };

  test('R7.3 only the two in front attack; who stands behind acts from the rear', () => {
    expect(exchangeOf({ acts: '0' })).toEqual(['attack', '0', 0]);
    expect(exchangeOf({ acts: '1' })).toEqual(['attack', '1', 0]);
    expect(exchangeOf({ acts: '2' })).toEqual(['rear', '2', -1]);
  });

  test('R7.4 of two monsters the left faces the left hero, the right the right', () => {
    const both: ('red 1' | 'green 1')[] = ['red 1', 'green 1'];
    expect(exchangeOf({ acts: '0' }, {}, both)).toEqual(['attack', '0', 0]);
    expect(exchangeOf({ acts: '1' }, {}, both)).toEqual(['attack', '1', 1]);
    expect(exchangeOf({ acts: 0 }, {}, both)).toEqual(['defend', '0', 0]);
    expect(exchangeOf({ acts: 1 }, {}, both)).toEqual(['defend', '1', 1]);
    const crossed = { order: ['1', '0', '2'] as Seat[] };
    expect(exchangeOf({ acts: '0' }, crossed, both)).toEqual(['attack', '0', 1]);
  });

  test('R7.4 a single monster turns on either of the two in front, at random each time', () => {
    expect(exchangeOf({ acts: 0, victim: '0' })).toEqual(['defend', '0', 0]);
    expect(exchangeOf({ acts: 0, victim: '1' })).toEqual(['defend', '1', 0]);
    expect(() => exchangeOf({ acts: 0, victim: '2' })).toThrow();
    const table = battle(['red 1'], { acts: 0, victim: '0', next: [0] });
    table.dice(1, 'AIM', 6, 'AIM', 2).act('0', 'roll');
    expect(table.told('aimed')).toMatchObject([
      { seat: '0', chance: true },
      { seat: '1', chance: true },
    ]);
  });

  test('R7.4 a hero alone is attacked by both, and names its target for each attack', () => {
    const both: ('red 1' | 'green 1')[] = ['red 1', 'green 1'];
    expect(exchangeOf({ acts: 1 }, ONE, both)).toEqual(['defend', '0', 1]);
    const table = battle(both, { next: ['0'] }, ONE);
    table.dice(6, 'DIG', 1, 'AIM').act('0', 'roll', 0);
    expect(table.told('slain')).toMatchObject([{ foe: { pieces: [{ colour: 'red' }] } }]);
    expect(table.refused('0', 'roll', 0)).toBe('NO_TARGET_ALLOWED');
    expect(table.refused('0', 'roll')).toBeNull();
  });

  test('R7.5 when one of two monsters falls the other stands in the middle at once', () => {
    const table = battle(['red 1', 'green 1'], { next: ['1', 0], foes: [{ hp: 1 }] });
    table.dice(6, 'DIG', 1, 'AIM').act('0', 'roll');
    expect(table.state.combat?.exchange).toMatchObject({ kind: 'attack', seat: '1', foe: table.foe(0).monster.id });
    const middle = battle(['red 1', 'green 1'], { next: [1, '1'], foes: [{ hp: 1 }] });
    middle.dice(6, 'DIG', 1, 'AIM', 1).act('0', 'roll');
    expect(middle.told('aimed')).toMatchObject([{ seat: '0', chance: true }]);
  });

  test('R7.5 R15.1 when a hero in front dies the one behind stands there at once', () => {
    const party: HeroLay[] = [{ colour: 'blue', hp: 1 }, { colour: 'yellow' }, { colour: 'green' }];
    const table = battle(['red 1'], { acts: 0, victim: '0', next: ['2'] }, { party });
    table.dice(6, 'DIG', 1, 'AIM').act('0', 'roll');
    expect(table.state.order).toEqual(['2', '1']);
    expect(table.state.combat?.exchange).toMatchObject({ kind: 'attack', seat: '2' });
    expect(table.told('heroFell')).toEqual([{ seat: '0', order: ['2', '1'] }]);
  });
});

describe('R8 the round', () => {
  const miss = [1, 'DIG', 6, 'DIG'] as const;

  test('R8.3 everybody acts once a round, the rear too; the dead do not', () => {
    const party: HeroLay[] = [
      { colour: 'blue' },
      { colour: 'yellow', hp: 0 },
      { colour: 'green' },
      { colour: 'black' },
    ];
    const map: CardLay[] = [ROOM, { id: '5S', x: 0, y: -1, monsters: ['red 1'] }];
    const table = lay({ party, map }).dice(6, 1).act('0', 'step', 0);
    const acted: unknown[] = [];
    for (const dice of [miss, miss, miss, ['DIG'] as const]) {
      const { kind, seat } = table.state.combat?.exchange ?? {};
      acted.push(`${kind} ${seat}`);
      const last = acted.length === 4 ? [1] : [];
      table.dice(...dice, ...last).act(seat as Seat, 'roll');
    }
    expect(acted).toEqual(['defend 0', 'attack 0', 'attack 2', 'rear 3']);
    expect(table.state.combat?.round).toBe(2);
  });

  test('R8.3 a hero who falls before its turn has none any more', () => {
    const party: HeroLay[] = [{ colour: 'blue', hp: 1 }, { colour: 'yellow' }, { colour: 'green' }];
    const table = battle(['red 1'], { acts: 0, victim: '0', next: ['0', '1'] }, { party });
    table.dice(6, 'DIG', 1, 'AIM').act('0', 'roll');
    expect(table.told('heroFell')).toMatchObject([{ seat: '0' }]);
    expect(table.state.combat?.exchange).toMatchObject({ kind: 'attack', seat: '1' });
    expect(table.state.awaiting).toEqual({ stage: 'roll', seats: ['1'] });
  });

  test('R8.3 whether a hero is in front or in the rear is judged when it acts', () => {
    const table = battle(
      ['red 1'],
      { acts: '2', next: ['0', '2'] },
      { party: [...(TWO.party ?? []), { colour: 'black' }] },
    );
    table.dice('SWAP').act('2', 'roll').act('2', 'useSwap', '0', '2').dice('DIG').act('0', 'roll');
    expect(table.state.combat?.exchange).toMatchObject({ kind: 'attack', seat: '2' });
  });

  test('R8.3 R9.6 a poisoned hero in front is passed over, one in the rear is not', () => {
    const poisoned = { '1': { poisoned: true }, '2': { poisoned: true } };
    const table = battle(['red 1'], { next: ['1', '2'], effects: poisoned })
      .dice(...miss)
      .act('0', 'roll');
    expect(table.told('skipped')).toEqual([{ seat: '1' }]);
    expect(table.state.combat?.exchange).toMatchObject({ kind: 'rear', seat: '2' });
  });

  test('R8.4 at the end of a round marks for the next come true, shields and fire go out, the rest stays', () => {
    const effects = {
      poisonNext: true,
      initNext: 1,
      shield: 2,
      haste: 9,
      drain: 1,
      stunned: true,
      immune: true,
    } as const;
    const fight: Partial<FightLay> = {
      effects: { '1': effects, '2': { poisoned: true, initNow: 7 } },
      foes: [{ fire: 2, initNext: 7, stunned: true }],
    };
    const table = battle(['red 1'], { ...fight, next: [] })
      .dice(...miss, 1)
      .act('0', 'roll');
    expect(table.effects('1')).toMatchObject({
      ...{ poisoned: true, poisonNext: false, initNow: 1, initNext: null, shield: 0 },
      ...{ haste: 9, drain: 1, stunned: true, immune: true },
    });
    expect(table.effects('2')).toMatchObject({ poisoned: false, initNow: null });
    expect(table.foe(0)).toMatchObject({ fire: 0, initNow: 7, initNext: null, stunned: true, hp: 3 });
  });

  test('R8.4 after the last of a round the next begins', () => {
    const table = battle(['red 1'], { next: [] })
      .dice(...miss)
      .act('0', 'roll');
    expect(table.state.combat).toMatchObject({ round: 2, at: 0 });
    expect(table.told('roundBegan')).toMatchObject([{ round: 2 }]);
  });
});
