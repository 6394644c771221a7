import { dealt, type LaidTable, type Lay, lay } from '../testing';

const VILLAGES = { A1: '0 village', B1: '1 village', C1: '2 village', D9: '3 village' };

/** The turn of seat 1, whose home is above the Metropolis. */
const table = (pieces: Record<string, string>, more: Partial<Lay> = {}): LaidTable =>
  lay({
    players: 4,
    turn: '1',
    step: 'combat',
    ...more,
    options: { scenario: 'metropolis', ...more.options },
    pieces: { ...VILLAGES, ...pieces },
  });

describe('R14.1 homes', () => {
  test('R14.1 two coasters each, clockwise from the top left; one village each, on either of them', () => {
    const dealing = dealt({ scenario: 'metropolis' }, 4, [6, 1, 1, 1]);
    expect(dealing.state.homes).toEqual(['0', '1', '2', '3', '0', '1', '2', '3', 'metropolis']);
    expect(dealing.state.metropolis).toEqual(Array.from({ length: 9 }, () => null));
    const coasters = new Set(dealing.choices('0', 'placeFreeVillage').map(([square]) => String(square)[0]));
    expect([...coasters]).toEqual(['B', 'F']);
    expect(dealing.state.setup?.queue).toHaveLength(12);
  });
});

describe('R14.2, R14.3 the nine blocks', () => {
  test('R14.2 a neutral block is besieged like a city', () => {
    expect(table({ B8: '1 hover' }).refused('1', 'siege', 'B8', 'I2', [])).toBe('TOO_WEAK');
    const tie = table({ B8: '1 tank' }).dice(4, 5).act('1', 'siege', 'B8', 'I2', []);
    expect(tie.state.metropolis[1]).toBeNull();
    const won = table({ B8: '1 tank' }).dice(4, 4).act('1', 'siege', 'B8', 'I2', []);
    expect(won.state.metropolis[1]).toBe('1');
    expect(won.told('siege')).toMatchObject([{ settlement: 'metropolis', owner: null, attack: 2, controls: 1 }]);
  });

  test('R14.2 R2.5 control needs no pyramid: it is neither refused nor razed', () => {
    const options = { captureWithoutPiece: 'forbid' } as const;
    const poor = table({ B8: '1 tank' }, { options, aside: { 1: { large: 4, medium: 4 } }, blocks: { I2: '0' } });
    poor.dice(6, 1).act('1', 'siege', 'B8', 'I2', []);
    expect(poor.state.metropolis[1]).toBe('1');
  });

  test('R14.2 an enemy’s block is defended by the enemy’s units around the attacker', () => {
    const besieged = (blocks: Record<string, string>) =>
      table({ B8: '1 tank', B9: '2 infantry' }, { blocks }).refused('1', 'siege', 'B8', 'I2', []);
    expect(besieged({ I2: '2' })).toBe('DEFENDED');
    expect(besieged({ I2: '3' })).toBeNull();
    expect(besieged({})).toBeNull();
    expect(besieged({ I2: '1' })).toBe('OWN_SETTLEMENT');
  });

  test('R14.3 closed to everybody but the controller', () => {
    const moving = (blocks: Record<string, string>) => table({ B8: '1 tank' }, { step: 'movement', blocks });
    expect(moving({}).refused('1', 'moveUnit', 'B8', 'I2')).toBe('UNREACHABLE');
    expect(moving({ I2: '0' }).refused('1', 'moveUnit', 'B8', 'I2')).toBe('UNREACHABLE');
    expect(moving({ I2: '1' }).refused('1', 'moveUnit', 'B8', 'I2')).toBeNull();
  });

  test('R14.4 with a unit on it, it cannot be besieged', () => {
    const occupied = table({ B8: '1 tank', I2: '0 infantry' }, { blocks: { I2: '0' } });
    expect(occupied.refused('1', 'siege', 'B8', 'I2', [])).toBe('OCCUPIED_SQUARE');
    expect(occupied.refused('1', 'battle', 'B8', 'I2', [])).toBeNull();
  });

  test('R14.5 it makes units for its controller, but nothing else stands on it', () => {
    const building = table(
      { B8: '1 village', B7: '1 infantry' },
      { step: 'creation', grain: { 1: 9 }, blocks: { I1: '1', I2: '1' } },
    );
    expect(building.refused('1', 'create', 'tank', 'I2')).toBeNull();
    expect(building.refused('1', 'create', 'infantry', 'I1')).toBeNull();
    expect(building.refused('1', 'create', 'infantry', 'I3')).toBe('METRO_SQUARE');
    expect(building.refused('1', 'create', 'village', 'I1')).toBe('METRO_SQUARE');
    expect(building.refused('1', 'create', 'city', 'I1')).toBe('NO_SOURCE');
  });

  test('R14.5 it is no village: founding beside it is allowed', () => {
    const building = table({ B9: '1 infantry' }, { step: 'creation', grain: { 1: 9 }, blocks: { I2: '0', I1: '1' } });
    expect(building.refused('1', 'create', 'village', 'B8')).toBeNull();
  });
});

describe('R14.6 the goal', () => {
  const all = (owners: string) => Object.fromEntries([...owners].map((seat, index) => [`I${index + 1}`, seat]));
  /** Seat 1 takes I2; the other blocks have these owners, `-` = neutral. */
  const taken = (owners: string, options: Lay['options'] = {}, pieces = {}) => {
    const blocks = Object.fromEntries(Object.entries(all(owners)).filter(([, seat]) => seat !== '-'));
    return table({ B8: '1 tank', ...pieces }, { blocks, options })
      .dice(6, 1)
      .act('1', 'siege', 'B8', 'I2', []).state.result;
  };

  test('R14.6 all nine blocks win at once, eight do not', () => {
    expect(taken('1-1111111')).toEqual({ reason: 'metropolis', winners: ['1'], ranking: [['1'], ['0', '2', '3']] });
    expect(taken('1-111111-')).toBeNull();
    expect(taken('1-1111110')).toBeNull();
  });

  test('R14.6 with the goal most: as soon as no block is neutral', () => {
    const options = { metropolisGoal: 'most' } as const;
    expect(taken('0-0011122', options)).toMatchObject({ reason: 'metropolisMost', winners: ['1'] });
    expect(taken('0-001112-', options)).toBeNull();
    expect(taken('1-1111111', options)?.reason).toBe('metropolis');
    expect(taken('0-0011122')).toBeNull();
  });

  test('R14.6 equal numbers of blocks: the score decides, else the victory is shared', () => {
    const options = { metropolisGoal: 'most' } as const;
    expect(taken('0-0001112', options)?.winners).toEqual(['1']);
    expect(taken('0-0001112', options, { A3: '0 village' })?.winners).toEqual(['0']);
    expect(taken('0-0001112', options, { A5: '0 tank' })).toEqual({
      reason: 'metropolisMost',
      winners: ['0', '1'],
      ranking: [['0', '1'], ['2'], ['3']],
    });
  });
});
