import type { GameStrings } from '../../../kit/strings';
import { Whose, win } from '../../../kit/voice.de';
import { about } from '../../about';
import { ACTS } from '../../acts';
import type { Facts } from '../../facts';
import type { Options } from '../../options';
import { chosen } from './chosen';
import { facts } from './facts';
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
    layout: 'Bestimme, welcher Rohstoff an welcher Ecke liegt.',
    numbers: 'Gib jedem Rohstoff eine deiner Zahlen.',
    order: 'Du hast das Anwürfeln gewonnen: Willst du beginnen?',
    roll: 'Wirf die Würfel.',
    gain: 'Wähle ein Lager, das eins bekommt.',
    claim: 'Du hast die Wette gewonnen: Nimm deinem Gegenüber einen Rohstoff.',
    garrison: 'Wähle die Garnison, die ein Auge verliert.',
    lose: 'Wähle, was die Plünderer mitnehmen.',
    build: 'Baue und tausche, dann beende deinen Zug.',
    answer: 'Antworte auf das Angebot deines Gegenübers.',
    wait: 'Dein Gegenüber überlegt sich dein Angebot.',
  },
  moves: {
    placePools: 'Lager anordnen',
    assignDice: 'Zahlen vergeben',
    chooseOrder: 'Wählen',
    rollDice: 'Würfeln',
    gain: 'Einlagern',
    claim: 'Einfordern',
    loseGarrisonPip: 'Auge verlieren',
    surrender: 'Hergeben',
    buildRoad: 'Straße',
    buildGarrison: 'Garnison',
    buildSuburb: 'Vorort',
    grow: 'Ausbauen',
    buildStarport: 'Raumhafen',
    buildHospital: 'Hospital',
    buildArmory: 'Zeughaus',
    buildStorehouse: 'Speicher',
    merchantTrade: 'Kaufmann',
    offerTrade: 'Anbieten',
    counterTrade: 'Gegenangebot',
    acceptTrade: 'Annehmen',
    declineTrade: 'Ablehnen',
    withdrawTrade: 'Zurückziehen',
    endTurn: 'Zug beenden',
    concede: 'Partie aufgeben',
  },
  chosen,
  options: {
    victoryPoints: {
      label: 'Punkte zum Sieg',
      help: 'Weniger Punkte machen die Partie kürzer.',
      values: { '8': '8, kurz', '10': '10', '12': '12, das ganze Spiel' },
    },
    poolLayout: {
      label: 'Anordnung der Lager',
      help: 'Ob ihr bestimmt, welcher Rohstoff an welcher Ecke eures Hauptorts liegt.',
      values: { choose: 'Beide wählen geheim', standard: 'Für beide gleich' },
    },
    production: {
      label: 'Zwei Lager einer Sorte',
      help: 'Was eine gewürfelte Zahl einbringt, wenn du zwei Lager ihrer Sorte hast.',
      values: { perPool: 'Jedes Lager bekommt etwas', perType: 'Zusammen eins' },
    },
    starports: {
      label: 'Raumhäfen',
      help: 'Wie viele Raumhäfen eine Kolonie haben darf.',
      values: { onePerColony: 'Einen für die Kolonie', onePerCommunity: 'Einen für jeden Ort' },
    },
    armoryCover: {
      label: 'Zeughäuser gegen Plünderer',
      help: 'Wessen Rohstoffe ein Zeughaus schützt; es schützt zwei.',
      values: { each: 'Zwei von jeder Kolonie', shared: 'Zuerst die eigenen, dann die der anderen' },
    },
    epidemicPiece: {
      label: 'Seuche',
      help: 'Was mit einem Ort geschieht, dessen nächstkleineres Teil nicht im Vorrat ist.',
      values: { spare: 'Er bleibt verschont', smaller: 'Das nächstkleinere Teil im Vorrat gilt' },
    },
    marauderLoss: {
      label: 'Plünderer nehmen die Hälfte',
      help: 'Was halbiert wird, sobald sieben Rohstoffe ungeschützt liegen.',
      values: { exposed: 'Der ungeschützten Rohstoffe', total: 'Aller Rohstoffe' },
    },
    storehouse: {
      label: 'Speicher zahlen',
      help: 'Wie oft ein Speicher einen Rohstoff zahlt.',
      values: { eachTurn: 'Einmal in jedem eigenen Zug', once: 'Einmal, dann ist er weg' },
    },
    merchantGives: {
      label: 'Was der Kaufmann gibt',
      help: 'Ob der Kaufmann auch eine Sorte gibt, mit der du bezahlt hast.',
      values: { other: 'Nur eine andere Sorte', any: 'Jede Sorte' },
    },
    trios: { label: 'Teile jeder Größe', help: 'Die Pyramiden jeder Größe, mit denen eine Kolonie bauen kann.' },
    playerTrades: { label: 'Tausch miteinander', help: 'Ob ihr einander Angebote machen dürft.' },
    turnLimit: {
      label: 'Höchstzahl der Züge',
      help: 'Nach so vielen Zügen gewinnt die Kolonie mit mehr Punkten.',
      values: { '0': 'keine' },
    },
    colours: {
      label: 'Farben',
      help: 'In welcher Farbe jeder Platz baut.',
      values: { black: 'Schwarz', yellow: 'Gelb' },
    },
    decisionSeconds: {
      label: 'Zeit je Entscheidung',
      help: 'Danach wird der Standardzug gespielt.',
      values: { '0': 'Kein Zeitlimit' },
    },
  },
  orders,
  presets: {
    standard: { label: 'Das ganze Spiel', help: 'Zwölf Punkte, ungefähr eine Stunde.' },
    short: { label: 'Kurzer Abend', help: 'Acht Punkte und vorgegebene Ecken.' },
    evening: { label: 'Zehn Punkte', help: 'Zwischen den beiden.' },
    literal: {
      label: 'Nach dem Wortlaut der Regeln',
      help: 'Wie im Original: Die Seuche nimmt das nächstkleinere Teil, das übrig ist, Plünderer rauben die Hälfte von allem, der Kaufmann gibt jede Sorte, und es gibt keinen letzten Zug.',
    },
  },
  endings: {
    points: (winners, voice) => `${win(voice, winners)} nach Punkten.`,
    concede: (winners, voice) => `${win(voice, winners)}: Die andere Kolonie hat aufgegeben.`,
    turnLimit: (winners, voice) =>
      winners[0] === undefined
        ? 'Der letzte Zug ist vorbei: unentschieden.'
        : `${Whose(voice, winners[0], 'e')} Kolonie liegt nach dem letzten Zug vorn.`,
  },
  rulebook,
  credits: [
    'Spielidee: Stephen und Jill Rogers, nach „Die Siedler von Catan“ von Klaus Teuber.',
    'Catan ist eine Marke ihrer Inhaber, die mit dieser Seite nichts zu tun haben. Looney Pyramids sind ein Produkt von Looney Labs.',
    'Alle Texte und Zeichnungen hier sind unsere eigenen.',
  ],
};
