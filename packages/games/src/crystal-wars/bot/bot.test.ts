import { botPlayer, type Player, playMatch, randomPlayer } from '../../engine/randomPlay';
import { seededRandom } from '../../kit/random';
import { squareName } from '../data/squares';
import { crystalWars } from '../game';
import { dealt, type LaidTable, lay, VILLAGES } from '../testing';

/** The bot's choice, with names of squares. */
function choice(table: LaidTable, seat = '0'): unknown[] | undefined {
  const found = crystalWars.bot(table.view(seat), seat, seededRandom('bot'));
  const named = (arg: unknown): unknown =>
    Array.isArray(arg) ? arg.map(named) : typeof arg === 'number' ? squareName(arg) : arg;
  return found && [found.move, ...found.args.map(named)];
}

describe('the bot of section 14', () => {
  test('wins nearly always against random legal moves', () => {
    const [sensible, anything] = [botPlayer(crystalWars), randomPlayer(crystalWars)];
    const wins = Array.from({ length: 20 }, (_, n) => {
      const own = String(n % 2);
      const player: Player = (view, seat, random) => (seat === own ? sensible : anything)(view, seat, random);
      const deal = { players: 2, options: {}, seed: `bot against anything/${n}` };
      return playMatch(crystalWars, deal, { player }).result.winners[0] === own;
    }).filter(Boolean).length;
    expect(wins).toBeGreaterThanOrEqual(17);
  }, 120_000);

  test('never gives up', () => {
    for (let n = 0; n < 5; n++) {
      const deal = { players: 3, options: { roundLimit: 12 }, seed: `bots alone/${n}` };
      expect(playMatch(crystalWars, deal, { player: botPlayer(crystalWars) }).kinds).not.toHaveProperty('concede');
    }
  }, 120_000);

  test('has no move without a decision', () => {
    expect(choice(lay({ pieces: VILLAGES, turn: '1', step: 'creation' }))).toBeUndefined();
  });

  test('14.1 places its village away from mountains, and the free village as near to itself as it may', () => {
    const table = dealt({}, 2, [6, 1]);
    const [move, square] = choice(table) ?? [];
    expect(move).toBe('placeFreeVillage');
    expect(['B7', 'B8', 'B9']).toContain(square);
    table.act('0', 'placeFreeVillage', 'B8').act('1', 'placeFreeVillage', 'A3');
    table.act('0', 'placeMountain', 'A8').act('1', 'skipMountain').act('1', 'placeVillage', 'B1');
    expect(choice(table)).toEqual(['placeVillage', 'A1']);
  });

  test('14.1 it builds no mountain that would erupt over its own pieces, unless it must', () => {
    const table = dealt({}, 2, [6, 1]).act('0', 'placeFreeVillage', 'B8').act('1', 'placeFreeVillage', 'A3');
    expect(choice(table)).toEqual(['skipMountain']);
    const robbed = dealt({ bandits: true }, 2, [6, 1])
      .act('0', 'placeFreeVillage', 'B8')
      .act('1', 'placeFreeVillage', 'A3');
    expect(choice(robbed)?.[0]).toBe('placeMountain');
  });

  test('14.3 R7.9 it does not move into a forced battle that it would lose', () => {
    const pieces = { A9: '0 village', A4: '0 infantry', B9: '1 tank', B8: '1 tank', B3: '1 village' } as const;
    const [move, , to] = choice(lay({ pieces })) ?? [];
    expect(move === 'moveUnit' && ['A3', 'B6'].includes(String(to))).toBe(false);
  });

  test('14.6 it founds away from mountains', () => {
    const pieces = { ...VILLAGES, A4: '0 infantry', A1: 'mountain' } as const;
    const [, kind, at] = choice(lay({ step: 'creation', grain: { 0: 3 }, pieces })) ?? [];
    expect(kind).toBe('village');
    expect(['A2', 'A4', 'A5']).not.toContain(at);
  });

  test('14.1 R3.7 on a neutral coaster it places the village near itself, and the mandatory mountain near the enemy', () => {
    const table = dealt({ map: 'duelLong', neutralPlacing: 'players' }, 2, [6, 1]);
    table.act('0', 'placeFreeVillage', 'B8').act('1', 'placeFreeVillage', 'A3');
    table.act('0', 'skipMountain').act('1', 'skipMountain');
    const [village, near] = choice(table) ?? [];
    expect(village).toBe('placeFreeVillage');
    expect(['C7', 'C8', 'C9']).toContain(near);
    table.act('0', 'placeFreeVillage', 'C7');
    const [mountain, beside] = choice(table, '1') ?? [];
    expect(mountain).toBe('placeMountain');
    expect(['C8', 'C9']).toContain(beside);
  });

  test('14.2 starves the units that cover the shortage exactly', () => {
    const table = lay({
      turn: '1',
      step: 'creation',
      round: { order: ['1', '0'] },
      pieces: { ...VILLAGES, A1: '0 tank', A3: '0 infantry' },
      grain: { 0: 1 },
    }).act('1', 'endTurn');
    expect(choice(table)).toEqual(['starve', 'A3']);
  });

  test('14.3 moves towards targets that it can take', () => {
    const table = lay({ pieces: { A9: '0 village', A7: '0 tank', B3: '1 village', A1: 'freeVillage' } });
    const [move, from] = choice(table) ?? [];
    expect([move, from]).toEqual(['moveUnit', 'A7']);
  });

  test('14.4 attacks if it gains, and fights forced battles at the least loss', () => {
    const strong = lay({ step: 'combat', pieces: { ...VILLAGES, A3: '0 tank', B9: '1 hover' } });
    expect(choice(strong)?.slice(0, 3)).toEqual(['battle', 'A3', 'B9']);
    const free = lay({ step: 'combat', pieces: { ...VILLAGES, A3: '0 tank', A6: 'freeVillage' } });
    expect(choice(free)?.slice(0, 3)).toEqual(['siege', 'A3', 'A6']);
    const forced = lay({ step: 'combat', pieces: { ...VILLAGES, A3: '0 infantry', B9: '1 tank', B8: '1 tank' } });
    expect(choice(forced)?.slice(0, 3)).toEqual(['battle', 'A3', 'B9']);
    const unforced = lay({
      step: 'combat',
      options: { combatDuty: 'optional' },
      pieces: { ...VILLAGES, A6: '0 infantry', A3: '1 tank', A2: '1 tank' },
    });
    expect(choice(unforced)).toEqual(['endCombat']);
  });

  test('14.4 diplomats win over the best unit, otherwise sabotage', () => {
    const options = { diplomats: true };
    const both = { ...VILLAGES, A3: '0 diplomat', B9: '1 tank', A6: '1 hover', A2: '1 village' };
    expect(choice(lay({ step: 'combat', options, pieces: both }))).toEqual(['persuade', 'A3', 'B9']);
    const village = { ...VILLAGES, A3: '0 diplomat', A2: '1 village' };
    expect(choice(lay({ step: 'combat', options, pieces: village }))).toEqual(['sabotage', 'A3', 'A2']);
  });

  test('14.5 removes the enemy’s best, or its own worst', () => {
    const pieces = { ...VILLAGES, A3: '0 tank', A2: '0 tank', B9: '1 infantry', B8: '1 hover' };
    const battle = (casualtyBy: 'winner' | 'loser') =>
      lay({ step: 'combat', options: { casualtyBy }, pieces }).dice(6, 1).act('0', 'battle', 'A3', 'B9', ['A2']);
    expect(choice(battle('winner'))).toEqual(['chooseCasualty', 'B8']);
    expect(choice(battle('loser'), '1')).toEqual(['chooseCasualty', 'B9']);
  });

  test('14.5 places the militia towards the enemy, and riots in a city of the enemy', () => {
    const militia = lay({
      step: 'combat',
      pieces: { A5: '0 village', A1: '0 infantry', B9: '1 tank', B1: '1 village' },
    });
    const [, square] = choice(militia.dice(3).act('0', 'endCombat')) ?? [];
    expect(['A2', 'A3']).toContain(square);
    const cities = { A9: '0 city', A8: '0 infantry', B1: '1 city' };
    const riots = lay({ step: 'combat', options: { riots: 'any' }, pieces: cities })
      .dice(6)
      .act('0', 'endCombat');
    expect(choice(riots)).toEqual(['chooseRiot', 'B1']);
  });

  test('14.6 founds villages first, and ends its turn when nothing is worth its grain', () => {
    const founding = { step: 'creation', grain: { 0: 3 } } as const;
    const table = lay({ ...founding, pieces: { ...VILLAGES, A4: '0 infantry' } });
    expect(choice(table)?.slice(0, 2)).toEqual(['create', 'village']);
    expect(choice(lay({ step: 'creation', grain: {}, pieces: VILLAGES }))).toEqual(['endTurn']);
  });

  test.each([
    [60, 'create'],
    [64, 'endTurn'],
    [127, 'endTurn'],
    [128, 'create'],
  ])(
    '14.6 in round %i of a match that has lasted too long its move is %s: one bot at a time stops rebuilding',
    (number, move) => {
      const round = { number, order: ['0', '1'] };
      const options = { roundLimit: 0 };
      const table = lay({
        options,
        step: 'creation',
        round,
        grain: { 0: 3 },
        pieces: { ...VILLAGES, A4: '0 infantry' },
      });
      expect(choice(table)?.[0]).toBe(move);
    },
  );
});
