import { dealt, type FightLay, type LaidTable, type Lay, lay } from '@lantern/games/crystal-caverns/testing';
import { legalMoves } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import { screen, act as settle, within } from '@testing-library/react';
import { speaking } from '../../match/announcer/speaking';
import { changeSettings } from '../../state/settings';
import { board } from './index';
import { show } from './testing';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bar = () => within(screen.getByRole('region', { name: 'What you can do' }));

/** A fight of fighter, rogue and archer against a blue imp, before an action. */
const fight = (what: Partial<FightLay> = {}, rest: Lay = {}) =>
  lay({ map: [{ id: '5S', x: 0, y: 0, monsters: ['blue 1'] }], fight: { acts: '0', ...what }, ...rest });

describe('choosing and arranging', () => {
  test('S2: a tap takes a class; a taken class names its hero and cannot be tapped', async () => {
    const table = dealt(2);
    const { user, sent, again } = show(table);
    table.act('1', 'chooseColour', 'red');
    again();
    expect(button(/Mage.*Ben/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(/Fighter/));
    expect(sent).toEqual([['chooseColour', 'blue']]);
  });

  test('S6: tapping two heroes swaps their places, then the party sets out', async () => {
    const table = dealt(3, { classes: 'assigned', colours: ['blue', 'red', 'green'] }, [1, 1]);
    const { user, sent } = show(table);
    // Before the first turn no turn is counted.
    expect(screen.queryByText('Turn 0')).toBeNull();
    expect(screen.queryByRole('button', { name: /turn 0/ })).toBeNull();
    await user.click(bar().getByRole('button', { name: /^You/ }));
    await user.click(bar().getByRole('button', { name: /^Cleo/ }));
    await user.click(button('March like this'));
    expect(sent).toEqual([['arrange', ['2', '1', '0']]]);
  });
});

describe('two heroes, who both stand in front', () => {
  const pair = () => dealt(2, { classes: 'assigned', colours: ['blue', 'red'] }, [1, 1]);

  test('S6: set out with one tap, or change sides first', async () => {
    const { user, sent } = show(pair());
    expect(bar().getByText('Left: You. Right: Ben. Both stand in front.')).toBeVisible();
    await user.click(button('Swap sides'));
    expect(bar().getByText('Left: Ben. Right: You. Both stand in front.')).toBeVisible();
    await user.click(button('March like this'));
    expect(sent).toEqual([['arrange', ['1', '0']]]);
  });

  test('are not asked to tap heroes', () => {
    show(pair());
    expect(bar().queryByText(/^Choose two heroes/)).toBeNull();
    expect(bar().queryByText('Front row')).toBeNull();
  });
});

describe('placing', () => {
  const open = (drawn: '6H' | '9C') => lay({ drawn });

  test('R2.1: exactly the cells where the drawn card may be placed are highlighted', () => {
    const table = open('6H');
    const { cells } = show(table);
    const legal = new Set(table.choices('0', 'placeCard').map(([x, y]) => `${x},${y}`));
    expect(new Set(cells().map(({ dataset }) => dataset.cell))).toEqual(legal);
  });

  test('a tap only shows a preview; the tick places the card', async () => {
    const { user, sent } = show(open('6H'));
    await user.click(button(/^1 north.*Lay the card here$/));
    expect(sent).toEqual([]);
    await user.click(button('Lay it here'));
    expect(sent).toEqual([['placeCard', 0, -1, 0]]);
  });

  test('R1.3: a second tap turns the preview if both ways are legal', async () => {
    const map = [
      { id: '1S', x: 0, y: 0 },
      { id: '1H', x: 1, y: 0 },
      { id: '1D', x: 0, y: 1 },
    ] as const;
    const { user, sent } = show(lay({ drawn: '6H', map }));
    await user.click(button(/^1 south, 1 east.*Lay the card here$/));
    await user.click(button(/^1 south, 1 east.*Turn the card$/));
    await user.click(button('Lay it here'));
    expect(sent).toEqual([['placeCard', 1, 1, 1]]);
  });

  test('a card that cannot be turned gives the reason at the second tap', async () => {
    const { user } = show(open('9C'));
    await user.click(button(/^1 north.*Lay the card here$/));
    await user.click(button(/^1 north.*Turn the card$/));
    expect(screen.getByText('A card with four exits lies one way only.')).toBeVisible();
  });

  test('a cell where the card cannot be placed gives the reason', async () => {
    const map = [
      { id: '1S', x: 0, y: 0 },
      { id: '6C', x: 1, y: 0, rot: 1 },
      { id: '1D', x: 0, y: 1 },
    ] as const;
    const { user } = show(lay({ drawn: '5S', map }));
    await user.click(button(/^1 south, 1 east.*Not possible here$/));
    expect(screen.getByText('An exit of this card would run into a wall.')).toBeVisible();
  });

  test('two buttons go through the places', async () => {
    const { user, sent } = show(open('9C'));
    await user.click(button('Next place'));
    await user.click(button('Next place'));
    await user.click(button('Place before'));
    await user.click(button('Lay it here'));
    expect(sent).toEqual([['placeCard', 0, -1, 0]]);
  });
});

/** Shows a card to place beside a straight way of nine, in a view of this size in pixels. */
function showLongWay(width: number, height: number) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  const passages = (['2S', '2H', '2D', '2C', '6S', '6H', '6D', '6C', '8S'] as const).map((id, y) => ({
    id,
    x: 0,
    y: -y,
  }));
  const { user } = show(lay({ drawn: '9C', map: passages }));
  const sight = () =>
    screen.getByRole('group', { name: 'Map of the caverns' }).firstElementChild?.getAttribute('style');
  return { user, sight };
}

test.each([
  ['of a phone shows its cells some 40 pixels large', 348, 313, 0.4],
  ['of a tablet shows all places for the card', 800, 800, 784 / 1140],
])('a long map in a view %s', (_, width, height, scale) => {
  const { sight } = showLongWay(width, height);
  expect(Number(/scale\(([\d.]+)\)/.exec(sight() ?? '')?.[1])).toBeCloseTo(scale, 1);
  jest.restoreAllMocks();
});

test('the map keeps its zoom while the party walks', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(420);
  const way = (['1S', '2S', '2H', '2D', '2C', '6S', '6H'] as const).map((id, y) => ({ id, x: 0, y: -y }));
  const { user, sent } = show(lay({ map: way, at: '0,-2' }).dice(1), '0', true);
  const map = screen.getByRole('group', { name: 'Map of the caverns' });
  const sight = () => map.firstElementChild?.getAttribute('style') ?? '';
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(sight())?.[1]);
  const fitting = scale();
  settle(() => map.focus());
  await user.keyboard('+');
  const [before, chosen] = [sight(), scale()];
  expect(chosen).toBeGreaterThan(fitting);
  await user.click(button(/^Passage, 3 north.*Move here$/));
  expect(sent).toEqual([['step', 0]]);
  expect(sight()).not.toBe(before);
  expect(scale()).toBe(chosen);
  jest.restoreAllMocks();
});

test('a button brings the party back into view if the map shows another part', async () => {
  const { user, sight } = showLongWay(390, 420);
  await user.click(button('Find the party'));
  const party = sight();
  await user.click(button('Next place'));
  expect(sight()).not.toBe(party);
  await user.click(button('Find the party'));
  expect(sight()).toBe(party);
  jest.restoreAllMocks();
});

describe('the goal of the party', () => {
  const stairs = (locked: boolean) => ({ id: '3S', x: 0, y: -1, locked, visited: true }) as const;
  const entrance = { id: '1S', x: 0, y: 0 } as const;
  const dragon = { id: '9D', x: 0, y: -1, monsters: [['green 1', 'yellow 1', 'black 2', 'red 3']] } as const;

  test.each<[string, Lay]>([
    ['Find the stairs down; the Dragon is on level 4.', { map: [entrance] }],
    ['The stairs down are still locked; the Dragon is on level 4.', { map: [entrance, stairs(true)] }],
    ['Take the stairs down; the Dragon is on level 4.', { map: [entrance, stairs(false)] }],
    ['Take the shaft down; the Dragon is on level 4.', { map: [{ ...entrance, shaft: true }, stairs(true)] }],
    ['The Dragon is on this level: find it and slay it.', { level: 4, map: [entrance] }],
    [
      'The Dragon has been found: slay it.',
      { level: 4, exhausted: 1, pile: ['J'], map: [entrance, { ...dragon, monsters: [...dragon.monsters] }] },
    ],
  ])('is shown above the map: %s', (aim, laid) => {
    show(lay(laid), null);
    expect(screen.getByText(aim)).toBeVisible();
  });

  test('makes room for the fight', () => {
    show(fight(), null);
    expect(screen.queryByText(/the Dragon is on level 4/)).toBeNull();
  });
});

describe('travelling', () => {
  const crossroads = (rest: Lay = {}) =>
    lay({
      map: [
        { id: '1S', x: 0, y: 0 },
        { id: '1H', x: 1, y: 0 },
        { id: '9D', x: 0, y: -1, monsters: ['red 1', 'green 1'] },
        { id: '6C', x: -1, y: 0, rot: 1 },
      ],
      ...rest,
    });

  test('R6.1: exactly the cards the party may step on are highlighted', () => {
    const { cells } = show(crossroads({ from: '-1,0' }));
    expect(cells().map(({ dataset }) => dataset.cell)).toEqual(['1,0', '0,-1']);
  });

  test('a tap on a highlighted card moves the party', async () => {
    const { user, sent } = show(crossroads());
    await user.click(button(/^Empty Room, 1 east.*Move here$/));
    expect(sent).toEqual([['step', 1]]);
  });

  test('10.7: a card with monsters asks for confirmation and shows the odds', async () => {
    const { user, sent } = show(crossroads());
    await user.click(button(/^Den.*Fight here$/));
    expect(sent).toEqual([]);
    expect(bar().getAllByRole('listitem')[0]).toHaveTextContent(
      /Ember Imp.*3 hit points.*you hit 42 %.*it hits 42 % for 1/,
    );
    await user.click(button('Fight'));
    expect(sent).toEqual([['step', 0]]);
  });

  test('a fight that was not confirmed leaves the other moves open', async () => {
    const { user, sent } = show(crossroads());
    await user.click(button(/^Den.*Fight here$/));
    await user.click(button('Stay out'));
    await user.click(button(/^Passage.*Move here$/));
    expect(sent).toEqual([['step', 3]]);
  });

  test('a card the party may not go back to gives the reason', async () => {
    const { user } = show(crossroads({ from: '-1,0' }));
    await user.click(button(/^Passage, 1 west/));
    expect(within(screen.getByRole('dialog')).getByText(/You have just come from there/)).toBeVisible();
  });

  test('R6.2: on stairs the party climbs down', async () => {
    const { user, sent } = show(lay({ map: [{ id: '3S', x: 0, y: 0 }] }));
    await user.click(button('Climb down'));
    expect(sent).toEqual([['descend']]);
  });

  test('R6.3: the order is changed by tapping two heroes; an unchanged order gives the reason why it is refused', async () => {
    const { user, sent } = show(crossroads());
    await user.click(button('Change order'));
    await user.click(button('Change to this'));
    expect(await screen.findByText('That is the order you have.')).toBeVisible();
    await user.click(bar().getByRole('button', { name: /^You/ }));
    await user.click(bar().getByRole('button', { name: /^Ben/ }));
    await user.click(button('Change to this'));
    expect(sent).toEqual([['reorder', ['1', '0', '2']]]);
  });

  test('a tap on a fight ends the change of order', async () => {
    const { user } = show(crossroads());
    await user.click(button('Change order'));
    await user.click(button(/^Den.*Fight here$/));
    expect(button('Fight')).toBeVisible();
  });

  test('R6.4: the party can wait only if nothing else is possible; a single hero has no order to change', async () => {
    const table = lay({
      party: [{ colour: 'blue' }],
      map: [
        { id: '1S', x: 0, y: 0 },
        { id: '2S', x: 0, y: -1 },
      ],
      at: '0,-1',
      from: '0,0',
    });
    const { user, sent } = show(table);
    expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull();
    await user.click(button('Wait here'));
    expect(sent).toEqual([['hold']]);
  });
});

describe('fighting', () => {
  test('the attacker, the target and the odds are shown above the button that rolls', async () => {
    const table = fight();
    const { user } = show(table, '0', true);
    expect(bar().getByText('You strike the Frost Imp: 42 % to hit.')).toBeVisible();
    table.dice(5, 'AIM', 4, 'DIG');
    await user.click(button('Roll'));
    expect(table.told('struck')).toMatchObject([{ outcome: 'hit', damage: 1 }]);
  });

  test('both sums are shown with their parts and the effect of each face', () => {
    const table = fight().dice(5, 'AIM', 4, 'TIP');
    table.act('0', 'roll');
    show(table, null);
    const panel = within(screen.getByRole('region', { name: 'The last exchange' }));
    expect(panel.getByRole('img', { name: 'Treehouse die: AIM' }).parentElement).toHaveTextContent('+1');
    expect(panel.getAllByText(/^total/).map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'total 5',
      'total 7',
    ]);
    expect(panel.getByText('Hit for 1')).toBeVisible();
  });

  test('hit points are shown as a number and as one pyramid each', () => {
    show(fight({ foes: [{ hp: 2 }] }));
    const foe = button(/^Frost Imp, 2 of 3 hit points/);
    expect(foe.querySelectorAll('path[d="M5 1 9.300 10H.7Z"], path[d="M5 1 9.3 10H.7Z"]')).toHaveLength(3);
  });

  test('R7.4: a single hero chooses the monster to attack', async () => {
    const table = lay({
      party: [{ colour: 'blue' }],
      map: [{ id: '9S', x: 0, y: 0, monsters: ['red 1', 'green 1'] }],
      fight: { acts: '0' },
    });
    const { user, sent } = show(table);
    expect(screen.queryByRole('button', { name: 'Roll' })).toBeNull();
    await user.click(button(/^Attack Venom Imp/));
    expect(sent).toEqual([['roll', 1]]);
  });

  const parties: readonly [string, () => LaidTable][] = [
    ['a fighter who attacks', () => fight().dice(5, 'WILD', 1, 'HOP')],
    ['a swap in defence', () => fight({ acts: 0, victim: '0' }).dice(6, 'AIM', 1, 'SWAP')],
    [
      'a mage of level 3 with two monsters before the party',
      () =>
        lay({
          level: 3,
          party: [{ colour: 'red' }, { colour: 'black' }, { colour: 'blue' }],
          map: [{ id: '9S', x: 0, y: 0, monsters: ['black 3', 'yellow 2'] }],
          fight: { acts: '0' },
        }).dice(4, 'WILD', 'SWAP', 'AIM', 3, 'HOP', 'HOP', 'HOP'),
    ],
    [
      'a cleric in the rear',
      () =>
        fight(
          { acts: '2' },
          {
            party: [
              { colour: 'red', hp: 2 },
              { colour: 'blue', hp: 1 },
              { colour: 'black', hp: 2 },
            ],
          },
        ).dice('WILD'),
    ],
    ['an archer in the rear', () => fight({ acts: '2' }).dice('WILD')],
    [
      'a SWAP that may move monsters too',
      () =>
        lay({
          map: [{ id: '9S', x: 0, y: 0, monsters: ['red 1', 'green 1'] }],
          fight: { acts: '0' },
          options: { swapMonsters: true },
        }).dice(1, 'SWAP', 6, 'DIG'),
    ],
    [
      'a hero alone who may swap two monsters',
      () =>
        lay({
          party: [{ colour: 'blue' }],
          map: [{ id: '9S', x: 0, y: 0, monsters: ['red 1', 'green 1'] }],
          fight: { acts: 0 },
          options: { swapMonsters: true },
        }).dice(1, 'DIG', 6, 'SWAP'),
    ],
  ];

  test.each(parties)('every use of %s can be tapped', (_name, laid) => {
    const table = laid();
    const seat = table.state.combat?.exchange?.seat ?? '0';
    table.act(seat, 'roll');
    const wanted = legalMoves(board.moves, table.view(seat), seat).map(({ move, args }) =>
      JSON.stringify([move, ...args]),
    );
    const reached = movesByTaps(table, seat);
    expect([...new Set(reached)].sort()).toEqual(wanted.sort());
  });

  describe('a SWAP of an attacking hero', () => {
    const rolled = (hero: number, foe: number, acts: '0' | 0 = '0') => {
      const table = fight(acts === 0 ? { acts, victim: '0' } : {});
      if (acts === 0) table.dice(foe, 'AIM', hero, 'SWAP');
      else table.dice(hero, 'SWAP', foe, 'DIG');
      table.act('0', 'roll');
      show(table);
    };
    const swap = () => bar().getByRole('button', { name: /^Change places/ });
    const nothing = () => button('Use nothing');

    test('is not proposed if the attack would hit: keeping it is', () => {
      rolled(6, 1);
      expect(screen.getByText('Would hit for 1')).toBeVisible();
      expect(swap()).toHaveAttribute('data-wastes');
      expect(nothing()).toHaveClass('main');
    });

    test.each<[string, Parameters<typeof rolled>]>([
      ['who would miss', [1, 6]],
      ['who is struck', [1, 6, 0]],
    ])('%s is proposed', (_, dice) => {
      rolled(...dice);
      expect(swap()).not.toHaveAttribute('data-wastes');
      expect(nothing()).not.toHaveClass('main');
    });
  });

  test('the result of the attack is shown while its dice may still be used', () => {
    const table = fight().dice(5, 'WILD', 1, 'HOP');
    table.act('0', 'roll');
    show(table);
    expect(screen.getByText('Would hit for 1')).toBeVisible();
  });

  test('R12.5: cards found by scrying are placed on the map while the fight waits, by the mage only', async () => {
    const table = lay({
      party: [{ colour: 'blue' }, { colour: 'yellow' }, { colour: 'red' }],
      map: [
        { id: '5S', x: 0, y: 0, monsters: ['blue 1'] },
        { id: '4S', x: 1, y: 0 },
      ],
      cavern: ['1H', '1D'],
      fight: { acts: '2', next: ['0'] },
      options: { scryingPlaced: true },
    });
    table.dice('WILD').act('2', 'roll').dice(1).act('2', 'useWild', 'scrying');
    const { user, sent, cells, unmount } = show(table, '2');
    expect(screen.queryByRole('region', { name: 'Fight' })).toBeNull();
    expect(cells().map(({ dataset }) => dataset.cell)).toEqual(['0,-1', '-1,0', '0,1']);
    await user.click(button(/^1 north, 1 east.*Not possible here$/));
    expect(screen.getByText('A card found by scrying must lie at an exit of the card you stand on.')).toBeVisible();
    await user.click(button(/^1 south of.*Lay the card here$/));
    await user.click(button('Lay it here'));
    expect(sent).toEqual([['placeCard', 0, 1, 0]]);
    unmount();
    show(table, '0');
    expect(screen.getByText('Waiting')).toBeVisible();
  });

  test('the map can be looked at during a fight', async () => {
    const { user } = show(fight());
    await user.click(button('Map'));
    expect(screen.getByRole('group', { name: 'Map of the caverns' })).toBeVisible();
    await user.click(button('Fight'));
    expect(screen.getByRole('region', { name: 'Fight' })).toBeVisible();
  });
});

/**
 * All moves that can be sent by tapping highlighted elements; none is made. The first tap of each page is followed on it,
 * every other one on a new page.
 * @param path taps so far, by their indices among the highlighted elements
 */
function movesByTaps(table: LaidTable, seat: Seat, path: readonly number[] = []): string[] {
  const { sent, lit, unmount } = show(table, seat);
  const tap = (place: number) => settle(() => lit()[place]?.click());
  for (const place of path) tap(place);
  const others: number[][] = [];
  for (const taps = [...path]; sent.length === 0 && taps.length < 3; ) {
    const [first, ...rest] = lit().flatMap((element, index) =>
      element.getAttribute('aria-pressed') === 'true' ? [] : [index],
    );
    if (first === undefined) break;
    others.push(...rest.map((place) => [...taps, place]));
    tap(first);
    taps.push(first);
  }
  unmount();
  return [...sent.map((move) => JSON.stringify(move)), ...others.flatMap((other) => movesByTaps(table, seat, other))];
}

describe('rolling by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    settle(() => changeSettings({ autoRoll: true, listens: false }));
    jest.useRealTimers();
  });
  const later = () => settle(() => void jest.advanceTimersByTime(5000));

  test('a roll without a decision is made automatically after a delay', () => {
    const { sent } = show(fight());
    expect(sent).toEqual([]);
    later();
    expect(sent).toEqual([['roll']]);
  });

  test('an automatic roll waits until a screen reader has spoken the news', () => {
    settle(() => changeSettings({ listens: true }));
    speaking.set({ news: true });
    const { sent } = show(fight());
    later();
    expect(sent).toEqual([]);
    settle(() => speaking.set({ news: false }));
    later();
    expect(sent).toEqual([['roll']]);
  });

  test('a roll is marked as automatic, so that a screen reader is not asked for it', () => {
    show(fight());
    const roll = () => screen.getByRole('button', { name: /^Roll/ });
    expect(roll()).toHaveAttribute('data-automatic');
    settle(() => changeSettings({ autoRoll: false }));
    expect(roll()).not.toHaveAttribute('data-automatic');
  });

  test('nothing is rolled automatically once that is switched off', () => {
    const { sent } = show(fight());
    settle(() => screen.getByRole('switch', { name: 'Roll by itself' }).click());
    later();
    expect(sent).toEqual([]);
  });

  test('dice that may be used wait for their player', () => {
    const table = fight().dice(5, 'WILD', 1, 'HOP');
    table.act('0', 'roll');
    const { sent } = show(table);
    later();
    expect(sent).toEqual([]);
  });

  test('nothing rolls by itself in a lesson', () => {
    const { sent } = show(fight(), '0', false, { lesson: true });
    later();
    expect(sent).toEqual([]);
  });

  test('a required target is never chosen automatically', () => {
    const { sent } = show(
      lay({
        party: [{ colour: 'blue' }],
        map: [{ id: '9S', x: 0, y: 0, monsters: ['red 1', 'green 1'] }],
        fight: { acts: '0' },
      }),
    );
    later();
    expect(sent).toEqual([]);
  });
});

describe('reading', () => {
  test('a spectator sees the table and can tap only things that explain it', () => {
    const { lit } = show(fight(), null);
    expect(lit()).toEqual([]);
    expect(screen.getByText('Waiting')).toBeVisible();
  });

  test('the sheet of a hero lists its abilities; retiring takes two taps', async () => {
    const { user, sent } = show(lay());
    await user.click(screen.getByRole('button', { name: /the party is here/ }));
    const party = within(await screen.findByRole('region', { name: 'Party' }));
    await user.click(party.getByRole('button', { name: /^You/ }));
    expect(screen.getByText('Strike harder')).toBeVisible();
    await user.click(button('Leave the party'));
    expect(sent).toEqual([]);
    await user.click(button('Leave for good'));
    expect(sent).toEqual([['retire']]);
  });

  test('the line at the top opens what is left in decks and bag', async () => {
    const { user } = show(lay({ level: 2 }));
    await user.click(button(/^Level 2 of 4/));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('Cavern cards: 39')).toBeVisible();
    expect(sheet.getByText('Monster cards: 8')).toBeVisible();
  });
});

describe('the rail of people', () => {
  const counted = (table: LaidTable, seat: Seat) => board.counters?.(table.view(null), seat).map(({ label }) => label);

  test('counts class, hit points and initiative of a hero', () => {
    show(lay());
    expect(counted(lay(), '0')).toEqual(['Fighter, 3 hit points', 'Initiative 4']);
  });

  test('marks heroes who are down', () => {
    const table = fight();
    const effects = table.state.combat?.effects['0'];
    if (effects) effects.stunned = true;
    show(table);
    expect(counted(table, '0')).toContain('lies');
  });

  test('shows the colour of a crystal only once a class is chosen', () => {
    const table = dealt(2);
    expect(board.colourOf?.(table.view(null), '0')).toBeUndefined();
    table.act('0', 'chooseColour', 'red');
    expect(board.colourOf?.(table.view(null), '0')).toBe('red');
  });
});
