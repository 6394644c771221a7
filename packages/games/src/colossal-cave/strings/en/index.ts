import type { GameStrings } from '../../../kit/strings';
import { win } from '../../../kit/voice.en';
import { about } from '../../about';
import type { Facts } from '../../facts';
import type { Options } from '../../options';
import { chosen } from './chosen';
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
    idle: 'Wait for the others.',
    draw: 'Draw a card, or skip it.',
    move: 'Move to a room next to yours, or stay.',
    play: 'Play a card. Or draw, move or deposit a treasure instead, or do nothing.',
    limit: 'Discard down to seven cards.',
    respond: 'React, defend or pass.',
    toll: 'Pay what is asked and go on, or stay where you are.',
    pick: 'Pick a card from the discard pile.',
    again: 'Play the card you picked, or keep it.',
    run: 'Run on, or stop here.',
    drop: 'Drop carried cards until you carry two.',
  },
  moves: {
    useItem: 'Use',
    draw: 'Draw',
    skipDraw: 'Skip',
    moveTo: 'Move',
    stay: 'Stay',
    playCard: 'Play',
    drawExtra: 'Draw',
    moveExtra: 'Move instead',
    deposit: 'Deposit',
    doNothing: 'Nothing',
    respond: 'React',
    payToll: 'Pay',
    pickCard: 'Pick',
    playPicked: 'Play it now',
    keepPicked: 'Keep it',
    runStep: 'Run on',
    stopRun: 'Stop here',
    dropItem: 'Drop',
    discardCard: 'Discard',
    setStanding: 'Set auto-pass',
    concede: 'Give up',
  },
  chosen,
  options,
  orders,
  presets,
  endings: {
    treasures: (winners, voice) => `${win(voice, winners)}: three treasures are safe.`,
    roundLimit: (winners, voice) => `The last round is over. ${win(voice, winners)} with the richest haul.`,
    lastStanding: (winners, voice) => `Everybody else has given up. ${win(voice, winners)}.`,
  },
  rulebook,
  credits: [
    'Game design and development: Arthur O’Dwyer (2012). Board and box art of the printed game: Katy “kovah” Grierson; none of it is used here.',
    'Adapted from “Adventure”, the text adventure by Will Crowther and Don Woods (1970s), generally held to be in the public domain. Neither they nor anybody else connected with the original endorses this game.',
    'Fluxx, Chrononauts and Back to the Future: The Card Game are trademarks of Andrew Looney and Looney Labs, named only because this game is a relative of theirs.',
    'Colossal Cave: The Board Game is © 2012 Arthur O’Dwyer, all rights reserved; its rulebook announces a later licence (CC BY-NC-SA 3.0). All words and drawings here are our own.',
  ],
};
