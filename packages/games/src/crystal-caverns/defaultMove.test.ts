import { all, battle, type CardLay, dealt, type HeroLay, type Lay, lay } from './testing';

const ROOM: CardLay = { id: '1S', x: 0, y: 0 };
const ALONE: readonly HeroLay[] = [{ colour: 'blue' }];

describe('the default moves (section 5)', () => {
  test('choose: the first free of fighter, rogue, archer, cleric, mage; all at once when the time is up', () => {
    const table = dealt(5).act('3', 'chooseColour', 'yellow').dice(1, 1).timeOut();
    const colours = ['0', '1', '2', '3', '4'].map((seat) => table.hero(seat).colour);
    expect(colours).toEqual(['blue', 'green', 'black', 'yellow', 'red']);
    expect(table.told('byClock')).toEqual([{ seat: '0' }, { seat: '1' }, { seat: '2' }, { seat: '4' }]);
    expect(table.state.awaiting).toEqual({ stage: 'arrange', seats: ['0'] });
  });

  test('arrange: by seats from the first player on', () => {
    const table = dealt(3, { classes: 'random' }, [2, 1]).dice(1).timeOut();
    expect(table.told('arranged')).toEqual([{ seat: '1', order: ['1', '2', '0'] }]);
  });

  /** East of the party a row of rooms, so that there are places near and far. */
  const row: CardLay[] = [ROOM, { id: '4S', x: 1, y: 0 }, { id: '4H', x: 2, y: 0 }];
  const placed = (drawn: Lay['drawn'], more: Lay = {}) => lay({ map: row, drawn, ...more }).byDefault('0')?.args;

  test.each(['1H', '4C', '7H'] as const)(
    'place: a room without monsters (%s) nearest the party, the first by y',
    (drawn) => {
      expect(placed(drawn)).toEqual([0, -1, 0]);
    },
  );

  test.each(['2S', '3S', '6S'] as const)('place: a hallway without monsters (%s) nearest the party', (drawn) => {
    expect(placed(drawn)).toEqual([0, -1, 0]);
    expect(placed(drawn, { at: '2,0' })).toEqual([2, -1, 0]);
  });

  test.each([
    ['5S', [2, -1, 0]],
    ['7S', [2, -1, 0]],
    ['9S', [2, -1, 0]],
    ['8S', [2, -1, 0]],
    ['10S', [2, -1, 0]],
  ] as const)('place: a card that calls for monsters (%s) the farthest', (drawn, place) => {
    expect(placed(drawn)).toEqual(place);
    expect(placed(drawn, { at: '2,0' })).toEqual([0, -1, 0]);
  });

  test('travel: two or more heroes change the front pair', () => {
    expect(lay({ map: row }).byDefault('0')).toEqual({ move: 'reorder', args: [['1', '0', '2']] });
  });

  test('a default that the rules refuse is not carried out: the match stops with an error that names it', () => {
    const table = lay({ party: [{ colour: 'blue' }, { colour: 'yellow' }] });
    Object.assign(table.state, { order: ['1', '1'] });
    expect(() => table.timeOut()).toThrow('the default move reorder of seat 0 is refused: SAME_ORDER');
  });

  const travel = (more: Lay) => lay({ party: ALONE, ...more }).byDefault('0');
  const monsters: CardLay = { id: '5S', x: 0, y: -1, monsters: ['red 1'] };

  test('travel: a hero alone steps to the first card without monsters, N, E, S, W', () => {
    expect(travel({ map: [ROOM, monsters, { id: '4S', x: 0, y: 1 }, { id: '4H', x: 1, y: 0 }] })).toEqual({
      move: 'step',
      args: [1],
    });
  });

  test('travel: else it waits, else climbs down, else steps among monsters', () => {
    expect(travel({})).toEqual({ move: 'hold', args: [] });
    expect(travel({ map: [{ id: '3S', x: 0, y: 0 }, monsters] })).toEqual({ move: 'descend', args: [] });
    expect(travel({ map: [ROOM, monsters] })).toEqual({ move: 'step', args: [0] });
  });

  test('roll: the dice are thrown; a lone hero attacks the monster with fewer points, the left of equals', () => {
    const choice = (...hps: number[]) =>
      battle(
        ['red 2', 'green 2'],
        { next: [0], foes: hps.map((hp) => ({ hp })) },
        { level: 2, party: ALONE },
      ).byDefault('0');
    expect(choice(2, 1)).toEqual({ move: 'roll', args: [1] });
    expect(choice(1, 2)).toEqual({ move: 'roll', args: [0] });
    expect(choice(1, 1)).toEqual({ move: 'roll', args: [0] });
    expect(battle(['red 1']).byDefault('0')).toEqual({ move: 'roll', args: [] });
    expect(battle(['red 1']).byDefault('1')).toBeUndefined();
  });

  test('roll: the dead owe nothing while a monster attacks', () => {
    const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'yellow', hp: 0 }];
    const table = battle(['red 1'], { acts: 0, next: ['0'] }, { party });
    expect(table.byDefault('1')).toBeUndefined();
    expect([table.view('0').mustDecide, table.view('1').mustDecide]).toEqual([true, false]);
    table.dice(1, 'DIG', 6, 'DIG').timeOut();
    expect(table.told('byClock')).toEqual([{ seat: '0' }]);
  });

  describe('decide', () => {
    /** Seat 0 defends on level 2 and rolls these faces; the attack wounds it unless its die is high. */
    const defend = (colour: HeroLay['colour'], faces: ('SWAP' | 'WILD' | 'TIP')[], more: Lay = {}, die = 1) => {
      const party: HeroLay[] = [{ colour }, { colour: 'yellow', hp: 4 }, { colour: 'black', hp: 5 }];
      const table = battle(['green 2'], { acts: 0, victim: '0' }, { level: 2, party, ...more });
      return table
        .dice(6, 'TIP', 'TIP', die, ...faces)
        .act('0', 'roll')
        .byDefault('0');
    };
    const rollerOnly: Lay = { options: { swapDamage: 'rollerOnly' } };

    test('decide: before a wound changes places with the strongest', () => {
      expect(defend('blue', ['SWAP', 'WILD'])).toEqual({ move: 'useSwap', args: ['0', '2'] });
    });

    test('decide: by a WILD where there is no SWAP, in one row', () => {
      const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'green' }];
      expect(defend('blue', ['TIP', 'WILD'], { party })).toEqual({ move: 'useWild', args: ['swap', ['0', '1']] });
    });

    test('decide: not by a swap where it would not help', () => {
      expect(defend('blue', ['SWAP', 'WILD'], rollerOnly)).toEqual({ move: 'useWild', args: ['guard'] });
      expect(defend('blue', ['SWAP', 'TIP'], rollerOnly)).toEqual({ move: 'done', args: [] });
    });

    test('decide: then confuse, then shield', () => {
      expect(defend('red', ['TIP', 'WILD'])).toEqual({ move: 'useWild', args: ['confuse'] });
      const charges = { lightning: 1, fireball: 1, shield: 1, confuse: 0, scrying: 1, haste: 1 };
      const party: HeroLay[] = [{ colour: 'red', charges }, { colour: 'yellow' }, { colour: 'black' }];
      expect(defend('red', ['TIP', 'WILD'], { party })).toEqual({ move: 'useWild', args: ['shield'] });
    });

    test('decide: without a wound to come, and when attacking, nothing is used', () => {
      expect(defend('blue', ['SWAP', 'WILD'], {}, 6)).toEqual({ move: 'done', args: [] });
      const attacking = battle(['red 2'], {}, { level: 2 }).dice(6, 'WILD', 'SWAP', 1, 'AIM', 'AIM').act('0', 'roll');
      expect(attacking.byDefault('0')).toEqual({ move: 'done', args: [] });
    });

    test('decide: a blow that a shield soaks up is no wound', () => {
      const fight = { acts: 0, victim: '0', effects: { '0': { shield: 2 } } } as const;
      const table = battle(['green 2'], fight, { level: 2, party: [{ colour: 'red' }, { colour: 'yellow' }] });
      table.dice(6, ...all(2, 'TIP'), 1, 'WILD', 'TIP').act('0', 'roll');
      expect(table.byDefault('0')).toEqual({ move: 'done', args: [] });
    });
  });
});
