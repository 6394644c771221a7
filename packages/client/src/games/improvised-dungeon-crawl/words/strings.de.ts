import { quantity } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import type { Words } from './strings.en';

export const words: Words = {
  signs: (counters, of) => `Drachenzeichen: ${counters} von ${of}.`,
  making: (cards) => `Die Helden entstehen. Noch ${quantity(cards, 'Karte', 'Karten')} im Heldenstapel.`,
  shopping: 'Die Helden kaufen ihre Ausrüstung.',
  line: (name, parts) => `${name}: ${parts.join(', ')}.`,
  wouldBe: (kindred, hp, die, dice, pool) => `${kindred}: bis ${hp} TP, greift mit W${die} an, ${dice} ${pool}`,
  bag: (things) => `Trägt ${listOf(things)}.`,
  inUse: (thing) => `${thing} (in Gebrauch)`,
  against: (rating) => `${rating} gegen magische Fallen`,
  spells: (dice) => `${dice} Würfel je Zauber`,
  card: (rank, suit) => `${{ C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' }[suit]} ${rank}`,
};
