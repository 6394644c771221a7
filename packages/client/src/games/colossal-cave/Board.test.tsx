import type { CardId, View } from '@lantern/games/colossal-cave/board';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import type { Hidden, State } from '@lantern/games/colossal-cave/state';
import { type LocalMatch, localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import type { Seat } from '@lantern/protocol/seat';
import { fireEvent, screen, act as settle, within } from '@testing-library/react';
import { changeSettings } from '../../state/settings';
import { localMatchOn, showBoard } from '../testing';
import { board } from './index';
import { strings as english } from './strings.en';

afterEach(() => changeSettings({ autoPass: true }));

/** A match of three that Ana begins; `change` prepares its state. */
function deal(change: (state: State, hidden: Hidden) => void = () => {}): LocalMatch<State, View> {
  const match = localMatch(colossalCave, 3, { firstPlayer: 'host' }, seededRandom('board'));
  const hidden = match.state.secret as unknown as Hidden;
  for (const seat of match.seats) hidden.hands[seat] = [];
  change(match.state, hidden);
  return match;
}

/** Shows the match to a seat, or to a watcher; moves act on the match itself. */
const show = (match: LocalMatch<State, View>, seat: Seat | null) =>
  showBoard({ board, strings: english }, localMatchOn(match), seat);

const atStep =
  (step: State['turn']['step'], hand: CardId[] = []) =>
  (state: State, hidden: Hidden) => {
    state.turn.step = step;
    hidden.hands['0'] = hand;
  };

test('at the start of a turn, drawing and skipping are highlighted', () => {
  const { lit } = show(deal(), '0');
  expect(lit().map((element) => element.getAttribute('data-move') ?? element.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('Draw pile'),
    'skipDraw',
    'draw',
  ]);
});

test('13.3: a tap on a highlighted room moves there', async () => {
  const match = deal(atStep('move'));
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: /^Cobble Crawl.*Move here$/ }));
  expect(match.state.players['0']?.room).toBe('cobbleCrawl');
});

test('a room can be entered from the keyboard', async () => {
  const match = deal(atStep('move'));
  const { user } = show(match, '0');
  screen.getByRole('button', { name: /^Cobble Crawl/ }).focus();
  await user.keyboard('{Enter}');
  expect(match.state.players['0']?.room).toBe('cobbleCrawl');
});

test('a tap on any other room shows which cards are played there', async () => {
  const { user } = show(deal(atStep('move')), '0');
  await user.click(screen.getByRole('button', { name: /^Giant Room/ }));
  expect(within(await screen.findByRole('dialog')).getByText('Golden Eggs')).toBeInTheDocument();
});

test('a card that cannot be played gives the reason', async () => {
  const { user } = show(deal(atStep('play', ['mingVase'])), '0');
  await user.click(screen.getByRole('button', { name: /^Ming Vase/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByRole('button', { name: 'Play' })).toBeNull();
  expect(sheet.getByText(/you must be in the Oriental Room/)).toBeInTheDocument();
});

test('a card that can be played is shown in the action bar, not in a sheet, and can be put back', async () => {
  const { user, sent } = show(deal(atStep('play', ['xyzzy-1'])), '0');
  await user.click(screen.getByRole('button', { name: /^Xyzzy!/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  expect(sent).toEqual([]);
});

test('R5.3: target and item are chosen before a card is played', async () => {
  const match = deal((state, hidden) => {
    atStep('play', ['stealAKeeper-1'])(state, hidden);
    for (const seat of ['1', '2']) {
      const player = state.players[seat];
      if (player) player.inv = seat === '1' ? ['littleAxe', 'setOfKeys'] : ['velvetPillow'];
    }
  });
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: /^Steal a Keeper/ }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Ben' }));
  await user.click(screen.getByRole('button', { name: 'Set of Keys' }));
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(match.state.players['0']?.inv).toEqual(['setOfKeys']);
});

test('R5.3: a room is chosen on the map, and a tap there does not move meanwhile', async () => {
  const match = deal((state, hidden) => {
    atStep('play', ['exploreAtRandom'])(state, hidden);
    Object.assign(state.players['1'] ?? {}, { room: 'y2' });
  });
  const { user, sent } = show(match, '0');
  await user.click(screen.getByRole('button', { name: /^Explore at Random/ }));
  await user.click(screen.getByRole('button', { name: /^Y2, dark, Ben here.*Choose$/ }));
  expect(screen.getByRole('button', { name: 'Ben' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('button', { name: /Move here$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Giant Room.*Choose$/ }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(sent).toEqual([['playCard', 'exploreAtRandom', { target: '1', room: 'giantRoom' }]]);
});

test('13.4: a reaction window says what the played card does, and what each reaction leads to', () => {
  const match = deal((state, hidden) => {
    atStep('play', ['bottomlessPit-1'])(state, hidden);
    for (const seat of ['0', '1']) Object.assign(state.players[seat] ?? {}, { room: 'y2' });
    hidden.hands['1'] = ['brassLantern'];
  });
  match.act('0', { move: 'playCard', args: ['bottomlessPit-1', { target: '1' }] });
  show(match, '1');
  const answer = screen.getByRole('button', { name: /^Defend with Brass Lantern/ });
  expect(answer).toHaveTextContent('Saves you');
  expect(screen.getByText(english.cards.bottomlessPit.text)).toBeInTheDocument();
});

/** Ana moves to the Cobble Crawl; Ben and Cleo hold the given cards. */
function moving(ben: CardId[], cy: CardId[]) {
  const match = deal((state, hidden) => {
    atStep('move')(state, hidden);
    hidden.hands['1'] = ben;
    hidden.hands['2'] = cy;
  });
  match.act('0', { move: 'moveTo', args: ['cobbleCrawl'] });
  return match;
}

test.each<[string, (user: ReturnType<typeof show>['user']) => Promise<void>]>([
  ['a room', (user) => user.click(screen.getByRole('button', { name: /^Giant Room/ }))],
  ['a card', (user) => user.click(screen.getByRole('button', { name: /^The Grate Is Locked!/ }))],
])('13.4: a reaction window closes the sheet of %s, and shows its question', async (_, open) => {
  const match = deal((state, hidden) => {
    atStep('move')(state, hidden);
    hidden.hands['1'] = ['grateLocked-1'];
  });
  const { user, again } = show(match, '1');
  await open(user);
  expect(await screen.findByRole('dialog')).toBeVisible();
  match.act('0', { move: 'moveTo', args: ['cobbleCrawl'] });
  again();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Pass' })).toBeVisible();
});

test('13.4: a sheet that is opened during a reaction window stays open', async () => {
  const { user, again } = show(moving(['grateLocked-1'], []), '1');
  await user.click(screen.getByRole('button', { name: /^Giant Room/ }));
  again();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('13.4: without automatic passing a player without a reaction is asked too', () => {
  changeSettings({ autoPass: false });
  show(moving(['grateLocked-1'], ['xyzzy-1']), '2');
  expect(screen.getByText(/Ana moves to the Cobble Crawl\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pass' })).toHaveAttribute('data-lit', 'true');
});

test('a reaction window without a possible reaction is a line without a question', () => {
  const { lit } = show(moving(['grateLocked-1'], ['xyzzy-1']), '2');
  expect(screen.getByText(/Ana moves to the Cobble Crawl\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  expect(lit()).toEqual([]);
});

test('13.4: the legal reactions of the viewer are shown as cards', async () => {
  const match = moving(['grateLocked-1'], ['xyzzy-1']);
  const { user } = show(match, '1');
  await user.click(screen.getByRole('button', { name: /^Play The Grate Is Locked!/ }));
  expect(match.view('1').myResponse).toEqual({ t: 'react', card: 'grateLocked-1' });
});

test('13.4: after an answer the bar shows it, and Change asks again', async () => {
  const match = moving(['grateLocked-1'], ['xyzzy-1']);
  const { user } = show(match, '1');
  await user.click(screen.getByRole('button', { name: 'Pass' }));
  expect(screen.getByText(/You pass\.$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByRole('button', { name: 'Pass' })).toBeInTheDocument();
});

test('13.4: the mover and watchers only wait', () => {
  const match = moving(['grateLocked-1'], []);
  for (const eyes of ['0', null]) {
    show(match, eyes);
    expect(screen.getAllByText(/Waiting for reactions$/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  }
});

test('R8.5: the tick in the reaction window gives a standing order', async () => {
  const match = moving(['grateLocked-1'], ['xyzzy-1']);
  const { user } = show(match, '1');
  await user.click(screen.getByRole('checkbox', { name: 'Pass on moves until my turn' }));
  expect(match.view('1').myStanding).toMatchObject({ moves: 'pass', plays: 'ask', until: 'myTurn' });
});

test('R8.3: a switch in the standing orders lets the moving player react', async () => {
  const match = deal((state, hidden) => {
    atStep('move', ['grateLocked-1'])(state, hidden);
    hidden.hands['1'] = ['xyzzy-1'];
  });
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: 'Auto-pass' }));
  await user.click(await screen.findByRole('switch', { name: /^Ask me about my own move too/ }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^Cobble Crawl/ }));
  expect(match.view('0').myHold).toBe(true);
});

test('R13: a carried treasure is deposited from the bar', async () => {
  const match = deal((state, hidden) => {
    atStep('play')(state, hidden);
    state.players['0']?.inv.push('goldNugget');
  });
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: /^Deposit Gold Nugget/ }));
  expect(match.state.players['0']?.deposited).toEqual(['goldNugget']);
});

test('R14: beyond seven cards, a card of the hand is discarded', async () => {
  const hand = ['xyzzy-1', 'plugh-1', 'plover-1', 'harHar-1', 'speedRun-1', 'stockUp-1', 'pirateBooty', 'donWoods'];
  const match = deal(atStep('limit', hand));
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: /^Plugh!/ }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(match.state.discard).toContain('plugh-1');
});

test.each([
  ['cobbleCrawl', true],
  ['y2', false],
] as const)('10.4: a magic word that would do nothing says so before it is played: in %s', async (room, idle) => {
  const match = deal((state, hidden) => {
    atStep('play', ['plover-1'])(state, hidden);
    Object.assign(state.players['0'] ?? {}, { room });
  });
  const { user } = show(match, '0');
  await user.click(screen.getByRole('button', { name: /^Plover!/ }));
  expect(screen.queryByText('It has no effect here. It works in: Y2, Plover Room.') !== null).toBe(idle);
});

test('a spectator sees no hand and nothing highlighted', () => {
  const { lit } = show(deal(atStep('move', ['xyzzy-1'])), null);
  expect(screen.queryByRole('region', { name: /^Your hand/ })).toBeNull();
  expect(lit()).toEqual([]);
});

test('a long press on a highlighted room explains it instead of moving there', async () => {
  jest.useFakeTimers();
  const match = deal(atStep('move'));
  show(match, '0');
  const room = screen.getByRole('button', { name: /^Cobble Crawl/ });
  fireEvent.pointerDown(room);
  settle(() => jest.advanceTimersByTime(500));
  fireEvent.click(room);
  jest.useRealTimers();
  expect(match.state.players['0']?.room).toBe('wellHouse');
  expect(within(await screen.findByRole('dialog')).getByText('Wicker Cage')).toBeInTheDocument();
});
