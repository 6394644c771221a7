import { cardsFor } from './targets';

test('a toll can be paid with a card; the choices to pay nothing or all name none', () => {
  const legal = [
    { move: 'payToll', args: ['mingVase-1'] },
    { move: 'payToll', args: [null] },
    { move: 'payToll', args: ['dropAll'] },
    { move: 'dropItem', args: ['wickerCage-1'] },
  ];
  expect(cardsFor(legal, 'payToll')).toEqual(['mingVase-1']);
});
