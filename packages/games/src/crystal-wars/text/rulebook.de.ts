import type { Paragraph } from '../../kit/rulebook';
import type { Options } from '../options';

/** The rules in our own words, numbered as refusals quote them. */
export const rulebook: readonly Paragraph<Options>[] = [
  {
    rule: 'R1',
    title: 'Die Karte',
    body: 'Platten aus neun Feldern liegen nebeneinander, A, B, C und so fort; ihre Felder sind von 1 bis 9 in Leserichtung gezählt. Felder liegen nebeneinander, wenn sie eine Seite teilen, und umeinander, wenn sie sich auch nur an einer Ecke berühren. Grenzen zwischen Platten machen nichts aus.',
  },
  {
    rule: 'R1.6',
    title: 'Nähte',
    body: 'Wo eine Platte um ein halbes Feld versetzt liegt, berührt das mittlere Feld ihres Randes zwei Platten. Es gilt als Berührung beider nur an einer Ecke: keine Bewegung, aber Hilfe, Verteidigung, Abstand und Ausbrüche reichen hinüber.',
  },
  {
    rule: 'R1.7',
    title: 'Ein Teil je Feld',
    body: 'Auf keinem Feld stehen zwei Teile. Berge versperren den Weg und werden nie angegriffen.',
  },
  {
    rule: 'R2.3',
    title: 'Pyramiden',
    body: 'Infanterie und Diplomaten sind kleine Pyramiden, Gleiter und Dörfer mittlere, Panzer und Städte große. Ohne die passende Pyramide im Vorrat kann nichts entstehen; was die Karte verlässt, ist sofort wieder im Vorrat.',
  },
  {
    rule: 'R2.4',
    title: 'Trümmer',
    body: 'Soll eine Wirkung einen Ort in einen anderen verwandeln, und dessen Pyramide ist nicht im Vorrat, ist der Ort stattdessen weg.',
  },
  {
    rule: 'R3.2',
    title: 'Freie Dörfer',
    body: 'Alle setzen ein freies Dorf auf die Heimatplatte des nächsten Platzes im Uhrzeigersinn, auf ein leeres Feld außer der Mitte. Auf Platten, die niemandem gehören, setzt der Zufall eines.',
  },
  {
    rule: 'R3.3',
    title: 'Berge',
    body: 'Dann dürfen alle einen Berg auf ein leeres Feld der eigenen Heimatplatte setzen, nicht auf die Mitte.',
  },
  {
    rule: 'R3.4',
    title: 'Erstes Dorf',
    body: 'Zuletzt setzen alle, in umgekehrter Reihenfolge, ein Dorf in der Heimat: nicht auf die Mitte und nicht um ein anderes Dorf oder freies Dorf dieser Platte.',
  },
  {
    rule: 'R4',
    title: 'Runden und Züge',
    body: 'In einer Runde sind alle einmal am Zug. Wer beginnt, sagt ein Wurf, in jeder Runde neu; dann geht es im Uhrzeigersinn. Ein Zug ist Ernten und Versorgen, Bewegen, Kämpfen, Ereignis, Erschaffen.',
  },
  {
    rule: 'R5.1',
    title: 'Ernte',
    body: 'Zu Beginn deines Zuges bringt jedes deiner Dörfer 2 Getreide, jede Stadt und jeder Block der Metropole 1.',
  },
  {
    rule: 'R5.3',
    title: 'Versorgen',
    body: 'Infanterie und Diplomaten essen 1 Getreide, Gleiter 2, Panzer 3. Reicht es nicht für alle, nennst du Einheiten, die verhungern, eine nach der anderen, bis der Rest versorgt ist.',
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
    body: 'Infanterie und Diplomaten gehen 1 Schritt, Panzer 2, Gleiter 3.',
  },
  {
    rule: 'R6.5',
    title: 'Die Strömung',
    body: 'Ein Schritt mehr ist erlaubt, wenn auf dem ganzen Weg jedes verlassene Feld einen Pfeil in Richtung des Schrittes hat.',
  },
  {
    rule: 'R6.6',
    title: 'Strudel',
    body: 'Eine Einheit, die auf der Mitte einer Platte steht und noch nicht gezogen ist, darf stattdessen auf jede andere leere Mitte springen.',
  },
  {
    rule: 'R7.2',
    title: 'Schlachten',
    body: 'In deinem Zug darf eine Einheit eine feindliche Einheit neben sich angreifen.',
  },
  {
    rule: 'R7.3',
    title: 'Hilfe',
    body: 'Frische Einheiten von dir um das Ziel dürfen helfen; Einheiten desselben Feindes um den Angreifer verteidigen von selbst. Dritte mischen sich nie ein.',
  },
  {
    rule: 'R7.5',
    title: 'Würfeln',
    body: 'Beide Seiten zählen ihre Angriffswerte (Infanterie 1, Gleiter 2, Panzer 3) und einen Würfel zusammen. Die höhere Summe gewinnt; ein Gleichstand ändert nichts.',
  },
  {
    rule: 'R7.7',
    title: 'Verluste',
    body: 'Es fällt eine Einheit der Verliererseite, deren Verteidigung nicht über den Angriffswerten der Sieger liegt, ohne deren Würfel: Infanterie und Gleiter 1, Panzer 3, Infanterie auf ihrer Heimatplatte 2. Gibt es mehrere, wählt, wer gewonnen hat.',
  },
  {
    rule: 'R7.8',
    title: 'Einmal je Zug',
    body: 'Jede deiner Einheiten nimmt in deinem Zug an einem Kampf teil. Verteidigen kostet nichts.',
  },
  {
    rule: 'R7.9',
    title: 'Am Feind',
    body: 'Das Kämpfen kann nicht enden, solange eine frische Einheit von dir neben einer feindlichen steht, außer die Partie will es anders.',
  },
  {
    rule: 'R8.1',
    title: 'Belagerungen',
    body: 'Eine Einheit darf einen Ort neben sich belagern, der nicht dir gehört: ein Dorf, eine Stadt, ein freies Dorf oder einen Block der Metropole.',
  },
  {
    rule: 'R8.2',
    title: 'Verteidigt',
    body: 'Keine Belagerung, solange eine Einheit dessen, dem der Ort gehört, um den Belagerer steht. Vertreibe sie erst.',
  },
  {
    rule: 'R8.4',
    title: 'Stärke der Orte',
    body: 'Deine Angriffswerte müssen die Verteidigung erreichen: freies Dorf 1, Dorf 2, Stadt und Block 3. Dann würfeln beide Seiten und zählen ihren Angriff dazu: ein freies Dorf 0, ein Dorf 1, eine Stadt oder ein Block 2. Du musst höher sein.',
  },
  {
    rule: 'R8.6',
    title: 'Eroberung',
    body: 'Was du eroberst, wird gegen eine Pyramide von dir getauscht und ist sofort nutzbar. Ohne sie fällt es in Trümmer, außer die Partie verbietet die Belagerung.',
  },
  {
    rule: 'R8.7',
    title: 'Verluste bei Belagerungen',
    body: 'Nur wenn die Partie es so will: Ein Ort, der höher würfelt, erschlägt einen Belagerer, für den sein Angriff reicht.',
  },
  {
    rule: 'R9.1',
    title: 'Ereignisse',
    body: 'Nach dem Kämpfen fällt ein Würfel: 1 Vulkan, 2 Dürre, 3 Miliz, 4 Silo, 5 Rekordernte, 6 Aufruhr. In den Schonrunden tut eine 1 nichts.',
  },
  {
    rule: 'R9.3',
    title: 'Vulkan',
    body: 'Ein Berg, durch Los bestimmt, vernichtet alle Einheiten und Orte um sich, wem sie auch gehören. Blöcke der Metropole um ihn werden frei.',
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
  { rule: 'R9.7', title: 'Aufruhr', body: 'Eine deiner Städte, die du nennst, schrumpft zum Dorf.' },
  {
    rule: 'R10.1',
    title: 'Erschaffen',
    body: 'Für Getreide erschaffst du, so viel du willst, und darfst auf gerade Erschaffenem aufbauen.',
  },
  {
    rule: 'R10.2',
    title: 'Einheiten',
    body: 'Infanterie für 1 Getreide um eines deiner Dörfer. Gleiter für 2 und Panzer für 3 neben einer Stadt oder einem Block von dir. Sie handeln ab deinem nächsten Zug.',
  },
  {
    rule: 'R10.3',
    title: 'Gründen',
    body: 'Ein Dorf für 1 Getreide neben deiner Infanterie, wenn um das Feld kein Dorf oder freies Dorf liegt.',
  },
  { rule: 'R10.4', title: 'Städte', body: 'Für 3 Getreide wächst eines deiner Dörfer zur Stadt.' },
  {
    rule: 'R11.1',
    title: 'Verderben',
    body: 'Getreide, das am Ende deines Zuges übrig ist, verdirbt, außer du hast ein Silo gewürfelt.',
  },
  {
    rule: 'R12',
    title: 'Gewinnen',
    body: 'Alle Dörfer und Städte auf der Karte gehören dir, und kein freies Dorf ist übrig: Du gewinnst sofort. In jedem Szenario gewinnt, wer als Einziges übrig bleibt.',
  },
  {
    rule: 'R12.1',
    title: 'Ausgeschieden',
    body: 'Wer keine Einheit, kein Dorf, keine Stadt und keinen Block mehr hat, scheidet aus.',
  },
  {
    rule: 'R12.6',
    title: 'Wertung',
    body: 'An der Höchstzahl der Runden oder nach zu vielen Runden ohne Fortschritt entscheidet die Zahl der Orte, dann das Einkommen, dann, was die Einheiten essen. In einem Szenario zählt zuerst sein eigenes Ziel.',
  },
  {
    rule: 'R13',
    title: 'Goldberg',
    body: 'Steh am Ende einer Runde als Einziges mit drei Einheiten um den Goldberg, und noch am Ende jedes Zuges der nächsten Runde: Dann gewinnst du.',
  },
  { rule: 'R13.4', title: 'Keine Dörfer dort', body: 'Um den Goldberg darf kein Dorf gegründet werden.' },
  {
    rule: 'R14',
    title: 'Die Metropole',
    body: 'In der Mitte liegen neun Stadtblöcke, anfangs frei. Jeder wird für sich wie eine Stadt belagert und braucht keine Pyramide. Wer alle neun beherrscht, gewinnt; im kürzeren Spiel, wer die meisten hat, sobald keiner mehr frei ist.',
  },
  {
    rule: 'R14.3',
    title: 'Blöcke',
    body: 'Nur wer einen Block beherrscht, darf ihn betreten. Er dient als Stadt; auf ihm stehen nur Einheiten.',
  },
  {
    rule: 'R14.4',
    title: 'Besetzte Blöcke',
    body: 'Ein Block mit einer Einheit darauf kann nicht genommen werden, und die Einheit kann nicht abgeworben werden.',
  },
  {
    rule: 'R15',
    title: 'Räuber',
    body: 'Ein Räuber kommt an den Rand einer Platte, durch Los bestimmt, und geht zum nächsten Dorf oder zur nächsten Stadt. Ohne Einheiten darum wird eine Stadt zum Dorf und ein Dorf zum freien Dorf. Mit Verteidigern würfeln beide; ein Räuber, der höher ist, erschlägt einen mit Verteidigung 1.',
  },
  {
    rule: 'R16.1',
    title: 'Diplomaten',
    body: 'Für 3 Getreide neben einer Stadt oder einem Block von dir. Sie gehen 1 Schritt, haben keinen Angriff und Verteidigung 1.',
  },
  {
    rule: 'R16.2',
    title: 'Keine Kämpfer',
    body: 'Diplomaten greifen nie an, helfen nie und müssen nie kämpfen. Nur sie können abwerben und sabotieren.',
  },
  {
    rule: 'R16.3',
    title: 'Abwerben',
    body: 'Eine feindliche Einheit neben dem Diplomaten wechselt bei einer 1 bis 3 die Seiten, wenn du eine Pyramide dafür hast.',
  },
  {
    rule: 'R16.4',
    title: 'Sabotage',
    body: 'Ein feindliches Dorf, eine feindliche Stadt oder ein feindlicher Block neben dem Diplomaten läuft bei einer 1 über.',
  },
  {
    rule: 'R17',
    title: 'Sumpf',
    body: 'Ein Sumpffeld zu betreten kostet Gleiter und Panzer 2 Schritte. Auf einem Weg, der den Sumpf berührt, wirkt die Strömung nicht.',
  },
  {
    rule: 'R18.1',
    title: 'Aufgeben',
    body: 'Du scheidest aus: Deine Einheiten ziehen ab, deine Dörfer und Städte werden zu freien Dörfern, solange schwarze Pyramiden reichen. Ist nur noch eine Person übrig, gewinnt sie.',
  },
];
