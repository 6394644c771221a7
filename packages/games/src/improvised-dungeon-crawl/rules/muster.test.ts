import { type Deal, deal, type LaidTable } from '../testing';

const PIPS = [
  ['2C', '3C', '4C', '5C', '6C', '7C'],
  ['2D', '3D', '4D', '5D', '6D', '7D'],
  ['2S', '3S', '4S', '5S', '6S', '7S'],
] as const;

/** Hands with these face cards, filled up with low pip cards of one suit. */
function dealFaces(faces: string[][], more: Partial<Deal> = {}): LaidTable {
  const hands = faces.map((cards, seat) => [...cards, ...(PIPS[seat] ?? [])].slice(0, 6));
  return deal({ ...more, hands: hands as Deal['hands'] });
}

function claimAll(table: LaidTable, ...cards: string[]): LaidTable {
  cards.forEach((card, seat) => {
    table.act(String(seat), 'claim', card);
  });
  cards.forEach((_, seat) => {
    table.act(String(seat), 'confirmClaim');
  });
  return table;
}

const made = (table: LaidTable) => table.state.seats.map((seat) => table.state.heroes[seat]?.card ?? null);

describe('claims', () => {
  test('R2.3 with a face card in every hand claims are made at once', () => {
    expect(dealFaces([['JH'], ['QH']]).state.step).toBe('claim');
  });

  test('R2.3 while somebody has none, the face cards come first', () => {
    const table = dealFaces([['JH'], []]);
    expect(table.state).toMatchObject({ step: 'faces', muster: { needy: ['1'] } });
    expect(table.stages()).toEqual({ '1': 'needy' });
  });

  test('R2.6 once all have confirmed, the claims stand', () => {
    const table = dealFaces([['JH', 'QH'], ['KH']]);
    table.act('0', 'claim', 'QH').act('1', 'claim', 'KH').act('0', 'confirmClaim');
    expect(made(table)).toEqual([null, null]);
    table.act('1', 'confirmClaim');
    expect(made(table)).toEqual(['QH', 'KH']);
    expect(table.state.step).toBe('shop');
  });

  test('R2.6 changing a claim cancels all confirmations', () => {
    const table = dealFaces([['JH', 'QH'], ['KH']]);
    table.act('0', 'claim', 'QH').act('1', 'claim', 'KH').act('0', 'confirmClaim').act('1', 'claim', 'KH');
    expect(table.state.muster?.confirmed).toEqual([]);
    expect(table.refused('0', 'confirmClaim')).toBeNull();
  });

  test('R2.6 a single player confirms alone, and cannot call for an order', () => {
    const table = dealFaces([['JH']]);
    expect(table.refused('0', 'callOrder')).toBe('ALONE');
    expect(made(claimAll(table, 'JH'))).toEqual(['JH']);
  });

  test('R2.6 with `never` different classes stand, equal ones are picked in order', () => {
    const options = { duplicateClasses: 'never' } as const;
    expect(claimAll(dealFaces([['JH'], ['QH']], { options }), 'JH', 'QH').state.step).toBe('shop');
    const table = claimAll(dealFaces([['JH', 'QH'], ['JC']], { options }), 'JH', 'JC');
    expect(table.state).toMatchObject({ step: 'order', muster: { claims: {}, order: ['1', '0'] } });
    expect(table.told('orderCalled')).toEqual([{ by: null, order: ['1', '0'] }]);
  });
});

describe('picking in order', () => {
  test('R2.7 fewer face cards pick earlier, ties in the order of seats; claims are void', () => {
    const table = dealFaces([['JH', 'QH'], ['KH'], ['AH']])
      .act('0', 'claim', 'JH')
      .act('2', 'callOrder');
    expect(table.state.muster).toMatchObject({ order: ['1', '2', '0'], at: 0, confirmed: [] });
    expect(table.state.muster?.claims).toEqual({});
    expect(table.stages()).toEqual({ '1': 'pick' });
  });

  test('R2.7 the order stays as it is when cards change hands', () => {
    const options = { duplicateClasses: 'never' } as const;
    const table = dealFaces([['JH', 'JC'], ['JS'], ['JD', 'QH', 'KC']], { options }).act('0', 'callOrder');
    table.act('1', 'pickHero', 'JS').act('2', 'giveFace', '0', 'KC');
    expect(table.state.muster?.order).toEqual(['1', '0', '2']);
    expect(table.stages()).toEqual({ '0': 'pick' });
  });

  const second = (duplicateClasses: 'agree' | 'never' | 'free', faces: string[]) =>
    dealFaces([faces, ['JC']], { options: { duplicateClasses } })
      .act('0', 'callOrder')
      .act('1', 'pickHero', 'JC');

  test('R2.7 with `free` any own face card may be picked', () => {
    expect(second('free', ['JH', 'QH']).refused('0', 'pickHero', 'JH')).toBeNull();
  });

  test.each(['agree', 'never'] as const)(
    'R2.7 with `%s` a class nobody has must be picked if there is one',
    (option) => {
      const table = second(option, ['JH', 'QH']);
      expect(table.refused('0', 'pickHero', 'JH')).toBe('CLASS_TAKEN');
      expect(table.refused('0', 'pickHero', 'QH')).toBeNull();
      expect(table.state.muster?.needy).toEqual([]);
    },
  );

  test('R2.7 with `agree` and no free class in hand any face card will do, and so will the remedies', () => {
    const table = second('agree', ['JH', 'JS']);
    expect(table.state.muster?.needy).toEqual(['0']);
    expect(table.refused('0', 'dropForThree')).toBeNull();
    expect(table.act('0', 'pickHero', 'JS').state.step).toBe('shop');
  });

  test('R2.3 with `never` and no free class in hand the player must use a remedy', () => {
    const table = second('never', ['JH', 'JS']);
    expect(table.state.muster?.needy).toEqual(['0']);
    expect(table.refused('0', 'pickHero', 'JS')).toBe('CLASS_TAKEN');
    expect(table.moves('0')).toEqual(['dropForThree']);
  });

  test('R2.3 a player who is not picking yet is not needy, whatever the hand contains', () => {
    const table = dealFaces([['JH', 'JS'], ['JC']], { options: { duplicateClasses: 'never' } }).act('0', 'callOrder');
    expect(table.state.muster?.needy).toEqual([]);
  });
});

describe('the hero', () => {
  test('R2.8 the face card becomes the hero, all other cards are shown', () => {
    const table = dealFaces([['JH', 'QH'], ['KH']])
      .act('0', 'callOrder')
      .act('1', 'pickHero', 'KH');
    expect(table.view(null).muster?.hands['1']).toEqual({ cards: 5, faces: 0, shown: ['2D', '3D', '4D', '5D', '6D'] });
    expect(table.view(null).muster?.hands['0']?.shown).toBeNull();
  });

  test('R2.8 a player with a hero may still give face cards, until the shop opens', () => {
    const options = { duplicateClasses: 'never' } as const;
    const table = dealFaces(
      [
        ['JC', 'JS', 'JD'],
        ['JH', 'QH'],
      ],
      { options },
    ).act('0', 'callOrder');
    table.act('1', 'pickHero', 'JH');
    expect(table.stages()).toEqual({ '0': 'pick', '1': 'give' });
    table.act('1', 'giveFace', '0', 'QH');
    expect(table.stages()).toEqual({ '0': 'pick' });
    table.act('0', 'pickHero', 'QH');
    expect(table.state.step).toBe('shop');
    expect(table.refused('1', 'giveFace', '0', '2D')).toBe('WRONG_STEP');
  });

  test.each([
    ['JH', 8],
    ['JD', 6],
    ['JC', 10],
    ['JS', 6],
  ])('R2.9 with `max` %s has as many hit points as the die of the race can show', (card, hp) => {
    expect(claimAll(dealFaces([[card]]), card).hero('0')).toMatchObject({ hp, hpBase: hp });
  });

  test('R2.9 with `rolled` that die is rolled once, before the shop, and no luck helps', () => {
    const table = dealFaces([['JS']], { options: { hp: 'rolled', luck: 'any' } }).dice(1);
    claimAll(table, 'JS');
    expect(table.hero('0')).toMatchObject({ hp: 1, hpBase: 1 });
    expect(table.stages()).toEqual({ '0': 'shop' });
    expect(table.told('heroMade')).toMatchObject([{ hp: 1, roll: 1 }]);
  });

  test('R2.9 hit points are at the maximum when the dungeon is entered', () => {
    const table = deal({ hands: [['JC', '10C', '10D', '10H', '10S', '2C']] });
    claimAll(table, 'JC').act('0', 'buy', 'vitality', 0);
    expect(table.hero('0').hp).toBe(10);
    expect(table.act('0', 'doneShopping').hero('0').hp).toBe(12);
  });

  test.each([
    ['JH', 2 + 3 + 4 + 5 + 10 + 10],
    ['JC', 2 + 3 + 4 + 5 + 10],
  ])('R2.10, R10.1 %s gets the pips, 10 for each face card left, and a human 10 more', (card, rp) => {
    expect(claimAll(dealFaces([[card, 'KS']]), card).hero('0').rp).toBe(rp);
  });

  test('R2.10 resource points cannot be given away', () => {
    const table = claimAll(dealFaces([['JH'], ['QH']]), 'JH', 'QH');
    expect(table.refused('0', 'giveLP', '1', 1)).toBe('NOT_CALM');
  });

  test('R2.11 everybody shops at once, and being done is final', () => {
    const table = claimAll(dealFaces([['JH'], ['QH']]), 'JH', 'QH');
    table.act('1', 'buy', 'cloth', 0).act('0', 'buy', 'cloth', 0).act('0', 'doneShopping');
    expect(table.hero('0')).toMatchObject({ rp: 0, lp: 27 });
    expect(table.hero('1')).toMatchObject({ rp: 27, lp: 0 });
    expect(table.refused('0', 'doneShopping')).toBe('DONE');
    expect(table.refused('0', 'buy', 'cloth', 0)).toBe('NOT_YOUR_DECISION');
    expect(table.act('1', 'doneShopping').state.step).toBe('rest');
  });

  test('R2.9 the bonus of an amulet is a fact when the dungeon begins', () => {
    const table = claimAll(dealFaces([['JH'], ['QH']]), 'JH', 'QH');
    const [bought, base] = [table.hero('0').hp, table.hero('1').hp];
    table.act('0', 'buy', 'vitality', 0).act('0', 'doneShopping').act('1', 'doneShopping');
    expect(table.told('crawlBegan')).toMatchObject([{ hp: { '0': bought + 2, '1': base } }]);
  });

  test('R2.11 a refund undoes a purchase of this shop', () => {
    const table = claimAll(dealFaces([['JH']]), 'JH');
    const before = table.hero('0').rp;
    table.act('0', 'buy', 'leather', 0).act('0', 'refund', 'i1');
    expect(table.hero('0')).toMatchObject({ rp: before, bag: [] });
    expect(table.refused('0', 'refund', 'i1')).toBe('BAD_ARGS');
    table.act('0', 'buy', 'leather', 0).act('0', 'doneShopping');
    expect(table.refused('0', 'refund', 'i2')).toBe('WRONG_STEP');
  });
});
