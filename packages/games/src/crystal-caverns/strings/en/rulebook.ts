import type { Paragraph } from '../../../kit/rulebook';
import { timeRule } from '../../../kit/strings.en';
import type { Options } from '../../options';
import { COLOUR_NAMES } from './names';

const CLASSES_COME: Readonly<Record<Options['classes'], string>> = {
  choose: 'all of you choose at the same time',
  random: 'chance gives one to each of you',
  assigned: 'the room has set who plays which',
};

const WALLS: Readonly<Record<Options['edgeRule'], string>> = {
  exits: 'Its walls may block an exit.',
  both: 'Nor may its walls block an exit.',
  closed: 'No card lies beside the wall of a hallway; its own walls may block an exit.',
};

const STAIRS: Readonly<Record<Options['stairs'], string>> = {
  locked:
    'Every stairway has a guardian of the level’s size. If no such crystal is in the bag, the stairway is locked and nobody may enter until one is free after a fight.',
  open: 'Every stairway has a guardian of the level’s size. If no such crystal is in the bag, nobody guards it.',
  unguarded: 'Nobody guards a stairway.',
};

const ENTRANCES: Readonly<Record<Options['entrance'], string>> = {
  asDrawn: 'The first card may be any card; monsters on it are fought at once.',
  safe: 'The first card holds no monsters and is no stairway.',
};

const SWAPS: Readonly<Record<Options['swapDamage'], string>> = {
  none: 'After any of these swaps the attack of this exchange does no damage.',
  rollerOnly: 'Only a SWAP by the attacker prevents the damage of the attack; a SWAP by the defender does not.',
};

const CASTING: Readonly<Record<Options['mageCasting'], string>> = {
  wild: 'Each spell takes a WILD.',
  free: 'Each spell takes a WILD, but a roll without a WILD still allows one spell.',
};

const setup: readonly Paragraph<Options>[] = [
  {
    rule: 'S1',
    title: 'Your hero',
    body: ({ varyingHitPoints }) =>
      `Each of you leads one hero into four levels of caverns. ${
        varyingHitPoints
          ? 'A fighter starts with three hit points, an archer or rogue with two, a cleric or mage with one; crystals show them.'
          : 'Everybody starts with three hit points, shown by a large crystal.'
      } All win or all lose.`,
    dependsOn: ['varyingHitPoints'],
  },
  {
    rule: 'S2',
    title: 'Classes',
    body: ({ classes }) =>
      `Fighter, cleric, mage, archer, rogue: ${CLASSES_COME[classes]}, and no class is played twice. The colours nobody plays still turn up as monsters.`,
    dependsOn: ['classes'],
  },
  {
    rule: 'S6',
    title: 'Opening order',
    body: 'The player with the first turn puts the heroes in order. They walk two abreast, the first two in front.',
  },
];

const exploring: readonly Paragraph<Options>[] = [
  {
    rule: 'R1.2',
    title: 'Rooms and hallways',
    body: 'Rooms and crossings have an exit on every side. Hallways have one at each end and walls along their sides.',
  },
  {
    rule: 'R2.1',
    title: 'Laying a card',
    body: ({ edgeRule }) =>
      `A new card must join an exit to an exit of a card on the table, and none of its exits may run into a wall. ${WALLS[edgeRule]} Anywhere on the map will do.`,
    dependsOn: ['edgeRule'],
  },
  {
    rule: 'R3.1',
    title: 'The turn',
    body: 'Draw a card and lay it; its monsters appear. Then the party makes one move. If it stands among monsters after that, it fights. Then the next player has the turn.',
  },
  {
    rule: 'R3.2',
    title: 'Who decides',
    body: 'The player whose turn it is decides about the card and the move. In a fight each player decides for their own hero.',
  },
  {
    rule: 'R4.2',
    title: 'Drawing',
    body: 'A card that fits nowhere goes back and another is drawn. When none fits, the turn goes on without a card.',
  },
  {
    rule: 'R5.2',
    title: 'Monsters',
    body: ({ poolGuarded }) =>
      `A Lair and a Haunted Passage call for one monster card${poolGuarded ? ', and so does the Healing Pool' : ''}; a Den and a Den Passage for two. A jack brings a small crystal out of the bag, a queen a medium one, a king a large one. The size is the monster’s level. If the bag has no crystal of that size, nothing comes.`,
    dependsOn: ['poolGuarded'],
  },
  {
    rule: 'R5.3',
    title: 'The monster deck',
    body: 'It holds four jacks, with queens from level 2 and kings from level 3. The first time it runs out it is used once more; after that no more monsters come on this level.',
  },
  {
    rule: 'R5.5',
    title: 'Stairs',
    body: ({ stairs }) => STAIRS[stairs],
    dependsOn: ['stairs'],
  },
  {
    rule: 'R6.1',
    title: 'Moving',
    body: ({ stairs }) =>
      `The party steps to a card it is joined to. It does not go straight back where it came from unless every other exit is a dead end: one that no card can be joined to any more${stairs === 'locked' ? ', or one to a locked stairway' : ''}.`,
    dependsOn: ['stairs'],
  },
  {
    rule: 'R6.2',
    title: 'Going down',
    body: 'From a cleared stairway the party may climb down. Stepping on it and climbing down are moves of two turns.',
  },
  { rule: 'R6.3', title: 'Changing order', body: 'Instead of moving, the party may line up in any other order.' },
  { rule: 'R6.4', title: 'Waiting', body: 'The party may wait only if it can neither step nor climb down.' },
  {
    rule: 'R15.4',
    title: 'The Healing Pool',
    body: ({ poolRepeat, poolGuarded, poolLaid }) =>
      `${poolRepeat ? 'Every visit' : 'The first visit on a level'} heals every living hero by one hit point, as long as it has fewer than twelve.${
        poolGuarded ? ' Its guard must be beaten first.' : ''
      }${poolLaid ? ' Laying it counts as a visit.' : ''}`,
    dependsOn: ['poolRepeat', 'poolGuarded', 'poolLaid'],
  },
  {
    rule: 'R16',
    title: 'A new level',
    body: ({ entrance }) =>
      `Cards, decks and monsters are collected, and all begins again. ${ENTRANCES[entrance]} The heroes have the level of the caverns: they roll that many Treehouse dice, add that number to every roll and do that much damage. Medium crystals join the bag on level 2, large ones on level 3. Level 4 has no stairway.`,
    dependsOn: ['entrance'],
  },
  {
    rule: 'R19',
    title: 'When nothing fits any more',
    body: ({ idleLimit, stairs }) =>
      `If no card can be laid and no stairs can be reached, a ${stairs === 'unguarded' ? '' : 'guarded '}shaft opens under the party; on level 4 the Dragon comes. A party that gets nowhere for ${idleLimit} turns in a row is lost in the dark.`,
    dependsOn: ['idleLimit', 'stairs'],
  },
];

const fighting: readonly Paragraph<Options>[] = [
  {
    rule: 'R7.2',
    title: 'Strength of monsters',
    body: 'The hit points of a monster are its level times the number of living heroes. There is no running away from a fight.',
  },
  {
    rule: 'R7.4',
    title: 'Who fights whom',
    body: 'Only the front two fight. Two monsters face one hero each; one monster faces both and turns on either at random. A hero alone in front fights all, and names the target.',
  },
  {
    rule: 'R8.1',
    title: 'Initiative',
    body: ({ rollInitiatives }) =>
      `${
        rollInitiatives
          ? 'In every round each hero and each monster rolls a die for it.'
          : 'Rogue 5, fighter 4, archer 3, cleric 2, mage 1; each monster rolls a die once a fight.'
      } The highest acts first; ties are rolled off in every round. Everybody acts once a round, the rear too.`,
    dependsOn: ['rollInitiatives'],
  },
  {
    rule: 'R9.1',
    title: 'An exchange',
    body: 'Both sides roll a die and as many Treehouse dice as their level. Die, level and AIMs for the attacker; die, level and DIGs for the defender. The attacker must roll higher and then does damage equal to the level.',
  },
  {
    rule: 'R9.4',
    title: 'In the rear',
    body: 'Heroes behind the front roll Treehouse dice only: a HOP stands up, a SWAP and a WILD can be used.',
  },
  {
    rule: 'R9.5',
    title: 'On the ground',
    body: 'A toppled hero or monster does no damage until a HOP brings it to its feet.',
  },
  {
    rule: 'R10.1',
    title: 'TIP and HOP',
    body: 'More TIPs than the defender has HOPs topple the defender; more HOPs than TIPs bring a toppled one up. A rogue cannot be toppled.',
  },
  {
    rule: 'R10.4',
    title: 'WILD',
    body: 'Each WILD allows one ability of your class. Monsters always use theirs.',
  },
  {
    rule: 'R10.5',
    title: 'SWAP',
    body: ({ swapDamage, swapMonsters }) =>
      `Once a roll you may let any two heroes${swapMonsters ? ', or the two monsters,' : ''} change places. Two monsters always change sides with a SWAP of their own. ${SWAPS[swapDamage]}`,
    dependsOn: ['swapDamage', 'swapMonsters'],
  },
  {
    rule: 'R11',
    title: 'Abilities',
    body: 'What a WILD does depends on your class and on whether you attack, defend or stand in the rear. While the party has only one row, those in front have their rear abilities too; the mage only in defence.',
  },
  {
    rule: 'R11.3',
    title: 'Holy light',
    body: ({ palette }) =>
      `${COLOUR_NAMES[palette].black} monsters are undead, and so is a Dragon with a crystal of that colour. Monsters slain by holy light itself strengthen nobody.`,
    dependsOn: ['palette'],
  },
  {
    rule: 'R11.4',
    title: 'Healing',
    body: 'A hero can be healed as long as its own crystals have room. The dead stay dead.',
  },
  {
    rule: 'R11.5',
    title: 'Immunity',
    body: 'For the rest of the fight cold, poison, drain and fire do nothing to the archer.',
  },
  {
    rule: 'R12.1',
    title: 'Spells',
    body: ({ mageCasting }) =>
      `On level 1 each of the six spells can be cast once, on level 2 twice, and so on. ${CASTING[mageCasting]} Climbing down brings all of them back.`,
    dependsOn: ['mageCasting'],
  },
  {
    rule: 'R12.4',
    title: 'Confuse',
    body: 'The whole attack misses the mage and does one damage to the other monster, unless the attacker lies on the ground.',
  },
  {
    rule: 'R12.5',
    title: 'Scrying',
    body: ({ scryingPlaced }) =>
      `A card is laid at every unexplored exit of the party’s card, with its monsters${scryingPlaced ? '; the mage chooses the exit for each as it is drawn' : ', in the order north, east, south, west'}. They do not join the fight.`,
    dependsOn: ['scryingPlaced'],
  },
  {
    rule: 'R13',
    title: 'Powers of monsters',
    body: ({ palette }) => {
      const { yellow, blue, red, green, black } = COLOUR_NAMES[palette];
      return `${yellow}: initiative 7 next round. ${blue}: the hero has initiative 1. ${red}: one more damage this round. ${green}: the hero has no attack next round. ${black}: the hero loses a level for this fight.`;
    },
    dependsOn: ['palette'],
  },
  {
    rule: 'R14',
    title: 'The Dragon',
    body: 'On level 4 the second monster deck holds the Dragon: level 4, with a large crystal, a medium and two small ones, as far as the bag has them. One WILD uses the power of the large one, two also that of the medium one, three also that of a random small one, four all. When it falls, everybody has won.',
  },
  {
    rule: 'R15.1',
    title: 'Death',
    body: 'A hero without hit points is dead and out of the order; those behind close the gap. The dead may roll for monsters.',
  },
  {
    rule: 'R15.3',
    title: 'Rewards',
    body: 'After the fight a slain monster gives its pips to the living hero of its colour. Above twelve points crystals are borrowed from the bag, and go back when the points are lost.',
  },
  {
    rule: 'R20',
    title: 'The end',
    body: 'You win together when the Dragon falls; the living hero with the most points leads the party. You lose when nobody is left alive or the party is lost in the dark. Between rolls a player may leave for good; the others go on.',
  },
  {
    rule: 'R21',
    title: 'When time is up',
    body: ({ decisionSeconds }) =>
      timeRule(
        decisionSeconds,
        'the first hero that is free; the party as it stands; cards without monsters near the party, others far from it; the two heroes in front swap instead of moving, and a lone hero goes where no fight waits, if possible; the dice are rolled, against the weaker monster if there is a choice; abilities only ward off a wound',
      ),
    dependsOn: ['decisionSeconds'],
  },
];

/** The rules in our own words, numbered as refusals quote them. */
export const rulebook: readonly Paragraph<Options>[] = [...setup, ...exploring, ...fighting];
