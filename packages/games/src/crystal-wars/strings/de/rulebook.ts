import type { Paragraph } from '../../../kit/rulebook';
import { timeRule } from '../../../kit/strings.de';
import type { Scenario } from '../../data/maps';
import type { Options } from '../../options';

type ByScenario = Readonly<Record<Scenario, string>>;

/** The additional effects of a volcano (R9.3). */
const AT_VOLCANO: ByScenario = {
  standard: '',
  goldMountain: ' Auch der Goldberg kann es sein.',
  metropolis: ' Blöcke der Metropole um ihn herum werden frei.',
};

/** The conditions of victory (R12). */
const GOALS: ByScenario = {
  standard: 'Alle Dörfer und Städte auf der Karte gehören dir, und kein freies Dorf ist übrig: Du gewinnst sofort.',
  goldMountain: 'Wer den Goldberg eine Runde lang hält, gewinnt.',
  metropolis: 'Wer die Metropole nimmt, gewinnt sofort.',
};

/** The first criterion when the match is scored (8.2). */
const FIRST_KEY: ByScenario = {
  standard: 'Zuerst entscheidet',
  goldMountain: 'Zuerst entscheidet die Zahl der Einheiten um den Goldberg, dann',
  metropolis: 'Zuerst entscheidet die Zahl der Blöcke, dann',
};

export const rulebook: readonly Paragraph<Options>[] = [
  {
    rule: 'R1',
    title: 'Die Karte',
    body: 'Platten aus neun Feldern liegen nebeneinander, A, B, C und so fort; ihre Felder sind von 1 bis 9 in Leserichtung gezählt. Felder liegen nebeneinander, wenn sie eine Seite teilen, und umeinander, wenn sie sich auch nur an einer Ecke berühren. Grenzen zwischen Platten machen nichts aus.',
  },
  {
    rule: 'R1.6',
    title: 'Nähte',
    dependsOn: ['bandits'],
    body: ({ bandits }) =>
      `Wo eine Platte um ein halbes Feld versetzt liegt, berührt das mittlere Feld ihres Randes zwei Platten. Es gilt als Berührung beider nur an einer Ecke: keine Bewegung, aber Hilfe, Verteidigung${bandits ? ' und Abstand' : ', Abstand und Ausbrüche'} reichen hinüber.`,
  },
  {
    rule: 'R1.7',
    title: 'Ein Teil je Feld',
    body: 'Auf keinem Feld stehen zwei Teile. An Bergen kommt nichts vorbei, und niemand greift sie an.',
  },
  {
    rule: 'R2.3',
    title: 'Pyramiden',
    dependsOn: ['diplomats', 'stashes'],
    body: ({ diplomats, stashes }) =>
      `${diplomats ? 'Infanterie und Diplomaten sind' : 'Infanterie ist eine'} kleine ${diplomats ? 'Pyramiden' : 'Pyramide'}, Gleiter und Dörfer sind mittlere, Panzer und Städte große. In jeder Farbe und in Schwarz gibt es ${stashes} Pyramiden jeder Größe. Ohne die passende im Vorrat kann nichts gebaut werden; ein Teil, das die Karte verlässt, ist sofort wieder im Vorrat.`,
  },
  {
    rule: 'R2.4',
    title: 'Trümmer',
    body: 'Wird ein Ort durch eine Wirkung zu einem anderen und fehlt die Pyramide dafür im Vorrat, wird der Ort stattdessen entfernt.',
  },
  {
    rule: 'R3.2',
    title: 'Freie Dörfer',
    dependsOn: ['neutralPlacing', 'scenario'],
    body: ({ neutralPlacing, scenario }) => {
      const own =
        'Alle setzen ein freies Dorf auf eine Heimatplatte des nächsten Platzes im Uhrzeigersinn, auf ein leeres Feld außer der Mitte.';
      if (scenario === 'metropolis') return own;
      if (scenario === 'goldMountain') return `${own} Auf der Platte des Goldbergs liegt schon eines.`;
      return `${own} ${neutralPlacing === 'players' ? 'Nach allen Bergen in der Heimat setzen alle reihum eines auf jede neutrale Platte' : 'Auf jede neutrale Platte setzt der Zufall eines'}.`;
    },
  },
  {
    rule: 'R3.3',
    title: 'Berge',
    dependsOn: ['neutralPlacing', 'scenario'],
    body: ({ neutralPlacing, scenario }) => {
      const own =
        'Dann dürfen alle einen Berg auf ein leeres Feld einer eigenen Heimatplatte setzen, nicht auf die Mitte.';
      if (scenario !== 'standard') return own;
      return `${own} ${neutralPlacing === 'players' ? 'Auch auf jede neutrale Platte muss nach ihrem freien Dorf einer gesetzt werden' : 'Auf jede neutrale Platte setzt der Zufall einen'}.`;
    },
  },
  {
    rule: 'R3.4',
    title: 'Erstes Dorf',
    dependsOn: ['startVillage'],
    body: ({ startVillage }) =>
      startVillage === 'own'
        ? 'Zuletzt setzen alle, in umgekehrter Reihenfolge, ein Dorf in der Heimat: nicht auf die Mitte und nicht um ein anderes Dorf oder freies Dorf dieser Platte.'
        : 'Stehen alle Berge, wird das freie Dorf in deiner Heimat dein erstes Dorf.',
  },
  {
    rule: 'R4',
    title: 'Runden und Züge',
    body: 'In einer Runde sind alle einmal am Zug. Wer beginnt, entscheidet in jeder Runde ein Wurf; dann geht es im Uhrzeigersinn. Ein Zug besteht aus Ernten und Versorgen, Bewegen, Kämpfen, Ereignis, Bauen.',
  },
  {
    rule: 'R5.1',
    title: 'Ernte',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `Zu Beginn deines Zuges bringt jedes deiner Dörfer 2 Getreide, jede Stadt${scenario === 'metropolis' ? ' und jeder Block der Metropole' : ''} 1.`,
  },
  {
    rule: 'R5.3',
    title: 'Versorgen',
    dependsOn: ['diplomats'],
    body: ({ diplomats }) =>
      `${diplomats ? 'Infanterie und Diplomaten essen' : 'Infanterie isst'} 1 Getreide, Gleiter 2, Panzer 3. Reicht es nicht für alle, wählst du Einheiten, die verhungern, eine nach der anderen, bis der Rest versorgt ist.`,
  },
  { rule: 'R6.1', title: 'Bewegen', body: 'Jede deiner Einheiten darf in einem Zug einmal ziehen.' },
  {
    rule: 'R6.3',
    title: 'Der Weg',
    body: 'Eine Einheit geht über Seiten von Feld zu Feld. Sie darf durch deine eigenen Teile hindurch, sonst durch nichts, und hält auf einem leeren Feld.',
  },
  {
    rule: 'R6.4',
    title: 'Schritte',
    dependsOn: ['diplomats'],
    body: ({ diplomats }) =>
      `${diplomats ? 'Infanterie und Diplomaten gehen' : 'Infanterie geht'} 1 Schritt, Panzer 2, Gleiter 3.`,
  },
  {
    rule: 'R6.5',
    title: 'Die Strömung',
    body: 'Ein Schritt mehr ist erlaubt, wenn auf dem ganzen Weg jedes verlassene Feld einen Pfeil in Richtung des Schrittes hat; die Karte zeigt Pfeile als Strömungen im Boden.',
  },
  {
    rule: 'R6.6',
    title: 'Strudel',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `Eine Einheit, die auf der Mitte einer Platte steht und noch nicht gezogen ist, darf stattdessen auf jede andere leere Mitte springen.${scenario === 'metropolis' ? ' Die Mitte der Metropole zählt nicht dazu.' : ''}`,
  },
  {
    rule: 'R7.2',
    title: 'Schlachten',
    body: 'In deinem Zug darf eine Einheit eine feindliche Einheit neben sich angreifen.',
  },
  {
    rule: 'R7.3',
    title: 'Hilfe',
    dependsOn: ['support'],
    body: ({ support }) => {
      const where = support === 'corners' ? 'das sie an einer Ecke berühren' : 'um das sie stehen';
      return `Frische Einheiten von dir dürfen gegen ein Ziel helfen, ${where}. Einheiten desselben Gegners ${support === 'corners' ? 'an einer Ecke des Angreifers' : 'um den Angreifer'} verteidigen von selbst. Dritte mischen sich nie ein.`;
    },
  },
  {
    rule: 'R7.5',
    title: 'Würfeln',
    body: 'Beide Seiten zählen ihre Angriffswerte (Infanterie 1, Gleiter 2, Panzer 3) und einen Würfel zusammen. Die höhere Summe gewinnt; ein Gleichstand ändert nichts.',
  },
  {
    rule: 'R7.7',
    title: 'Verluste',
    dependsOn: ['casualtyBy'],
    body: ({ casualtyBy }) =>
      `Es fällt eine Einheit der Verliererseite, deren Verteidigung nicht über den Angriffswerten der Sieger liegt, ohne deren Würfel: Infanterie und Gleiter 1, Panzer 3, Infanterie auf ihrer Heimatplatte 2. Gibt es mehrere, wählt, wer ${casualtyBy === 'winner' ? 'gewonnen' : 'verloren'} hat.`,
  },
  {
    rule: 'R7.8',
    title: 'Einmal je Zug',
    body: 'Jede deiner Einheiten darf in deinem Zug an einem Kampf teilnehmen. Verteidigen zählt nicht.',
  },
  {
    rule: 'R7.9',
    title: 'Am Gegner',
    dependsOn: ['combatDuty'],
    body: ({ combatDuty }) =>
      combatDuty === 'mandatory'
        ? 'Das Kämpfen kann nicht enden, solange eine frische Einheit von dir neben einer feindlichen steht.'
        : 'Niemand muss kämpfen: Das Kämpfen endet, wann du willst, auch neben einer feindlichen Einheit.',
  },
  {
    rule: 'R8.1',
    title: 'Belagerungen',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `Eine Einheit darf einen Ort neben sich belagern, der nicht dir gehört: ein Dorf, eine Stadt${scenario === 'metropolis' ? ', ein freies Dorf oder einen Block der Metropole' : ' oder ein freies Dorf'}.`,
  },
  {
    rule: 'R8.2',
    title: 'Verteidigt',
    body: 'Du kannst nicht belagern, solange um den Belagerer eine Einheit von der Seite steht, der der Ort gehört. Vertreibe sie erst.',
  },
  {
    rule: 'R8.4',
    title: 'Stärke der Orte',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `Deine Angriffswerte müssen die Verteidigung erreichen: freies Dorf 1, Dorf 2, Stadt${scenario === 'metropolis' ? ' und Block' : ''} 3. Dann würfeln beide Seiten und zählen ihren Angriff dazu: ein freies Dorf 0, ein Dorf 1, eine Stadt${scenario === 'metropolis' ? ' oder ein Block' : ''} 2. Du musst höher sein.`,
  },
  {
    rule: 'R8.6',
    title: 'Eroberung',
    dependsOn: ['captureWithoutPiece'],
    body: ({ captureWithoutPiece }) =>
      `Ein eroberter Ort wird gegen eine Pyramide von dir getauscht und ist sofort nutzbar. Ohne sie im Vorrat ${captureWithoutPiece === 'raze' ? 'fällt er in Trümmer' : 'kann er nicht belagert werden'}.`,
  },
  {
    rule: 'R8.7',
    title: 'Verluste bei Belagerungen',
    dependsOn: ['casualtyBy', 'siegeLosses'],
    body: ({ casualtyBy, siegeLosses }) => {
      if (!siegeLosses) return 'Eine verlorene Belagerung kostet keine Einheit.';
      const picks = casualtyBy === 'winner' ? 'wählt, wem der Ort gehört; gehört er niemandem, wählst du' : 'wählst du';
      return `Ein Ort, der höher würfelt, schlägt einen Belagerer, dessen Verteidigung sein Angriff erreicht. Gibt es mehrere, ${picks}.`;
    },
  },
  {
    rule: 'R9.1',
    title: 'Ereignisse',
    dependsOn: ['bandits', 'graceRounds'],
    body: ({ bandits, graceRounds }) => {
      const grace =
        ['', ' In der ersten Runde hat eine 1 keine Folgen.'][graceRounds] ??
        ` In den ersten ${graceRounds} Runden hat eine 1 keine Folgen.`;
      return `Nach dem Kämpfen fällt ein Würfel: 1 ${bandits ? 'Räuber' : 'Vulkan'}, 2 Dürre, 3 Miliz, 4 Silo, 5 Rekordernte, 6 Aufruhr.${grace}`;
    },
  },
  {
    rule: 'R9.3',
    title: 'Vulkan',
    dependsOn: ['bandits', 'scenario'],
    body: ({ bandits, scenario }) =>
      bandits
        ? undefined
        : `Ein zufälliger Berg bricht aus und vernichtet alle Einheiten und Orte um sich herum, egal wem sie gehören.${AT_VOLCANO[scenario]}`,
  },
  {
    rule: 'R9.4',
    title: 'Wetter',
    body: 'Eine Dürre nimmt all dein Getreide. Eine Rekordernte bringt 2. Mit einem Silo behältst du, was am Ende des Zuges übrig ist.',
  },
  {
    rule: 'R9.5',
    title: 'Miliz',
    body: 'Auf einem leeren Feld um eines deiner Dörfer schließt sich dir Infanterie an.',
  },
  {
    rule: 'R9.7',
    title: 'Aufruhr',
    dependsOn: ['riots'],
    body: ({ riots }) =>
      `${riots === 'own' ? 'Eine deiner Städte' : 'Irgendeine Stadt'} schrumpft zum Dorf; du wählst, welche.`,
  },
  {
    rule: 'R10.1',
    title: 'Bauen',
    body: 'Für Getreide baust du, so viel du willst, auch auf der Grundlage von gerade Gebautem.',
  },
  {
    rule: 'R10.2',
    title: 'Einheiten',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `Infanterie kostet 1 Getreide und erscheint um eines deiner Dörfer. Gleiter kosten 2 und Panzer 3; sie erscheinen neben einer Stadt${scenario === 'metropolis' ? ' oder einem Block' : ''} von dir. Neue Einheiten handeln ab deinem nächsten Zug.`,
  },
  {
    rule: 'R10.3',
    title: 'Gründen',
    body: 'Für 1 Getreide gründest du ein Dorf neben deiner Infanterie, wenn um das Feld kein Dorf oder freies Dorf liegt.',
  },
  { rule: 'R10.4', title: 'Städte', body: 'Für 3 Getreide wächst eines deiner Dörfer zur Stadt.' },
  {
    rule: 'R11.1',
    title: 'Verderben',
    body: 'Getreide, das am Ende deines Zuges übrig ist, verdirbt, wenn du kein Silo gewürfelt hast.',
  },
  {
    rule: 'R12',
    title: 'Gewinnen',
    dependsOn: ['scenario'],
    body: ({ scenario }) => `${GOALS[scenario]} Auch wer allein übrig bleibt, gewinnt.`,
  },
  {
    rule: 'R12.1',
    title: 'Ausgeschieden',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `Wer keine Einheit, kein Dorf${scenario === 'metropolis' ? ', keine Stadt und keinen Block' : ' und keine Stadt'} mehr hat, scheidet aus.`,
  },
  {
    rule: 'R12.6',
    title: 'Wertung',
    dependsOn: ['quietRounds', 'roundLimit', 'scenario'],
    body: ({ quietRounds, roundLimit, scenario }) => {
      const ends = [
        ...(roundLimit > 0 ? [`nach Runde ${roundLimit}`] : []),
        ...(quietRounds > 0
          ? [
              `nach ${quietRounds} Runden hintereinander, in denen keine Einheit im Kampf fällt oder abgeworben wird und kein Ort erobert, gegründet oder ausgebaut wird`,
            ]
          : []),
      ];
      return `Gewertet wird ${ends.join(' oder ')}. ${FIRST_KEY[scenario]} die Zahl der Orte, dann das Einkommen, dann der Unterhalt.`;
    },
  },
  {
    rule: 'R13',
    title: 'Goldberg',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      scenario === 'goldMountain'
        ? 'Du gewinnst, wenn am Ende einer Runde nur du drei Einheiten um den Goldberg hast und das am Ende jedes Zuges der nächsten Runde noch gilt. Zu dritt setzt die Person ein zweites Dorf, deren Heimat die Platte des Goldbergs nur an einer Ecke berührt.'
        : undefined,
  },
  {
    rule: 'R13.4',
    title: 'Keine Dörfer dort',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      scenario === 'goldMountain' ? 'Um den Goldberg darf kein Dorf gegründet werden.' : undefined,
  },
  {
    rule: 'R14',
    title: 'Die Metropole',
    dependsOn: ['metropolisGoal', 'scenario'],
    body: ({ metropolisGoal, scenario }) =>
      scenario === 'metropolis'
        ? `In der Mitte liegen neun Stadtblöcke, anfangs frei. Jeder wird für sich wie eine Stadt belagert und braucht keine Pyramide. Es gewinnt, wer ${metropolisGoal === 'all' ? 'alle neun beherrscht' : 'die meisten beherrscht, sobald keiner mehr frei ist; bei Gleichstand wird gewertet'}.`
        : undefined,
  },
  {
    rule: 'R14.3',
    title: 'Blöcke',
    dependsOn: ['bandits', 'scenario'],
    body: ({ bandits, scenario }) =>
      scenario === 'metropolis'
        ? `Nur wer einen Block beherrscht, darf ihn betreten. Er dient als Stadt; auf ihm stehen nur Einheiten, und Aufruhr${bandits ? ' und Räuber treffen' : ' trifft'} ihn nicht.`
        : undefined,
  },
  {
    rule: 'R14.4',
    title: 'Besetzte Blöcke',
    dependsOn: ['diplomats', 'scenario'],
    body: ({ diplomats, scenario }) =>
      scenario === 'metropolis'
        ? `Ein Block mit einer Einheit darauf kann nicht genommen werden${diplomats ? ', und Diplomaten können die Einheit nicht abwerben' : ''}.`
        : undefined,
  },
  {
    rule: 'R15',
    title: 'Räuber',
    dependsOn: ['bandits'],
    body: ({ bandits }) =>
      bandits
        ? 'Ein Räuber kommt an den Rand einer zufälligen Platte und geht zum nächsten Dorf oder zur nächsten Stadt. Ohne eigene Einheiten darum wird eine Stadt zum Dorf und ein Dorf zum freien Dorf. Sonst würfeln beide Seiten, und der Räuber zählt 1 dazu, die Verteidiger ihre Angriffswerte; liegt der Räuber höher, schlägt er eine Einheit mit Verteidigung 1. Dann verschwindet er.'
        : undefined,
  },
  {
    rule: 'R16.1',
    title: 'Diplomaten',
    dependsOn: ['diplomats', 'scenario'],
    body: ({ diplomats, scenario }) =>
      diplomats
        ? `Ein Diplomat kostet 3 Getreide, neben einer Stadt${scenario === 'metropolis' ? ' oder einem Block' : ''} von dir. Diplomaten gehen 1 Schritt, haben keinen Angriff und Verteidigung 1.`
        : undefined,
  },
  {
    rule: 'R16.2',
    title: 'Keine Kämpfer',
    dependsOn: ['combatDuty', 'diplomats'],
    body: ({ combatDuty, diplomats }) =>
      diplomats
        ? `Diplomaten greifen nie an und helfen nie im Kampf${combatDuty === 'mandatory' ? ' und müssen nicht kämpfen' : ''}. Nur sie können abwerben und sabotieren.`
        : undefined,
  },
  {
    rule: 'R16.3',
    title: 'Abwerben',
    dependsOn: ['diplomats'],
    body: ({ diplomats }) =>
      diplomats
        ? 'Eine feindliche Einheit neben dem Diplomaten wechselt bei einer 1 bis 3 die Seiten. Du musst eine Pyramide dafür haben.'
        : undefined,
  },
  {
    rule: 'R16.4',
    title: 'Sabotage',
    dependsOn: ['diplomats', 'scenario'],
    body: ({ diplomats, scenario }) =>
      diplomats
        ? `Ein feindliches Dorf oder eine feindliche Stadt neben dem Diplomaten läuft bei einer 1 über. Du musst eine Pyramide dafür haben.${scenario === 'metropolis' ? ' Das gilt auch für einen Block, der keine Pyramide braucht.' : ''}`
        : undefined,
  },
  {
    rule: 'R17',
    title: 'Sumpf',
    dependsOn: ['swampCoasters', 'swamps'],
    body: ({ swampCoasters, swamps }) =>
      swamps
        ? `${swampCoasters === 'one' ? 'Eine' : 'Jede'} neutrale Platte ist Sumpf. Ein Sumpffeld zu betreten kostet Gleiter und Panzer 2 Schritte. Auf einem Weg, der den Sumpf berührt, wirkt die Strömung nicht.`
        : undefined,
  },
  {
    rule: 'R18.1',
    title: 'Aufgeben',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `Du scheidest aus: Deine Einheiten ziehen ab, deine Dörfer und Städte werden zu freien Dörfern, solange schwarze Pyramiden reichen${scenario === 'metropolis' ? ', und deine Blöcke sind wieder frei' : ''}. Ist nur noch eine Person übrig, gewinnt sie.`,
  },
  {
    rule: 'R18.3',
    title: 'Wenn die Zeit um ist',
    body: ({ decisionSeconds }) =>
      timeRule(
        decisionSeconds,
        'das erste erlaubte Feld, für dein Dorf möglichst nicht an einem Berg; kein Berg, der nicht sein muss; keine Bewegung, nur Kämpfe, die sein müssen, und jeder ohne Hilfe; gebaut wird nichts; die billigste Einheit, die genügt, verhungert, die teuerste fällt; Aufruhr trifft eine fremde Stadt, wenn das erlaubt ist',
      ),
    dependsOn: ['decisionSeconds'],
  },
];
