import type { CardId } from '../data/cards';
import { crystalCaverns } from '../game';
import { all, battle, type CardLay, dealt, type HeroLay, type LaidTable, type Lay, lay } from '../testing';

const random = { die: () => 1, shuffle: <T>(items: readonly T[]) => [...items] };
const choice = (table: LaidTable, seat = '0') => crystalCaverns.bot(table.view(seat), seat, random);
const ROOM: CardLay = { id: '1S', x: 0, y: 0 };
const STRONG: readonly HeroLay[] = [
  { colour: 'blue', hp: 9 },
  { colour: 'yellow', hp: 9 },
  { colour: 'green', hp: 9 },
];

describe('what a bot decides (section 14)', () => {
  test('the first free class of cleric, mage, archer, fighter, rogue', () => {
    expect(choice(dealt(3).act('1', 'chooseColour', 'black'))).toEqual({ move: 'chooseColour', args: ['red'] });
  });

  test('the dangers of two monsters add up', () => {
    const monsters = (...words: ('blue 1' | 'yellow 1')[]): CardLay => ({ id: '9S', x: 0, y: -1, monsters: words });
    const party: HeroLay[] = [
      { colour: 'blue', hp: 3 },
      { colour: 'yellow', hp: 3 },
      { colour: 'green', hp: 3 },
    ];
    const chosen = (card: CardLay) => choice(lay({ level: 2, party, map: [ROOM, card] }));
    expect(chosen(monsters('blue 1'))).toEqual({ move: 'step', args: [0] });
    expect(chosen(monsters('blue 1', 'yellow 1'))).toMatchObject({ move: 'reorder' });
  });

  test('the strongest in front, of equals the fighter, the rogue, the archer first', () => {
    const table = dealt(3, { classes: 'assigned', colours: ['red', 'green', 'blue'] }, [1, 1]);
    expect(choice(table)).toEqual({ move: 'arrange', args: [['2', '1', '0']] });
  });

  test('nothing without an open decision', () => {
    expect(choice(lay(), '1')).toBeUndefined();
  });

  test('stairs and the pool are laid near, monsters at a distance', () => {
    const row: CardLay[] = [ROOM, { id: '4S', x: 1, y: 0 }, { id: '4H', x: 2, y: 0 }, { id: '4D', x: 3, y: 0 }];
    const distance = (drawn: CardId) => {
      const [x = 0, y = 0] = (choice(lay({ map: row, drawn }))?.args ?? []) as number[];
      return Math.abs(x) + Math.abs(y);
    };
    expect([distance('3S'), distance('7H')]).toEqual([1, 1]);
    expect([distance('5S'), distance('9S')].every((far) => far > 2)).toBe(true);
  });

  const travel = (more: Lay) => choice(lay({ party: STRONG, ...more }));
  const pool: CardLay = { id: '7H', x: 0, y: -1 };

  test('walks to a pool that has not been used, and to no other', () => {
    expect(travel({ map: [ROOM, pool] })).toEqual({ move: 'step', args: [0] });
    expect(travel({ map: [ROOM, { ...pool, poolUsed: true }] })).toMatchObject({ move: 'reorder' });
  });

  test('starts a fight that it can win and that strengthens a hero, but not against monsters of its own level', () => {
    const monsters = (word: 'blue 1' | 'red 2'): CardLay => ({ id: '5S', x: 0, y: -1, monsters: [word] });
    expect(travel({ level: 2, map: [ROOM, monsters('blue 1')] })).toEqual({ move: 'step', args: [0] });
    expect(travel({ level: 2, map: [ROOM, monsters('red 2')] })).toMatchObject({ move: 'reorder' });
  });

  test('puts the best in front before a fight', () => {
    const map: CardLay[] = [ROOM, { id: '5S', x: 0, y: -1, monsters: ['blue 1'] }];
    const order = ['0', '2', '1'];
    const weak: HeroLay[] = [
      { colour: 'blue', hp: 9 },
      { colour: 'yellow', hp: 9 },
      { colour: 'green', hp: 4 },
    ];
    expect(choice(lay({ level: 2, map, party: weak, order }))).toEqual({ move: 'reorder', args: [['0', '1', '2']] });
  });

  test('climbs down from cleared stairs if nothing better is in reach, with the strongest heroes in front', () => {
    const map: CardLay[] = [{ id: '3S', x: 0, y: 0 }];
    expect(travel({ map })).toEqual({ move: 'descend', args: [] });
    const weak: HeroLay[] = [
      { colour: 'blue', hp: 9 },
      { colour: 'yellow', hp: 9 },
      { colour: 'green', hp: 4 },
    ];
    const order = ['0', '2', '1'];
    expect(travel({ map, party: weak, order })).toEqual({ move: 'reorder', args: [['0', '1', '2']] });
  });

  test('looks for the Dragon only if the risk for all heroes is low', () => {
    const map: CardLay[] = [ROOM, { id: '5S', x: 0, y: -1, monsters: [['green 1', 'yellow 1', 'black 2', 'red 3']] }];
    const party = (hp: number, large: number) =>
      STRONG.map((hero): HeroLay => ({ ...hero, hp, borrowed: [0, 0, large] }));
    expect(travel({ level: 4, map, party: party(18, 2) })).toEqual({ move: 'step', args: [0] });
    expect(travel({ level: 4, map, party: party(12, 0) })).toMatchObject({ move: 'reorder' });
  });

  const decide = (colour: HeroLay['colour'], kind: 'attack' | 'defend', dice: (number | 'WILD' | 'SWAP' | 'DIG')[]) => {
    const rest: HeroLay[] = [
      { colour: 'yellow', hp: 8 },
      { colour: 'black', hp: 9 },
    ].filter((one) => one.colour !== colour) as HeroLay[];
    const party: HeroLay[] = [{ colour }, ...rest, { colour: 'green', hp: 2 }];
    const table = battle(['red 1'], kind === 'attack' ? {} : { acts: 0, victim: '0' }, { party });
    return choice(table.dice(...dice).act('0', 'roll'));
  };

  test('uses its WILD for damage if it hits, for the shield if it would be wounded, and otherwise keeps it', () => {
    expect(decide('blue', 'attack', [6, 'WILD', 1, 'DIG'])).toEqual({ move: 'useWild', args: ['plusDamage'] });
    expect(decide('blue', 'defend', [6, 'DIG', 1, 'WILD'])).toEqual({ move: 'useWild', args: ['guard'] });
    expect(decide('blue', 'defend', [1, 'DIG', 6, 'WILD'])).toEqual({ move: 'done', args: [] });
  });

  test('swaps to avoid a hit, not a miss', () => {
    expect(decide('blue', 'defend', [6, 'DIG', 1, 'SWAP'])).toMatchObject({ move: 'useSwap' });
    expect(decide('blue', 'defend', [1, 'DIG', 6, 'SWAP'])).toEqual({ move: 'done', args: [] });
  });

  test('a mage throws a fireball at one monster, and confuses before a wound', () => {
    expect(decide('red', 'attack', [1, 'WILD', 6, 'DIG'])).toEqual({ move: 'useWild', args: ['fireball', 0] });
    expect(decide('red', 'defend', [6, 'DIG', 1, 'WILD'])).toEqual({ move: 'useWild', args: ['confuse'] });
  });

  test('a mage in the rear hastens the front, and scries when that is used up', () => {
    const rear = (haste: number) => {
      const charges = { lightning: 1, fireball: 1, shield: 1, confuse: 1, scrying: 1, haste };
      const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'yellow' }, { colour: 'red', charges }];
      return choice(battle(['red 1'], { acts: '2' }, { party }).dice('WILD').act('2', 'roll'), '2');
    };
    expect([rear(1), rear(0)]).toEqual([
      { move: 'useWild', args: ['haste', '0'] },
      { move: 'useWild', args: ['scrying'] },
    ]);
  });

  test('a cleric spares undead that holy light would waste', () => {
    const sear = (hp: number) => {
      const party: HeroLay[] = [{ colour: 'black' }, { colour: 'blue' }, { colour: 'green' }];
      const table = battle(['black 2'], { foes: [{ hp }] }, { level: 2, party });
      return choice(table.dice(1, ...all(2, 'WILD'), 6, 'DIG', 'DIG').act('0', 'roll'));
    };
    expect([sear(3), sear(2)]).toEqual([
      { move: 'useWild', args: ['holy'] },
      { move: 'done', args: [] },
    ]);
  });
});
