import { RANKS, rankOf } from '../../data/cards';
import type { MapEntry } from '../../state';

/** The description of a room, by the rank of the card its lead has drawn. */
const ROOMS: readonly string[] = [
  'Wet steps lead down into the dark.',
  'A watch post. The soup is still warm.',
  'An old well. Something in it sings.',
  'Kings of stone, all without a head.',
  'A hearth that has not burned in living memory.',
  'Planks and rope across a chasm.',
  'Stars shine into a roofless chapel.',
  'Barrels, staved in from the inside.',
  'Portraits. Somebody has scratched out the eyes.',
  'Black water, and a single dry ledge.',
  'Shelves of books gone to grey mush.',
  'Two rows of cells, every door open.',
  'Four passages, each like the others.',
];

const WAKING = 'Stone cracks, fire rolls through the room, and there it stands.';

/** The words for a room: the lead's own, or those that go with the card. */
export function roomWords(entry: MapEntry): string {
  const own = entry.words.room;
  if (own !== undefined) return own;
  const card = entry.drawn.find(({ seat }) => seat === entry.lead)?.card;
  return (card && ROOMS[RANKS.indexOf(rankOf(card))]) ?? '';
}

export function dragonWords(entry: MapEntry): string {
  return entry.words.dragon ?? WAKING;
}
