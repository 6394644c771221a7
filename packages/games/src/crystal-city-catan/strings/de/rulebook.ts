import type { Paragraph } from '../../../kit/rulebook';
import { timeRule } from '../../../kit/strings.de';
import type { Options } from '../../options';

export const rulebook: readonly Paragraph<Options>[] = [
  {
    rule: 'S1',
    title: 'Deine Kolonie',
    dependsOn: ['trios'],
    body: ({ trios }) =>
      `Du beginnst mit einer Siedlung als Hauptort. Sie ist eine von ${trios} kleinen, ${trios} mittleren und ${trios} großen Pyramiden in deiner Farbe; jedes Teil, das du baust, kommt aus diesem Vorrat, und jedes, das fällt, geht dorthin zurück.`,
  },
  {
    rule: 'S4',
    title: 'Anordnung',
    dependsOn: ['poolLayout'],
    body: ({ poolLayout }) =>
      `An den Ecken des Hauptorts liegen vier Lager, je eines für Metall, Nahrung, Kristall und Stoff, und in jedem liegt ein Rohstoff. ${
        poolLayout === 'choose'
          ? 'Beide bestimmen geheim, welche Sorte wo liegt; beide Anordnungen werden zugleich aufgedeckt.'
          : 'Beide Anordnungen sind gleich: Metall im Nordwesten, Nahrung im Nordosten, Kristall im Südwesten, Stoff im Südosten.'
      }`,
  },
  {
    rule: 'S6',
    title: 'Zahlen',
    body: 'Für dich werden vier Würfel mit vier verschiedenen Werten geworfen. Geheim gibst du jedem deiner Lager einen davon. Das ist für die ganze Partie die Ertragszahl dieser Sorte.',
  },
  {
    rule: 'S8',
    title: 'Wer beginnt',
    body: 'Beide werfen zwei Würfel; die höhere Summe entscheidet, ob sie zuerst oder danach an die Reihe kommt. Gleiche Summen werden neu geworfen.',
  },
  {
    rule: 'R1.4',
    title: 'Lager',
    body: 'Die Lager des Hauptorts auf einer Seite liegen auch am Vorort dieser Seite. Ein neuer Vorort bringt an seinen äußeren Ecken zwei weitere Lager mit, anfangs leer, für die beiden Sorten, an die er noch nicht grenzt.',
  },
  {
    rule: 'R1.6',
    title: 'Geteilte Seiten',
    body: 'Links und rechts vom Hauptort ist Platz für eine Straße oder für einen Raumhafen, nie für beides.',
  },
  {
    rule: 'R2.1',
    title: 'Drei je Lager',
    body: 'Ein Lager fasst höchstens drei seiner Sorte. Alles darüber hinaus ist verloren oder kann nicht gewählt werden.',
  },
  {
    rule: 'R3.1',
    title: 'Teile',
    body: 'Zum Bauen muss genau die richtige Größe vorher in deinem Vorrat sein. Ein ersetztes Teil kehrt danach in den Vorrat zurück.',
  },
  {
    rule: 'R4',
    title: 'Orte und Punkte',
    body: 'Eine Siedlung zählt 1, ein Dorf 2, eine Stadt 3. Ein Hospital bringt 1 dazu (Marktflecken, Fort), ein Zeughaus 2 (Festung, mit Hospital Zitadelle). Straßen, Garnisonen, Raumhäfen und Speicher zählen nichts.',
  },
  {
    rule: 'R5',
    title: 'Der Zug',
    body: 'Wirf beide Würfel, führe das Ereignis aus, nimm die Erträge, baue und tausche dann, so viel du willst, und beende deinen Zug.',
  },
  {
    rule: 'R5.1',
    title: 'Würfel',
    body: 'Der Ereigniswürfel sagt, was geschieht, der Ertragswürfel, welche Lager etwas einbringen.',
  },
  {
    rule: 'R6',
    title: 'Erträge',
    dependsOn: ['production'],
    body: ({ production }) =>
      production === 'perPool'
        ? 'Bei jedem Wurf haben beide Kolonien Erträge: Jedes Lager, dessen Zahl fällt, bekommt eins. Bei einem Pasch bekommen die Lager derjenigen Kolonie zwei, die gewürfelt hat.'
        : 'Bei jedem Wurf haben beide Kolonien Erträge: Eine Sorte, deren Zahl fällt, bekommt insgesamt eins, im leersten Lager mit Platz. Bei einem Pasch bekommt die Sorte derjenigen Kolonie insgesamt zwei, die gewürfelt hat.',
  },
  {
    rule: 'R7.1',
    title: 'Straße',
    body: 'Eine Straße kostet 1 Metall und 1 Kristall für jedes zusätzliche Auge. Sie darf nicht größer sein als der Hauptort.',
  },
  {
    rule: 'R7.2',
    title: 'Garnison',
    body: 'Eine Garnison kostet 1 Stoff und 1 Nahrung für jedes zusätzliche Auge. Sie steht ober- oder unterhalb des Hauptorts und darf nicht größer sein als er. Sie bewacht die beiden Lager neben sich und zählt bei Wetten.',
  },
  {
    rule: 'R7.3',
    title: 'Vorort',
    body: 'Ein Vorort steht hinter einer Straße und darf nicht größer sein als sie. Er kostet von jeder Sorte so viel wie seine Größe und bringt zwei Lager mit.',
  },
  {
    rule: 'R7.4',
    title: 'Ausbauen',
    body: 'Ein Ausbau kostet eins von jeder Sorte für jede Größe, um die der Ort wächst. Ein Vorort wächst nie über seine Straße hinaus.',
  },
  {
    rule: 'R7.5',
    title: 'Raumhafen',
    dependsOn: ['starports'],
    body: ({ starports }) =>
      `Ein kleiner Raumhafen kostet 1 Kristall und 1 Stoff, ein mittlerer je 2; er muss kleiner sein als sein Ort und lässt sich nicht ausbauen. ${
        starports === 'onePerColony'
          ? 'Eine Kolonie hat immer nur einen.'
          : 'Der Hauptort und jeder Vorort haben immer nur einen.'
      } Er tauscht die Sorten der beiden Lager neben sich zwei zu eins oder eins zu eins und zählt bei den Händlern.`,
  },
  {
    rule: 'R7.7',
    title: 'Hospital',
    body: 'Ein Hospital kostet 3 Metall und 3 Nahrung und steht in einem Dorf oder einer Stadt. Es bringt einen Punkt, und keine Seuche trifft den Ort. Eine Stadt mit Speicher braucht erst ein Zeughaus.',
  },
  {
    rule: 'R7.8',
    title: 'Zeughaus',
    dependsOn: ['armoryCover'],
    body: ({ armoryCover }) =>
      `Ein Zeughaus kostet 2 Metall und 2 Nahrung und steht in einer Stadt oder einem Fort. Es bringt zwei Punkte. Im Hauptort hält es Recken ab. ${
        armoryCover === 'each'
          ? 'Egal wo es steht, schützt es zwei deiner Rohstoffe vor Plünderern und zwei deines Gegenübers.'
          : 'Egal wo es steht, schützt es zwei Rohstoffe vor Plünderern: zuerst deine, dann die deines Gegenübers.'
      }`,
  },
  {
    rule: 'R7.9',
    title: 'Speicher',
    dependsOn: ['storehouse'],
    body: ({ storehouse }) =>
      `Ein Speicher kostet 1 Metall und 1 Nahrung und steht in einer Stadt, Festung oder Zitadelle. Du nennst eine Sorte, für die noch kein Speicher auf dem Tisch steht. ${
        storehouse === 'eachTurn'
          ? 'Einmal in jedem deiner Züge zahlt er eins davon für einen Bau oder an den Kaufmann.'
          : 'Einmal zahlt er eins davon für einen Bau oder an den Kaufmann; dann ist er weg.'
      } Er ist kein Lager: Plünderer und dein Gegenüber kommen nicht heran.`,
  },
  {
    rule: 'R8',
    title: 'Ereignisse',
    body: 'Seuche, Wette, Quartalsgewinn, Händler, Recke, Plünderer: Bei jedem Wurf geschieht eines der sechs, noch vor den Erträgen.',
  },
  {
    rule: 'R8.1',
    title: 'Seuche',
    dependsOn: ['epidemicPiece'],
    body: ({ epidemicPiece }) =>
      `Jedes Dorf und jede Stadt ohne Hospital schrumpft um eine Größe, wenn das kleinere Teil im Vorrat ist${epidemicPiece === 'smaller' ? '; sonst auf das nächstkleinere Teil, das im Vorrat ist' : ''}. Zeughaus und Speicher brauchen Größe 3; Raumhäfen müssen kleiner bleiben als ihr Ort; um einen geschrumpften Hauptort fallen größere Garnisonen und Straßen, und mit einer Straße ihr Vorort.`,
  },
  {
    rule: 'R8.2',
    title: 'Wette',
    body: 'Mit mehr Augen an Garnisonen darfst du einen Rohstoff aus einem Lager deines Gegenübers in ein eigenes Lager derselben Sorte nehmen.',
  },
  {
    rule: 'R8.3',
    title: 'Quartalsgewinn',
    body: 'Beide dürfen einen Rohstoff in ein eigenes Lager legen.',
  },
  {
    rule: 'R8.4',
    title: 'Händler',
    body: 'Mit mehr Augen an Straßen und Raumhäfen lagerst du einen Rohstoff ein, und wenn Platz ist, musst du.',
  },
  {
    rule: 'R8.5',
    title: 'Recke',
    body: 'Ohne Zeughaus in deinem Hauptort verliert eine deiner Garnisonen ein Auge. Hast du zwei, wählst du, welche. Fehlt im Vorrat das nächstkleinere Teil, verliert sie mehr.',
  },
  {
    rule: 'R8.6',
    title: 'Plünderer',
    dependsOn: ['marauderLoss', 'armoryCover'],
    body: ({ marauderLoss, armoryCover }) =>
      `Eine Garnison bewacht in jedem der beiden Lager neben sich so viele Rohstoffe, wie sie groß ist; ${
        armoryCover === 'each'
          ? 'jedes Zeughaus auf dem Tisch schützt für beide zwei weitere'
          : 'jedes Zeughaus schützt zwei weitere, zuerst die der eigenen Kolonie'
      }. Sind sieben oder mehr deiner Rohstoffe ungeschützt, wird ${
        marauderLoss === 'exposed' ? 'die Hälfte der ungeschützten' : 'die Hälfte aller Rohstoffe, auch der bewachten,'
      } geraubt, aufgerundet. Du wählst, welche.`,
  },
  {
    rule: 'R8.8',
    title: 'Versiegelte Wahl',
    body: 'Müssen beide wählen, wählen beide geheim; es geschieht nichts, bevor beide gewählt haben.',
  },
  {
    rule: 'R9.1',
    title: 'Kaufmann',
    body: 'Der Kaufmann gibt einen Rohstoff für drei beliebige; durch deinen Raumhafen für zwei oder einen von den Sorten, die er tauscht.',
  },
  {
    rule: 'R9.2',
    title: 'Was der Kaufmann gibt',
    dependsOn: ['merchantGives'],
    body: ({ merchantGives }) =>
      `${
        merchantGives === 'other'
          ? 'Eine Sorte, die nicht unter den bezahlten ist'
          : 'Jede Sorte, auch eine, mit der du bezahlt hast'
      }, in ein Lager mit Platz; höchstens 24-mal in einem Zug.`,
  },
  {
    rule: 'R10.1',
    title: 'Angebote',
    dependsOn: ['playerTrades'],
    body: ({ playerTrades }) =>
      playerTrades
        ? 'Wer am Zug ist, darf der anderen Kolonie dreimal im Zug einen Tausch anbieten. Beide Seiten geben etwas, und keine Sorte steht auf beiden Seiten.'
        : 'Die Kolonien tauschen nicht miteinander, nur mit dem Kaufmann.',
  },
  {
    rule: 'R10.2',
    title: 'Was du anbieten kannst',
    dependsOn: ['playerTrades'],
    body: ({ playerTrades }) =>
      playerTrades
        ? 'Beide müssen haben, was sie geben, und Platz für das, was sie bekommen. Solange ein Angebot offen ist, geschieht nichts anderes.'
        : undefined,
  },
  {
    rule: 'R10.3',
    title: 'Antworten',
    dependsOn: ['playerTrades'],
    body: ({ playerTrades }) =>
      playerTrades
        ? 'Annehmen, ablehnen oder ein Gegenangebot machen: höchstens viermal. Wer zuletzt geboten hat, darf zurückziehen.'
        : undefined,
  },
  {
    rule: 'R11.1',
    title: 'Bezahlen',
    dependsOn: ['storehouse'],
    body: ({ storehouse }) =>
      storehouse === 'eachTurn'
        ? 'Du darfst wählen, welche Lager und Speicher zahlen. Tust du es nicht, zahlen zuerst die Speicher, dann die vollsten Lager.'
        : 'Du darfst wählen, welche Lager und Speicher zahlen. Tust du es nicht, zahlen zuerst die vollsten Lager und ein Speicher nur, was kein Lager hat.',
  },
  {
    rule: 'R12.1',
    title: 'Gewinnen',
    dependsOn: ['victoryPoints'],
    body: ({ victoryPoints }) =>
      `Erreichst du im eigenen Zug durch Bauen ${victoryPoints} Punkte, gewinnst du sofort. Es zählen nur Orte, so wie sie dann dastehen.`,
  },
  {
    rule: 'R12.3',
    title: 'Letzter Zug',
    dependsOn: ['turnLimit'],
    body: ({ turnLimit }) =>
      turnLimit === 0
        ? undefined
        : `Hat bis zum Ende von Zug ${turnLimit} niemand gewonnen, gewinnt die Kolonie mit mehr Punkten; bei gleich vielen ist es unentschieden.`,
  },
  {
    rule: 'R12.4',
    title: 'Aufgeben',
    body: 'Aufgeben kannst du jederzeit. Die Partie endet sofort, und die andere Kolonie gewinnt.',
  },
  {
    rule: 'R13',
    title: 'Wenn die Zeit um ist',
    body: ({ decisionSeconds }) =>
      timeRule(
        decisionSeconds,
        'die Standardlage der Lager und die Zahlen in steigender Folge; beginnen; würfeln; ein Rohstoff der Sorte, von der du am wenigsten hast, wenn du einen nehmen darfst; die kleinere Garnison verliert ihr Auge, und die vollsten Lager verlieren zuerst; Angebote werden abgelehnt oder zurückgezogen; gebaut wird nichts, und der Zug endet',
      ),
    dependsOn: ['decisionSeconds'],
  },
];
