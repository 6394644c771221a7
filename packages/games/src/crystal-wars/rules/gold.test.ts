import { dealt, type Lay, lay } from '../testing';

const GOLD = { A9: '0 village', B1: '1 village', C5: 'goldMountain' } as const;

/** Seat 0 plays the last turn of a round. */
const lastTurn = (pieces: Record<string, string>, more: Partial<Lay> = {}) =>
  lay({
    options: { scenario: 'goldMountain' },
    step: 'creation',
    round: { number: 3, order: ['1', '0'], done: ['1'] },
    ...more,
    pieces: { ...GOLD, ...pieces },
  });

const holder = (pieces: Record<string, string>) => lastTurn(pieces).dice(6, 1, 5).act('0', 'endTurn').state.gold;

describe('R13.1–R13.3 the place of the Gold Mountain', () => {
  test('R13.1, R13.2 two players: in the middle of the offset coaster, a free village beside it', () => {
    const table = dealt({ scenario: 'goldMountain' }, 2, [6, 1]);
    expect(table.state.map).toBe('goldOffset');
    expect(table.pieces()).toEqual({ C5: 'goldMountain', C6: 'freeVillage' });
    expect(table.state.black).toEqual({ small: 4, medium: 4, large: 4 });
  });

  test('R13.1, R13.2 three players: in the far corner of the neutral coaster', () => {
    const table = dealt({ scenario: 'goldMountain' }, 3, [6, 1, 1]);
    expect(table.state.map).toBe('goldSquare');
    expect(table.pieces()).toEqual({ D3: 'goldMountain', D7: 'freeVillage' });
  });

  test('R13.3 nobody enters or attacks it', () => {
    const table = lay({ options: { scenario: 'goldMountain' }, pieces: { ...GOLD, C4: '0 tank' } });
    expect(table.reach('C4')).not.toContain('C6');
    expect(table.refused('0', 'moveUnit', 'C4', 'C5')).toBe('OCCUPIED');
    const fight = lay({ options: { scenario: 'goldMountain' }, step: 'combat', pieces: { ...GOLD, C4: '0 tank' } });
    expect(fight.refused('0', 'siege', 'C4', 'C5', [])).toBe('NOT_A_SETTLEMENT');
    expect(fight.refused('0', 'battle', 'C4', 'C5', [])).toBe('NO_ENEMY');
  });
});

test('R13.4 no village is founded in its ring; units stand there, and are created', () => {
  const pieces = { ...GOLD, C1: '0 infantry', A3: '0 city' };
  const table = lay({ options: { scenario: 'goldMountain' }, step: 'creation', grain: { 0: 9 }, pieces });
  expect(table.refused('0', 'create', 'village', 'C2')).toBe('GOLD_ADJACENT');
  expect(table.refused('0', 'create', 'village', 'C4')).toBe('GOLD_ADJACENT');
  expect(table.refused('0', 'create', 'tank', 'C7')).toBeNull();
});

describe('R13.5 the holder', () => {
  const three = { C1: '0 infantry', C3: '0 tank', C9: '0 hover' };

  test('R13.5 needs three units around it, of any kind, corners count', () => {
    expect(holder(three)).toEqual({ holder: '0', kept: true });
    const { C9: _gone, ...two } = three;
    expect(holder(two).holder).toBeNull();
    expect(holder({ ...two, A6: '0 hover' }).holder).toBeNull();
  });

  test('R13.5 two players with three: nobody holds it; with three against two one does', () => {
    const against = { C2: '1 infantry', C4: '1 infantry', C7: '1 infantry' };
    expect(holder({ ...three, ...against }).holder).toBeNull();
    const { C7: _gone, ...two } = against;
    expect(holder({ ...three, ...two }).holder).toBe('0');
  });

  test('R13.5 settlements around it count for nothing', () => {
    expect(holder({ C1: '0 infantry', C3: '0 tank', C9: '0 city' }).holder).toBeNull();
  });
});

describe('R13.6 holding it for a round', () => {
  const three = { C1: '0 infantry', C3: '0 infantry', C9: '0 infantry' };

  test('R13.6 the player who has held it since the end of the last round wins at the end of this one', () => {
    const table = lastTurn(three, { gold: { holder: '0', kept: true } }).act('0', 'endTurn');
    expect(table.state.result).toMatchObject({ reason: 'gold', winners: ['0'] });
  });

  test('R13.6 a player who did not hold it at the end of some turn does not win, and begins again', () => {
    const broken = lastTurn(three, { gold: { holder: '0', kept: false } })
      .dice(6, 1, 5)
      .act('0', 'endTurn');
    expect(broken.state).toMatchObject({ result: null, gold: { holder: '0', kept: true } });
    expect(broken.told('goldHeld')).toEqual([{ holder: '0', until: 4 }]);
  });

  test('R13.6 a player who does not hold it at the end of the last turn does not win', () => {
    const lost = lastTurn({ C1: '0 infantry' }, { gold: { holder: '0', kept: true } })
      .dice(6, 1, 5)
      .act('0', 'endTurn');
    expect(lost.state).toMatchObject({ result: null, gold: { holder: null, kept: true } });
    expect(lost.told('goldLost')).toEqual([{ holder: '0' }]);
  });

  test('R13.6 the player who takes it over has to hold it for the next round', () => {
    const taken = lastTurn(three, { gold: { holder: '1', kept: true } })
      .dice(6, 1, 5)
      .act('0', 'endTurn');
    expect(taken.state).toMatchObject({ result: null, gold: { holder: '0', kept: true } });
  });

  test('R13.6 in the middle of a round nothing is decided', () => {
    const table = lastTurn(three, { round: { number: 3, order: ['0', '1'] }, gold: { holder: '0', kept: true } });
    table.dice(5).act('0', 'endTurn');
    expect(table.state).toMatchObject({ active: '1', result: null, gold: { holder: '0', kept: true } });
  });
});

describe('R13.7 three players', () => {
  test('R13.7 the home diagonal to the mountain places a second village last', () => {
    const table = dealt({ scenario: 'goldMountain' }, 3, [6, 1, 1]);
    const queue = table.state.setup?.queue.map(({ seat, task }) => `${seat} ${task}`) ?? [];
    expect(queue.slice(-4)).toEqual(['2 village', '1 village', '0 village', '1 village']);
    const turned = dealt({ scenario: 'goldMountain', homeRotation: 1 }, 3, [6, 1, 1]);
    expect(turned.state.homes).toEqual(['1', '2', '0', 'neutral']);
    expect(turned.state.setup?.queue.at(-1)).toEqual({ seat: '2', task: 'village' });
  });

  test('R13.7 nobody else does: not with two players, nor on the same map without the mountain', () => {
    const villages = (players: number, options: Lay['options'], dice: number[]) =>
      dealt(options, players, dice).state.setup?.queue.filter(({ task }) => task === 'village').length;
    expect(villages(2, { scenario: 'goldMountain' }, [6, 1])).toBe(2);
    expect(villages(3, { map: 'square3' }, [1, 1, 6, 1, 1])).toBe(3);
  });
});

describe('the Gold Mountain at the far side of its coaster', () => {
  const options = { scenario: 'goldMountain', map: 'goldFar' } as const;

  test('R13.1, R13.2 it stands opposite the players, its free village on their side', () => {
    expect(dealt(options, 2, [6, 1]).pieces()).toEqual({ C6: 'goldMountain', C4: 'freeVillage' });
  });

  test('R13.5 five squares are around it, and of two players one at most can have three units there', () => {
    const pieces = {
      A1: '0 village',
      B1: '1 village',
      C6: 'goldMountain',
      C2: '0 infantry',
      C3: '0 infantry',
      C8: '1 tank',
    };
    const holder = (more: Record<string, string>) =>
      lay({ options, pieces: { ...pieces, ...more }, step: 'creation', round: { order: ['1', '0'], done: ['1'] } })
        .dice(1, 6, 5)
        .act('0', 'endTurn').state.gold.holder;
    expect(holder({ C5: '0 infantry' })).toBe('0');
    expect(holder({ C4: '0 infantry' })).toBeNull();
  });

  test('R6.6 its coaster has a vortex', () => {
    const pieces = { A1: '0 village', B1: '1 village', C6: 'goldMountain', A5: '0 tank' };
    expect(lay({ options, pieces }).choices('0', 'teleport')).toEqual([
      ['A5', 'B5'],
      ['A5', 'C5'],
    ]);
  });
});
