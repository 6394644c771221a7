import type { Paragraph } from '../../../kit/rulebook';
import type { Options } from '../../options';

/** Terms, making heroes, gear. */
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
    body: 'Ruhig ist es zwischen Räumen, vor jeder Falle, Truhe, Begegnung und Teilung der Beute und nach dem Drachen. Solange Würfel auf das Glück eines Halblings warten oder ein Hieb auf das Ausweichen eines Diebes, warten auch alle anderen.',
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
    body: 'Ohne Bildkarte bist du in Not, und alle erfahren es. Werden Helden der Reihe nach gewählt, bist du es auch, wenn keine deiner Bildkarten von einer noch freien Klasse ist.',
  },
  {
    rule: 'R2.4',
    title: 'Hilfe',
    body: 'Wer in Not ist, kann von jemandem eine Bildkarte geschenkt oder gegen eine Zahlkarte bekommen. Oder man wirft die höchste Zahlkarte ab, zieht drei Karten und behält davon die Bildkarten.',
  },
  {
    rule: 'R2.5',
    title: 'Übrige Karten',
    body: 'Wer einen Helden hat, kann jede Bildkarte entbehren, andere alle bis auf eine. Ist der Heldenstapel leer, werden die übrigen Bildkarten hingehalten, und wer in Not ist, nimmt eine von dort, wo die meisten sind.',
  },
  {
    rule: 'R2.6',
    title: 'Ansprüche',
    body: 'Alle beanspruchen offen eine Bildkarte und bestätigen. Ein neuer Anspruch fragt alle noch einmal. Haben alle bestätigt, sind die Helden gemacht, außer Klassen dürfen nicht doppelt sein und sind es. Jeder darf stattdessen die Reihenfolge verlangen.',
  },
  {
    rule: 'R2.7',
    title: 'Der Reihe nach',
    body: 'Wer weniger Bildkarten hat, wählt früher. Eine Klasse, die jemand hat, ist vergeben, außer Klassen dürfen doppelt sein, oder alle deine sind vergeben und die Gruppe muss es nicht vermeiden.',
  },
  {
    rule: 'R2.8',
    title: 'Der Held steht fest',
    body: 'Die anderen Karten werden offen hingelegt. Helden dürfen Namen bekommen.',
  },
  {
    rule: 'R2.9',
    title: 'Trefferpunkte',
    body: 'Mensch W8, Elf W6, Zwerg W10, Halbling W6: so viele, wie der Würfel zeigen kann, oder ein Wurf damit. Helden betreten das Verlies mit allen.',
  },
  {
    rule: 'R2.10',
    title: 'Ausrüstungspunkte',
    body: 'Die Zahlen deiner anderen Karten, zehn für jede weitere Bildkarte und zehn für einen Menschen. Kurz AP.',
  },
  {
    rule: 'R2.11',
    title: 'Der Laden',
    body: 'Alle kaufen zugleich ein und dürfen zurückgeben, was sie gerade gekauft haben. Wer fertig ist, ist fertig; was übrig bleibt, werden Beutepunkte, kurz BP.',
  },
  {
    rule: 'R3.1',
    title: 'Preise',
    body: 'Im Laden zahlst du Ausrüstungspunkte, im Verlies doppelt so viele Beutepunkte. Verkaufen kann man nichts.',
  },
  {
    rule: 'R3.2',
    title: 'Wer was benutzen darf',
    body: 'Stoff und Leder: alle. Kettenhemd: Zauberer nicht. Schuppenpanzer: Kämpfer und Kleriker. Plattenpanzer: Kämpfer. Schild: Kämpfer, Kleriker, alle Zwerge. Zauberstab und Amulett der Magie: Zauberer. Tragen kannst du alles, kaufen nur, was du benutzen darfst.',
  },
  {
    rule: 'R3.3',
    title: 'In Gebrauch',
    body: 'Eine Waffe, ein Schild, eine Rüstung und ein Amulett zugleich.',
  },
  {
    rule: 'R3.4',
    title: 'Von jedem eins',
    body: 'Kaufen darfst du eine Waffe oder einen Zauberstab, ein Amulett der Lebenskraft oder der Magie, eins gegen Zauber, eins des Schutzes; und nichts, was dir nichts nützen könnte.',
  },
  {
    rule: 'R3.5',
    title: 'Was Ausrüstung bewirkt',
    body: 'Eine Zauberwaffe macht den Angriffswürfel größer. Lebenskraft bringt zwei Trefferpunkte, bis zwölf. Schützende Amulette bringen eins zum Rüstungswert oder zum magischen. Zauberstab und Amulett der Magie bringen einen Würfel zu jedem Zauber. Ein Heiltrank heilt seinen Wert.',
  },
  {
    rule: 'R3.6',
    title: 'Begrenzter Vorrat',
    body: 'Je nach Einstellung braucht jeder Gegenstand eine Karte, die für ihn steht: Wer zuerst kommt, mahlt zuerst. Die Karte eines Trankes kehrt zurück, wenn er getrunken ist. Tränke gibt es mit Werten von 1 bis 10, mit Karten von 2 bis 9.',
  },
  {
    rule: 'R3.7',
    title: 'Ausrüstung wechseln',
    body: 'Was du kaufst, benutzt du sofort, wenn dafür Platz ist. Wechsle, solange es ruhig ist oder im Laden.',
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
