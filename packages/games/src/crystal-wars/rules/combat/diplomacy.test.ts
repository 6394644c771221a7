import { type LaidTable, type Lay, lay, VILLAGES } from '../../testing';

const field = (pieces: Record<string, string>, more: Partial<Lay> = {}): LaidTable =>
  lay({ step: 'combat', ...more, options: { diplomats: true, ...more.options }, pieces: { ...VILLAGES, ...pieces } });

const metropolis = (pieces: Record<string, string>, blocks: Record<string, string>) =>
  lay({
    players: 4,
    options: { scenario: 'metropolis', diplomats: true },
    step: 'combat',
    turn: '1',
    pieces: { A1: '0 village', B1: '1 village', C1: '2 village', D9: '3 village', ...pieces },
    blocks,
  });

describe('R16.1 diplomats are created', () => {
  const building = (pieces: Record<string, string>, options: Lay['options'] = { diplomats: true }) =>
    lay({ step: 'creation', options, pieces: { ...VILLAGES, ...pieces }, grain: { 0: 3 } });

  test('R16.1 for three grain, beside an own city', () => {
    const table = building({ A5: '0 city' });
    const small = table.state.players['0']?.stock.small ?? 0;
    expect(table.changes(() => table.act('0', 'create', 'diplomat', 'A2'))).toEqual({ A2: '0 diplomat' });
    expect(table.state.players['0']).toMatchObject({ grain: 0, stock: { small: small - 1 } });
    expect(building({ A5: '0 city' }).refused('0', 'create', 'diplomat', 'A1')).toBe('NO_SOURCE');
    expect(building({ A5: '0 village' }).refused('0', 'create', 'diplomat', 'A2')).toBe('NO_SOURCE');
  });

  test('R16.1 not without the variant', () => {
    expect(building({ A5: '0 city' }, {}).refused('0', 'create', 'diplomat', 'A2')).toBe('BAD_KIND');
  });

  test('R16.1 it flows and jumps like others, and eats one grain', () => {
    const table = lay({ options: { diplomats: true }, pieces: { ...VILLAGES, A5: '0 diplomat' } });
    expect(table.reach('A5')).toContain('A1');
    expect(table.refused('0', 'teleport', 'A5', 'B5')).toBeNull();
  });
});

describe('R16.2 diplomats do not fight', () => {
  test('R16.2 they neither start nor support battles or sieges, and never have to', () => {
    const table = field({ A3: '0 diplomat', A2: '0 infantry', B9: '1 tank', B8: '1 village', B7: '1 tank' });
    expect(table.refused('0', 'battle', 'A3', 'B9', [])).toBe('DIPLOMAT');
    expect(table.refused('0', 'siege', 'A3', 'B8', [])).toBe('DIPLOMAT');
    expect(table.refused('0', 'endCombat')).toBeNull();
    const beside = field({ A3: '0 diplomat', A2: '0 infantry', B8: '1 tank' });
    expect(beside.refused('0', 'battle', 'A2', 'B8', ['A3'])).toBe('BAD_SUPPORT');
  });

  test('R16.2 it can be attacked; its side’s attack number comes from others', () => {
    const table = field({ A3: '0 infantry', B9: '1 diplomat', B8: '1 hover' }).dice(6, 1);
    table.act('0', 'battle', 'A3', 'B9', []);
    expect(table.told('battle')).toMatchObject([{ defenders: { units: [17, 16], attack: 2 } }]);
  });
});

describe('R16.3 persuasion', () => {
  test.each([
    [1, true],
    [3, true],
    [4, false],
    [6, false],
  ])('R16.3 a roll of %i: %s', (die, success) => {
    const table = field({ A3: '0 diplomat', B9: '1 hover', B8: '1 hover' }).dice(die);
    expect(table.changes(() => table.act('0', 'persuade', 'A3', 'B9'))).toEqual({
      A3: '0 diplomat fought',
      ...(success && { B9: '0 hover moved fought' }),
    });
    expect(table.told('persuasion')).toMatchObject([{ die, success, unit: 'hover', owner: '1' }]);
    expect(table.state.round.progress).toBe(success);
  });

  test('R16.3 the pyramids are exchanged in the stocks', () => {
    const table = field({ A3: '0 diplomat', B9: '1 hover' });
    const medium = (seat: string) => table.state.players[seat]?.stock.medium ?? 0;
    const before = [medium('0'), medium('1')] as const;
    table.dice(1).act('0', 'persuade', 'A3', 'B9');
    expect([medium('0'), medium('1')]).toEqual([before[0] - 1, before[1] + 1]);
  });

  test('R16.3 the reasons come in their order', () => {
    const pieces = {
      A3: '0 diplomat',
      A1: '0 diplomat fought',
      A2: '0 tank',
      B9: '1 tank',
      B8: '1 tank',
      B7: '1 tank',
    };
    const table = field(pieces, { aside: { 0: { large: 4 } } });
    expect(table.refused('0', 'persuade', 'B9', 'A3')).toBe('NOT_YOURS');
    expect(table.refused('0', 'persuade', 'A2', 'B8')).toBe('NOT_A_DIPLOMAT');
    expect(table.refused('0', 'persuade', 'A1', 'B7')).toBe('ALREADY_FOUGHT');
    expect(table.refused('0', 'persuade', 'A3', 'A2')).toBe('NO_ENEMY');
    expect(table.refused('0', 'persuade', 'A3', 'B1')).toBe('NO_ENEMY');
    expect(table.refused('0', 'persuade', 'A3', 'B8')).toBe('NOT_ADJACENT');
    expect(table.refused('0', 'persuade', 'A3', 'B9')).toBe('NO_PIECE');
    expect(table.refused('0', 'persuade', 'A3', 'C1')).toBe('BAD_ARG');
    expect(field(pieces).refused('0', 'persuade', 'A3', 'B9')).toBeNull();
  });

  test('R16.3, R14.4 nobody on a block of the Metropolis is persuaded', () => {
    const table = metropolis({ B8: '1 diplomat', I2: '0 infantry' }, { I2: '0' });
    expect(table.refused('1', 'persuade', 'B8', 'I2')).toBe('METRO_SQUARE');
  });
});

describe('R16.4 sabotage', () => {
  test.each([
    ['1 village', '0 village'],
    ['1 city', '0 city'],
  ])('R16.4 a roll of 1 turns a %s, defended or not', (settlement, after) => {
    const pieces = { A3: '0 diplomat', B9: settlement, B8: '1 tank' };
    const table = field(pieces).dice(1);
    expect(table.changes(() => table.act('0', 'sabotage', 'A3', 'B9'))).toEqual({ A3: '0 diplomat fought', B9: after });
    expect(table.state.round.progress).toBe(true);
    const failed = field(pieces).dice(2);
    expect(failed.changes(() => failed.act('0', 'sabotage', 'A3', 'B9'))).toEqual({ A3: '0 diplomat fought' });
    expect(failed.state.round.progress).toBe(false);
  });

  test('R16.4 the die has six sides', () => {
    const table = field({ A3: '0 diplomat', B9: '1 village' }).dice(7);
    expect(() => table.act('0', 'sabotage', 'A3', 'B9')).toThrow('a die of 6 sides');
  });

  test('R16.4 the reasons come in their order', () => {
    const pieces = {
      ...{ A3: '0 diplomat', A1: '0 diplomat fought', A2: '0 tank', A6: 'freeVillage', A7: 'freeVillage' },
      ...{ B9: '1 village', B8: '1 village', B7: '1 village' },
    };
    const table = field(pieces, { aside: { 0: { medium: 4 } } });
    expect(table.refused('0', 'sabotage', 'B9', 'A3')).toBe('NOT_YOURS');
    expect(table.refused('0', 'sabotage', 'A2', 'B8')).toBe('NOT_A_DIPLOMAT');
    expect(table.refused('0', 'sabotage', 'A1', 'B7')).toBe('ALREADY_FOUGHT');
    expect(table.refused('0', 'sabotage', 'A3', 'A2')).toBe('NOT_A_SETTLEMENT');
    expect(table.refused('0', 'sabotage', 'A3', 'A6')).toBe('NO_OWNER');
    expect(table.refused('0', 'sabotage', 'A3', 'A7')).toBe('NO_OWNER');
    expect(table.refused('0', 'sabotage', 'A3', 'A9')).toBe('OWN_SETTLEMENT');
    expect(table.refused('0', 'sabotage', 'A3', 'B8')).toBe('NOT_ADJACENT');
    expect(table.refused('0', 'sabotage', 'A3', 'B9')).toBe('NO_PIECE');
    expect(table.refused('0', 'sabotage', 'A3', 'C1')).toBe('BAD_ARG');
    expect(field(pieces).refused('0', 'sabotage', 'A3', 'B9')).toBeNull();
  });

  test('R16.4, R14.4 enemy blocks of the Metropolis turn without a pyramid, if no unit stands on them', () => {
    const table = metropolis({ B8: '1 diplomat' }, { I2: '0' });
    const stock = structuredClone(table.state.players);
    table.dice(1).act('1', 'sabotage', 'B8', 'I2');
    expect(table.state.metropolis[1]).toBe('1');
    expect(table.state.players['1']?.stock).toEqual(stock['1']?.stock);
    expect(metropolis({ B8: '1 diplomat', I2: '0 tank' }, { I2: '0' }).refused('1', 'sabotage', 'B8', 'I2')).toBe(
      'OCCUPIED_SQUARE',
    );
    expect(metropolis({ B8: '1 diplomat' }, {}).refused('1', 'sabotage', 'B8', 'I2')).toBe('NO_OWNER');
    expect(metropolis({ B8: '1 diplomat' }, { I2: '1' }).refused('1', 'sabotage', 'B8', 'I2')).toBe('OWN_SETTLEMENT');
  });
});

test('R16.5 a diplomat acts once a turn, and a failure costs nothing else', () => {
  const table = field({ A3: '0 diplomat', B9: '1 tank', A6: '1 village' }).dice(6).act('0', 'persuade', 'A3', 'B9');
  expect(table.refused('0', 'sabotage', 'A3', 'A6')).toBe('ALREADY_FOUGHT');
  expect(table.refused('0', 'persuade', 'A3', 'B9')).toBe('ALREADY_FOUGHT');
});
