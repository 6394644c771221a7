import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

/** R15.1 */
const POINTS_OF_A_BODY: Readonly<Record<Options['loot'], string>> = {
  equal: 'Die Punkte werden zu gleichen Teilen geteilt.',
  vote: 'Die Punkte werden zu gleichen Teilen geteilt.',
  finders: 'Wer die Punkte nimmt, behält sie.',
  purse: 'Die Punkte kommen in die gemeinsame Kasse.',
};

export const roomRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R4.1',
    title: 'In Ruhe',
    body: 'Solange es ruhig ist, darf jeder lebende Held heilen, beten, Gefallene erwecken, Rituale vollziehen, trinken, kaufen, Ausrüstung wechseln, reparieren, verschenken und die Gefallenen durchsuchen.',
  },
  {
    rule: 'R4.2',
    title: 'Bezahlen',
    body: ({ loot }) =>
      loot === 'purse' || loot === 'vote'
        ? 'Du zahlst zuerst aus der gemeinsamen Kasse, dann mit deinen eigenen Beutepunkten.'
        : 'Du zahlst mit deinen eigenen Beutepunkten.',
    dependsOn: ['loot'],
  },
  {
    rule: 'R5.1',
    title: 'Der nächste Raum',
    body: 'Sind alle Lebenden bereit, ziehen sie je eine Verlieskarte, der Held, der vorangeht, zuerst. Gefallene ziehen nichts.',
  },
  {
    rule: 'R5.2',
    title: 'Was die Karten sind',
    body: 'Zahlen und Buben in Kreuz und Pik: Monster. Zahlen in Herz: Fallen. Zahlen in Karo: Truhen. Karo-Bube: eine Begegnung. Herz-Bube: ein Altar. Damen, Könige und Asse: Drachenzeichen.',
  },
  {
    rule: 'R5.3',
    title: 'In dieser Reihenfolge',
    body: 'Kampf, Fallen, Truhen, was die Monster trugen, Begegnungen, Teilen der Beute. Dann geht der nächste lebende Held voran.',
  },
  {
    rule: 'R5.4',
    title: 'In eigenen Worten',
    body: 'Wer vorangeht, darf den Raum beschreiben, wer ein Monster, eine Falle oder eine Begegnung gezogen hat, diese Karte, und das Opfer des Drachen den Drachen. Achtzig Zeichen, und keine Wirkung außer Furcht.',
  },
  {
    rule: 'R11.1',
    title: 'Fallen',
    body: 'Sie kommen nacheinander, die des vorangehenden Helden zuerst. Eine Falle, deren Held gefallen ist, ist weg.',
  },
  {
    rule: 'R11.2',
    title: 'Entdeckt',
    body: 'Ein lebender Dieb sieht jede Falle. Jeder Dieb darf versuchen, sie zu entschärfen, oder sie lassen; wer es zuerst versucht, hat den einzigen Versuch.',
  },
  {
    rule: 'R11.3',
    title: 'Entschärfen',
    body: ({ disarmOn }) =>
      disarmOn === 'twoToFive'
        ? 'Wirf einen W6. Bei 2 bis 5 ist die Falle entschärft. Bei einer 1 trifft sie den Dieb. Bei einer 6 geschieht nichts: Sie liegt da, als hätten alle Diebe sie gelassen.'
        : 'Wirf einen W6. Bei 2 bis 6 ist die Falle entschärft. Bei einer 1 trifft sie den Dieb.',
    dependsOn: ['disarmOn'],
  },
  {
    rule: 'R11.4',
    title: 'Kein Weg vorbei',
    body: ({ disarmOn }) =>
      `Ohne einen Dieb, der ${disarmOn === 'twoToFive' ? 'sie entschärft oder auslöst' : 'es versucht'}, läuft der Held hinein, der die Falle gezogen hat.`,
    dependsOn: ['disarmOn'],
  },
  {
    rule: 'R11.5',
    title: 'Was eine Falle tut',
    body: 'Wirf einen W6: Das ist der Schaden. Bis 3 ist er magisch, und nur der magische Rüstungswert hilft, ab 4 der Rüstungswert. Diebe dürfen ausweichen.',
  },
  {
    rule: 'R12.1',
    title: 'Truhen',
    body: 'Der Held, der eine Truhe gezogen hat, öffnet sie oder lässt sie; für einen gefallenen entscheidet der nächste lebende.',
  },
  {
    rule: 'R12.2',
    title: 'Ist sie sicher?',
    body: 'Wirf einen W6; gibt es einen Dieb, würfelt er. Bei 1 bis 4 ist sie sicher, bei 5 oder 6 hat sie eine Falle.',
  },
  {
    rule: 'R12.3',
    title: 'Truhen mit Falle',
    body: ({ disarmOn }) =>
      `Ohne Dieb trifft die Falle den Helden an der Truhe. Ein Dieb sieht sie rechtzeitig und darf sie entschärfen; will keiner${disarmOn === 'twoToFive' ? ', oder misslingt es mit einer 6' : ''}, läuft der Held an der Truhe hinein oder lässt sie zu.`,
    dependsOn: ['disarmOn'],
  },
  {
    rule: 'R12.4',
    title: 'Schatz',
    body: 'In einer Truhe sind 2W6 Beutepunkte, auch wenn ihre Falle ausgelöst wurde.',
  },
  {
    rule: 'R13.1',
    title: 'Begegnungen',
    body: 'Sie kommen nach den Truhen. Für einen gefallenen Helden springt der nächste lebende ein.',
  },
  {
    rule: 'R13.2',
    title: 'Wem du begegnest',
    body: 'Wirf einen W6. 1 Schmied: Alle Rüstungen werden repariert. 2 Priester: Alle werden voll geheilt. 3 Abenteurer: 1 bis 6 Beutepunkte. 4 Alchemist: ein Trank von 1 bis 10. 5 Krieger: Alle Wuchtwürfel kehren zurück. 6 Gnom: Alle Zauberwürfel kehren zurück.',
  },
  {
    rule: 'R13.3',
    title: 'Der Altar',
    body: 'Ein Kleriker darf dort beten: Alle Lebenden werden voll geheilt. Ohne Kleriker geschieht nichts.',
  },
  {
    rule: 'R14.1',
    title: 'Was Monster tragen',
    body: ({ elites }) =>
      `Monster hinterlassen so viele Beutepunkte, wie ihre Schwelle beträgt; Buben 2W6, ${elites ? 'eine Elite zwei mehr, ' : ''}der Drache vierzig. Vom Drachen verbrannte Monster hinterlassen nichts.`,
    dependsOn: ['elites'],
  },
  {
    rule: 'R14.2',
    title: 'Gleiche Teile',
    body: ({ loot }) =>
      `${loot === 'equal' ? 'Die Lebenden teilen alle Beute eines Raumes zu gleichen Teilen. ' : ''}Ein Rest wird von vorn an der Reihe nach verteilt, je ein Punkt.`,
    dependsOn: ['loot'],
  },
  {
    rule: 'R14.3',
    title: 'Wer findet, behält',
    body: ({ loot }) =>
      loot === 'finders' || loot === 'vote'
        ? `${loot === 'vote' ? 'Wenn es so vereinbart wird: Den' : 'Den'} Inhalt einer Truhe behält, wer für sie gewürfelt hat, die Beute eines Monsters, wer es gezogen hat, die Gabe eines Abenteurers, wer ihm begegnet ist; für einen gefallenen Helden findet der nächste lebende. Der Hort des Drachen wird zu gleichen Teilen geteilt.`
        : undefined,
    dependsOn: ['loot'],
  },
  {
    rule: 'R14.4',
    title: 'Die gemeinsame Kasse',
    body: ({ loot }) =>
      ({
        equal: undefined,
        finders: undefined,
        purse: 'Alle Beute kommt in eine Kasse, aus der alle bezahlen dürfen.',
        vote: 'Wenn es so vereinbart wird, kommt die Beute in eine Kasse, aus der alle bezahlen dürfen.',
      })[loot],
    dependsOn: ['loot'],
  },
  {
    rule: 'R14.5',
    title: 'Abstimmung',
    body: ({ loot }) =>
      loot === 'vote'
        ? 'Wer vorangeht, schlägt gleiche Teile, Teilen nach Fund, die Kasse oder alles an eine Person vor. Sagt jemand Nein, wird zu gleichen Teilen geteilt.'
        : undefined,
    dependsOn: ['loot'],
  },
  {
    rule: 'R14.6',
    title: 'Geschenke',
    body: 'Solange es ruhig ist, dürfen Beutepunkte und Gegenstände jedem lebenden Helden geschenkt werden.',
  },
  {
    rule: 'R15.1',
    title: 'Die Gefallenen',
    body: ({ loot }) =>
      `Jeder lebende Held darf Gegenstände oder Beutepunkte von einem Leichnam nehmen. ${POINTS_OF_A_BODY[loot]}`,
    dependsOn: ['loot'],
  },
  {
    rule: 'R15.2',
    title: 'Beschädigte Rüstung',
    body: 'Eine Rüstung, in der ein Held gefallen ist, zählt halb, abgerundet, bis sie repariert ist.',
  },
  {
    rule: 'R15.4',
    title: 'Götterhilfe',
    body: 'Sie bringt einen gefallenen Helden mit allen Trefferpunkten zurück; Ausrüstung und Würfel sind wie zuvor.',
  },
];
