import type { GameStrings, OptionStrings } from '../../../kit/strings';
import type { Options } from '../../options';

export const options: Readonly<Record<keyof Options, OptionStrings>> = {
  supply: {
    label: 'Vorrat an Ausrüstung',
    help: 'Ob alles beliebig oft zu haben ist oder nur so oft, wie es Karten dafür gibt.',
    values: { sheets: 'Unbegrenzt', cards: 'So viel, wie es Karten gibt' },
  },
  tenOfHeartsHeals: {
    label: 'Herz-Zehn als Heiltrank',
    help: 'Wenn Karten den Vorrat begrenzen, ist sie auch als Heiltrank zu haben.',
  },
  hp: {
    label: 'Trefferpunkte',
    help: 'Ob ein Held so viele hat, wie der Würfel seines Volkes zeigen kann, oder ihn einmal wirft.',
    values: { max: 'Die höchste Zahl', rolled: 'Ausgewürfelt' },
  },
  duplicateClasses: {
    label: 'Klasse doppelt',
    help: 'Ob zwei Helden dieselbe Klasse haben dürfen.',
    values: { agree: 'Wenn alle zustimmen oder es nicht anders geht', never: 'Nie', free: 'Nach Belieben' },
  },
  initiativeTies: {
    label: 'Gleiche Angriffswürfel',
    help: 'Wer im Kampf zuerst kommt, wenn Held und Monster denselben Würfel haben.',
    values: { heroes: 'Die Helden', roll: 'Sie würfeln darum' },
  },
  criticals: {
    label: 'Kritische Treffer',
    help: 'Wann ein Angriff mehrere Wunden schlägt.',
    values: { full: 'Alle Regeln', dice: 'Nur mit Wucht, Segen und Geschoss', off: 'Nie' },
  },
  missileCriticals: {
    label: 'Wunden durch Geschoss',
    help: 'Wie viele Wunden ein Geschoss schlägt, das die Schwelle mehrfach erreicht.',
    values: { dice: 'Jedes Mal eine', single: 'Eine, bei perfektem Wurf zwei' },
  },
  spellTempo: {
    label: 'Segen, Verwirrung, Schutz',
    help: 'Ob diese Zauber den eigenen Angriff ersetzen.',
    values: { action: 'Einer statt des Angriffs', free: 'Beliebig viele neben dem Angriff' },
  },
  ritualInCombat: {
    label: 'Ritual im Kampf',
    help: 'Zauberer dürfen vor einer Kampfrunde statt anzugreifen Zauberwürfel zurückgewinnen.',
  },
  resurrectInCombat: {
    label: 'Erwecken im Kampf',
    help: 'Kleriker dürfen vor einer Runde statt des Angriffs versuchen, Gefallene zu erwecken.',
  },
  potionsInCombat: {
    label: 'Tränke im Kampf',
    help: 'Tränke dürfen vor einer Runde statt des Angriffs benutzt werden.',
  },
  defending: {
    label: 'Deckung geben',
    help: 'Ein Held darf auf den Angriff verzichten und den Angriff eines Monsters für jemanden auffangen.',
  },
  elites: {
    label: 'Elitemonster',
    help: 'Wer ein Monster zieht, darf es stärker machen und seine Beute reicher.',
  },
  betterGear: {
    label: 'Zwei Waffen, zwei Amulette',
    help: 'Helden dürfen je zwei benutzen; das zweite kostet doppelt so viel.',
    values: { solo: 'Für einen Helden allein', always: 'Für alle', never: 'Für niemanden' },
  },
  loot: {
    label: 'Beute',
    help: 'Wie die Gruppe teilt, was sie findet.',
    values: {
      equal: 'Zu gleichen Teilen',
      finders: 'Wer findet, behält',
      purse: 'Eine gemeinsame Kasse',
      vote: 'Durch Abstimmung in jedem Raum',
    },
  },
  prices: {
    label: 'Preise',
    help: 'Eine Liste, im Verlies verdoppelt; oder die drei Listen, wie sie gedruckt waren und sich stellenweise unterscheiden.',
    values: { consistent: 'Eine Liste', printed: 'Wie gedruckt' },
  },
  luck: {
    label: 'Glück der Halblinge',
    help: 'Welche Würfe ein Halbling wiederholen darf.',
    values: { own: 'Die eigenen', any: 'Alle, auch die der Monster' },
  },
  resurrectHp: {
    label: 'Nach dem Erwecken',
    help: 'Mit wie vielen Trefferpunkten ein erweckter Held zurückkehrt.',
    values: { one: 'Einem', half: 'Der Hälfte', full: 'Allen' },
  },
  disarmOn: {
    label: 'Fallen entschärfen',
    help: 'Bei welchen Würfen eines W6 es einem Dieb gelingt. Die Kapitel der Regeln sagen das eine, die Tabelle an ihrem Ende das andere.',
    values: { twoToSix: '2 bis 6', twoToFive: '2 bis 5; bei einer 6 bleibt die Falle' },
  },
  crawls: { label: 'Verliese', help: 'So viele Drachen sind zu erschlagen, einer nach dem anderen.' },
  decisionSeconds: {
    label: 'Zeit je Entscheidung',
    help: 'Viermal so lang zum Einkaufen und Rasten; danach wird der Standardzug gespielt.',
    values: { 0: 'Kein Zeitlimit' },
  },
};

export const presets: GameStrings['presets'] = {
  standard: {
    label: 'Normal',
    help: 'Die normalen Regeln. Allein ist es sehr schwer, zu viert ist es gnädig.',
  },
  gentle: { label: 'Sanft', help: 'Zauber neben dem Angriff, zwei Waffen und Amulette, Glück für alle.' },
  deadly: {
    label: 'Tödlich',
    help: 'Ausgewürfelte Trefferpunkte, schwächere Geschosse, Elitemonster; dafür dürft ihr einander decken.',
  },
  campaign: { label: 'Feldzug', help: 'Drei Verliese nacheinander; wer überlebt, behält die Ausrüstung.' },
};
