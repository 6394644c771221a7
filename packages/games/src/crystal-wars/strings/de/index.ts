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
  tagline: about.tagline.de,
  facts,
  acts: ACTS,
  refusals,
  stages: {
    freeVillage: 'Setze ein freies Dorf.',
    mountain: 'Setze einen Berg.',
    village: 'Setze dein Dorf.',
    starvation: 'Das Getreide reicht nicht: Wähle eine Einheit, die verhungert.',
    movement: 'Zieh mit deinen Einheiten.',
    combat: 'Kämpfe mit deinen Einheiten.',
    casualty: 'Wähle die Einheit, die fällt.',
    militia: 'Wähle, wo sich dir die Miliz anschließt.',
    riots: 'Wähle die Stadt, in der Aufruhr herrscht.',
    creation: 'Bau Einheiten, Dörfer und Städte.',
    idle: 'Nichts zu entscheiden.',
  },
  moves: {
    placeFreeVillage: 'Freies Dorf setzen',
    placeMountain: 'Berg setzen',
    skipMountain: 'Kein Berg',
    placeVillage: 'Dorf setzen',
    starve: 'Verhungern lassen',
    moveUnit: 'Ziehen',
    teleport: 'Springen',
    endMovement: 'Bewegen beenden',
    battle: 'Schlacht',
    siege: 'Belagern',
    persuade: 'Abwerben',
    sabotage: 'Sabotieren',
    endCombat: 'Kämpfen beenden',
    chooseCasualty: 'Entfernen',
    placeMilitia: 'Miliz setzen',
    chooseRiot: 'Stadt wählen',
    create: 'Bauen',
    endTurn: 'Zug beenden',
    concede: 'Partie aufgeben',
  },
  chosen,
  options: optionWords,
  orders,
  presets: presetWords,
  endings,
  rulebook,
  credits: [
    'Spielidee: Jeff Hammans.',
    'Looney Pyramids und Martian Coasters sind Produkte von Looney Labs.',
    'Alle Texte und Zeichnungen hier sind unsere eigenen.',
  ],
};
