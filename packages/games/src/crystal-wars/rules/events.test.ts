import { EVENTS, eventOf } from '../data/events';
import { type LaidTable, type Lay, lay, VILLAGES } from '../testing';

const field = (pieces: Record<string, string>, more: Partial<Lay> = {}): LaidTable =>
  lay({
    step: 'combat',
    grain: { 0: 6 },
    ...more,
    options: { combatDuty: 'optional', ...more.options },
    pieces: { ...VILLAGES, A8: '0 infantry', ...pieces },
  });

const event = (table: LaidTable, ...dice: number[]) => table.changes(() => table.dice(...dice).act('0', 'endCombat'));

describe('R9.1, R9.2 the event die', () => {
  test('R9.1 is rolled once when combat ends, also when there was none', () => {
    const table = field({});
    event(table, 5);
    expect(table.told('eventRolled')).toEqual([{ seat: '0', die: 5, event: 'bumperCrop' }]);
    expect(table.state).toMatchObject({ eventDie: 5, step: 'creation' });
    const idle = lay({ grain: { 0: 6 }, pieces: { ...VILLAGES, A8: '0 infantry' } })
      .dice(5)
      .act('0', 'endMovement');
    expect(idle.told('eventRolled')).toHaveLength(1);
  });

  test('10.5 the six faces', () => {
    expect(EVENTS.map((_, index) => eventOf(index + 1, false))).toEqual([
      ...['volcano', 'drought', 'militia', 'silo', 'bumperCrop', 'riots'],
    ]);
    expect(EVENTS.map((_, index) => eventOf(index + 1, true))[0]).toBe('bandit');
    expect(eventOf(2, true)).toBe('drought');
  });

  test.each([
    [1, 1, true],
    [1, 2, false],
    [0, 1, false],
    [3, 3, true],
    [3, 4, false],
  ])('R9.2 with %i rounds of grace a 1 in round %i does nothing: %s', (graceRounds, number, spared) => {
    const pieces = { A4: 'mountain', A7: '1 tank' };
    const table = field(pieces, { options: { graceRounds }, round: { number } });
    expect(event(table, 1)).toEqual(spared ? {} : { A7: null, A8: null });
    expect(table.told('graceKept')).toEqual(spared ? [{ round: number }] : []);
  });

  test('R9.2 grace keeps bandits away too, but no other event', () => {
    const bandits = field({}, { options: { bandits: true }, round: { number: 1 } });
    expect(event(bandits, 1)).toEqual({});
    const drought = field({}, { round: { number: 1 } });
    event(drought, 2, 5);
    expect(drought.told('drought')).toEqual([{ seat: '0', lost: 6 }]);
  });
});

describe('R9.3 volcano', () => {
  test('R9.3 one mountain is drawn, its ring is swept, across borders too; mountains stay', () => {
    const pieces = {
      A1: 'mountain',
      A4: 'mountain',
      B7: '1 city',
      B8: 'freeVillage',
      A2: '0 tank',
      A5: '1 hover',
      A6: '0 tank',
    };
    const table = field(pieces);
    expect(event(table, 1, 1)).toEqual({ B7: null, B8: null, A2: null, A5: null });
    expect(table.told('erupted')).toMatchObject([{ at: 0, lost: { length: 4 }, freed: [] }]);
  });

  test('R9.3 with one mountain no die is thrown, without any nothing happens', () => {
    const none = field({});
    expect(event(none, 1)).toEqual({});
    expect(none.told('noEruption')).toEqual([{}]);
  });

  test('R9.3, R13.3 the Gold Mountain erupts like others', () => {
    const pieces = { C5: 'goldMountain', C1: '1 tank', C9: '0 infantry', A4: 'mountain' };
    const table = field(pieces, { options: { scenario: 'goldMountain' } });
    expect(event(table, 1, 2)).toEqual({ C1: null, C9: null });
  });

  test('R9.3 blocks of the Metropolis in the ring are free again', () => {
    const pieces = { A1: '0 village', A8: '0 infantry', B1: '1 village', C1: '2 village', D9: '3 village' };
    const table = lay({
      players: 4,
      options: { scenario: 'metropolis' },
      step: 'combat',
      grain: { 0: 6 },
      pieces: { ...pieces, B8: 'mountain', I1: '2 tank' },
      blocks: { I1: '2', I2: '1', I4: '1' },
    });
    expect(event(table, 1)).toEqual({ I1: null });
    expect(table.state.metropolis.slice(0, 4)).toEqual([null, null, null, '1']);
    expect(table.told('erupted')).toMatchObject([{ freed: [72, 73], freedFrom: ['2', '1'] }]);
  });
});

describe('R9.4 drought, Silo and bumper crop', () => {
  test.each([
    [4, { grain: 6, silo: true }],
    [5, { grain: 8, silo: false }],
  ])('R9.4 a %i touches the roller alone', (die, player) => {
    const table = field({}, { grain: { 0: 6, 1: 0 } });
    event(table, die);
    expect(table.state.players).toMatchObject({ 0: player, 1: { grain: 0, silo: false } });
  });

  test('R9.4 a drought takes all the grain', () => {
    const table = field({});
    event(table, 2, 5);
    expect(table.state).toMatchObject({ active: '1', players: { 0: { grain: 0 } } });
  });
});

describe('R9.5, R9.6 militia', () => {
  test('R9.5 one infantry on an open square around an own village, not a city; it must be taken', () => {
    const table = field({ A3: '0 city', A6: '1 tank', A1: '0 infantry' });
    expect(event(table, 3)).toEqual({ A5: '0 infantry moved fought' });
  });

  test('R9.5 with a choice the roller is asked; a single square is taken at once', () => {
    const table = field({ A6: '0 tank' }, {});
    expect(event(table, 3)).toEqual({ A5: '0 infantry moved fought' });
    const asked = field({});
    event(asked, 3);
    expect(asked.choices('0', 'placeMilitia')).toEqual([['A5'], ['A6']]);
    expect(asked.moves('0')).toEqual(['placeMilitia']);
    expect(asked.refused('0', 'placeMilitia', 'A4')).toBe('NOT_CANDIDATE');
    expect(asked.refused('1', 'placeMilitia', 'A5')).toBe('NOT_YOUR_TURN');
    expect(asked.refused('0', 'chooseRiot', 'A5')).toBe('WRONG_STEP');
    expect(asked.changes(() => asked.act('0', 'placeMilitia', 'A6'))).toEqual({ A6: '0 infantry moved fought' });
    expect(asked.state).toMatchObject({ step: 'creation', players: { 0: { grain: 6 } } });
  });

  test('R9.5 without village, room or small pyramid nothing happens', () => {
    for (const [pieces, aside] of [
      [{ A9: '0 city' }, {}],
      [{ A5: '0 tank', A6: '0 tank' }, {}],
      [{}, { 0: { small: 4 } }],
    ] as const) {
      const table = field({ ...pieces }, { aside });
      expect(event(table, 3)).toEqual({});
      expect(table.told('noMilitia')).toEqual([{ seat: '0' }]);
    }
  });

  test('R9.6 it has moved and fought', () => {
    const table = field({ A6: '0 tank' });
    event(table, 3);
    expect(table.pieces().A5).toBe('0 infantry moved fought');
  });
});

describe('R9.7 riots', () => {
  test('R9.7 the roller names an own city, which is a village again; the pyramids are exchanged', () => {
    const table = field({ A1: '0 city', A3: '0 city', B9: '1 city' });
    event(table, 6);
    expect(table.choices('0', 'chooseRiot')).toEqual([['A1'], ['A3']]);
    expect(table.refused('0', 'chooseRiot', 'B9')).toBe('NOT_CANDIDATE');
    const { medium = 0, large = 0 } = table.state.players['0']?.stock ?? {};
    expect(table.changes(() => table.act('0', 'chooseRiot', 'A3'))).toEqual({ A3: '0 village' });
    expect(table.state.players['0']?.stock).toMatchObject({ medium: medium - 1, large: large + 1 });
    expect(table.state.step).toBe('creation');
  });

  test('R9.7 a single own city riots at once; without one nothing happens', () => {
    expect(event(field({ A1: '0 city', B9: '1 city' }), 6)).toEqual({ A1: '0 village' });
    const none = field({ B9: '1 city' });
    expect(event(none, 6)).toEqual({});
    expect(none.told('noRiots')).toEqual([{ seat: '0' }]);
  });

  test('R9.7 with riots any: everybody’s cities; it stays its owner’s', () => {
    const table = field({ A1: '0 city', B9: '1 city' }, { options: { riots: 'any' } });
    event(table, 6);
    expect(table.choices('0', 'chooseRiot')).toEqual([['A1'], ['B9']]);
    expect(table.changes(() => table.act('0', 'chooseRiot', 'B9'))).toEqual({ B9: '1 village' });
    expect(table.told('rioted')).toEqual([{ seat: '1', at: 17, razed: false }]);
  });

  test('R9.7, R14.5 the Metropolis does not riot', () => {
    const pieces = { A1: '0 village', A8: '0 infantry', B1: '1 village', C1: '2 village', D9: '3 village' };
    const blocks = { I1: '0', I2: '0' };
    const setting = { players: 4, options: { scenario: 'metropolis' }, step: 'combat', grain: { 0: 6 } } as const;
    const table = lay({ ...setting, pieces, blocks });
    event(table, 6);
    expect(table.state.metropolis.slice(0, 2)).toEqual(['0', '0']);
    expect(table.told('noRiots')).toHaveLength(1);
  });

  test('R2.4 without a village pyramid the city is gone; with the last one it is not', () => {
    const left = (medium: number) => event(field({ A1: '0 city' }, { aside: { 0: { medium } } }), 6);
    expect(left(4)).toEqual({ A1: null });
    expect(left(3)).toEqual({ A1: '0 village' });
  });
});
