import { blanks, lay } from '../testing';

describe('drawing', () => {
  test('R3.1 the card of the turn is optional, and it is one card', () => {
    const table = lay({ step: 'draw', draw: ['goldNugget'] });
    expect(table.refused('0', 'skipDraw')).toBeNull();
    table.act('0', 'draw');
    expect(table.hand('0')).toEqual(['goldNugget']);
    expect(table.refused('0', 'draw')).toBe('WRONG_STEP');
    const skipped = lay({ step: 'draw' }).act('0', 'skipDraw');
    expect(skipped.hand('0')).toEqual([]);
    expect(skipped.step).toBe('move');
  });

  test('R3.2 the last card of the draw pile is drawn without a shuffle; only the next draw shuffles', () => {
    const discard = blanks(4);
    const table = lay({ draw: ['goldNugget'], discard, rest: '2', playsLeft: 2 });
    table.act('0', 'drawExtra');
    expect(table.hand('0')).toEqual(['goldNugget']);
    expect(table.draw).toEqual([]);
    expect(table.discard).toEqual(discard);
    table.act('0', 'drawExtra');
    expect(table.discard).toEqual([]);
    expect(table.draw).toHaveLength(3);
    expect(table.told('reshuffled')).toHaveLength(1);
  });

  test('R3.2 with both piles empty nothing is drawn, and the extra draw is used up all the same', () => {
    const table = lay({ rest: '2', playsLeft: 2 });
    table.act('0', 'drawExtra');
    expect(table.hand('0')).toEqual([]);
    expect(table.state.turn.playsLeft).toBe(1);
    expect(table.told('nothingToDraw')).toEqual([{ seat: '0' }]);
    expect(table.told('reshuffled')).toEqual([]);
  });

  test('R3.2 the discard pile is shuffled before it becomes the draw pile', () => {
    const discard = blanks(12);
    const table = lay({ step: 'draw', discard, rest: '2' }).act('0', 'draw');
    const order = [...table.draw, ...table.hand('0')];
    expect([...order].sort()).toEqual([...discard].sort());
    expect(order).not.toEqual(discard);
  });

  test('R3.3 only its owner sees the drawn card', () => {
    const table = lay({ step: 'draw', draw: ['goldNugget'] }).act('0', 'draw');
    const drew = (audience: string | null) => table.view(audience).story.find((fact) => fact.kind === 'drew')?.data;
    expect(drew('0')).toEqual({ seat: '0', card: 'goldNugget' });
    for (const audience of ['1', '2', null]) {
      expect(drew(audience)).toEqual({ seat: '0' });
      expect(JSON.stringify(table.view(audience))).not.toContain('goldNugget');
    }
  });
});
