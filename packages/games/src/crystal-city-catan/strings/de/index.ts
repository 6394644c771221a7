import type { GameStrings } from '../../../kit/strings';
import { Whose, win } from '../../../kit/voice.de';
import { about } from '../../about';
import type { Facts } from '../../facts';
import type { Options } from '../../options';
import { chosen } from './chosen';
import { facts } from './facts';
import { refusals } from './refusals';
import { rulebook } from './rulebook';

/** Crystal City Catan in German. */
export const strings: GameStrings<Facts, Options> = {
  title: about.title,
  tagline: about.tagline.de,
  facts,
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
    build: 'Baue und handle, dann beende deinen Zug.',
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
    grow: 'Wachsen',
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
      values: { choose: 'Jeder wählt geheim', standard: 'Für beide gleich' },
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
      help: 'Wen der Schutz eines Zeughauses für zwei Rohstoffe deckt.',
      values: { each: 'Beide in vollem Umfang', shared: 'Zuerst die eigene Kolonie, mit dem Rest die andere' },
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
    trios: { label: 'Teile jeder Größe', help: 'Baupyramiden jeder Größe im Satz einer Kolonie.' },
    playerTrades: { label: 'Handel miteinander', help: 'Ob ihr einander Angebote machen dürft.' },
    turnLimit: {
      label: 'Höchstzahl der Züge',
      help: 'Nach so vielen Zügen gewinnt der höhere Punktestand.',
      values: { '0': 'keine' },
    },
    colours: {
      label: 'Farben',
      help: 'In welcher Farbe jeder Platz baut.',
      values: { black: 'Schwarz', yellow: 'Gelb' },
    },
    decisionSeconds: {
      label: 'Sekunden je Entscheidung',
      help: 'Sind sie abgelaufen, entscheidet die Uhr.',
      values: { '0': 'keine Uhr' },
    },
  },
  presets: {
    standard: { label: 'Das ganze Spiel', help: 'Zwölf Punkte, ungefähr eine Stunde.' },
    short: { label: 'Kurz', help: 'Acht Punkte und vorgegebene Ecken.' },
    evening: { label: 'Abend', help: 'Zehn Punkte.' },
    literal: {
      label: 'Nach dem Wortlaut',
      help: 'So, wie das Original es sagt: Plünderer rauben die Hälfte von allem, der Kaufmann gibt jede Sorte, und kein Zug ist der letzte.',
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
