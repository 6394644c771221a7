import { CARDS, type CardName } from '../data/cards';
import { blanks, lay } from '../testing';

describe('defending', () => {
  test('R9.1 each defence item defends against its cards', () => {
    const defences = Object.entries(CARDS).flatMap(([name, card]) =>
      'defence' in card && card.defence ? [[name, card.defence]] : [],
    );
    expect(Object.fromEntries(defences) as Partial<Record<CardName, string>>).toEqual({
      bottomlessPit: 'brassLantern',
      angryDwarfKnife: 'littleAxe',
      angryDwarfBlock: 'littleAxe',
      dropVase: 'velvetPillow',
      lampDim: 'freshBatteries',
      grateLocked: 'setOfKeys',
      payTroll: 'friendlyBear',
      snakeBars: 'littleBird',
    });
  });

  test('R9.1 the target of a stopping reaction is the mover; Wait For Me! and cancels have none', () => {
    const setOut = (card: string) =>
      lay({ step: 'move', P0: { hand: blanks(1) }, P1: { hand: [card] }, P2: { hand: blanks(2).slice(1) } })
        .act('0', 'moveTo', 'cobbleCrawl')
        .react('1', card)
        .pass('2').state.stack[1];
    expect(setOut('grateLocked-1')).toMatchObject({ args: { target: '0' } });
    expect(setOut('waitForMe')).toMatchObject({ args: {} });
  });

  test('R9.2 a carried item protects by itself: no toll, no return to the hand, no stop', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'bedquilt', inv: ['friendlyBear', 'goldNugget'] },
      P1: { hand: ['payTroll'] },
    });
    table.act('0', 'moveTo', 'volcanoView').react('1', 'payTroll').settle();
    expect(table.state.pending).toBeNull();
    expect(table.player('0')).toMatchObject({ room: 'volcanoView', inv: ['friendlyBear', 'goldNugget'] });
    expect(table.discard).toEqual(['payTroll']);
    expect(table.hand('1')).toEqual([]);
    expect(table.told('protected')).toEqual([{ seat: '0', item: 'friendlyBear', card: 'payTroll' }]);
  });

  test('R9.3 a revealed item is carried from then on, and the card ends and is discarded', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'bedquilt', hand: ['friendlyBear'], inv: ['goldNugget'] },
      P1: { hand: ['payTroll'] },
    });
    table.act('0', 'moveTo', 'volcanoView').react('1', 'payTroll').defend('0', 'friendlyBear').settle();
    expect(table.player('0')).toMatchObject({ room: 'volcanoView', inv: ['goldNugget', 'friendlyBear'] });
    expect(table.discard).toEqual(['payTroll']);
  });

  test('R9.4 revealing ignores the room, costs no play, and the item stays carried', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'y2', hand: ['littleAxe'] },
      P1: { hand: ['angryDwarfBlock-1', 'dontKnow-1'] },
    });
    table.act('0', 'moveTo', 'complexJunction').react('1', 'angryDwarfBlock-1').defend('0', 'littleAxe');
    expect(table.told('revealed')).toEqual([{ seat: '0', item: 'littleAxe', card: 'angryDwarfBlock-1' }]);
    expect(table.hand('1')).toEqual(['dontKnow-1']);
    table.settle();
    expect(table.state.turn).toMatchObject({ step: 'play', playsLeft: 1 });
    expect(table.player('0').inv).toEqual(['littleAxe']);
  });

  test('R9.5 a bystander in the same room cannot reveal for the target', () => {
    const table = lay({
      step: 'move',
      P0: { hand: blanks(1) },
      P1: { hand: ['grateLocked-1'] },
      P2: { hand: ['setOfKeys'] },
    });
    table.act('0', 'moveTo', 'cobbleCrawl').react('1', 'grateLocked-1').pass('2');
    const defend = { t: 'defend', card: 'setOfKeys' };
    expect(table.refused('2', 'respond', table.state.window?.id, defend)).toBe('NOT_TARGET');
  });

  test('R9.6 a revealed bird would flee the rod; with the cage it stays', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'mountainKing', hand: ['littleBird'], inv: ['blackRod', 'wickerCage'] },
      P1: { hand: ['snakeBars'] },
    });
    table.act('0', 'moveTo', 'y2').react('1', 'snakeBars').defend('0', 'littleBird').settle();
    expect(table.player('0')).toMatchObject({ room: 'y2', inv: ['blackRod', 'wickerCage', 'littleBird'] });
  });
});
