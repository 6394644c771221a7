import type { GameStrings } from '../../../kit/strings';

export const options: GameStrings['options'] = {
  classes: {
    label: 'Classes',
    help: 'How everybody gets a class.',
    values: { choose: 'Everybody chooses', random: 'At random', assigned: 'As set below' },
  },
  colours: {
    label: 'Class of each seat',
    help: 'Counts only if the classes are set.',
    values: {
      blue: 'Fighter',
      black: 'Cleric',
      red: 'Mage',
      green: 'Archer',
      yellow: 'Rogue',
    },
  },
  mageCasting: {
    label: 'Spells of the mage',
    help: 'Whether a spell needs a WILD. Free casting makes the mage, above all a mage alone, much stronger.',
    values: { wild: 'Need a WILD', free: 'One per roll without a WILD' },
  },
  scryingPlaced: {
    label: 'The mage lays what scrying finds',
    help: 'Card by card the mage chooses the exit it lies at. Otherwise they lie in the order north, east, south, west.',
  },
  swapDamage: {
    label: 'Changing places',
    help: 'Which attack does no damage when someone changes places.',
    values: { none: 'Every attack of the exchange', rollerOnly: 'Only the attack with the SWAP' },
  },
  swapMonsters: {
    label: 'Heroes may swap monsters',
    help: 'A hero’s SWAP may make two monsters change sides instead of moving two heroes.',
  },
  entrance: {
    label: 'First card of a level',
    help: 'Whether monsters may wait right at the entrance.',
    values: { asDrawn: 'As it is drawn', safe: 'Safe' },
  },
  poolRepeat: {
    label: 'Inexhaustible pool',
    help: 'The Healing Pool heals on every visit, not only once on each level.',
  },
  poolGuarded: { label: 'Guarded pool', help: 'A monster waits at the Healing Pool.' },
  poolLaid: { label: 'Pool heals when laid', help: 'Laying the Healing Pool counts as a visit.' },
  edgeRule: {
    label: 'Walls and exits',
    help: 'No exit may run into a wall. Choose what else walls prevent.',
    values: {
      exits: 'A new wall may block an exit',
      both: 'No wall may block an exit',
      closed: 'No card beside the wall of a hallway',
    },
  },
  stairs: {
    label: 'Stairs',
    help: 'Older forms of the game had no locks, and before that no guardians. Without them the party may run straight down.',
    values: {
      locked: 'Guarded, or locked without a crystal for it',
      open: 'Guarded, or open without a crystal for it',
      unguarded: 'Never guarded',
    },
  },
  rollInitiatives: { label: 'Roll for initiative', help: 'Everybody rolls for initiative in every round.' },
  varyingHitPoints: {
    label: 'Different hit points',
    help: 'Fighter 3, archer and rogue 2, cleric and mage 1 at the start.',
  },
  idleLimit: {
    label: 'Turns without progress',
    help: 'The party loses after this many turns in a row without progress.',
  },
  palette: {
    label: 'Colours',
    help: 'Which set of crystals is on the table. It changes only the look.',
    values: { rainbow: 'Blue, black, red, green, yellow', xeno: 'Cyan, white, orange, purple, clear' },
  },
  decisionSeconds: {
    label: 'Time for a decision',
    help: 'Then the default move is played.',
    values: { '0': 'No time limit' },
  },
};

export const presets: GameStrings['presets'] = {
  standard: {
    label: 'Standard',
    help: 'The standard rules. Best with two to four heroes; alone it is brutal, so let bots take a few seats.',
  },
  gentle: {
    label: 'Gentle',
    help: 'Safe entrances, a pool that never runs dry, a mage who casts at will. The kindest way to go alone.',
  },
  designer: {
    label: 'Both variants',
    help: 'The designer’s two variants: initiative rolled every round, and classes of different strength.',
  },
  harsh: {
    label: 'Harsh',
    help: 'Weaker heroes, a guarded pool, and changing places is no longer a shield.',
  },
};
