import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

type ByDuplicates = Readonly<Record<Options['duplicateClasses'], string>>;

/** R2.6: confirmed claims of one class. */
const CLAIMED_TWICE: ByDuplicates = {
  agree: ', auch zwei von einer Klasse: Alle haben ja zugestimmt',
  never: '; sind aber zwei von einer Klasse, oder einer von der eines Überlebenden, wird der Reihe nach gewählt',
  free: ', egal von welcher Klasse',
};

/** R2.7 */
const PICKED_TWICE: ByDuplicates = {
  agree: 'Eine Klasse, die jemand hat, ist vergeben, es sei denn, alle deine sind vergeben.',
  never: 'Eine Klasse, die jemand hat, ist vergeben.',
  free: 'Jede Bildkarte darf gewählt werden, egal von welcher Klasse.',
};

/** R3.4 */
const ONE_OF_EACH =
  'eine Waffe oder einen Zauberstab, ein Amulett der Lebenskraft oder der Magie, eins gegen Zauber, eins des Schutzes';
const MAY_OWN: Readonly<Record<Options['betterGear'], string>> = {
  never: ONE_OF_EACH,
  solo: `${ONE_OF_EACH} (ein Held allein zwei beliebige Waffen oder Zauberstäbe und zwei beliebige Amulette)`,
  always: 'zwei beliebige Waffen oder Zauberstäbe und zwei beliebige Amulette',
};

export const heroRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R1.1',
    title: 'Karten',
    body: 'Buben (J), Damen (Q), Könige (K) und Asse (A) sind Bildkarten. Alle anderen sind Zahlkarten und so viel wert wie ihre Zahl.',
  },
  {
    rule: 'R1.2',
    title: 'Würfel',
    body: 'Ein größerer Würfel ist der nächste von W4, W6, W8, W10, W12, und nichts ist größer als ein W12. Hälften werden abgerundet.',
  },
  {
    rule: 'R1.5',
    title: 'Ruhe',
    body: 'Ruhig ist es zwischen Räumen, vor jeder Falle, Truhe, Begegnung und Teilung der Beute und nach dem Drachen. Solange Würfel auf das Glück eines Halblings warten oder ein Angriff auf das Ausweichen eines Diebes, warten auch alle anderen.',
  },
  {
    rule: 'R2.1',
    title: 'Sechs Karten',
    body: 'Alle machen aus sechs Karten einen Helden. Wie viele Karten und wie viele Bildkarten du hast, dürfen alle wissen; welche, nur du.',
  },
  {
    rule: 'R2.2',
    title: 'Klasse und Volk',
    body: 'Eine Bildkarte wird der Held. Bube: Kämpfer, W10. Dame: Dieb, W6. König: Kleriker, W8. Ass: Zauberer, W4. Herz: Mensch. Karo: Elf. Kreuz: Zwerg. Pik: Halbling.',
  },
  {
    rule: 'R2.3',
    title: 'In Not',
    body: ({ duplicateClasses }) =>
      `Ohne Bildkarte bist du in Not, und alle erfahren es.${duplicateClasses === 'free' ? '' : ' Werden Helden der Reihe nach gewählt, bist du es auch, wenn keine deiner Bildkarten von einer noch freien Klasse ist.'}`,
    dependsOn: ['duplicateClasses'],
  },
  {
    rule: 'R2.4',
    title: 'Hilfe',
    body: 'In der Not kannst du von jemandem eine Bildkarte geschenkt oder gegen eine Zahlkarte bekommen. Oder du wirfst deine höchste Zahlkarte ab, ziehst drei Karten und behältst davon die Bildkarten.',
  },
  {
    rule: 'R2.5',
    title: 'Übrige Karten',
    body: ({ duplicateClasses }) =>
      `Wer einen Helden hat, kann jede Bildkarte entbehren, andere alle bis auf eine. Ist der Heldenstapel leer, werden die übrigen Bildkarten hingehalten, und wer in Not ist, nimmt eine${duplicateClasses === 'never' ? ' von einer freien Klasse' : ''} von dort, wo die meisten${duplicateClasses === 'never' ? ' davon' : ''} sind.`,
    dependsOn: ['duplicateClasses'],
  },
  {
    rule: 'R2.6',
    title: 'Ansprüche',
    body: ({ duplicateClasses }) =>
      `Alle beanspruchen offen eine Bildkarte und bestätigen. Ein neuer Anspruch fragt alle noch einmal. Haben alle bestätigt, sind die Helden gemacht${CLAIMED_TWICE[duplicateClasses]}. Wer nicht allein spielt, darf stattdessen die Reihenfolge verlangen.`,
    dependsOn: ['duplicateClasses'],
  },
  {
    rule: 'R2.7',
    title: 'Der Reihe nach',
    body: ({ duplicateClasses }) => `Wer weniger Bildkarten hat, wählt früher. ${PICKED_TWICE[duplicateClasses]}`,
    dependsOn: ['duplicateClasses'],
  },
  {
    rule: 'R2.8',
    title: 'Der Held steht fest',
    body: 'Die anderen Karten werden offen hingelegt; Bildkarten darunter kannst du verschenken, bis der Laden öffnet. Helden dürfen Namen bekommen.',
  },
  {
    rule: 'R2.9',
    title: 'Trefferpunkte',
    body: ({ hp }) =>
      `Mensch W8, Elf W6, Zwerg W10, Halbling W6: ${hp === 'max' ? 'so viele, wie der Würfel zeigen kann' : 'Ein Wurf damit ist das Höchste, was der Held haben kann'}. Helden betreten das Verlies mit allen.`,
    dependsOn: ['hp'],
  },
  {
    rule: 'R2.10',
    title: 'Ausrüstungspunkte',
    body: 'Die Zahlen deiner anderen Karten, zehn für jede weitere Bildkarte und zehn für einen Menschen. Kurz AP.',
  },
  {
    rule: 'R2.11',
    title: 'Der Laden',
    body: 'Alle kaufen zugleich ein und dürfen zurückgeben, was sie gerade gekauft haben. Bist du fertig, gibt es kein Zurück; übrige Punkte werden zu Beutepunkten, kurz BP.',
  },
  {
    rule: 'R3.1',
    title: 'Preise',
    body: ({ prices }) =>
      prices === 'consistent'
        ? 'Im Laden zahlst du Ausrüstungspunkte, im Verlies doppelt so viele Beutepunkte. Verkaufen kannst du nichts.'
        : 'Drei Preislisten, wie sie gedruckt sind: Ein Schild kostet einen neuen Helden 7 Ausrüstungspunkte, einen Überlebenden 5. Im Verlies zahlst du doppelt so viele Beutepunkte wie ein Überlebender Ausrüstungspunkte, für ein Amulett des Schutzes aber auch nur 30. Verkaufen kannst du nichts.',
    dependsOn: ['prices'],
  },
  {
    rule: 'R3.2',
    title: 'Wer was benutzen darf',
    body: 'Stoff und Leder: alle. Kettenhemd: Zauberer nicht. Schuppenpanzer: Kämpfer und Kleriker. Plattenpanzer: Kämpfer. Schild: Kämpfer, Kleriker, alle Zwerge. Zauberstab und Amulett der Magie: Zauberer. Tragen kannst du alles, kaufen nur, was du benutzen darfst.',
  },
  {
    rule: 'R3.3',
    title: 'In Gebrauch',
    body: ({ betterGear }) =>
      ({
        never: 'Du darfst eine Waffe, einen Schild, eine Rüstung und ein Amulett zugleich benutzen.',
        solo: 'Du darfst eine Waffe, einen Schild, eine Rüstung und ein Amulett zugleich benutzen; ein Held allein zwei Waffen und zwei Amulette.',
        always: 'Du darfst zwei Waffen, einen Schild, eine Rüstung und zwei Amulette zugleich benutzen.',
      })[betterGear],
    dependsOn: ['betterGear'],
  },
  {
    rule: 'R3.4',
    title: 'Von jedem eins',
    body: ({ betterGear }) =>
      `Kaufen darfst du ${MAY_OWN[betterGear]}; was du trägst, aber nicht benutzen kannst, zählt nicht. Was bei dir keine Wirkung hat, kannst du nicht kaufen.`,
    dependsOn: ['betterGear'],
  },
  {
    rule: 'R3.5',
    title: 'Was Ausrüstung bewirkt',
    body: 'Eine Zauberwaffe macht den Angriffswürfel größer. Lebenskraft bringt zwei Trefferpunkte, bis zwölf. Schützende Amulette bringen eins zum Rüstungswert oder zum magischen. Zauberstab und Amulett der Magie bringen einen Würfel zu jedem Zauber. Ein Heiltrank heilt seinen Wert.',
  },
  {
    rule: 'R3.6',
    title: 'Vorrat',
    body: ({ supply, tenOfHeartsHeals }) =>
      supply === 'sheets'
        ? 'Alles ist beliebig oft zu haben. Heiltränke gibt es mit Werten von 1 bis 10.'
        : `Ein Gegenstand ist zu haben, solange eine Karte übrig ist, die für ihn steht: Wer zuerst kommt, mahlt zuerst. Die Karte eines Trankes kehrt zurück, wenn er getrunken ist. Heiltränke gibt es mit Werten von 2 bis 9${tenOfHeartsHeals ? ' und statt der Götterhilfe mit 10' : ''}, jeden einmal.`,
    dependsOn: ['supply', 'tenOfHeartsHeals'],
  },
  {
    rule: 'R3.7',
    title: 'Ausrüstung wechseln',
    body: 'Was du kaufst, benutzt du sofort, wenn dafür Platz ist. Wechseln kannst du sie im Laden und solange es ruhig ist.',
  },
  {
    rule: 'R3.8',
    title: 'Rüstungswert',
    body: 'Stoff 1, Leder 2, Kettenhemd 3, Schuppenpanzer 4, Plattenpanzer 5, ein Schild 1, ein Amulett des Schutzes 1, und was der Zauber Schutz dazugibt.',
  },
  {
    rule: 'R3.9',
    title: 'Magischer Rüstungswert',
    body: 'Eins für Zwerge, eins für ein Amulett gegen Zauber. Er allein zählt gegen magische Fallen.',
  },
  {
    rule: 'R3.10',
    title: 'Mehr Trefferpunkte',
    body: 'Ein höheres Maximum heilt nicht. Sinkt es, sind Trefferpunkte darüber verloren.',
  },
];
