import { localMatch } from '../engine/localMatch';
import { botPlayer } from '../engine/randomPlay';
import { seededRandom } from '../kit/random';
import { crystalCaverns } from './game';
import { battle, type LaidTable, lay } from './testing';

const TABLES: Record<string, LaidTable> = {
  'a card to be placed': lay({ drawn: '9S' }),
  'a fight': battle(['red 1', 'green 1']).dice(1, 'WILD', 6, 'DIG').act('0', 'roll'),
};

describe.each(Object.entries(TABLES))('3.2 nothing is hidden: %s', (_what, table) => {
  test.each(['0', '1', '2', null])('the view of %s is the whole table', (audience) => {
    const view = table.view(audience) as unknown as Record<string, unknown>;
    const { nextId: _nextId, progress: _progress, story, ...board } = table.state;
    expect(view).toMatchObject(board);
    expect(JSON.stringify(Array.from(view.story as Iterable<unknown>))).toBe(
      JSON.stringify(Array.from(table.view('1').story)),
    );
    expect(story.facts.length).toBe(Array.from(table.view(audience).story).length);
  });
});

test('3.2 a state does not determine the next card: the same state draws any card that is left', () => {
  const drawn = new Set<string>();
  const monsters = new Set<string>();
  for (let n = 0; n < 150; n++) {
    const { state } = lay({
      drawn: '5S',
      map: [
        { id: '1S', x: 0, y: 0 },
        { id: '4S', x: 1, y: 0 },
      ],
    });
    const random = seededRandom(`next/${n}`);
    crystalCaverns.moves.placeCard?.apply({ state, random }, '0', [0, -1, 0]);
    monsters.add(state.map['0,-1']?.monsters[0]?.pieces[0]?.colour as string);
    crystalCaverns.moves.step?.apply({ state, random }, '0', [1]);
    drawn.add(state.drawn as string);
  }
  expect(monsters.size).toBe(5);
  expect(drawn.size).toBeGreaterThan(30);
});

test('3.2 decks stay in canonical order after any draw', () => {
  const match = localMatch(crystalCaverns, 3, { classes: 'random' }, seededRandom('canonical'));
  const [bot, whims] = [botPlayer(crystalCaverns), seededRandom('whims')];
  const inOrder = (items: readonly string[], order: readonly string[]) =>
    items.every((item, index) => index === 0 || order.indexOf(items[index - 1] as string) <= order.indexOf(item));
  const cards = Array.from({ length: 10 }, (_, rank) =>
    ['S', 'H', 'D', 'C'].map((suit) => `${rank + 1}${suit}`),
  ).flat();
  for (let n = 0; n < 400 && !match.state.result; n++) {
    const seat = match.state.awaiting?.seats[0] as string;
    const choice = bot(match.view(seat), seat, whims);
    if (choice) match.act(seat, choice);
    expect(inOrder(match.state.cavern, cards)).toBe(true);
    expect(inOrder(match.state.monsterPile, ['J', 'Q', 'K', 'JOKER'])).toBe(true);
    expect(inOrder(match.state.monsterSpent, ['J', 'Q', 'K', 'JOKER'])).toBe(true);
  }
});
