import type { GameStrings } from '../../../kit/strings';
import { counted, does, win } from '../../../kit/voice.de';
import { about } from '../../about';
import type { Facts } from '../../facts';
import type { Options } from '../../options';
import { rulebook } from './rulebook';

/** Everything New Game says in German. */
export const strings: GameStrings<Facts, Options> = {
  title: about.title,
  tagline: about.tagline.de,
  facts: {
    rolled: ({ seat, die }, voice) => `${does(voice, seat, 'würfelst', 'würfelt')} eine ${die}.`,
    played: ({ seat, card, points }, voice) =>
      `${does(voice, seat, 'spielst', 'spielt')} eine ${card}: ${counted(points, 'ein Punkt', 'Punkte')}.`,
    drew: ({ seat, card }, voice) =>
      `${does(voice, seat, 'ziehst', 'zieht')} ${card === undefined ? 'eine Karte' : `eine ${card}`}.`,
    reshuffled: ({ cards }) => `${cards} gespielte Karten werden zu einem neuen Stapel gemischt.`,
    byClock: ({ seat }, voice) => `${does(voice, seat, 'hast', 'hat')} keine Zeit mehr.`,
  },
  refusals: { NOT_IN_HAND: ({ card }) => `Du hast keine ${card} auf der Hand.` },
  stages: { roll: 'Würfle.', play: 'Spiel eine Karte aus.' },
  moves: { roll: 'Würfeln', play: 'Ausspielen' },
  options: {
    goal: { label: 'Punkte zum Sieg', help: 'Weniger Punkte machen ein kürzeres Spiel.' },
    decisionSeconds: {
      label: 'Sekunden je Entscheidung',
      help: 'Sind sie um, entscheidet die Uhr.',
      values: { '0': 'keine Uhr' },
    },
  },
  presets: {
    standard: { label: 'Normal', help: 'Fünfzehn Punkte, ein paar Minuten.' },
    short: { label: 'Kurz', help: 'Acht Punkte.' },
  },
  endings: { goal: (winners, voice) => `${win(voice, winners)} nach Punkten.` },
  rulebook,
  credits: ['Ein Beispiel dafür, wie hier ein Spiel geschrieben wird. Alle Texte und Zeichnungen sind unsere eigenen.'],
};
