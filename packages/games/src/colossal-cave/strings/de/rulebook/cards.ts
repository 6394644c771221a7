import { plural } from '../../../../kit/plural.de';
import { paragraph } from '../../rulebook/paragraph';

export const cardRules = [
  paragraph('R6.1', 'Gegenstände', 'Grüne Karten. Gespielt liegen sie offen vor dir: Du trägst sie.'),
  paragraph('R6.2', 'Schätze', 'Blaue Karten. Sie gelten in jeder Hinsicht als Gegenstände.'),
  paragraph('R6.3', 'Aktionen', 'Rosa Karten. Zeig eine, tu, was sie sagt, und lege sie ab.'),
  paragraph(
    'R6.4',
    'Reaktionen',
    'Rote Karten. Mit ihnen reagierst du auf einen Schritt oder eine Karte, in jedem Zug, auch in deinem. Sie kosten keine Spielaktion.',
  ),
  paragraph(
    'R6.5',
    'Der Bär',
    'Der Bär kann in keinem Raum gespielt werden. Hol ihn mit dem Proviant, stiehl ihn oder zeig ihn dem Troll.',
  ),
  paragraph('R6.6', 'Volle Arme', 'Du darfst tragen, so viel du willst.'),
  paragraph(
    'R7.1',
    'Getragen, nicht auf der Hand',
    'Ein Gegenstand wirkt nur, wenn du ihn trägst, nicht von der Hand. Die Ausnahme: ihn zum Schutz zu zeigen.',
  ),
  paragraph(
    'R7.2',
    'Vogel und Stab',
    'Trägst du Zauberstab und Vögelchen ohne den Weidenkäfig, flieht das Vögelchen sofort auf den Ablagestapel.',
  ),
  paragraph(
    'R7.3',
    'Kein Vogel beim Stab',
    'Solange das gilt, kannst du das Vögelchen weder spielen noch zeigen. Stiehlst du es oder schaffst es herbei, flieht es wieder.',
  ),
  paragraph(
    'R7.4',
    'Fähigkeiten',
    'Manche getragenen Gegenstände kann man benutzen, jeden einmal im Zug: die meisten zu Beginn deines Zuges, bevor du ziehst, die Flasche beim Spielen.',
  ),
  paragraph(
    'R7.5',
    'Benutzen ist nicht Spielen',
    'Auf das Benutzen eines getragenen Gegenstands kann niemand reagieren.',
  ),
  paragraph(
    'R7.6',
    'Nichts zu holen',
    'Mit einer Fähigkeit kannst du nicht herbeischaffen, was du schon trägst oder was in einem Tresor liegt.',
  ),
  paragraph(
    'R10.1',
    'Herbeischaffen',
    'Eine Karte herbeizuschaffen heißt: sie finden und vor dich legen. Gesucht wird auf deiner Hand, in allem Getragenen, auf dem Ablagestapel, auf den anderen Händen und im Nachziehstapel. Tresore bleiben zu; nur „Fee, Fie, Foe, Foo!“ sieht hinein.',
  ),
  paragraph('R10.2', 'Wer sucht', 'Das Spiel sucht von selbst. Alle erfahren, wo die Karte war, und sonst nichts.'),
  paragraph('R10.3', 'Mischen', 'Kam die Suche bis zum Nachziehstapel, wird er gemischt, gefunden oder nicht.'),
  paragraph(
    'R10.4',
    'Von überall',
    'Es ist egal, wo du bist, und es ist keine Spielaktion: Niemand kann darauf reagieren.',
  ),
  paragraph(
    'R11.1',
    'Licht',
    'Brunnenhaus und Geröllgang sind immer hell. Jeder andere Raum ist dunkel. Trägt dort eine lebende Person die Laterne, ist er für alle darin hell.',
  ),
  paragraph(
    'R11.2',
    'Nutzlose Laternen',
    'Eine Laterne auf einer Hand oder unter den Sachen von Toten gibt kein Licht.',
  ),
  paragraph('R11.3', 'Wann Licht zählt', 'Ob es dunkel ist, entscheidet sich, wenn die Karte gespielt wird.'),
  paragraph(
    'R12.1',
    'Tod',
    'Stirbst du, kommt deine Figur vom Plan, und deine Hand und die Schätze, die du trägst, werden abgelegt. Deine anderen Gegenstände bleiben vor dir liegen, dein Tresor bleibt gefüllt.',
  ),
  paragraph(
    'R12.2',
    'Tot sein',
    'Tote sind nirgends und haben keine Handkarten. Man kann sie bestehlen, und sie können noch die Zwergenmagazine einsetzen, aber Karten für Lebende oder für einen Ort erreichen sie nicht.',
  ),
  paragraph(
    'R12.3',
    'Rückkehr',
    'In deinem nächsten Zug kehrst du mit drei neuen Karten ins Brunnenhaus zurück und ziehst dann wie gewohnt.',
  ),
  paragraph('R12.4', 'Tod im eigenen Zug', 'Stirbst du in deinem eigenen Zug, endet er.'),
  paragraph(
    'R13.1',
    'Einschließen',
    'Im Brunnenhaus kannst du mit einer Spielaktion einen getragenen Schatz in deinen Tresor schließen. Für zwei Schätze brauchst du zwei Spielaktionen.',
  ),
  paragraph('R13.2', 'Ungestört', 'Einschließen ist kein Spielen einer Karte: Niemand kann es verhindern.'),
  paragraph(
    'R13.3',
    'Sicher',
    'Ein eingeschlossener Schatz gehört dir für immer. Nur die Goldeier können aus einem Tresor gerufen werden.',
  ),
  paragraph('R13.4', 'Vor aller Augen', 'Alle können sehen, was in jedem Tresor liegt.'),
  paragraph(
    'R13.5',
    'Schatz um Schatz',
    ({ treasureRefill }) =>
      treasureRefill
        ? 'Wenn du einen Schatz einschließt und damit nicht gewinnst, deckst du Karten vom Nachziehstapel auf, bis ein Schatz erscheint. Du nimmst ihn auf die Hand, die anderen werden abgelegt. Ist in den Stapeln kein Schatz mehr, wird nichts aufgedeckt.'
        : undefined,
    ['treasureRefill'],
  ),
  paragraph(
    'R14',
    'Sieben Karten',
    'Am Ende deines eigenen Zuges, auch eines verkürzten, legst du offen bis auf sieben ab. Sonst darf deine Hand größer sein.',
  ),
  paragraph('R15.1', 'Zauberworte', 'Xyzzy!, Plugh!, Plover! und Fee, Fie, Foe, Foo! sind die Zauberworte.'),
  paragraph(
    'R15.2',
    'Die Höhle schließt',
    ({ caveClosing, closingRounds }) => {
      if (!caveClosing) return undefined;
      return closingRounds === 0
        ? 'Sobald die Karte wirkt, gilt sie, bis jemand die Höhle mit zwei Zauberworten öffnet.'
        : `Sobald die Karte wirkt, gilt sie ${plural(closingRounds, 'eine Runde', `${closingRounds} Runden`)} aller lang, die dann noch dabei sind, oder bis jemand die Höhle mit zwei Zauberworten öffnet.`;
    },
    ['caveClosing', 'closingRounds'],
  ),
  paragraph(
    'R15.3',
    'Solange sie schließt',
    ({ caveClosing }) =>
      caveClosing
        ? 'Das Gitter ist zu. Zwerge, Pirat und Troll sind fort, also können ihre Karten nicht gespielt werden. Ein Zauberwort hat keine Wirkung, egal wo du es sagst. Es zählt nur als eines deiner Worte.'
        : undefined,
    ['caveClosing'],
  ),
  paragraph(
    'R15.4',
    'Zwei Worte',
    ({ caveClosing }) =>
      caveClosing
        ? 'Hat jemand zwei Worte gesagt, öffnet die Höhle wieder. Das zweite Wort hat sonst keine Wirkung.'
        : undefined,
    ['caveClosing'],
  ),
  paragraph(
    'R15.5',
    'Das Zählen',
    ({ caveClosing }) =>
      caveClosing
        ? 'Alle zählen ihre eigenen Worte. Ein gekontertes Wort zählt nicht, und mit der Schließung enden alle Zählungen.'
        : undefined,
    ['caveClosing'],
  ),
];
