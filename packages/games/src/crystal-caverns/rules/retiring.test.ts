import { battle, dealt, type HeroLay, type Lay, lay } from '../testing';

const ASSIGNED = { classes: 'assigned', colours: ['blue', 'yellow', 'green'] } as const;

describe('R20 leaving for good (section 8)', () => {
  test('R20 a retired hero is removed like a dead one: crystals return, and the gap closes', () => {
    const party: HeroLay[] = [
      { colour: 'blue', hp: 14, borrowed: [0, 1, 0] },
      { colour: 'yellow' },
      { colour: 'green' },
    ];
    const table = lay({ level: 2, party }).act('0', 'retire');
    expect(table.hero('0')).toMatchObject({ alive: false, retired: true, hp: 0, borrowed: [0, 0, 0] });
    expect(table.state.bag.blue).toEqual([3, 3, 0]);
    expect(table.state.order).toEqual(['2', '1']);
    expect(table.told('retired')).toEqual([{ seat: '0', order: ['2', '1'] }]);
  });

  test('R20 while travelling the next living seat takes over the move', () => {
    const table = lay().act('0', 'retire');
    expect(table.state).toMatchObject({ active: '1', turnNo: 1, awaiting: { stage: 'travel', seats: ['1'] } });
    expect(table.told('tookOver')).toEqual([{ seat: '1' }]);
  });

  test('R20 while arranging the next seat arranges, its own order first; the last one left sets out at once', () => {
    const colours = [...ASSIGNED.colours];
    const table = dealt(3, { classes: 'assigned', colours }, [2, 1]).act('1', 'retire');
    expect(table.state).toMatchObject({ active: '2', order: ['2', '0'], awaiting: { stage: 'arrange', seats: ['2'] } });
    table.dice(1).act('2', 'retire');
    expect(table.state).toMatchObject({ active: '0', order: ['0'], turnNo: 1, awaiting: { stage: 'place' } });
  });

  test('R20 about to attack or to act from the rear: the action is lost', () => {
    for (const acts of ['0', '2']) {
      const table = battle(['red 1'], { acts, next: ['1'] }).act(acts, 'retire');
      expect(table.state.combat?.exchange).toMatchObject({ kind: 'attack', seat: '1' });
      expect(table.foe(0)).toMatchObject({ hp: 3, maxHp: 3 });
    }
  });

  test('R20 about to be attacked: the monster takes a new target', () => {
    const table = battle(['red 1'], { acts: 0, victim: '0' }).dice(2).act('0', 'retire');
    expect(table.state.order).toEqual(['2', '1']);
    expect(table.state.combat?.exchange).toMatchObject({ kind: 'defend', seat: '1' });
    const pair: Lay = { party: [{ colour: 'blue' }, { colour: 'yellow' }] };
    const two = battle(['red 1', 'green 1'], { acts: 0 }, pair).act('0', 'retire');
    expect(two.state.combat?.exchange).toMatchObject({ kind: 'defend', seat: '1', foe: two.foe(0).monster.id });
  });

  test('R20 the retired have no turns, no rewards, no dice of monsters and no more moves', () => {
    const table = battle(['red 1'], { acts: 0, victim: '0' }).dice(1).act('0', 'retire');
    expect(table.view(null).stages).toEqual({ '2': 'roll' });
    expect(table.refused('0', 'roll')).toBe('NOT_YOUR_DECISION');
    expect(table.refused('0', 'retire')).toBe('NOT_YOUR_DECISION');
  });

  test('R20 nobody retires during a roll, while classes are chosen, or without a decision; nor do the dead', () => {
    const deciding = battle(['red 1']).dice(1, 'WILD', 6, 'DIG').act('0', 'roll');
    expect(deciding.refused('0', 'retire')).toBe('FINISH_ROLL_FIRST');
    expect(dealt(2).refused('0', 'retire')).toBe('WRONG_STEP');
    expect(lay().refused('1', 'retire')).toBe('NOT_YOUR_DECISION');
    const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'yellow', hp: 0 }];
    const dead = battle(['red 1'], { acts: 0 }, { party });
    expect([dead.refused('1', 'retire'), dead.refused('1', 'roll')]).toEqual(['NOT_ALIVE', null]);
  });

  test('R20 retiring is not offered in the list of moves', () => {
    expect(lay().moves('0')).not.toContain('retire');
    expect(lay().refused('0', 'retire')).toBeNull();
  });
});
