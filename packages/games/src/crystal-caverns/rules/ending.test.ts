import { crystalCaverns } from '../game';
import { all, battle, dragonFight, type HeroLay, lay } from '../testing';

const ONE: readonly HeroLay[] = [{ colour: 'blue', hp: 1 }];

describe('R20 the end', () => {
  test('R20 the Dragon’s fall wins for all, also for the dead and the retired; they have no points', () => {
    const party: HeroLay[] = [
      { colour: 'blue', hp: 4 },
      { colour: 'yellow', hp: 9 },
      { colour: 'green', hp: 0, retired: true },
    ];
    const table = dragonFight({ foes: [{ hp: 1 }] }, { party });
    table.dice(6, ...all(4, 'DIG'), 1, ...all(4, 'AIM')).act('0', 'roll');
    expect(table.state.result).toMatchObject({
      ...{ reason: 'dragonSlain', winners: ['0', '1', '2'], leaders: ['1'] },
      ...{ pips: { '0': 4, '1': 9, '2': 0 }, level: 4, turns: 1 },
    });
  });

  test('R20 the last hero’s death ends it before the round goes on', () => {
    const table = battle(['red 1', 'green 1'], { acts: 0, next: [1] }, { party: ONE, turnNo: 9 });
    table.dice(6, 'DIG', 1, 'AIM').act('0', 'roll');
    expect(table.state.result).toEqual({
      ...{ reason: 'partyDead', winners: [], leaders: [], level: 1, turns: 9 },
      pips: { '0': 0 },
    });
    expect(table.told('partyDied')).toEqual([{ level: 1 }]);
    expect(table.told('aimed')).toHaveLength(1);
  });

  test('R20 when the last living hero retires all have retired, though others have died', () => {
    const table = lay({ party: [{ colour: 'blue' }, { colour: 'yellow', hp: 0 }] }).act('0', 'retire');
    expect(table.state.result).toMatchObject({ reason: 'allRetired', winners: [], leaders: [] });
    expect(table.told('allRetired')).toEqual([{ level: 1 }]);
  });

  test('R20 when the last living hero is killed the party is dead, though others have retired', () => {
    const party: HeroLay[] = [
      { colour: 'blue', hp: 1 },
      { colour: 'yellow', hp: 0, retired: true },
    ];
    const table = battle(['red 1'], { acts: 0 }, { party }).dice(6, 'DIG', 1, 'AIM').act('0', 'roll');
    expect(table.state.result).toMatchObject({ reason: 'partyDead' });
  });

  test('R20 after the end nobody is asked, nothing is legal and no clock runs', () => {
    const options = { decisionSeconds: 30 };
    const open = lay({ options, party: ONE });
    expect(crystalCaverns.clock(open.state)).toEqual({ decisionId: open.state.decisionId, seconds: 30 });
    const table = open.act('0', 'retire');
    expect(table.state.awaiting).toBeNull();
    expect(table.moves('0')).toEqual([]);
    for (const [move, args] of [
      ['chooseColour', ['red']],
      ['arrange', [['0']]],
      ['placeCard', [0, 1, 0]],
      ['step', [0]],
      ['descend', []],
      ['reorder', [['0']]],
      ['hold', []],
      ['roll', []],
      ['useWild', ['guard']],
      ['useSwap', ['0', '1']],
      ['done', []],
      ['retire', []],
    ] as const) {
      expect(table.refused('0', move, ...args)).toBe('GAME_OVER');
    }
    expect(crystalCaverns.clock(table.state)).toBeUndefined();
    expect(crystalCaverns.course(table.state).result).toEqual(table.state.result);
  });
});
