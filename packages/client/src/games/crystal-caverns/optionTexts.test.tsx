import { dealt, type Lay, lay } from '@lantern/games/crystal-caverns/testing';
import { screen, within } from '@testing-library/react';
import { show } from './testing';

/** The words on the chip of a use, or on any other button. */
const chip = (name: RegExp) => screen.getByRole('button', { name }).textContent;

/** Seat 0 has rolled a SWAP: attacked by a monster, attacking one, or acting from the rear. */
const swapShown = (acts: 'attack' | 'defend' | 'rear', options: Lay['options'] = {}) => {
  const order = acts === 'rear' ? ['1', '2', '0'] : ['0', '1', '2'];
  const fight = acts === 'defend' ? ({ acts: 0, victim: '0' } as const) : ({ acts: '0' } as const);
  const table = lay({ map: [{ id: '5S', x: 0, y: 0, monsters: ['blue 1'] }], fight, order, options });
  const dice = { attack: [5, 'SWAP', 1, 'DIG'], defend: [5, 'AIM', 1, 'SWAP'], rear: ['SWAP'] } as const;
  show(table.dice(...dice[acts]).act('0', 'roll'), '0');
};

describe('the effect of a swap (R10.6)', () => {
  test.each(['attack', 'defend'] as const)('usually it takes the force out of any blow: %s', (acts) => {
    swapShown(acts);
    expect(chip(/^Change places/)).toMatch(/Two heroes change places\. The attack does no damage\./);
  });

  test('if it cancels only the attack on the swapping hero, the chip promises no more', () => {
    swapShown('defend', { swapDamage: 'rollerOnly' });
    expect(chip(/^Change places/)).toMatch(/Two heroes change places\.$/);
  });

  test('then too it cancels the hero’s own attack', () => {
    swapShown('attack', { swapDamage: 'rollerOnly' });
    expect(chip(/^Change places/)).toMatch(/The attack does no damage\.$/);
  });

  test('a hero in the rear has no attack to cancel', () => {
    swapShown('rear');
    expect(chip(/^Change places/)).toMatch(/Two heroes change places\.$/);
  });
});

describe('heroes who may swap monsters (R10.5)', () => {
  test('are named on the chip', () => {
    swapShown('attack', { swapMonsters: true });
    expect(chip(/^Change places/)).toMatch(/Two heroes or two monsters change places\. The attack does no damage\.$/);
  });
});

describe('a drawn stairway (R5.5)', () => {
  test.each([
    ['locked', 'A guardian of level 1 waits on it.'],
    ['open', 'A guardian of level 1 waits on it, if a crystal is free.'],
    ['unguarded', 'Nobody guards it.'],
  ] as const)('tells who waits there: %s', (stairs, words) => {
    show(lay({ drawn: '3S', options: { stairs } }));
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('casting freely (D46)', () => {
  const cast = (shown: 'WILD' | 'AIM') => {
    const table = lay({
      party: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }],
      map: [{ id: '5S', x: 0, y: 0, monsters: ['blue 1'] }],
      fight: { acts: '0' },
      options: { mageCasting: 'free' },
    });
    show(table.dice(5, shown, 1, 'DIG').act('0', 'roll'), '0');
  };

  test('a roll without a WILD offers a spell and does not mention a WILD', () => {
    cast('AIM');
    expect(screen.getByText('A spell without a WILD?')).toBeVisible();
  });

  test('a WILD is spent first', () => {
    cast('WILD');
    expect(screen.getByText('What does your WILD do?')).toBeVisible();
  });
});

describe('a party of one row (R11.1)', () => {
  const sheetOf = async (heroes: number) => {
    const colours = ['black', 'yellow', 'green'] as const;
    const { user } = show(lay({ party: colours.slice(0, heroes).map((colour) => ({ colour })) }));
    await user.click(screen.getByRole('button', { name: /the party is here/ }));
    const party = within(await screen.findByRole('region', { name: 'Party' }));
    await user.click(party.getByRole('button', { name: /^You/ }));
    return within(screen.getByRole('dialog'));
  };

  test('has its rear abilities in front, and has no rear', async () => {
    const sheet = await sheetOf(2);
    expect(sheet.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'In attack',
      'In defence',
    ]);
    expect(sheet.getAllByText('Heal')).toHaveLength(2);
  });

  test('has a rear with a third hero', async () => {
    const sheet = await sheetOf(3);
    expect(sheet.getByRole('heading', { name: 'From the rear' })).toBeVisible();
    expect(sheet.getAllByText('Heal')).toHaveLength(2);
    expect(sheet.getByText('Holy light')).toBeVisible();
  });

  test.each([
    [2, /Defence: cannot be tipped over, Change places$/],
    [3, /Defence: cannot be tipped over Rear: Change places$/],
  ])('is known where classes are chosen: %i heroes', (heroes, words) => {
    show(dealt(heroes));
    expect(screen.getByRole('button', { name: /Rogue/ }).textContent?.replace(/(Rear)/, ' $1')).toMatch(words);
  });
});
