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
  tagline: about.tagline.de,
  facts,
  acts,
  refusals,
  stages: {
    choose: 'Wähle deine Klasse.',
    arrange: 'Stell die Gruppe auf: Die ersten beiden stehen vorn.',
    place: 'Leg die gezogene Karte.',
    travel: 'Geht weiter, stellt euch um oder steigt hinab.',
    roll: 'Wirf die Würfel.',
    decide: 'Nutze dein WILD und SWAP, oder lass es dabei.',
  },
  moves: {
    chooseColour: 'Wählen',
    arrange: 'Aufbrechen',
    placeCard: 'Legen',
    step: 'Gehen',
    descend: 'Hinabsteigen',
    reorder: 'Umstellen',
    hold: 'Warten',
    roll: 'Würfeln',
    useWild: 'Nutzen',
    useSwap: 'Plätze tauschen',
    done: 'Fertig',
    retire: 'Gruppe verlassen',
  },
  options,
  orders,
  presets,
  endings: {
    dragonSlain: () => 'Der Drache ist erschlagen: Die ganze Gruppe gewinnt.',
    partyDead: () => 'Der letzte Held ist gefallen: Die Höhlen gewinnen.',
    lostInTheDark: () => 'Die Gruppe ist im Dunkeln verloren: Die Höhlen gewinnen.',
    allRetired: () => 'Alle haben die Höhlen verlassen.',
  },
  rulebook,
  credits: [
    'Spielidee: Jeff Hammans (Crystal Caverns, Version 1.4, 2010).',
    'Gespielt mit Looney Pyramids und Treehouse-Würfeln, Produkten von Looney Labs, die mit dieser Seite nichts zu tun haben.',
    'Alle Texte und Zeichnungen hier sind unsere eigenen.',
  ],
};
