import { type Player, playMatch, randomPlayer } from '../../engine/randomPlay';
import { modules } from '../../index';
import { crystalCityCatan } from '../game';
import { bundle, type LaidTable, lay, type Place } from '../testing';

const choice = (table: LaidTable, seat: string) => {
  const random = { die: () => 1, shuffle: <T>(items: readonly T[]) => [...items] };
  return crystalCityCatan.bot(table.view(seat), seat, random);
};
/** A colony whose next build is a suburb: it lacks only Crystal for it, and has excess Metal and Food. */
const IN_NEED_OF_CRYSTAL: Place = {
  cap: 'Township',
  road: { L: 1 },
  pools: { NW: 1, NE: 0, SW: 2, SE: 2 },
};
const building = (P0: Place) => choice(lay({ P0 }), '0');

describe('the bot of section 14', () => {
  test('wins nearly always against random legal moves', () => {
    expect(modules).toContain(crystalCityCatan);
    const anything = randomPlayer(crystalCityCatan);
    const wins = Array.from({ length: 20 }, (_, n) => {
      const botSeat = String(n % 2);
      const player: Player = (view, seat, random) =>
        seat === botSeat ? crystalCityCatan.bot(view, seat, random) : anything(view, seat, random);
      const deal = { players: 2, options: { turnLimit: 150 }, seed: `bot against anything/${n}` };
      return playMatch(crystalCityCatan, deal, { player }).result.winners[0] === botSeat;
    }).filter(Boolean).length;
    expect(wins).toBeGreaterThanOrEqual(18);
  });

  test('wins if it can', () => {
    const P0: Place = { cap: 'Citadel', L: 'Stronghold', corners: 3 };
    expect(building(P0)).toEqual({ move: 'buildHospital', args: ['L'] });
  });

  test('ends its turn when nothing can be done', () => {
    expect(building({ corners: 0 })).toEqual({ move: 'endTurn', args: [] });
  });

  test('buys the missing resources for its best build from the merchant', () => {
    const table = lay({
      P0: { cap: 'Village', pools: { NW: 2, NE: 3, SW: 3, SE: 3 } },
      options: { playerTrades: false },
    });
    expect(choice(table, '0')).toMatchObject({ move: 'merchantTrade', args: ['none', expect.anything(), 'NW'] });
  });

  test('declines useless offers', () => {
    const table = lay();
    table.act('0', 'offerTrade', bundle('M'), bundle('F'));
    expect(choice(table, '1')).toEqual({ move: 'declineTrade', args: [] });
  });

  test('offers the resources that the rival lacks for its best build', () => {
    const table = lay({ P0: { cap: 'Village', pools: { NW: 0, NE: 0, SW: 1, SE: 1 } }, P1: IN_NEED_OF_CRYSTAL });
    expect(choice(table, '0')).toEqual({ move: 'offerTrade', args: [bundle('C'), bundle('M')] });
    table.act('0', 'offerTrade', bundle('C'), bundle('M'));
    expect(choice(table, '1')).toEqual({ move: 'acceptTrade', args: [] });
  });

  test('offers nothing useless to the rival', () => {
    const table = lay({ P0: { cap: 'Village', pools: { NW: 0, NE: 0, SW: 1, SE: 1 } }, P1: { corners: 1 } });
    expect(choice(table, '0')).toEqual({ move: 'endTurn', args: [] });
  });

  test('builds a Starport beside a suburb', () => {
    const P0: Place = { cap: 'Fort', L: 'Village', road: { L: 2 }, pools: { NW: 0, NE: 0, SW: 1, SE: 1 } };
    expect(building(P0)).toEqual({ move: 'buildStarport', args: ['L', 1] });
  });

  test('pays the merchant with its most frequent resources', () => {
    const P0: Place = { cap: 'Village', pools: { NW: 2, NE: 3, SW: 1, SE: 3 } };
    const table = lay({ P0, options: { playerTrades: false } });
    expect(choice(table, '0')).toEqual({ move: 'merchantTrade', args: ['none', ['SE', 'SE', 'SE'], 'NW'] });
  });

  test('does not repeat a declined offer', () => {
    const table = lay({ P0: { cap: 'Village', pools: { NW: 0, NE: 0, SW: 1, SE: 1 } }, P1: IN_NEED_OF_CRYSTAL });
    const offer = choice(table, '0');
    expect(offer?.move).toBe('offerTrade');
    table.act('0', 'offerTrade', ...(offer?.args ?? [])).act('1', 'declineTrade');
    table.state.counters.offers = 0;
    expect(choice(table, '0')).not.toEqual(offer);
  });

  test('chooses within the rules at every event', () => {
    const garrisons = { cap: 'Village', garrison: { N: 2, S: 1 } } as const;
    const loss = lay({ step: 'roll', P0: { corners: 2 } }).roll(6, 1);
    const losing = choice(loss, '0');
    expect(loss.refused('0', 'surrender', ...(losing?.args ?? []))).toBeNull();
    const champion = lay({ step: 'roll', P0: garrisons }).roll(5, 1);
    expect(choice(champion, '0')).toEqual({ move: 'loseGarrisonPip', args: ['S'] });
    const wager = lay({ step: 'roll', P0: garrisons }).roll(2, 1);
    expect(choice(wager, '0')?.args).not.toContain(null);
  });
});
