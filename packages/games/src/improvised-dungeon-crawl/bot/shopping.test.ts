import { lay } from '../testing';
import { advisedPurchases } from './shopping';

/** Returns the advice for a hero with `lp` loot points in a party; wares cost twice the shop price there (R3.1). */
function advised(card: 'JH' | 'AH', lp: number, bag: ('plate' | 'shield')[] = []) {
  const table = lay({ heroes: [{ card, lp, bag }, 'QC'] });
  return advisedPurchases(table.view('0'), '0', 3);
}

test('armour comes first, then a shield, then other gear for that class', () => {
  expect(advised('JH', 500).map(({ kind }) => kind)).toEqual(['plate', 'shield', 'vitality']);
});

test('gear that a hero has, or may not use, is not recommended', () => {
  expect(advised('JH', 500, ['plate', 'shield']).map(({ kind }) => kind)).toEqual([
    'vitality',
    'magicWeapon',
    'potion',
  ]);
  const wizard = advised('AH', 500).map(({ kind }) => kind);
  expect(wizard).toEqual(['leather', 'potion', 'vitality']);
});

test('only affordable gear is recommended; of potions the largest affordable one', () => {
  expect(advised('JH', 7)).toEqual([{ kind: 'potion', value: 3 }]);
  expect(advised('JH', 1)).toEqual([]);
});
