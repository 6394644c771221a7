import type { CardId, RoomId, View } from '@lantern/games/colossal-cave/board';
import { render } from '@testing-library/react';
import { Ghosts } from './Ghosts';

interface Has {
  room: RoomId | null;
  hand?: CardId[];
  inv?: CardId[];
}

/** Renders the ghosts of a player with these cards. */
function ghosts({ room, hand = [], inv = [] }: Has, card?: CardId) {
  const view = { closing: null, hand, players: { '0': { room, inv, deposited: [] } } } as unknown as View;
  const { container } = render(
    <svg>
      <title>map</title>
      <Ghosts view={view} seat="0" card={card} />
    </svg>,
  );
  return container;
}

const words = (container: Element) => [...container.querySelectorAll('g > text')].map((element) => element.textContent);

test('a treasure of the hand is shown in its room, with the distance', () => {
  expect(words(ghosts({ room: 'cobbleCrawl', hand: ['mingVase', 'harHar-1', 'snakeBars'] }))).toEqual(['4']);
});

test('a card that can be played in this room has a tick instead', () => {
  const container = ghosts({ room: 'hallOfMists', hand: ['goldNugget'] });
  expect(words(container)).toEqual([]);
  expect(container.querySelectorAll('[data-here]')).toHaveLength(1);
});

test('a carried treasure is shown in the Well House, a carried item nowhere', () => {
  expect(words(ghosts({ room: 'y2', inv: ['goldNugget', 'littleAxe'] }))).toEqual(['3']);
});

test('more than two cards in a room are counted', () => {
  const hand: CardId[] = ['rareCoins', 'jewelry', 'persianRug'];
  expect(words(ghosts({ room: 'y2', hand }))).toEqual(['1', '1', '+1']);
});

test('the card that is looked at is highlighted on the map', () => {
  const container = ghosts({ room: 'y2', hand: ['goldNugget', 'mingVase'] }, 'mingVase');
  expect(container.querySelectorAll('[data-chosen]')).toHaveLength(1);
});

test('distances of a dead player count from the Well House', () => {
  expect(words(ghosts({ room: null, hand: ['goldNugget'] }))).toEqual(['2']);
});
