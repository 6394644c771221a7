import type { GameStrings } from '../../../kit/strings';
import { about } from '../../about';
import { ACTS } from '../../acts';
import type { Facts } from '../../facts';
import type { Options } from '../../options';
import { chosen } from './chosen';
import { endings } from './endings';
import { facts } from './facts';
import { optionWords, presetWords } from './options';
import { orders } from './orders';
import { refusals } from './refusals';
import { rulebook } from './rulebook';

export const strings: GameStrings<Facts, Options> = {
  title: about.title,
  tagline: about.tagline.en,
  facts,
  acts: ACTS,
  refusals,
  stages: {
    freeVillage: 'Place a free village.',
    mountain: 'Place a mountain.',
    village: 'Place your village.',
    starvation: 'There is too little grain: choose a unit that starves.',
    movement: 'Move your units.',
    combat: 'Fight with your units.',
    casualty: 'Choose the unit that falls.',
    militia: 'Choose where the militia joins you.',
    riots: 'Choose the city that riots.',
    creation: 'Build units, villages and cities.',
    idle: 'Nothing to decide.',
  },
  moves: {
    placeFreeVillage: 'Place the free village',
    placeMountain: 'Place the mountain',
    skipMountain: 'No mountain',
    placeVillage: 'Place the village',
    starve: 'Let it starve',
    moveUnit: 'Move',
    teleport: 'Jump',
    endMovement: 'End movement',
    battle: 'Battle',
    siege: 'Siege',
    persuade: 'Win over',
    sabotage: 'Sabotage',
    endCombat: 'End combat',
    chooseCasualty: 'Remove',
    placeMilitia: 'Place the militia',
    chooseRiot: 'Choose the city',
    create: 'Build',
    endTurn: 'End turn',
    concede: 'Give up the match',
  },
  chosen,
  options: optionWords,
  orders,
  presets: presetWords,
  endings,
  rulebook,
  credits: [
    'Game design: Jeff Hammans.',
    'Looney Pyramids and Martian Coasters are products of Looney Labs.',
    'All words and drawings here are our own.',
  ],
};
