import type { GameStrings } from '../../../kit/strings';
import { about } from '../../about';
import type { Facts } from '../../facts';
import type { Options } from '../../options';
import { acts, facts } from './facts';
import { options, presets } from './options';
import { orders } from './orders';
import { refusals } from './refusals';
import { rulebook } from './rulebook';

export const strings: GameStrings<Facts, Options> = {
  title: about.title,
  tagline: about.tagline.en,
  facts,
  acts,
  refusals,
  stages: {
    choose: 'Choose your class.',
    arrange: 'Put the party in order: the first two stand in front.',
    place: 'Lay the card you have drawn.',
    travel: 'Move the party, change its order, or climb down.',
    roll: 'Roll the dice.',
    decide: 'Use your WILD and SWAP, or leave it at that.',
  },
  moves: {
    chooseColour: 'Choose',
    arrange: 'Set out',
    placeCard: 'Lay',
    step: 'Move',
    descend: 'Climb down',
    reorder: 'Change order',
    hold: 'Wait',
    roll: 'Roll',
    useWild: 'Use',
    useSwap: 'Change places',
    done: 'Done',
    retire: 'Leave the party',
  },
  options,
  orders,
  presets,
  endings: {
    dragonSlain: () => 'The Dragon is slain: the whole party wins.',
    partyDead: () => 'The last hero has fallen: the caverns win.',
    lostInTheDark: () => 'The party is lost in the dark: the caverns win.',
    allRetired: () => 'Everybody has left the caverns.',
  },
  rulebook,
  credits: [
    'Game design: Jeff Hammans (Crystal Caverns, version 1.4, 2010).',
    'Played with Looney Pyramids and Treehouse dice, products of Looney Labs, who have nothing to do with this site.',
    'All words and drawings here are our own.',
  ],
};
