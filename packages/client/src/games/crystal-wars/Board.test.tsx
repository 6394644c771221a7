import { strings as text } from '@lantern/games/crystal-wars/strings/en/index';
import { dealt, type LaidTable, type Lay, lay } from '@lantern/games/crystal-wars/testing';
import type { Seat } from '@lantern/protocol/seat';
import { cleanup, screen, within } from '@testing-library/react';
import { showBoard } from '../testing';
import { board } from './index';
import { strings as english } from './strings.en';

/** Shows a table to a seat, or to a watcher; moves act on the table itself. */
function show(table: LaidTable, seat: Seat | null) {
  const { user, sent, container } = showBoard({ board, strings: english }, table, seat);
  const square = (name: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(`[data-name="${name}"]`);
    if (!found) throw new Error(`no square ${name}`);
    return found;
  };
  return {
    user,
    sent,
    square,
    tap: (name: string) => user.click(square(name)),
    press: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
    /** The names of the squares with a mark, or of all highlighted ones. */
    marked: (mark?: string) =>
      [...container.querySelectorAll<HTMLElement>(mark ? `[data-name][data-mark="${mark}"]` : '[data-name][data-lit]')]
        .map(({ dataset }) => dataset.name)
        .sort(),
  };
}

const bar = () => screen.getByRole('region', { name: 'What you can do' });

/** Shows seat 0 a table arranged in its turn. */
const turn = (description: Lay) => {
  const table = lay(description);
  return { table, ...show(table, '0') };
};

describe('setup', () => {
  test('a free village is previewed where it was tapped, and placed by the button', async () => {
    const table = dealt({}, 2, [5, 2]);
    const { tap, press, marked } = show(table, '0');
    expect(marked('place')).toEqual(['B1', 'B2', 'B3', 'B4', 'B6', 'B7', 'B8', 'B9']);
    await tap('B2');
    expect(table.pieces()).toEqual({});
    await press(text.moves.placeFreeVillage as string);
    expect(table.pieces()).toEqual({ B2: 'freeVillage' });
  });

  test('a second tap on the same square, or its key, also places it', async () => {
    const table = dealt({}, 2, [5, 2]);
    const { tap, square, user } = show(table, '0');
    await tap('B2');
    square('B2').focus();
    await user.keyboard('{Enter}');
    expect(table.pieces()).toEqual({ B2: 'freeVillage' });
  });

  test('a square that is not highlighted gives the reason', async () => {
    const { tap } = show(dealt({}, 2, [5, 2]), '0');
    await tap('B5');
    expect(screen.getByText('Nothing is placed on the centre of a coaster during the setup.')).toBeVisible();
    await tap('A1');
    expect(screen.getByText('A free village goes on a home coaster of the next player.')).toBeVisible();
  });

  test('a mountain is optional', async () => {
    const table = dealt({}, 2, [5, 2]);
    table.act('0', 'placeFreeVillage', 'B2').act('1', 'placeFreeVillage', 'A2');
    const { press, sent } = show(table, '0');
    await press(text.moves.skipMountain as string);
    expect(sent).toEqual([['skipMountain']]);
  });

  test('R3.7: on a neutral coaster a free village and a mountain are placed, and the mountain is mandatory', async () => {
    const table = dealt({ map: 'duelLong', neutralPlacing: 'players' }, 2, [5, 2]);
    table.act('0', 'placeFreeVillage', 'B2').act('1', 'placeFreeVillage', 'A2');
    table.act('0', 'skipMountain').act('1', 'skipMountain');
    const first = show(table, '0');
    expect(within(bar()).getByText(/on the neutral coaster/)).toBeVisible();
    await first.tap('C3');
    await first.press(text.moves.placeFreeVillage as string);
    expect(within(bar()).getByText('Ben places a mountain.')).toBeVisible();
    cleanup();
    show(table, '1');
    expect(within(bar()).getByText(/mountain on the neutral coaster/)).toBeVisible();
    expect(screen.queryByRole('button', { name: text.moves.skipMountain as string })).toBeNull();
  });

  test('there is no warning of eruptions if bandits replace them', async () => {
    const table = dealt({ bandits: true }, 2, [2, 5]);
    table.act('1', 'placeFreeVillage', 'A1').act('0', 'placeFreeVillage', 'B2').act('1', 'skipMountain');
    const { tap, press } = show(table, '0');
    expect(within(bar()).queryByText(/erupt/)).toBeNull();
    await tap('A9');
    await press(text.moves.placeMountain as string);
    await tap('A6');
    expect(within(bar()).getByText('Your village on A6?')).toBeVisible();
  });

  test('a first village beside a mountain asks for confirmation', async () => {
    const table = dealt({}, 2, [2, 5]);
    table.act('1', 'placeFreeVillage', 'A1').act('0', 'placeFreeVillage', 'B2');
    table.act('1', 'skipMountain').act('0', 'placeMountain', 'A9');
    const { tap } = show(table, '0');
    await tap('A6');
    expect(within(bar()).getByText(/touches a mountain/)).toBeVisible();
    await tap('A3');
    expect(within(bar()).queryByText(/touches a mountain/)).toBeNull();
  });
});

describe('starvation', () => {
  test('a unit is chosen, and the bar says whether that is enough', async () => {
    const { table, tap, press, marked } = turn({
      pieces: { A1: '0 village', A2: '0 infantry', A3: '0 tank', B1: '1 village' },
      grain: { 0: 2 },
      step: 'starvation',
    });
    expect(marked('take')).toEqual(['A2', 'A3']);
    await tap('A2');
    expect(within(bar()).getByText(/Still 1 short/)).toBeVisible();
    await tap('A3');
    expect(within(bar()).getByText(/All others are fed/)).toBeVisible();
    await press(text.moves.starve as string);
    expect(table.pieces()).not.toHaveProperty('A3');
  });
});

describe('movement', () => {
  const hover = { A7: '0 hover', A8: '0 village', B9: '1 village' };

  test('E6: reachable squares are highlighted, plain ways and The Flow differently', async () => {
    const { tap, marked } = turn({ pieces: hover });
    expect(marked()).toEqual(['A7']);
    await tap('A7');
    expect(marked('plain')).toEqual(['A1', 'A2', 'A4', 'A5', 'A6', 'A9', 'B7']);
    expect(marked('flow')).toEqual(['A3']);
  });

  test('two taps move a unit', async () => {
    const { tap, sent } = turn({ pieces: hover });
    await tap('A7');
    await tap('A3');
    expect(sent).toEqual([['moveUnit', 6, 2]]);
  });

  test('E8: a jump has its own mark', async () => {
    const { tap, marked, sent } = turn({ pieces: { A5: '0 infantry', A1: '0 village', B1: '1 village' } });
    await tap('A5');
    expect(marked('vortex')).toEqual(['B5']);
    await tap('B5');
    expect(sent).toEqual([['teleport', 4, 13]]);
  });

  test('an unreachable square and a unit that has moved give the reason', async () => {
    const { tap } = turn({ pieces: { ...hover, A1: '0 infantry moved' } });
    await tap('A1');
    expect(screen.getByText('That unit has moved in this turn.')).toBeVisible();
    await tap('A7');
    await tap('B1');
    expect(screen.getByText('That unit cannot get there in one movement.')).toBeVisible();
  });

  test('R7.9: a unit that will have to fight shows its chance, and so does a square where it would have to', async () => {
    const enemy = { B9: '1 infantry', B1: '1 village', A7: '0 village' };
    const { tap, square } = turn({ pieces: { A1: '0 hover', ...enemy } });
    expect(square('A1')).not.toHaveAccessibleName(/Has to fight/);
    await tap('A1');
    expect(square('A2')).not.toHaveAccessibleName(/Has to fight/);
    expect(square('A3')).toHaveAccessibleName(/Has to fight here, 58\s% to win$/);
    cleanup();
    expect(turn({ pieces: { A3: '0 hover moved', ...enemy } }).square('A3')).toHaveAccessibleName(/Has to fight here/);
  });

  test('the marks are explained until the player knows them', () => {
    localStorage.clear();
    const shown = Array.from({ length: 14 }, () => {
      turn({ pieces: hover });
      const legend = screen.queryByRole('list', { name: 'Marks on the map' }) !== null;
      cleanup();
      return legend;
    });
    expect(shown).toEqual([...Array(12).fill(true), false, false]);
  });

  test('the explanation of walls is shown only if there are walls', () => {
    localStorage.clear();
    turn({ pieces: hover });
    expect(within(bar()).queryByText('a wall: nobody passes')).toBeNull();
    cleanup();
    turn({ players: 3, pieces: { A9: '0 village', B1: '1 village', C3: '2 village' } });
    expect(within(bar()).getByText('a wall: nobody passes')).toBeVisible();
  });

  test('a button ends movement', async () => {
    const { press, sent, table } = turn({ pieces: hover });
    table.dice(5);
    await press(text.moves.endMovement as string);
    expect(sent).toEqual([['endMovement']]);
  });
});

describe('combat', () => {
  const battle = { A3: '0 tank', A2: '0 infantry', B9: '1 hover', B8: '1 infantry', B1: '1 village', A7: '0 village' };

  test('R7.9: units that must fight pulse, and the disabled button that ends combat gives the reason', () => {
    const { marked } = turn({ pieces: battle, step: 'combat' });
    expect(marked('must')).toEqual(['A2', 'A3']);
    expect(screen.getByRole('button', { name: text.moves.endCombat })).toHaveAttribute('aria-disabled', 'true');
    expect(within(bar()).getByText(/has to fight first/)).toBeVisible();
  });

  test('possible targets are marked with their chance before a unit is chosen, and a tap opens the best attack', async () => {
    const { tap, square, marked } = turn({ pieces: battle, step: 'combat' });
    expect(marked('battle')).toEqual(['B8', 'B9']);
    expect(square('B9')).toHaveAccessibleName(/Attack it: 58\s% to succeed$/);
    await tap('B9');
    expect(screen.getByRole('dialog')).toHaveTextContent('Win 21 of 36');
  });

  test.each([
    ['a fair fight is left', { A3: '0 tank', B9: '1 village' }, false],
    ['only poor chances are left', { A3: '0 hover', B9: '1 city' }, true],
    ['nothing is left', { A3: '0 tank', B2: '1 village' }, true],
  ])('the button that ends combat is gold only if no fair fight is left: %s', (_, pieces, gold) => {
    turn({ pieces: { A7: '0 village', B1: '1 village', ...pieces }, step: 'combat' });
    const end = screen.getByRole('button', { name: text.moves.endCombat });
    expect(end.classList.contains('main')).toBe(gold);
  });

  test('E9: a battle shows both totals, the exact chance and the possible losses', async () => {
    const { tap } = turn({ pieces: battle, step: 'combat' });
    await tap('A3');
    await tap('B9');
    const sheet = screen.getByRole('dialog');
    expect(within(sheet).getByText('4')).toBeVisible();
    expect(within(sheet).getByText('3')).toBeVisible();
    expect(sheet).toHaveTextContent('Win 21 of 36 · 58 %Tie 5 of 36 · 14 %Lose 10 of 36 · 28 %');
    expect(within(sheet).getByText('Ben loses the infantry on B8 or the hover on B9; you choose.')).toBeVisible();
    expect(within(sheet).getByText('You lose the infantry on A2 or the tank on A3; Ben chooses.')).toBeVisible();
  });

  test('a deselected supporter no longer counts in total, chance and losses', async () => {
    const { tap, user, press, sent, table } = turn({ pieces: battle, step: 'combat' });
    await tap('A3');
    await tap('B9');
    await user.click(screen.getByRole('switch', { name: /Infantry A2/ }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Win 15 of 36');
    expect(screen.getByText('You lose the tank on A3.')).toBeVisible();
    table.dice(3, 3);
    await press('Roll the dice');
    expect(sent).toEqual([['battle', 2, 17, []]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('E13: a defended village gives the reason why it cannot be besieged', async () => {
    const pieces = { A3: '0 hover', B9: '1 village', B8: '1 infantry', A2: '0 infantry', A7: '0 village' };
    const { tap, marked } = turn({ pieces, step: 'combat' });
    await tap('A2');
    expect(marked('battle')).toEqual(['B8']);
    await tap('A3');
    expect(screen.getByText('A unit on B8 defends it: it stands around the attacker.')).toBeVisible();
  });

  test('a siege that is too weak without its supporters cannot be rolled', async () => {
    const pieces = { A3: '0 infantry', A2: '0 infantry', B9: '1 village', A7: '0 village' };
    const { tap, user, press, sent, table } = turn({ pieces, step: 'combat' });
    await tap('A3');
    await tap('B9');
    expect(screen.getByText('It becomes your village.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: /Infantry A2/ }));
    expect(screen.getByRole('button', { name: 'Roll the dice' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('That takes an attack of at least 2; this one is 1.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: /Infantry A2/ }));
    table.dice(3, 4);
    await press('Roll the dice');
    expect(sent).toEqual([['siege', 2, 17, [1]]]);
  });

  test.each([
    ['persuade', '1 tank', 'Win over B9', '3 of 6'],
    ['sabotage', '1 village', 'Sabotage B9', '1 of 6'],
  ])('R16: to %s shows the one die and its chance', async (move, target, title, chance) => {
    const { tap, press, sent, table } = turn({
      pieces: { A3: '0 diplomat', B9: target, A7: '0 village', B1: '1 village' },
      options: { diplomats: true },
      step: 'combat',
    });
    await tap('A3');
    await tap('B9');
    expect(screen.getByRole('dialog', { name: title })).toHaveTextContent(chance);
    table.dice(6, 5);
    await press('Roll the die');
    expect(sent).toEqual([[move, 2, 17]]);
  });

  test('R7.7: the winner picks out of turn, and the other player sees who is awaited', async () => {
    const table = lay({ pieces: battle, step: 'combat' });
    table.dice(2, 5).act('0', 'battle', 'A3', 'B9', ['A2']);
    const { tap, press, marked, sent } = show(table, '1');
    expect(within(bar()).getByText('You won: choose which unit of Ana falls.')).toBeVisible();
    expect(marked('take')).toEqual(['A2', 'A3']);
    await tap('A3');
    await press(text.moves.chooseCasualty as string);
    expect(sent).toEqual([['chooseCasualty', 2]]);
  });

  test('a player who waits for a pick sees whose it is', () => {
    const table = lay({ pieces: battle, step: 'combat' });
    show(table.dice(2, 5).act('0', 'battle', 'A3', 'B9', ['A2']), '0');
    expect(within(bar()).getByText('Ben chooses which unit falls.')).toBeVisible();
    expect(within(bar()).queryByRole('button')).toBeNull();
  });
});

describe('events', () => {
  test('R9.5: the militia is placed on the chosen square', async () => {
    const table = lay({ pieces: { A7: '0 village', B1: '1 village' }, grain: { 0: 2 }, step: 'combat' });
    table.dice(3).act('0', 'endCombat');
    const { tap, press, marked, sent } = show(table, '0');
    expect(marked('place')).toEqual(['A4', 'A5', 'A8']);
    await tap('A4');
    await press(text.moves.placeMilitia as string);
    expect(sent).toEqual([['placeMilitia', 3]]);
  });

  test('R9.7: a city is chosen', async () => {
    const table = lay({ pieces: { A7: '0 city', A1: '0 city', B1: '1 village' }, grain: { 0: 2 }, step: 'combat' });
    table.dice(6).act('0', 'endCombat');
    const { tap, press, sent } = show(table, '0');
    await tap('A1');
    await press(text.moves.chooseRiot as string);
    expect(sent).toEqual([['chooseRiot', 0]]);
  });
});

describe('creation', () => {
  const pieces = { A7: '0 village', A1: '0 city', B1: '1 village' };

  test('after the choice of a kind its squares are highlighted, and a tap creates', async () => {
    const { table, press, tap, marked } = turn({ pieces, grain: { 0: 4 }, step: 'creation' });
    expect(marked()).toEqual([]);
    await press('Infantry, costs 1 grain');
    expect(marked('place')).toEqual(['A4', 'A5', 'A8']);
    await tap('A4');
    expect(table.pieces()).toMatchObject({ A4: '0 infantry' });
    expect(marked('place')).toEqual(['A5', 'A8']);
  });

  test('a kind that cannot be created gives the reason', async () => {
    const { press } = turn({ pieces, grain: { 0: 1 }, step: 'creation' });
    await press('Tank, costs 3 grain, not possible now');
    expect(within(bar()).getByText('That costs 3 grain; you have 1.')).toBeVisible();
    await press('Village, costs 1 grain, not possible now');
    expect(within(bar()).getByText(/founded beside your infantry/)).toBeVisible();
  });

  test('a square where the chosen kind cannot go gives the reason', async () => {
    const { press, tap } = turn({ pieces, grain: { 0: 4 }, step: 'creation' });
    await press('Hover, costs 2 grain');
    await tap('A5');
    expect(screen.getByText(/A hover is built beside one of your cities/)).toBeVisible();
  });

  test('before the turn ends there is a warning if units will eat more than the harvest', () => {
    turn({ pieces: { ...pieces, A4: '0 tank', A5: '0 tank' }, grain: { 0: 1 }, step: 'creation' });
    expect(within(bar()).getByText(/^Upkeep 6, harvest 3: next turn 3 grain is missing/)).toBeVisible();
  });

  test('there is no warning while the harvest feeds all units', () => {
    turn({ pieces: { ...pieces, A4: '0 tank' }, grain: { 0: 1 }, step: 'creation' });
    expect(within(bar()).queryByText(/is missing/)).toBeNull();
  });

  test('a button ends the turn', async () => {
    const { press, sent, table } = turn({ pieces, grain: { 0: 1 }, step: 'creation' });
    table.dice(5, 2);
    await press(text.moves.endTurn as string);
    expect(sent).toEqual([['endTurn']]);
  });
});

test('a spectator can look at things but cannot play', async () => {
  const { marked, tap } = show(lay({ pieces: { A3: '0 tank', B9: '1 hover', A7: '0 village' } }), null);
  expect(marked()).toEqual([]);
  expect(within(bar()).queryByRole('button')).toBeNull();
  expect(within(bar()).getByText('Ana moves.')).toBeVisible();
  await tap('A3');
  expect(screen.getByText('Attack 3, defence 3, moves 2, eats 3.')).toBeVisible();
});

test('a square is described with its content and the effect of a tap', () => {
  const { square } = turn({ pieces: { A5: '0 tank', B9: '1 village' } });
  expect(square('A5')).toHaveAccessibleName('A5, your tank, vortex. Move it');
  expect(square('B9')).toHaveAccessibleName('B9, Ben’s village');
});

test('the arrow keys go from square to square', async () => {
  const { square, user } = turn({ pieces: { A5: '0 tank', B9: '1 village' } });
  square('A5').focus();
  await user.keyboard('{ArrowUp}');
  expect(square('A2')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(square('B8')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(square('B9')).toHaveFocus();
});

test('a single die is shown with the purpose of its roll', async () => {
  const { press, table } = turn({ pieces: { A7: '0 village', B1: '1 village' }, grain: { 0: 4 }, step: 'combat' });
  table.dice(1);
  await press(text.moves.endCombat as string);
  expect(screen.getByRole('main')).toHaveTextContent('Event: Volcano');
});

test('the rail counts grain, villages and cities, and units', () => {
  const { view } = lay({ pieces: { A7: '0 city', A1: '0 village', A3: '0 tank', B1: '1 village' }, grain: { 0: 2 } });
  const labels = board.counters?.(view(null), '0').map(({ label }) => label);
  expect(labels).toEqual(['2 grain', 'Villages and cities: 2', 'Units: 1']);
});

test('a button opens the possessions of all players, the pieces and the faces of the event die', async () => {
  const { press } = turn({ pieces: { A5: '0 tank', B9: '1 village' } });
  await press('Players, pieces and events');
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByRole('row', { name: /Ben/ })).toHaveTextContent('Ben, red100+2−005/4/5');
  expect(within(sheet).getByText('Bumper crop.')).toBeVisible();
});
