import { type Deal, type Lay, lay } from '../testing';
import { hiddenOf } from './secrets';

const CARDS: NonNullable<Deal['draw']> = ['JD', '2C', '3C', '4C', '5C', '6C'];

/** A won crawl that is not the last, with everybody ready to leave. */
function leave(heroes: Lay['heroes'], more: Partial<Lay> = {}, cards = CARDS) {
  const table = lay({ ...more, options: { crawls: 2, ...more.options }, heroes, slain: true }).stack(...cards);
  return table.ready();
}

describe('the next crawl', () => {
  test('R18.1 survivors: loot points become resource points, all is restored but damaged armour', () => {
    const bag: Lay['heroes'][number] = {
      card: 'KS',
      hp: 1,
      lp: 12,
      pools: { heal: 0, luck: 0 },
      bag: [{ kind: 'scale', damaged: true }, 'potion'],
    };
    const table = leave([bag, { card: 'JH', hp: 0 }]);
    expect(table.hero('0')).toMatchObject({ hp: 6, rp: 12, lp: 0, pools: { heal: 5, luck: 4 } });
    expect(table.hero('0').bag).toMatchObject([{ kind: 'scale', damaged: true, inUse: true }, { kind: 'potion' }]);
  });

  test('R18.1 the purse is shared equally among survivors before that', () => {
    const table = leave([{ card: 'KH', lp: 1 }, { card: 'JH', hp: 0 }, 'QH'], { purse: 7, options: { loot: 'purse' } });
    expect([table.hero('0').rp, table.hero('2').rp, table.state.purse]).toEqual([1 + 4, 3, 0]);
    expect(table.told('crawlWon')).toEqual([{ crawl: 1, of: 2, shares: { '0': 4, '2': 3 } }]);
  });

  test('R18.2 without a living hero a seat makes a new one, from a deck without the survivors’ hero cards', () => {
    const table = leave(['KH', { card: 'JH', hp: 0, lp: 9, bag: ['plate'] }]);
    expect(table.state).toMatchObject({ step: 'claim', crawlNo: 2, crawlsWon: 1, muster: { who: ['1'] } });
    const { heroDeck, hands } = hiddenOf(table.state);
    const cards = [...heroDeck, ...Object.values(hands).flat()];
    expect(cards).toHaveLength(51);
    expect(cards).not.toContain('KH');
    expect(cards).toContain('JH');
    expect(table.stages()).toEqual({ '1': 'claim' });
  });

  test('R18.2 bodies and their goods are gone, the new hero has what the cards give', () => {
    const table = leave(['KH', { card: 'JH', hp: 0, lp: 9, bag: ['plate'] }])
      .act('1', 'claim', 'JD')
      .act('1', 'confirmClaim');
    expect(table.hero('1')).toMatchObject({ card: 'JD', bag: [], lp: 0, rp: 2 + 3 + 4 + 5 + 6 });
  });

  test('R18.2 one shop for all, then a whole new dungeon', () => {
    const table = leave(['KH', { card: 'JH', hp: 0 }], { roomNo: 14, counters: 5 });
    table.act('1', 'claim', 'JD').act('1', 'confirmClaim');
    expect(table.stages()).toEqual({ '0': 'shop', '1': 'shop' });
    table.act('1', 'doneShopping').act('0', 'doneShopping');
    expect(table.state).toMatchObject({
      crawlNo: 2,
      roomNo: 0,
      lead: '0',
      step: 'rest',
      dragonSlain: false,
      history: [],
    });
    expect(table.state.dungeon).toEqual({ left: 52, counters: [], discard: [] });
    expect(table.told('crawlBegan')).toMatchObject([{ crawl: 2, of: 2 }]);
  });

  test('R18.2, R2.7 with all alive everybody goes straight to the shop', () => {
    expect(leave(['KH', 'JH']).stages()).toEqual({ '0': 'shop', '1': 'shop' });
  });

  test('R18.2, R2.6 with `never` a new hero may not be of a survivor’s class', () => {
    const options = { duplicateClasses: 'never' } as const;
    const table = leave(['JH', { card: 'KH', hp: 0 }], { options })
      .act('1', 'claim', 'JD')
      .act('1', 'confirmClaim');
    expect(table.state).toMatchObject({ step: 'order', muster: { needy: ['1'] } });
    expect(table.refused('1', 'pickHero', 'JD')).toBe('CLASS_TAKEN');
    const agreed = leave(['JH', { card: 'KH', hp: 0 }])
      .act('1', 'claim', 'JD')
      .act('1', 'confirmClaim');
    expect(agreed.state.step).toBe('shop');
  });

  test('R18.2, R2.6 with `never` one claim of a survivor’s class calls an order, whatever the others claim', () => {
    const options = { duplicateClasses: 'never' } as const;
    const hands: typeof CARDS = ['JD', 'QS', '2C', '2D', '3C', '3D', '4C', '4D', '5C', '5D', '6C', '6D'];
    const table = leave(['JH', { card: 'KH', hp: 0 }, { card: 'QH', hp: 0 }], { options }, hands)
      .act('1', 'claim', 'JD')
      .act('2', 'claim', 'QS')
      .act('1', 'confirmClaim')
      .act('2', 'confirmClaim');
    expect(table.state).toMatchObject({ step: 'order', muster: { order: ['1', '2'] } });
  });

  test('R18.3 the fallen are not raised in the shop', () => {
    const table = leave([
      { card: 'KH', bag: ['divine'] },
      { card: 'JH', hp: 0 },
    ]);
    table.act('1', 'claim', 'JD').act('1', 'confirmClaim');
    expect(table.refused('0', 'usePotion', 'i1', '1')).toBe('IN_COMBAT');
    expect(table.refused('0', 'resurrect', '1', 1, 0)).toBe('NOT_CALM');
  });

  test('R18.1, R17.3 with nobody left all make new heroes', () => {
    const table = lay({ options: { crawls: 2 }, heroes: [{ card: 'JC', hp: 2 }], counters: 11, purse: 5 })
      .dice(1)
      .enter('AS');
    table
      .wound('dragon', 11)
      .dice(6)
      .stack(...CARDS);
    table.state.room?.traps.push('0');
    table.act('0', 'attack', 'dragon', 0).dice(3).act('0', 'springTrap');
    expect(table.state).toMatchObject({ crawlNo: 2, crawlsWon: 1, purse: 0, muster: { who: ['0'] } });
  });

  test.each([1, 2, 5])('R18 a campaign of %i crawls is won with the last dragon', (crawls) => {
    const table = lay({ options: { crawls }, heroes: ['JH'], slain: true });
    table.state.crawlNo = crawls;
    table.state.crawlsWon = crawls - 1;
    expect(table.act('0', 'setReady', true).state.result).toMatchObject({ reason: 'won', crawlsWon: crawls });
  });
});

describe('small parties', () => {
  test('R20.1 alone: one card a room, no Buff, no guard, no gifts, and better gear', () => {
    const table = lay({ options: { defending: true }, heroes: [{ card: 'AH', lp: 5, bag: ['leather'] }] });
    expect(table.refused('0', 'giveLP', '0', 1)).toBe('SELF');
    expect(table.refused('0', 'giveItem', '0', 'i1')).toBe('SELF');
    table.enter('2C');
    expect(table.told('drew')).toHaveLength(1);
    expect(table.refused('0', 'castBuff', '0', 1)).toBe('SELF');
    expect(table.refused('0', 'guard', '2C')).toBe('BAD_TARGET');
  });

  test('R20.2 several of one class have a pool each', () => {
    const table = lay({ heroes: ['KH', 'KC', { card: 'JH', hp: 1 }] })
      .dice(1)
      .act('0', 'heal', '2', 1);
    expect([table.hero('0').pools.heal, table.hero('1').pools.heal]).toEqual([4, 5]);
  });

  test('R20.2 the warrior refills all fighters', () => {
    const tired: Lay['heroes'] = [
      { card: 'JH', pools: { slay: 1 } },
      { card: 'JC', pools: { slay: 0 } },
    ];
    const table = lay({ heroes: tired }).enter('JD', 'QC').dice(5).act('0', 'meet');
    expect([table.hero('0').pools.slay, table.hero('1').pools.slay]).toEqual([5, 5]);
  });
});
