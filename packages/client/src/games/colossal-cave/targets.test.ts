import { cardsFor } from './targets';

test('the cards for a toll do not include the choices to pay nothing or everything', () => {
  const legal = [
    { move: 'payToll', args: ['mingVase-1'] },
    { move: 'payToll', args: [null] },
    { move: 'payToll', args: ['dropAll'] },
    { move: 'dropItem', args: ['wickerCage-1'] },
  ];
  expect(cardsFor(legal, 'payToll')).toEqual(['mingVase-1']);
});
