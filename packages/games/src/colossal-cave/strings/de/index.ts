import type { GameStrings } from '../../../kit/strings';
import { win } from '../../../kit/voice.de';
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
  tagline: about.tagline.de,
  facts,
  acts,
  refusals,
  stages: {
    idle: 'Warte auf die anderen.',
    draw: 'Zieh eine Karte oder verzichte.',
    move: 'Geh in einen Nachbarraum oder bleib.',
    play: 'Spiel eine Karte. Oder zieh, geh, schließ einen Schatz ein oder tu nichts.',
    limit: 'Lege bis auf sieben Karten ab.',
    respond: 'Reagiere, wehr dich oder passe.',
    toll: 'Zahl, was verlangt wird, und geh weiter, oder bleib, wo du bist.',
    pick: 'Nimm eine Karte vom Ablagestapel.',
    again: 'Spiel die genommene Karte oder behalte sie.',
    run: 'Lauf weiter oder halte hier an.',
    drop: 'Lass getragene Karten fallen, bis du zwei trägst.',
  },
  moves: {
    useItem: 'Benutzen',
    draw: 'Ziehen',
    skipDraw: 'Verzichten',
    moveTo: 'Gehen',
    stay: 'Bleiben',
    playCard: 'Spielen',
    drawExtra: 'Ziehen',
    moveExtra: 'Lieber gehen',
    deposit: 'Einschließen',
    doNothing: 'Nichts',
    respond: 'Reagieren',
    payToll: 'Zahlen',
    pickCard: 'Nehmen',
    playPicked: 'Jetzt spielen',
    keepPicked: 'Behalten',
    runStep: 'Weiterlaufen',
    stopRun: 'Hier anhalten',
    dropItem: 'Fallen lassen',
    discardCard: 'Ablegen',
    setStanding: 'Automatisch passen',
    concede: 'Aufgeben',
  },
  chosen,
  options,
  orders,
  presets,
  endings: {
    treasures: (winners, voice) => `${win(voice, winners)}: Drei Schätze sind in Sicherheit.`,
    roundLimit: (winners, voice) => `Die letzte Runde ist vorbei. ${win(voice, winners)} mit der reichsten Beute.`,
    lastStanding: (winners, voice) => `Alle anderen haben aufgegeben. ${win(voice, winners)}.`,
  },
  rulebook,
  credits: [
    'Spielidee und Entwicklung: Arthur O’Dwyer (2012). Plan und Schachtelbild des gedruckten Spiels: Katy „kovah“ Grierson; nichts davon wird hier verwendet.',
    'Nach „Adventure“, dem Textadventure von Will Crowther und Don Woods (1970er Jahre), das allgemein als gemeinfrei gilt. Weder sie noch sonst jemand, der mit dem Original zu tun hat, steht hinter diesem Spiel.',
    'Fluxx, Chrononauts und Back to the Future: The Card Game sind Marken von Andrew Looney und Looney Labs und nur genannt, weil dieses Spiel mit ihnen verwandt ist.',
    'Colossal Cave: The Board Game ist © 2012 Arthur O’Dwyer, alle Rechte vorbehalten; sein Regelheft kündigt eine spätere Lizenz an (CC BY-NC-SA 3.0). Alle Texte und Zeichnungen hier sind unsere eigenen.',
  ],
};
