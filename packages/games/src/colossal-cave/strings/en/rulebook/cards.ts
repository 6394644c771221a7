import { plural } from '../../../../kit/plural.en';
import { paragraph } from '../../rulebook/paragraph';

/** Kinds of cards, carrying, acquiring, light, death, deposits, magic words. */
export const cardRules = [
  paragraph('R6.1', 'Items', 'Green cards. Played, they lie open in front of you: you carry them.'),
  paragraph('R6.2', 'Treasures', 'Blue cards. They count as items in every way.'),
  paragraph('R6.3', 'Actions', 'Pink cards. Show one, do what it says, discard it.'),
  paragraph(
    'R6.4',
    'Reactions',
    'Red cards. You react with them to a move or a card, in anybody’s turn, even your own. They cost no play.',
  ),
  paragraph(
    'R6.5',
    'The Friendly Bear',
    'No room is right for playing the Bear. Fetch it with the Tasty Food, steal it, or reveal it to the troll.',
  ),
  paragraph('R6.6', 'Full arms', 'You may carry as much as you like.'),
  paragraph(
    'R7.1',
    'Carried, not held',
    'An item works only while you carry it, not from your hand. Revealing it in defence is the exception.',
  ),
  paragraph(
    'R7.2',
    'Bird and rod',
    'If you carry the Black Rod and the Little Bird without the Wicker Cage, the Bird flees to the discard pile at once.',
  ),
  paragraph(
    'R7.3',
    'No bird near the rod',
    'As long as that applies, you can neither play nor reveal the Bird. If you steal or acquire it, it flees again.',
  ),
  paragraph(
    'R7.4',
    'Abilities',
    'Some carried items can be used, each once a turn: most of them at the start of your turn, before you draw, the Empty Bottle during your play step.',
  ),
  paragraph('R7.5', 'Using is not playing', 'Nobody can react to the use of a carried item.'),
  paragraph(
    'R7.6',
    'Nothing to fetch',
    'An ability cannot be used to fetch what you carry already or what lies in a safe.',
  ),
  paragraph(
    'R10.1',
    'Acquiring',
    'To acquire a card, find it and lay it in front of you. The search goes through your hand, what everybody carries, the discard pile, the other hands and the draw pile. Safes are left alone; only “Fee, Fie, Foe, Foo!” looks into them.',
  ),
  paragraph(
    'R10.2',
    'Who looks',
    'The game searches by itself. All players learn where the card was, and nothing else.',
  ),
  paragraph('R10.3', 'Shuffle', 'If the search came to the draw pile, the pile is shuffled, found or not.'),
  paragraph('R10.4', 'From anywhere', 'It does not matter where you are, and it is no play: nobody can react to it.'),
  paragraph(
    'R11.1',
    'Light',
    'The Well House and the Cobble Crawl are always lit. Any other room is dark, unless a living player there carries the Brass Lantern; then it is lit for all in it.',
  ),
  paragraph('R11.2', 'Useless lanterns', 'A Lantern in a hand or among the belongings of the dead gives no light.'),
  paragraph('R11.3', 'When light counts', 'Whether it is dark is settled when the card is played.'),
  paragraph(
    'R12.1',
    'Death',
    'If you die, your token leaves the map, and your hand and the treasures you carry are discarded. Your other items stay in front of you, your safe stays full.',
  ),
  paragraph(
    'R12.2',
    'Being dead',
    'The dead are nowhere and hold no cards. They can be robbed, and they can still use the Magazines, but cards meant for the living or for a place do not reach them.',
  ),
  paragraph(
    'R12.3',
    'Coming back',
    'At your next turn you return to the Well House with three new cards, and then draw as usual.',
  ),
  paragraph('R12.4', 'Death on your own turn', 'If you die in your own turn, it ends.'),
  paragraph(
    'R13.1',
    'Depositing',
    'In the Well House, use a play to deposit a treasure you carry in your safe. Two treasures need two plays.',
  ),
  paragraph('R13.2', 'Undisturbed', 'Depositing is not playing a card: nobody can prevent it.'),
  paragraph(
    'R13.3',
    'Safe',
    'A deposited treasure is yours for good. Only the Golden Eggs can be called out of a safe.',
  ),
  paragraph('R13.4', 'In plain sight', 'Everybody can read what is in each safe.'),
  paragraph(
    'R13.5',
    'Treasure for treasure',
    ({ treasureRefill }) =>
      treasureRefill
        ? 'A deposit that does not win lets you turn over cards of the draw pile until a treasure shows. You take it in hand; the others are discarded. If no treasure is left in the piles, nothing is turned over.'
        : undefined,
    ['treasureRefill'],
  ),
  paragraph(
    'R14',
    'Seven cards',
    'At the end of your own turn, even if it was cut short, you discard openly down to seven cards. At other times your hand may be larger.',
  ),
  paragraph('R15.1', 'Magic words', 'Xyzzy!, Plugh!, Plover! and Fee, Fie, Foe, Foo! are the magic words.'),
  paragraph(
    'R15.2',
    'The cave closes',
    ({ caveClosing, closingRounds }) => {
      if (!caveClosing) return undefined;
      return closingRounds === 0
        ? 'Once it takes effect, The Cave Is Closing remains in force until somebody opens the cave with two magic words.'
        : `Once it takes effect, The Cave Is Closing remains in force for ${plural(closingRounds, 'one round', `${closingRounds} rounds`)} of all who are left then, or until somebody opens the cave with two magic words.`;
    },
    ['caveClosing', 'closingRounds'],
  ),
  paragraph(
    'R15.3',
    'While it is closing',
    ({ caveClosing }) =>
      caveClosing
        ? 'The grate is shut. Dwarves, pirate and troll are gone, so their cards cannot be played. A magic word does nothing, wherever you say it, except that it counts as one of your words.'
        : undefined,
    ['caveClosing'],
  ),
  paragraph(
    'R15.4',
    'Two words',
    ({ caveClosing }) =>
      caveClosing
        ? 'When one player has said two words, the cave opens again. The second word does nothing else.'
        : undefined,
    ['caveClosing'],
  ),
  paragraph(
    'R15.5',
    'The counts',
    ({ caveClosing }) =>
      caveClosing
        ? 'Everybody counts their own words. A cancelled word does not count, and all counts end with the closing.'
        : undefined,
    ['caveClosing'],
  ),
];
