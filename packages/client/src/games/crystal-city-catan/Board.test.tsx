import type { Options, View } from '@lantern/games/crystal-city-catan/board';
import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import type { State } from '@lantern/games/crystal-city-catan/state';
import { type LocalMatch, localMatch } from '@lantern/games/engine/localMatch';
import { legalMoves } from '@lantern/games/kit/move';
import { seededRandom } from '@lantern/games/kit/random';
import type { Seat } from '@lantern/protocol/seat';
import { render, screen, within } from '@testing-library/react';
import { localMatchOn, showBoard } from '../testing';
import { board } from './index';
import { cellOf } from './map/cells';
import { strings as english } from './strings.en';

/** A match of two; `change` prepares its state. */
function deal(change: (state: State) => void = () => {}, options: Partial<Options> = {}): LocalMatch<State, View> {
  const match = localMatch(crystalCityCatan, 2, options, seededRandom('board'));
  change(match.state);
  return match;
}

/** Ana builds: layout M F C T, numbers 2 3 5 6, one in each corner. */
function building(change: (state: State) => void = () => {}, options: Partial<Options> = {}): LocalMatch<State, View> {
  return deal(
    (state) => {
      for (const colony of Object.values(state.colonies)) colony.number = { M: 2, F: 3, C: 5, T: 6 };
      Object.assign(state, { step: 'build', active: '0', firstPlayer: '0', turnNo: 1, decisionId: 5 });
      state.roll = { event: 4, production: 1, double: false };
      change(state);
    },
    { poolLayout: 'standard', ...options },
  );
}

/** Shows the match to a seat, or to a watcher; moves act on the match itself. */
const show = (match: LocalMatch<State, View>, seat: Seat | null) =>
  showBoard({ board, strings: english }, localMatchOn(match), seat);

const labels = (elements: readonly HTMLElement[]) =>
  elements.map((element) => element.getAttribute('aria-label') ?? element.textContent);

test('nothing of a roll is shown before its dice have landed', () => {
  const match = building((state) => Object.assign(state, { step: 'roll', roll: null }));
  const fact = { n: 9, kind: 'rolled' as const, data: { seat: '0', event: 2, production: 5, double: false } };
  const shown = (phase: 'rolling' | 'landed') => {
    const { container, unmount } = showBoard(
      { board, strings: english },
      localMatchOn(match),
      '0',
      true,
      {},
      { fact, phase },
    );
    const found = { dice: container.querySelectorAll('[data-dice="rolling"]').length, said: container.textContent };
    unmount();
    return found;
  };
  expect(shown('rolling').dice).toBe(1);
  expect(shown('rolling').said).not.toContain('Wager');
  match.state.roll = { event: 2, production: 5, double: false };
  expect(shown('landed').dice).toBe(0);
  expect(shown('landed').said).toContain('Wager');
});

test('exactly the places with a legal build are highlighted', () => {
  const match = building((state) => Object.assign(state.colonies['0']?.pools ?? {}, { NW: 3, SW: 3 }));
  const { lit } = show(match, '0');
  const places = new Set(
    legalMoves(board.moves, match.view('0'), '0').flatMap((choice) => JSON.stringify(cellOf(choice)) ?? []),
  );
  const targets = labels(lit()).filter((label) => label?.startsWith('Build:'));
  expect(targets).toHaveLength(places.size);
  expect(targets).toEqual(expect.arrayContaining(['Build: left side of the capital', 'Build: northern Garrison']));
});

test('a highlighted place opens its builds, and one tap builds', async () => {
  const match = building();
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: 'Build: left side of the capital' }));
  await user.click(screen.getByRole('button', { name: 'Build: Small road on the left' }));
  expect(match.state.colonies['0']?.road.L).toBe(1);
});

test('a build that is not possible gives the reason', async () => {
  const { user } = show(building(), '0');
  await user.click(screen.getByRole('button', { name: 'Build: left suburb, not possible now' }));
  const bar = screen.getByRole('region', { name: 'What you can do' });
  expect(within(bar).getByText('A suburb needs a road on its side first.')).toBeVisible();
  for (const button of within(bar).getAllByRole('button', { name: /^Build:/ }))
    expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a missing resource is named with the price', async () => {
  const match = building((state) => Object.assign(state.colonies['0']?.pools ?? {}, { SW: 0 }));
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: /^Build: left side of the capital/ }));
  expect(screen.getAllByText('You need 1 more Crystal.')[0]).toBeVisible();
});

test('R11.1: the chosen one of two pools of a type pays', async () => {
  const match = building((state) => {
    const colony = state.colonies['0'];
    if (!colony) return;
    colony.sites.R = { base: 1, hospital: false, armory: false, store: null };
    colony.road.R = 1;
    colony.stock[1] -= 2;
    Object.assign(colony.pools, { NW: 2, RT: 2, RB: 0 });
  });
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: 'Build: left side of the capital' }));
  await user.click(screen.getByText('Pay in another way'));
  await user.click(screen.getByRole('radio', { name: '1 north-west of the capital' }));
  await user.click(screen.getByRole('button', { name: 'Build: Small road on the left' }));
  expect(match.state.colonies['0']?.pools).toMatchObject({ NW: 1, RT: 2 });
});

test('a gain lights exactly the pools that have room', () => {
  const match = building((state) => {
    state.step = 'event';
    state.need['0'] = { kind: 'gain', optional: true };
    Object.assign(state.colonies['0']?.pools ?? {}, { NW: 3 });
  });
  const { lit } = show(match, '0');
  expect(labels(lit())).toEqual([
    expect.stringMatching(/^Food/),
    expect.stringMatching(/^Crystal/),
    expect.stringMatching(/^Textile/),
    'Take nothing',
  ]);
});

test('losses are chosen pool by pool and sent when their number is right', async () => {
  const match = building((state) => {
    state.step = 'event';
    state.need['0'] = { kind: 'lose', count: 2, exposed: 7 };
    Object.assign(state.colonies['0']?.pools ?? {}, { NW: 3, NE: 3 });
  });
  const { user, sent } = show(match, '0');
  await user.click(screen.getByRole('button', { name: /^Metal,/ }));
  expect(screen.getByRole('button', { name: 'Give up 1/2' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: /^Food,/ }));
  await user.click(screen.getByRole('button', { name: 'Give up 2/2' }));
  expect(sent.map(([move]) => move)).toEqual(['surrender']);
  expect(match.state.colonies['0']?.pools).toMatchObject({ NW: 2, NE: 2 });
});

test('two corners are swapped in place, then the choice is sealed and waits', async () => {
  const match = deal();
  const { user, lit } = show(match, '0');
  await user.click(screen.getByRole('button', { name: /^Metal.*north-west/ }));
  await user.click(screen.getByRole('button', { name: /^Food.*north-east/ }));
  await user.click(screen.getByRole('button', { name: 'Seal my choice' }));
  expect(match.view('0').mySealed).toEqual({ kind: 'layout', resources: ['F', 'M', 'C', 'T'] });
  expect(screen.getByText(/Waiting for your rival’s choice/)).toBeVisible();
  expect(lit()).toEqual([]);
});

test('an offer is a banner with three answers; a tap accepts', async () => {
  const match = building((state) => {
    const only = { M: 0, F: 0, C: 0, T: 0 };
    state.trade = { from: '0', give: { ...only, M: 1 }, get: { ...only, F: 1 }, counters: 0 };
  });
  const { user } = show(match, '1');
  const bar = screen.getByRole('region', { name: 'What you can do' });
  expect(
    within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Counter', 'Decline', 'Accept']);
  await user.click(within(bar).getByRole('button', { name: 'Accept' }));
  expect(match.state.colonies['1']?.pools).toMatchObject({ NW: 2, NE: 0 });
});

test('an offer to the rival is put together with steppers and checked at once', async () => {
  const match = building();
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: 'Trade' }));
  expect(screen.getByText('Both sides must give something.')).toBeVisible();
  const [give, get] = ['You give: Metal', 'You get from Ben: Textile'].map((name) =>
    screen.getByRole('group', { name }),
  );
  await user.click(within(give as HTMLElement).getByRole('button', { name: 'One more Metal' }));
  await user.click(within(get as HTMLElement).getByRole('button', { name: 'One more Textile' }));
  await user.click(screen.getByRole('button', { name: 'Offer it to Ben' }));
  expect(match.state.trade).toMatchObject({ from: '0', give: { M: 1 }, get: { T: 1 } });
});

test('a trade with the merchant starts with the wanted type', async () => {
  const match = building((state) => Object.assign(state.colonies['0']?.pools ?? {}, { NW: 3 }));
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: 'Trade' }));
  await user.click(screen.getByRole('button', { name: 'With the merchant' }));
  await user.click(screen.getByRole('button', { name: 'Textile' }));
  await user.click(screen.getByRole('button', { name: 'Give 3 Metal for 1 Textile' }));
  expect(match.state.colonies['0']?.pools).toMatchObject({ NW: 0, SE: 2 });
});

test('the player chooses the pools that pay the merchant, and may keep the Storehouse', async () => {
  const match = building((state) => {
    const colony = state.colonies['0'];
    Object.assign(colony?.sites.cap ?? {}, { base: 3, store: { resource: 'M', used: false } });
    Object.assign(colony?.pools ?? {}, { NW: 3 });
  });
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: 'Trade' }));
  await user.click(screen.getByRole('button', { name: 'With the merchant' }));
  await user.click(screen.getByRole('button', { name: 'Textile' }));
  const give = screen.getByRole('button', { name: 'Give 3 Metal for 1 Textile' });
  const row = give.closest('li') as HTMLElement;
  await user.click(within(row).getByText('Pay in another way'));
  await user.click(within(row).getByRole('radio', { name: '3 north-west of the capital' }));
  await user.click(give);
  expect(match.state.colonies['0']?.pools).toMatchObject({ NW: 0, SE: 2 });
  expect(match.state.colonies['0']?.sites.cap.store).toEqual({ resource: 'M', used: false });
});

test.each([
  ['eachTurn', 'Pays one in each of your turns.'],
  ['once', 'Pays one, a single time.'],
] as const)('a Storehouse is offered for what it pays under %s (R7.10)', async (storehouse, effect) => {
  const match = building((state) => Object.assign(state.colonies['0']?.sites.cap ?? {}, { base: 3 }), { storehouse });
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: 'Build: capital' }));
  const offered = screen.getByRole('button', { name: 'Build: Storehouse of Metal' }).closest('li') as HTMLElement;
  expect(offered).toHaveTextContent(effect);
});

test('a spectator can look at things but cannot play', () => {
  const { lit } = show(building(), null);
  expect(lit()).toEqual([]);
  const buttons = screen.getAllByRole('button').filter((element) => !element.matches('[data-term]'));
  expect(labels(buttons)).toEqual(['Prices and events']);
});

const counted = (match: LocalMatch<State, View>, seat: Seat) =>
  board.counters?.(match.view(null), seat).map(({ label }) => label);

test('the rail counts points, exposed resources and all resources', () => {
  const match = building((state) => {
    const { sites, pools } = state.colonies['1'] ?? {};
    Object.assign(sites?.cap ?? {}, { base: 3, armory: true });
    Object.assign(pools ?? {}, { NW: 3, NE: 3, SW: 2, SE: 0 });
  });
  expect(counted(match, '1')).toEqual(['5/12 victory points', '6 exposed', '8 resources in all']);
});

test('the sheet of a player shows the colony and the exposed resources', () => {
  const match = building((state) => Object.assign(state.colonies['1']?.pools ?? {}, { NW: 3, NE: 2 }));
  const { Person } = board;
  if (!Person) throw new Error('there is no sheet of a person');
  show(match, null).unmount();
  render(<Person view={match.view(null)} of="1" seat="0" names={{ '0': 'Ana', '1': 'Ben' }} />);
  const score = screen.getByRole('region', { name: 'Score of Ben' });
  expect(within(score).getByText('exposed').parentElement).toHaveClass('danger');
  expect(screen.getByText(/^Metal, 3 of 3/)).toBeInTheDocument();
});

test('the viewer’s counter warns from seven exposed resources on', () => {
  const match = building((state) => Object.assign(state.colonies['0']?.pools ?? {}, { NW: 3, NE: 2 }));
  show(match, '0');
  const own = screen.getByRole('region', { name: 'Your resources' });
  const exposed = within(own).getByText('exposed').parentElement;
  expect(exposed).toHaveTextContent('7 exposed');
  expect(exposed).toHaveClass('danger');
});

test('a second tap on a place closes its builds', async () => {
  const { user } = show(building(), '0');
  const place = screen.getByRole('button', { name: 'Build: left side of the capital' });
  await user.click(place);
  expect(screen.getByText('Build here: left side of the capital')).toBeVisible();
  await user.click(place);
  expect(screen.getByRole('button', { name: 'End turn' })).toBeVisible();
});

test('a tap on a resource explains what it pays for', async () => {
  const { user } = show(building(), '0');
  await user.click(screen.getByRole('button', { name: /^Crystal \d/ }));
  expect(screen.getByText(/^Pays for: Road/)).toBeVisible();
});

test('a seat has the colour of its constructions; an empty seat has none', () => {
  const view = building().view(null);
  expect(['0', '1', '2'].map((seat) => board.colourOf?.(view, seat))).toEqual(['black', 'yellow', undefined]);
});

describe('the trade button', () => {
  const empty = (state: State, seat: Seat) =>
    Object.assign(state.colonies[seat]?.pools ?? {}, { NW: 0, NE: 0, SW: 0, SE: 0 });
  const button = () => screen.getByRole('button', { name: 'Trade' });

  test('opens where an offer to the other player is possible', () => {
    show(building(), '0');
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  test.each([
    ['one has nothing', '0', {}],
    ['the other player has nothing, and the merchant wants more', '1', {}],
    ['players do not trade, and the merchant wants more', null, { playerTrades: false }],
  ] as const)('does not open where %s', (_, poor, options) => {
    const match = building((state) => {
      Object.assign(state.colonies['0']?.pools ?? {}, { NW: 1, NE: 1, SW: 0, SE: 0 });
      if (poor) empty(state, poor);
    }, options);
    show(match, '0');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  test('opens where only the merchant trades', () => {
    const match = building(
      (state) => {
        empty(state, '1');
        Object.assign(state.colonies['0']?.pools ?? {}, { NW: 3 });
      },
      { playerTrades: false },
    );
    show(match, '0');
    expect(button()).not.toHaveAttribute('aria-disabled');
  });
});

test('the merchant names the resources that the nearest builds lack, and offers them first', async () => {
  const match = building((state) => Object.assign(state.colonies['0']?.pools ?? {}, { NW: 3, NE: 0, SW: 0, SE: 0 }));
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: 'Trade' }));
  await user.click(screen.getByRole('button', { name: 'With the merchant' }));
  expect(screen.getByText('Small road on the left: you lack 1 Crystal.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Crystal', pressed: true })).toBeVisible();
});

test('R1.5: a selected corner says which suburb will also yield its resource', async () => {
  const match = deal((state) => Object.assign(state, { step: 'layout' }));
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: /^Metal/ }));
  expect(screen.getByText(/^Metal in the north-west: the right suburb will yield it too/)).toBeVisible();
});
