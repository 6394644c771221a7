import type { GameStrings } from '../../../kit/strings';
import { counted, does, win } from '../../../kit/voice.en';
import { about } from '../../about';
import type { Facts } from '../../facts';
import type { Options } from '../../options';
import { rulebook } from './rulebook';

/** The English strings of New Game. */
export const strings: GameStrings<Facts, Options> = {
  title: about.title,
  tagline: about.tagline.en,
  facts: {
    rolled: ({ seat, die }, voice) => `${does(voice, seat, 'roll')} a ${die}.`,
    played: ({ seat, card, points }, voice) => `${does(voice, seat, 'play')} a ${card}: ${counted(points, 'point')}.`,
    drew: ({ seat, card }, voice) => `${does(voice, seat, 'draw')} ${card === undefined ? 'a card' : `a ${card}`}.`,
    reshuffled: ({ cards }) => `${cards} played cards are shuffled into a new pile.`,
    byClock: ({ seat }, voice) => `${does(voice, seat, 'run')} out of time.`,
  },
  refusals: { NOT_IN_HAND: ({ card }) => `You have no ${card} in your hand.` },
  stages: { roll: 'Roll the die.', play: 'Play a card.' },
  moves: { roll: 'Roll', play: 'Play' },
  options: {
    goal: { label: 'Points to win', help: 'Fewer points make a shorter game.' },
    decisionSeconds: {
      label: 'Seconds for a decision',
      help: 'When they have run out the clock decides.',
      values: { '0': 'no clock' },
    },
  },
  presets: {
    standard: { label: 'Standard', help: 'Fifteen points, a few minutes.' },
    short: { label: 'Short', help: 'Eight points.' },
  },
  endings: { goal: (winners, voice) => `${win(voice, winners)} by points.` },
  rulebook,
  credits: ['An example of how a game is written here. All words and drawings are our own.'],
};
