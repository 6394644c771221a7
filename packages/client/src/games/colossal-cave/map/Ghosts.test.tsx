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

const words = (container: Element) => [...container.querySelectorAll('g > text')].map((one) => one.textContent);

test('a treasure of the hand stands where it is laid, with the steps to it', () => {
  expect(words(ghosts({ room: 'cobbleCrawl', hand: ['mingVase', 'harHar-1', 'snakeBars'] }))).toEqual(['4']);
});

test('what can be laid here and now has a tick instead', () => {
  const container = ghosts({ room: 'hallOfMists', hand: ['goldNugget'] });
  expect(words(container)).toEqual([]);
  expect(container.querySelectorAll('[data-here]')).toHaveLength(1);
});

test('a carried treasure stands in the Well House; a carried item nowhere', () => {
  expect(words(ghosts({ room: 'y2', inv: ['goldNugget', 'littleAxe'] }))).toEqual(['3']);
});

test('of more than two in a room there is the number', () => {
  const hand: CardId[] = ['rareCoins', 'jewelry', 'persianRug'];
  expect(words(ghosts({ room: 'y2', hand }))).toEqual(['1', '1', '+1']);
});

test('the card that is looked at stands out on the map', () => {
  const container = ghosts({ room: 'y2', hand: ['goldNugget', 'mingVase'] }, 'mingVase');
  expect(container.querySelectorAll('[data-chosen]')).toHaveLength(1);
});

test('the dead begin again in the Well House', () => {
  expect(words(ghosts({ room: null, hand: ['goldNugget'] }))).toEqual(['2']);
});
