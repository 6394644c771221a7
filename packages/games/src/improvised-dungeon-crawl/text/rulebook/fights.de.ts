import type { Paragraph } from '../../../kit/rulebook';
import type { Options } from '../../options';

/** Fights, wounds, the dragon. */
export const fightRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R6.1',
    title: 'Monster',
    body: 'Ein Monster hat einen Angriffswürfel und eine Wundschwelle, die Hälfte seiner Zahl, abgerundet, und geht auf den los, der es gezogen hat. 2 bis 5: W4. 6 und 7: W6. 8 und 9: W8. 10 und Bube: W10 und Schwelle 5.',
  },
  {
    rule: 'R6.2',
    title: 'Der erste Schlagabtausch',
    body: 'In der ersten Runde darfst du nur das Monster angreifen, das auf dich losgeht. Wer keines hat, greift nicht an, darf aber helfen. Ab der zweiten Runde darf jeder Held jedes Monster angreifen.',
  },
  {
    rule: 'R6.3',
    title: 'Wer zuerst kommt',
    body: 'Größere Angriffswürfel kommen zuerst. Bei gleichen Würfeln kommen Helden vor Monstern, und Helden würfeln untereinander.',
  },
  {
    rule: 'R6.4',
    title: 'Eine Runde',
    body: 'Erst bereiten sich alle vor, dann sind alle der Reihe nach am Zug.',
  },
  {
    rule: 'R6.5',
    title: 'Vorbereiten',
    body: 'Alle lebenden Helden zugleich, in beliebiger Reihenfolge. Wer nichts tun kann, wird nicht gefragt.',
  },
  {
    rule: 'R6.6',
    title: 'Eine Aktion',
    body: 'Jede Runde greifst du entweder in deinem Zug an, oder du heilst, benutzt einen Trank, zauberst oder gibst Deckung, bevor die Züge beginnen.',
  },
  {
    rule: 'R6.7',
    title: 'Dein Zug',
    body: 'Greif an, schieß ein Geschoss oder warte. Monster greifen von selbst an.',
  },
  {
    rule: 'R6.8',
    title: 'Wen sie angreifen',
    body: 'Ein Monster geht auf denselben Helden los, bis er fällt, dann auf den nächsten lebenden.',
  },
  {
    rule: 'R6.10',
    title: 'Ende einer Runde',
    body: 'Segen, den niemand geworfen hat, kehrt zurück. Verwirrung und Schutz laufen ab, wer Deckung gab, tritt zurück.',
  },
  {
    rule: 'R6.11',
    title: 'Kein Ausweg',
    body: 'Ein Kampf dauert, bis eine Seite gefallen ist. Mit ihm enden die Zauber.',
  },
  {
    rule: 'R7.1',
    title: 'Angreifen',
    body: 'Wirf deinen Angriffswürfel und was an Wucht und Segen dazukommt. Eine Summe, die die Schwelle erreicht, schlägt eine Wunde.',
  },
  {
    rule: 'R7.2',
    title: 'Wunden',
    body: 'Zwei Wunden töten ein Monster, drei eine Elite, zwölf den Drachen.',
  },
  {
    rule: 'R7.3',
    title: 'Ein perfekter Hieb',
    body: 'Zeigt der Angriffswürfel allein seine höchste Zahl, und ist das mindestens das Doppelte der Schwelle, schlägt er zwei Wunden.',
  },
  {
    rule: 'R7.4',
    title: 'Mit mehr Würfeln',
    body: 'Mit Wucht oder Segen ist jedes volle Vielfache der Schwelle eine Wunde.',
  },
  {
    rule: 'R7.5',
    title: 'Geschosse',
    body: 'Jedes volle Vielfache der Schwelle ist eine Wunde; je nach Einstellung eine Wunde, bei perfektem Wurf zwei.',
  },
  {
    rule: 'R8.1',
    title: 'Getroffen werden',
    body: 'Ein Monster wirft seinen Würfel. Was deinen Rüstungswert übersteigt, ist Schaden.',
  },
  {
    rule: 'R8.2',
    title: 'Fallen',
    body: 'Ohne Trefferpunkte bist du gefallen, und deine Rüstung ist beschädigt. Ausrüstung und Würfel behältst du, und du kannst erweckt werden.',
  },
  {
    rule: 'R8.3',
    title: 'Alle gefallen',
    body: 'Sind alle gefallen und der Drache lebt, hat das Verlies gewonnen.',
  },
  {
    rule: 'R16.1',
    title: 'Zwölf Zähler',
    body: 'Damen, Könige und Asse sammeln sich. Mit dem zwölften kommt der Drache in eben diesen Raum und verbrennt alle anderen Monster darin.',
  },
  {
    rule: 'R16.3',
    title: 'Der Drache',
    body: 'Er greift mit einem W12 an, hat eine Schwelle von 6 und hält zwölf Wunden aus. Jede Wunde nimmt eine Karte vom Stapel.',
  },
  {
    rule: 'R16.4',
    title: 'Sein Opfer',
    body: 'Er geht auf den los, der Trefferpunkte und Rüstung zusammengenommen am meisten hat, und bleibt bei diesem Helden bis zum Ende.',
  },
  {
    rule: 'R19.1',
    title: 'Tränke im Kampf',
    body: 'Vor den Zügen einer Runde darfst du statt deines Angriffs einen Trank für irgendjemanden benutzen.',
  },
  {
    rule: 'R19.2',
    title: 'Deckung',
    body: 'Je nach Einstellung darfst du auf deinen Angriff verzichten, um den Hieb eines Monsters in dieser Runde für jemand anderen aufzufangen. Je Monster eine Deckung.',
  },
  {
    rule: 'R19.3',
    title: 'Elitemonster',
    body: 'Je nach Einstellung darf, wer ein Monster gezogen hat, es zur Elite machen: drei Wunden, ein größerer Würfel, zwei Beutepunkte mehr.',
  },
  {
    rule: 'R19.4',
    title: 'Zwei Waffen, zwei Amulette',
    body: 'Je nach Einstellung, und für einen Helden allein, können je zwei zugleich benutzt werden und zählen zusammen. Das zweite kostet doppelt so viel.',
  },
  {
    rule: 'R21.1',
    title: 'Raserei',
    body: 'Ab der 61. Runde eines Kampfes hilft Rüstung nicht mehr.',
  },
];
