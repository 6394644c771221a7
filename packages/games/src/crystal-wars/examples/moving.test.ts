import { lay, VILLAGES } from '../testing';

describe('moving', () => {
  test('E5 infantry goes one step, or two with the flow', () => {
    expect(lay({ pieces: { A5: '0 infantry' } }).reach('A5')).toEqual([
      ...['A1', 'A2', 'A3', 'A4', 'A6', 'A7', 'A8', 'A9'],
    ]);
    expect(lay({ pieces: { A9: '0 infantry' } }).reach('A9')).toEqual(['A3', 'A5', 'A6', 'A7', 'A8']);
  });

  test('E5 the way told is the shortest, without the flow where it needs none', () => {
    const to = (square: string) =>
      lay({ pieces: { ...VILLAGES, A5: '0 infantry' } })
        .act('0', 'moveUnit', 'A5', square)
        .told('moved')[0];
    expect(to('A4')).toMatchObject({ path: [3], flow: false });
    expect(to('A1')).toMatchObject({ path: [1, 0], flow: true });
  });

  test('E6 a hover passes its own village but cannot end on it', () => {
    const table = lay({ pieces: { A7: '0 hover', A8: '0 village' } });
    expect(table.reach('A7')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A9', 'B7']);
    expect(table.refused('0', 'moveUnit', 'A7', 'A8')).toBe('OCCUPIED');
    const far = lay({ pieces: { ...VILLAGES, A9: '0 infantry', A7: '0 hover', A8: '0 village' } });
    expect(far.act('0', 'moveUnit', 'A7', 'A3').told('moved')).toMatchObject([{ path: { length: 4 }, flow: true }]);
  });

  test('E6 an enemy village and a mountain shut it in', () => {
    const shut = lay({ pieces: { A7: '0 hover', A8: '1 village', A4: 'mountain' } });
    expect(shut.reach('A7')).toEqual([]);
    expect(shut.refused('0', 'moveUnit', 'A7', 'A9')).toBe('UNREACHABLE');
  });

  test('E7 a tank goes two steps, or three with the flow', () => {
    const reach = lay({ pieces: { B5: '0 tank' } }).reach('B5');
    expect(reach).toEqual(expect.arrayContaining(['A2', 'A3']));
    expect(reach).not.toContain('A5');
    const told = lay({ pieces: { ...VILLAGES, B5: '0 tank' } })
      .act('0', 'moveUnit', 'B5', 'A3')
      .told('moved');
    expect(told).toMatchObject([{ path: [16, 17, 2], flow: true }]);
  });

  test('E8 from vortex to vortex', () => {
    const table = lay({ pieces: { ...VILLAGES, A5: '0 tank', A1: '0 infantry' } }).act('0', 'teleport', 'A5', 'B5');
    expect(table.pieces()).toMatchObject({ B5: '0 tank moved' });
    expect(table.refused('0', 'moveUnit', 'B5', 'B6')).toBe('ALREADY_MOVED');
    expect(table.refused('0', 'teleport', 'B5', 'A5')).toBe('ALREADY_MOVED');
  });

  test.each(['1 village', '0 infantry', '1 tank'])('E8 not onto a vortex with a %s', (there) => {
    const table = lay({ pieces: { ...VILLAGES, A5: '0 tank', B5: there } });
    expect(table.refused('0', 'teleport', 'A5', 'B5')).toBe('OCCUPIED');
  });

  test('E8 a unit that moved onto the vortex in this turn stays', () => {
    const table = lay({ pieces: { ...VILLAGES, A2: '0 tank', A1: '0 infantry' } }).act('0', 'moveUnit', 'A2', 'A5');
    expect(table.refused('0', 'teleport', 'A5', 'B5')).toBe('ALREADY_MOVED');
  });

  test('E29 swamps cost hovers and tanks double and have no flow', () => {
    const swamp = (pieces: Record<string, string>, from: string) =>
      lay({ options: { map: 'duelLong', swamps: true }, pieces }).reach(from);
    const hover = swamp({ A1: '0 hover' }, 'A1');
    expect(hover).toEqual(['A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'C7', 'C8']);
    const tank = swamp({ A2: '0 tank' }, 'A2');
    expect(tank).toContain('C8');
    expect(tank).not.toContain('C5');
    const infantry = swamp({ A1: '0 infantry' }, 'A1').filter((name) => name.startsWith('C'));
    expect(infantry).toEqual(['C7']);
    const dry = lay({ options: { map: 'duelLong' }, pieces: { A1: '0 infantry' } }).reach('A1');
    expect(dry.filter((name) => name.startsWith('C'))).toEqual(['C4', 'C7', 'C8']);
  });

  test('E30 nobody steps across a seam, but units support across it', () => {
    const table = lay({ players: 3, options: { map: 'triangle' }, pieces: { A8: '0 infantry' } });
    expect(table.reach('A8')).toEqual(['A2', 'A4', 'A5', 'A6', 'A7', 'A9', 'B1', 'B2', 'C2', 'C3']);
    const around = { A1: '0 village', B9: '1 village', C9: '2 village' };
    const way = lay({ players: 3, options: { map: 'triangle' }, pieces: { ...around, A8: '0 infantry' } });
    expect(way.act('0', 'moveUnit', 'A8', 'B1').told('moved')).toMatchObject([{ path: [8, 9], flow: true }]);
    const support = { ...around, A8: '0 infantry', A9: '0 infantry', B1: '1 infantry' };
    const fight = lay({ players: 3, options: { map: 'triangle' }, step: 'combat', pieces: support });
    expect(fight.refused('0', 'battle', 'A9', 'B1', ['A8'])).toBeNull();
    expect(fight.refused('0', 'battle', 'A8', 'B1', [])).toBe('NOT_ADJACENT');
  });
});
