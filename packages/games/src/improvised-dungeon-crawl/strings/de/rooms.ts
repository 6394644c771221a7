import { RANKS, rankOf } from '../../data/cards';
import type { MapEntry } from '../../state';

/** The description of a room, by the rank of the card its lead has drawn. */
const ROOMS: readonly string[] = [
  'Nasse Stufen führen ins Dunkel hinab.',
  'Ein Wachposten. Die Suppe ist noch warm.',
  'Ein alter Brunnen. Etwas darin singt.',
  'Könige aus Stein, alle ohne Kopf.',
  'Ein Herd, der seit Menschengedenken nicht gebrannt hat.',
  'Bretter und Seile über einer Schlucht.',
  'Sterne scheinen in eine Kapelle ohne Dach.',
  'Fässer, von innen zerschlagen.',
  'Bildnisse. Jemand hat die Augen ausgekratzt.',
  'Schwarzes Wasser und ein einziger trockener Sims.',
  'Regale voller Bücher, zu grauem Brei geworden.',
  'Zwei Reihen Zellen, jede Tür steht offen.',
  'Vier Gänge, jeder wie die anderen.',
];

const WAKING = 'Stein birst, Feuer rollt durch den Raum, und da steht er.';

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
