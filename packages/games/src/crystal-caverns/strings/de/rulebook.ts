import type { Paragraph } from '../../../kit/rulebook';
import { timeRule } from '../../../kit/strings.de';
import type { Options } from '../../options';
import { COLOUR_NAMES } from './names';

const CLASSES_COME: Readonly<Record<Options['classes'], string>> = {
  choose: 'Ihr wählt alle zugleich',
  random: 'Der Zufall gibt jedem von euch eine',
  assigned: 'Der Raum hat festgelegt, wer welche spielt',
};

const WALLS: Readonly<Record<Options['edgeRule'], string>> = {
  exits: 'Ihre Wände dürfen einen Ausgang versperren.',
  both: 'Auch ihre Wände dürfen keinen Ausgang versperren.',
  closed: 'Neben der Wand eines Ganges liegt keine Karte; ihre eigenen Wände dürfen einen Ausgang versperren.',
};

const STAIRS: Readonly<Record<Options['stairs'], string>> = {
  locked:
    'Jede Treppe hat einen Wächter in der Größe der Ebene. Ist kein solcher Kristall im Beutel, ist die Treppe verschlossen, und niemand darf sie betreten, bis nach einem Kampf einer frei ist.',
  open: 'Jede Treppe hat einen Wächter in der Größe der Ebene. Ist kein solcher Kristall im Beutel, bewacht sie niemand.',
  unguarded: 'Treppen bewacht niemand.',
};

const ENTRANCES: Readonly<Record<Options['entrance'], string>> = {
  asDrawn: 'Die erste Karte kann jede sein; Monster darauf werden sofort bekämpft.',
  safe: 'Auf der ersten Karte sind keine Monster, und sie ist keine Treppe.',
};

const SWAPS: Readonly<Record<Options['swapDamage'], string>> = {
  none: 'Nach jedem solchen Tausch macht der Angriff dieses Schlagabtauschs keinen Schaden.',
  rollerOnly: 'Nur ein SWAP im Angriff verhindert den Schaden; ein SWAP in der Abwehr nicht.',
};

const CASTING: Readonly<Record<Options['mageCasting'], string>> = {
  wild: 'Jeder Zauber kostet ein WILD.',
  free: 'Jeder Zauber kostet ein WILD, aber auch ein Wurf ohne WILD erlaubt einen Zauber.',
};

const setup: readonly Paragraph<Options>[] = [
  {
    rule: 'S1',
    title: 'Dein Held',
    body: ({ varyingHitPoints }) =>
      `Jeder von euch führt einen Helden in vier Ebenen voller Höhlen. ${
        varyingHitPoints
          ? 'Ein Kämpfer beginnt mit drei Trefferpunkten, Bogenschütze und Schurke mit zwei, Kleriker und Magier mit einem; Kristalle zeigen sie.'
          : 'Alle beginnen mit drei Trefferpunkten, die ein großer Kristall zeigt.'
      } Ihr gewinnt alle oder verliert alle.`,
    dependsOn: ['varyingHitPoints'],
  },
  {
    rule: 'S2',
    title: 'Klassen',
    body: ({ classes }) =>
      `Kämpfer, Kleriker, Magier, Bogenschütze, Schurke: ${CLASSES_COME[classes]}, und keine Klasse wird doppelt gespielt. Farben, die niemand spielt, erscheinen trotzdem als Monster.`,
    dependsOn: ['classes'],
  },
  {
    rule: 'S6',
    title: 'Erste Aufstellung',
    body: 'Wer den ersten Zug hat, stellt die Helden auf. Sie gehen zu zweit nebeneinander, die ersten beiden vorn.',
  },
];

const exploring: readonly Paragraph<Options>[] = [
  {
    rule: 'R1.2',
    title: 'Räume und Gänge',
    body: 'Räume und Kreuzungen haben auf jeder Seite einen Ausgang. Gänge haben einen an jedem Ende und Wände an den Längsseiten.',
  },
  {
    rule: 'R2.1',
    title: 'Eine Karte legen',
    body: ({ edgeRule }) =>
      `Eine neue Karte muss mit einem Ausgang an den Ausgang einer Karte auf dem Tisch stoßen, und keiner ihrer Ausgänge darf gegen eine Wand stoßen. ${WALLS[edgeRule]} Die Stelle auf dem Plan ist egal.`,
    dependsOn: ['edgeRule'],
  },
  {
    rule: 'R3.1',
    title: 'Der Zug',
    body: 'Zieh eine Karte und leg sie; ihre Monster erscheinen. Dann macht die Gruppe einen Schritt. Steht sie danach bei Monstern, kämpft sie. Dann ist der nächste Platz am Zug.',
  },
  {
    rule: 'R3.2',
    title: 'Wer entscheidet',
    body: 'Über Karte und Schritt entscheidet, wer am Zug ist. Im Kampf entscheidet jeder für den eigenen Helden.',
  },
  {
    rule: 'R4.2',
    title: 'Ziehen',
    body: 'Eine Karte, die nirgends passt, geht zurück, und eine andere wird gezogen. Passt keine, geht der Zug ohne Karte weiter.',
  },
  {
    rule: 'R5.2',
    title: 'Monster',
    body: ({ poolGuarded }) =>
      `Hort und Spukgang rufen eine Monsterkarte${poolGuarded ? ', ebenso die Heilquelle' : ''}; Nest und Nestgang zwei. Ein Bube bringt einen kleinen Kristall aus dem Beutel, eine Dame einen mittleren, ein König einen großen. Die Größe ist die Stufe des Monsters. Ist kein Kristall dieser Größe im Beutel, kommt nichts.`,
    dependsOn: ['poolGuarded'],
  },
  {
    rule: 'R5.3',
    title: 'Der Monsterstapel',
    body: 'Er enthält vier Buben, ab Ebene 2 dazu Damen, ab Ebene 3 Könige. Ist er zum ersten Mal aufgebraucht, wird er noch einmal verwendet; danach kommen auf dieser Ebene keine Monster mehr.',
  },
  {
    rule: 'R5.5',
    title: 'Treppen',
    body: ({ stairs }) => STAIRS[stairs],
    dependsOn: ['stairs'],
  },
  {
    rule: 'R6.1',
    title: 'Gehen',
    body: ({ stairs }) =>
      `Die Gruppe geht auf eine verbundene Karte. Sie geht nicht geradewegs dorthin zurück, woher sie kam, es sei denn, jeder andere Ausgang ist eine Sackgasse: Keine Karte passt mehr daran${stairs === 'locked' ? ', oder er führt zu einer verschlossenen Treppe' : ''}.`,
    dependsOn: ['stairs'],
  },
  {
    rule: 'R6.2',
    title: 'Hinabsteigen',
    body: 'Von einer geräumten Treppe darf die Gruppe hinabsteigen. Die Treppe zu betreten und hinabzusteigen sind Schritte zweier Züge.',
  },
  {
    rule: 'R6.3',
    title: 'Reihenfolge ändern',
    body: 'Statt zu gehen, darf sich die Gruppe in jeder anderen Reihenfolge aufstellen.',
  },
  {
    rule: 'R6.4',
    title: 'Warten',
    body: 'Warten darf die Gruppe nur, wenn sie weder gehen noch hinabsteigen kann.',
  },
  {
    rule: 'R15.4',
    title: 'Die Heilquelle',
    body: ({ poolRepeat, poolGuarded, poolLaid }) =>
      `${poolRepeat ? 'Jeder Besuch' : 'Der erste Besuch auf einer Ebene'} heilt jeden lebenden Helden um einen Trefferpunkt, solange er weniger als zwölf hat.${
        poolGuarded ? ' Ihr Wächter muss zuvor besiegt werden.' : ''
      }${poolLaid ? ' Schon das Legen zählt als Besuch.' : ''}`,
    dependsOn: ['poolRepeat', 'poolGuarded', 'poolLaid'],
  },
  {
    rule: 'R16',
    title: 'Eine neue Ebene',
    body: ({ entrance }) =>
      `Karten, Stapel und Monster werden eingesammelt, und alles beginnt neu. ${ENTRANCES[entrance]} Die Helden haben die Stufe der Ebene: So viele Treehouse-Würfel werfen sie, so viel zählen sie zu jedem Wurf, und so viel Schaden machen sie. Auf Ebene 2 kommen mittlere Kristalle in den Beutel, auf Ebene 3 große. Ebene 4 hat keine Treppe.`,
    dependsOn: ['entrance'],
  },
  {
    rule: 'R19',
    title: 'Wenn nichts mehr passt',
    body: ({ idleLimit, stairs }) =>
      `Kann keine Karte gelegt und keine Treppe erreicht werden, öffnet sich unter der Gruppe ein ${stairs === 'unguarded' ? '' : 'bewachter '}Schacht; auf Ebene 4 kommt der Drache. Eine Gruppe, die ${idleLimit} Züge hintereinander nicht vorankommt, ist im Dunkeln verloren.`,
    dependsOn: ['idleLimit', 'stairs'],
  },
];

const fighting: readonly Paragraph<Options>[] = [
  {
    rule: 'R7.2',
    title: 'Stärke der Monster',
    body: 'Die Trefferpunkte eines Monsters sind seine Stufe mal die Zahl der lebenden Helden. Aus einem Kampf gibt es kein Entkommen.',
  },
  {
    rule: 'R7.4',
    title: 'Wer gegen wen kämpft',
    body: 'Nur die vorderen beiden kämpfen. Zwei Monster stehen je einem Helden gegenüber; ein einzelnes steht beiden gegenüber und wendet sich zufällig gegen einen. Ein Held, der vorn allein steht, kämpft gegen alle und nennt sein Ziel.',
  },
  {
    rule: 'R8.1',
    title: 'Initiative',
    body: ({ rollInitiatives }) =>
      `${
        rollInitiatives
          ? 'In jeder Runde würfeln jeder Held und jedes Monster darum.'
          : 'Schurke 5, Kämpfer 4, Bogenschütze 3, Kleriker 2, Magier 1; jedes Monster würfelt einmal je Kampf.'
      } Die höchste handelt zuerst; bei Gleichstand wird in jeder Runde darum gewürfelt. In jeder Runde sind alle einmal dran, auch hinten.`,
    dependsOn: ['rollInitiatives'],
  },
  {
    rule: 'R9.1',
    title: 'Ein Schlagabtausch',
    body: 'Beide Seiten werfen einen Würfel und so viele Treehouse-Würfel wie ihre Stufe. Im Angriff zählen Würfel, Stufe und AIM; in der Abwehr Würfel, Stufe und DIG. Ist der Angriff höher, macht er so viel Schaden wie die Stufe.',
  },
  {
    rule: 'R9.4',
    title: 'In der hinteren Reihe',
    body: 'Helden hinter der Front werfen nur Treehouse-Würfel: Ein HOP lässt aufstehen, ein SWAP und ein WILD können genutzt werden.',
  },
  {
    rule: 'R9.5',
    title: 'Am Boden',
    body: 'Wer umgeworfen wurde, macht keinen Schaden, bis ein HOP auf die Beine hilft.',
  },
  {
    rule: 'R10.1',
    title: 'TIP und HOP',
    body: 'Mehr TIP im Angriff als HOP in der Abwehr werfen um; mehr HOP als TIP lassen Umgeworfene aufstehen. Ein Schurke wird nie umgeworfen.',
  },
  {
    rule: 'R10.4',
    title: 'WILD',
    body: 'Jedes WILD erlaubt eine Fähigkeit deiner Klasse. Monster nutzen ihre immer.',
  },
  {
    rule: 'R10.5',
    title: 'SWAP',
    body: ({ swapDamage, swapMonsters }) =>
      `Einmal je Wurf darfst du zwei beliebige Helden${swapMonsters ? ' oder die beiden Monster' : ''} die Plätze tauschen lassen. Mit einem eigenen SWAP wechseln zwei Monster immer die Seiten. ${SWAPS[swapDamage]}`,
    dependsOn: ['swapDamage', 'swapMonsters'],
  },
  {
    rule: 'R11',
    title: 'Fähigkeiten',
    body: 'Was ein WILD bewirkt, hängt von deiner Klasse ab und davon, ob du angreifst, abwehrst oder hinten stehst. Solange die Gruppe nur eine Reihe hat, haben die vorderen auch ihre hinteren Fähigkeiten; der Magier nur in der Abwehr.',
  },
  {
    rule: 'R11.3',
    title: 'Heiliges Licht',
    body: ({ palette }) =>
      `Monster der Farbe ${COLOUR_NAMES[palette].black} sind untot, ebenso ein Drache mit einem Kristall dieser Farbe. Monster, die das heilige Licht selbst erschlägt, stärken niemanden.`,
    dependsOn: ['palette'],
  },
  {
    rule: 'R11.4',
    title: 'Heilung',
    body: 'Ein Held kann geheilt werden, solange in seinen eigenen Kristallen Platz ist. Tote bleiben tot.',
  },
  {
    rule: 'R11.5',
    title: 'Immunität',
    body: 'Für den Rest des Kampfes tun Kälte, Gift, Auszehrung und Feuer dem Bogenschützen nichts.',
  },
  {
    rule: 'R12.1',
    title: 'Zauber',
    body: ({ mageCasting }) =>
      `Auf Ebene 1 kann jeder der sechs Zauber einmal gewirkt werden, auf Ebene 2 zweimal und so fort. ${CASTING[mageCasting]} Beim Hinabsteigen kehren alle zurück.`,
    dependsOn: ['mageCasting'],
  },
  {
    rule: 'R12.4',
    title: 'Verwirrung',
    body: 'Der ganze Angriff verfehlt den Magier und macht dem anderen Monster einen Schaden, wenn der Angreifer nicht am Boden liegt.',
  },
  {
    rule: 'R12.5',
    title: 'Hellsicht',
    body: ({ scryingPlaced }) =>
      `An jeden unerforschten Ausgang der Karte, auf der die Gruppe steht, wird eine Karte gelegt, mit ihren Monstern${scryingPlaced ? '; für jede gezogene wählt der Magier den Ausgang' : ', in der Folge Norden, Osten, Süden, Westen'}. Sie greifen nicht in den Kampf ein.`,
    dependsOn: ['scryingPlaced'],
  },
  {
    rule: 'R13',
    title: 'Kräfte der Monster',
    body: ({ palette }) => {
      const { yellow, blue, red, green, black } = COLOUR_NAMES[palette];
      return `${yellow}: Initiative 7 in der nächsten Runde. ${blue}: Der Held hat Initiative 1. ${red}: ein Schaden mehr in dieser Runde. ${green}: Der Held hat in der nächsten Runde keinen Angriff. ${black}: Der Held verliert für diesen Kampf eine Stufe.`;
    },
    dependsOn: ['palette'],
  },
  {
    rule: 'R14',
    title: 'Der Drache',
    body: 'Auf Ebene 4 enthält der zweite Monsterstapel den Drachen: Stufe 4, mit einem großen, einem mittleren und zwei kleinen Kristallen, soweit der Beutel sie hat. Mit einem WILD setzt er die Kraft des großen ein, mit zwei auch die des mittleren, mit drei auch die eines zufälligen kleinen, mit vier alle. Fällt er, haben alle gewonnen.',
  },
  {
    rule: 'R15.1',
    title: 'Tod',
    body: 'Ein Held ohne Trefferpunkte ist tot und scheidet aus der Reihe; die hinteren schließen auf. Wer tot ist, darf für Monster würfeln.',
  },
  {
    rule: 'R15.3',
    title: 'Lohn',
    body: 'Nach dem Kampf gibt ein erschlagenes Monster seine Augen dem lebenden Helden seiner Farbe. Über zwölf Punkte hinaus werden Kristalle aus dem Beutel geliehen und gehen zurück, wenn die Punkte verloren sind.',
  },
  {
    rule: 'R20',
    title: 'Das Ende',
    body: 'Ihr gewinnt gemeinsam, wenn der Drache fällt; der lebende Held mit den meisten Punkten führt die Gruppe an. Ihr verliert, wenn niemand mehr lebt oder die Gruppe im Dunkeln verloren ist. Zwischen zwei Würfen darfst du die Gruppe für immer verlassen; die anderen machen weiter.',
  },
  {
    rule: 'R21',
    title: 'Wenn die Zeit um ist',
    body: ({ decisionSeconds }) =>
      timeRule(
        decisionSeconds,
        'der erste freie Held; die Gruppe, wie sie steht; Karten ohne Monster nahe bei der Gruppe, andere fern; die beiden vorderen Helden tauschen, statt zu gehen, und ein einzelner geht, wo möglich, dorthin, wo kein Kampf wartet; gewürfelt wird, bei einer Wahl gegen das schwächere Monster; Fähigkeiten wehren nur Wunden ab',
      ),
    dependsOn: ['decisionSeconds'],
  },
];

export const rulebook: readonly Paragraph<Options>[] = [...setup, ...exploring, ...fighting];
