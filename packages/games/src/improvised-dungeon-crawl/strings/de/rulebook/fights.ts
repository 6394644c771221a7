import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

/** The alternatives to an attack in a fight (R6.6). */
function insteadOfAttack(options: Options): string[] {
  const { resurrectInCombat, potionsInCombat, spellTempo, ritualInCombat, defending } = options;
  return [
    'heilen',
    ...(resurrectInCombat ? ['Gefallene erwecken'] : []),
    ...(potionsInCombat ? ['einen Trank benutzen'] : []),
    ...(spellTempo === 'action' ? ['Segen, Verwirrung oder Schutz wirken'] : []),
    ...(ritualInCombat ? ['ein Ritual vollziehen'] : []),
    ...(defending ? ['Deckung geben'] : []),
  ];
}

/** R7.5: by how Missiles count, and by which critical hits there are. */
const MISSILE_WOUNDS: Readonly<Record<Options['missileCriticals'], Readonly<Record<Options['criticals'], string>>>> = {
  dice: {
    full: 'Jedes volle Vielfache der Schwelle ist eine Wunde des Geschosses.',
    dice: 'Jedes volle Vielfache der Schwelle ist eine Wunde des Geschosses.',
    off: 'Ein Geschoss schlägt eine Wunde, egal wie oft es die Schwelle erreicht.',
  },
  single: {
    full: 'Ein Geschoss schlägt eine Wunde; zwei, wenn jeder Würfel eine 6 zeigt und sie zusammen das Doppelte der Schwelle erreichen. Mit Segen ist jedes volle Vielfache der Schwelle eine Wunde.',
    dice: 'Ein Geschoss schlägt eine Wunde. Mit Segen ist jedes volle Vielfache der Schwelle eine Wunde.',
    off: 'Ein Geschoss schlägt eine Wunde, egal wie oft es die Schwelle erreicht.',
  },
};

export const fightRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R6.1',
    title: 'Monster',
    body: 'Ein Monster hat einen Angriffswürfel und als Wundschwelle die Hälfte seiner Zahl, abgerundet. Es geht auf den Helden los, der es gezogen hat. 2 bis 5: W4. 6 und 7: W6. 8 und 9: W8. 10 und Bube: W10 und Schwelle 5.',
  },
  {
    rule: 'R6.2',
    title: 'Die erste Runde',
    body: 'In der ersten Runde darfst du nur das Monster angreifen, das auf dich losgeht. Wer keines hat, greift nicht an, darf aber helfen. Ab der zweiten Runde darf jeder Held jedes Monster angreifen.',
  },
  {
    rule: 'R6.3',
    title: 'Wer zuerst kommt',
    body: ({ initiativeTies }) =>
      `Größere Angriffswürfel kommen zuerst, den ganzen Kampf lang. ${
        initiativeTies === 'heroes'
          ? 'Bei gleichen Würfeln kommen Helden vor Monstern; Helden würfeln damit gegeneinander, und Monster kommen in der Reihenfolge, in der sie gezogen wurden.'
          : 'Bei gleichen Würfeln würfeln alle, die sie haben, Helden wie Monster, damit gegeneinander; bei Gleichstand noch einmal.'
      }`,
    dependsOn: ['initiativeTies'],
  },
  {
    rule: 'R6.4',
    title: 'Eine Runde',
    body: 'Erst bereiten sich alle vor, dann sind alle der Reihe nach am Zug.',
  },
  {
    rule: 'R6.5',
    title: 'Vorbereiten',
    body: 'Alle lebenden Helden bereiten sich zugleich vor, in beliebiger Reihenfolge. Wer nichts tun kann, wird nicht gefragt.',
  },
  {
    rule: 'R6.6',
    title: 'Eine Aktion',
    body: (options) =>
      `Jede Runde greifst du entweder in deinem Zug an oder tust eines davon, bevor die Züge beginnen: ${insteadOfAttack(options).join(', ')}.`,
    dependsOn: ['resurrectInCombat', 'potionsInCombat', 'spellTempo', 'ritualInCombat', 'defending'],
  },
  {
    rule: 'R6.7',
    title: 'Dein Zug',
    body: 'Greif an, schieß ein Geschoss oder warte. Monster greifen von selbst an.',
  },
  {
    rule: 'R6.8',
    title: 'Wen sie angreifen',
    body: 'Ein Monster geht auf denselben Helden los, bis dieser fällt, dann auf den nächsten lebenden in der Reihenfolge der Plätze; der Drache wählt nach R16.4. Auch wer erweckt wurde, bleibt nicht verschont.',
  },
  {
    rule: 'R6.10',
    title: 'Ende einer Runde',
    body: ({ defending }) =>
      `Segenswürfel, die niemand geworfen hat, kehren zurück. Verwirrung und Schutz laufen ab${defending ? ', wer Deckung gab, tritt zurück' : ''}.`,
    dependsOn: ['defending'],
  },
  {
    rule: 'R6.11',
    title: 'Kein Ausweg',
    body: 'Ein Kampf dauert, bis eine Seite gefallen ist. Mit ihm enden die Zauber.',
  },
  {
    rule: 'R7.1',
    title: 'Angreifen',
    body: 'Wirf deinen Angriffswürfel zusammen mit den Würfeln für Wucht und Segen. Eine Summe, die die Schwelle erreicht, schlägt eine Wunde.',
  },
  {
    rule: 'R7.2',
    title: 'Wunden',
    body: ({ elites }) => `Zwei Wunden töten ein Monster, ${elites ? 'drei eine Elite, ' : ''}zwölf den Drachen.`,
    dependsOn: ['elites'],
  },
  {
    rule: 'R7.3',
    title: 'Ein perfekter Angriff',
    body: ({ criticals }) =>
      criticals === 'full'
        ? 'Zeigt der Angriffswürfel allein seine höchste Zahl, und ist das mindestens das Doppelte der Schwelle, schlägt er zwei Wunden.'
        : undefined,
    dependsOn: ['criticals'],
  },
  {
    rule: 'R7.4',
    title: 'Mit mehr Würfeln',
    body: ({ criticals }) =>
      criticals === 'off'
        ? 'Auch mit Wucht oder Segen macht ein Angriff eine Wunde, egal wie oft er die Schwelle erreicht.'
        : 'Mit Wucht oder Segen ist jedes volle Vielfache der Schwelle eine Wunde.',
    dependsOn: ['criticals'],
  },
  {
    rule: 'R7.5',
    title: 'Geschosse',
    body: ({ criticals, missileCriticals }) => MISSILE_WOUNDS[missileCriticals][criticals],
    dependsOn: ['criticals', 'missileCriticals'],
  },
  {
    rule: 'R8.1',
    title: 'Getroffen werden',
    body: 'Ein Monster wirft seinen Würfel. Was deinen Rüstungswert übersteigt, ist Schaden.',
  },
  {
    rule: 'R8.2',
    title: 'Fallen',
    body: 'Bei 0 Trefferpunkten fällt dein Held, und seine Rüstung ist beschädigt. Ausrüstung und Würfel behält er, und er kann erweckt werden.',
  },
  {
    rule: 'R8.3',
    title: 'Alle gefallen',
    body: 'Sind alle gefallen und lebt der Drache noch, hat das Verlies gewonnen.',
  },
  {
    rule: 'R16.1',
    title: 'Zwölf Zeichen',
    body: 'Damen, Könige und Asse sammeln sich. Mit dem zwölften kommt der Drache in genau diesen Raum und verbrennt alle anderen Monster darin.',
  },
  {
    rule: 'R16.3',
    title: 'Der Drache',
    body: 'Er greift mit einem W12 an, hat eine Schwelle von 6 und hält zwölf Wunden aus. Jede Wunde nimmt eine Karte vom Stapel.',
  },
  {
    rule: 'R16.4',
    title: 'Sein Opfer',
    body: 'Er geht auf den Helden mit der höchsten Summe aus Trefferpunkten und Rüstungswert los, ohne Zauber gerechnet, bis dieser fällt. Dann geht er auf den zähesten der anderen los.',
  },
  {
    rule: 'R19.1',
    title: 'Tränke im Kampf',
    body: ({ potionsInCombat }) =>
      potionsInCombat
        ? 'Vor den Zügen einer Runde darfst du statt deines Angriffs einen Trank für einen beliebigen Helden benutzen.'
        : 'Tränke werden nur benutzt, solange es ruhig ist, nicht im Kampf.',
    dependsOn: ['potionsInCombat'],
  },
  {
    rule: 'R19.2',
    title: 'Deckung',
    body: ({ defending }) =>
      defending
        ? 'Du darfst auf deinen Angriff verzichten und jemand anderem Deckung geben: Der Angriff eines Monsters in dieser Runde trifft dann dich. Gegen jedes Monster kann nur ein Held Deckung geben.'
        : undefined,
    dependsOn: ['defending'],
  },
  {
    rule: 'R19.3',
    title: 'Elitemonster',
    body: ({ elites }) =>
      elites
        ? 'Wer ein Monster gezogen hat, darf es zur Elite machen: drei Wunden, der nächstgrößere Würfel, zwei Beutepunkte mehr. Der Drache ist nie eine Elite, und wenn er kommt, wird niemand gefragt.'
        : undefined,
    dependsOn: ['elites'],
  },
  {
    rule: 'R19.4',
    title: 'Zwei Waffen, zwei Amulette',
    body: ({ betterGear }) =>
      betterGear === 'never'
        ? undefined
        : `${betterGear === 'solo' ? 'Für einen Helden allein: Was' : 'Was'} zwei Waffen oder zwei Amulette bringen, zählt zusammen. Das zweite davon kostet doppelt so viel. Rüstungen und Schilde zählen nie zusammen.`,
    dependsOn: ['betterGear'],
  },
  {
    rule: 'R21.1',
    title: 'Raserei',
    body: 'Ab der 61. Runde eines Kampfes hilft Rüstung nicht mehr.',
  },
];
