import { type Deal, deal, type LaidTable } from '../testing';

const NONE = ['2C', '3C', '4C', '5C', '6C', '7C'] as const;
const TWO = ['JH', 'QH', '2D', '3D', '4D', '5D'] as const;
const ONE = ['KH', '2S', '3S', '4S', '5S', '6S'] as const;

const dealHands = (hands: readonly (readonly string[])[], more: Partial<Deal> = {}): LaidTable =>
  deal({ ...more, hands: hands as Deal['hands'] });

describe('a gift', () => {
  test('R2.4 a spare face card goes to a needy player; others learn that it happened, but not which card', () => {
    const table = dealHands([NONE, TWO, ONE]).act('1', 'giveFace', '0', 'QH');
    expect(table.view('0').hand).toContain('QH');
    expect(table.view('1').hand).not.toContain('QH');
    expect(table.state.step).toBe('claim');
    for (const audience of ['2', null]) {
      expect(table.view(audience).story.find(({ kind }) => kind === 'faceGiven')?.data).toEqual({ seat: '1', to: '0' });
    }
  });

  test('R2.4 nobody but a needy player gets one', () => {
    expect(dealHands([NONE, TWO, ONE]).refused('1', 'giveFace', '2', 'QH')).toBe('NOT_NEEDY');
  });

  test('R2.5 one’s last face card cannot be spared before a hero is fixed', () => {
    const table = dealHands([NONE, ['2H', '3H', '4H', '5H', '6H', '7H'], TWO]);
    table.act('2', 'giveFace', '0', 'QH');
    expect(table.state.step).toBe('faces');
    expect(table.stages()).toEqual({ '1': 'needy' });
    expect(table.refused('2', 'giveFace', '1', 'JH')).toBe('NOT_YOUR_DECISION');
    expect(table.state.muster?.hands['2']?.faces).toBe(1);
  });

  test('R2.5 it can once the hero is fixed', () => {
    const options = { duplicateClasses: 'never' } as const;
    const hands = [['JC', 'JS', 'JD', '2C', '3C', '4C'], TWO];
    const table = dealHands(hands, { options }).act('1', 'callOrder').act('1', 'pickHero', 'JH');
    expect(table.refused('1', 'giveFace', '0', 'QH')).toBeNull();
  });
});

describe('a swap', () => {
  const offered = () => dealHands([NONE, TWO, ONE]).act('0', 'offerSwap', '1', '7C');

  test('R2.4 a pip card is offered, which only the two players see', () => {
    const table = offered();
    expect(table.view('0').offeredPips).toEqual({ '0': '7C' });
    expect(table.view('1').offeredPips).toEqual({ '0': '7C' });
    for (const audience of ['2', null]) {
      expect(table.view(audience).offeredPips).toEqual({});
      expect(JSON.stringify(table.view(audience))).not.toContain('7C');
      expect(table.view(audience).muster?.offers).toEqual([{ from: '0', to: '1' }]);
    }
    expect(table.stages()).toEqual({ '0': 'waiting', '1': 'answer' });
  });

  test('R2.4 with a face card in return the cards change hands', () => {
    const table = offered().act('1', 'answerSwap', '0', 'JH');
    expect(table.view('0').hand.toSorted()).toEqual(['2C', '3C', '4C', '5C', '6C', 'JH']);
    expect(table.view('1').hand.toSorted()).toEqual(['2D', '3D', '4D', '5D', '7C', 'QH']);
    expect(table.state.step).toBe('claim');
    expect(JSON.stringify(table.view('2'))).not.toContain('7C');
    expect(JSON.stringify(table.view(null))).not.toContain('JH');
  });

  test('R2.4 declined, nothing moves, and the player may go on', () => {
    const table = offered().act('1', 'answerSwap', '0', null);
    expect(table.state.muster?.offers).toEqual([]);
    expect(table.view('0').hand.toSorted()).toEqual([...NONE]);
    expect(table.refused('0', 'offerSwap', '1', '2C')).toBeNull();
  });

  test('R2.4 another offer takes the place of the first', () => {
    const table = offered().act('0', 'offerSwap', '1', '2C');
    expect(table.state.muster?.offers).toEqual([{ from: '0', to: '1' }]);
    expect(table.view('1').offeredPips).toEqual({ '0': '2C' });
  });

  test('R2.4 a drop ends the own offer', () => {
    const table = dealHands([NONE, TWO, ONE], { draw: ['8C', '8D', '8H'] }).act('0', 'offerSwap', '1', '2C');
    table.act('0', 'dropForThree');
    expect(table.state.muster?.offers).toEqual([]);
    expect(table.refused('1', 'answerSwap', '0', 'QH')).not.toBeNull();
  });
});

describe('three cards for one', () => {
  test('R2.4 the highest pip card goes, face cards among the three stay, the others go; all of it is seen', () => {
    const table = dealHands([NONE, TWO], { draw: ['QS', '9D', 'KS'] }).act('0', 'dropForThree');
    expect(table.view('0').hand).toEqual(['2C', '3C', '4C', '5C', '6C', 'QS', 'KS']);
    expect(table.state.muster?.discard).toEqual(['7C', '9D']);
    expect(table.told('dropped')).toEqual([{ seat: '0', card: '7C', drawn: ['QS', '9D', 'KS'], kept: ['QS', 'KS'] }]);
  });

  test('R2.4 of equal pip cards clubs go first, then diamonds, hearts, spades', () => {
    const draw = ['3C', '3D', '3H', '4C', '4D', '4H', '5C', '5D', '5H', '6C', '6D', '6H'] as const;
    const table = dealHands([['8S', '8H', '8D', '8C', '2C', '2D']], { draw: [...draw] });
    for (let n = 0; n < 4; n++) table.act('0', 'dropForThree');
    expect(table.told('dropped').map(({ card }) => card)).toEqual(['8C', '8D', '8H', '8S']);
  });

  test('R2.4 it can be done again and again, until there is a face card', () => {
    const table = dealHands([NONE], { draw: ['8C', '8D', '8H', '9C', '9D', 'JS'] }).act('0', 'dropForThree');
    expect(table.state.step).toBe('faces');
    expect(table.act('0', 'dropForThree').state.step).toBe('claim');
  });

  test('R2.5 with fewer than three cards left all are drawn', () => {
    const table = dealHands([NONE, TWO], { draw: ['8C', 'JS'], left: 2 }).act('0', 'dropForThree');
    expect(table.told('dropped')[0]?.drawn).toEqual(['8C', 'JS']);
    expect(table.state.muster?.deck).toBe(0);
  });

  test('R2.5 with no pip card left it costs nothing', () => {
    const options = { duplicateClasses: 'never' } as const;
    const hands = [
      ['JC', 'JD', 'JS', '2C', '3C', '4C'],
      ['JH', '2D', '3D', '4D', '5D', '6D'],
    ];
    const draw = ['7C', '7D', '7H', '8C', '8D', '8H', '9C', '9D', '9H', '10C', '10D', 'QH'] as const;
    const table = dealHands(hands, { options, draw: [...draw] })
      .act('0', 'callOrder')
      .act('1', 'pickHero', 'JH');
    for (let n = 0; n < 4; n++) table.act('0', 'dropForThree');
    expect(table.told('dropped').map(({ card }) => card)).toEqual(['4C', '3C', '2C', null]);
    expect(table.view('0').hand).toEqual(['JC', 'JD', 'JS', 'QH']);
  });
});

describe('an empty hero deck', () => {
  const FOUR = ['JC', 'JD', 'JS', 'KC', '2H', '3H'] as const;

  test('R2.5 discards are not used again: a spare face card is taken, which only the needy player sees', () => {
    const table = dealHands([NONE, TWO, FOUR], { left: 0 });
    expect(table.refused('0', 'dropForThree')).toBe('DECK_EMPTY');
    expect(table.view('0').spares).toEqual({ '1': ['JH', 'QH'], '2': ['JC', 'KC', 'JD', 'JS'] });
    expect([table.view('1').spares, table.view('2').spares, table.view(null).spares]).toEqual([{}, {}, {}]);
    table.act('0', 'takeFace', '2', 'KC');
    expect(table.view('0').hand).toContain('KC');
    expect(table.state.step).toBe('claim');
    expect(JSON.stringify(table.view('1'))).not.toContain('"KC"');
  });

  test('R2.5 from the player who has most of them', () => {
    const table = dealHands([NONE, TWO, FOUR], { left: 0 });
    expect(table.refused('0', 'takeFace', '1', 'JH')).toBe('NOT_MOST');
  });

  test('R2.5 the only face card of a hand is not spare', () => {
    const table = dealHands([NONE, TWO, ONE], { left: 0 });
    expect(table.refused('0', 'takeFace', '2', 'KH')).toBe('NOT_SPARE');
  });

  test('R2.5 while cards are left nobody takes any', () => {
    const table = dealHands([NONE, TWO, ONE], { left: 1 });
    expect(table.refused('0', 'takeFace', '1', 'JH')).toBe('DECK_NOT_EMPTY');
    expect(table.view('0').spares).toEqual({});
  });

  test('R2.5 with `never` cards of a free class alone count and can be taken', () => {
    const options = { duplicateClasses: 'never' } as const;
    const hands = [
      ['JC', '2C', '3C', '4C', '5C', '6C'],
      ['JD', 'JS', '2D', '3D', '4D', '5D'],
      ['JH', 'KH', 'KC', 'QH', '2H', '3H'],
    ];
    const table = dealHands(hands, { options, left: 0 }).act('0', 'callOrder').act('0', 'pickHero', 'JC');
    expect(table.stages()['1']).toBe('pick');
    expect(table.refused('1', 'takeFace', '2', 'JH')).toBe('CLASS_TAKEN');
    expect(table.choices('1', 'takeFace').map(([, card]) => card)).toEqual(['KC', 'QH', 'KH']);
    expect(table.act('1', 'takeFace', '2', 'QH').state.muster?.needy).toEqual([]);
  });
});
