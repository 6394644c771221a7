import type { GameStrings } from '../../../kit/strings';

export const options: GameStrings['options'] = {
  classes: {
    label: 'Klassen',
    help: 'Wie alle zu einer Klasse kommen.',
    values: { choose: 'Alle wählen selbst', random: 'Durch Zufall', assigned: 'Wie unten festgelegt' },
  },
  colours: {
    label: 'Klasse jedes Platzes',
    help: 'Zählt nur, wenn die Klassen festgelegt sind.',
    values: {
      blue: 'Kämpfer',
      black: 'Kleriker',
      red: 'Magier',
      green: 'Bogenschütze',
      yellow: 'Schurke',
    },
  },
  mageCasting: {
    label: 'Zauber des Magiers',
    help: 'Ob ein Zauber ein WILD braucht. Freies Zaubern macht den Magier viel stärker, vor allem allein.',
    values: { wild: 'Brauchen ein WILD', free: 'Je Wurf einer ohne WILD' },
  },
  scryingPlaced: {
    label: 'Der Magier legt, was die Hellsicht findet',
    help: 'Karte für Karte wählt er den Ausgang, an dem sie liegt. Sonst liegen sie in der Folge Norden, Osten, Süden, Westen.',
  },
  swapDamage: {
    label: 'Platztausch',
    help: 'Welcher Angriff ohne Schaden bleibt, wenn jemand die Plätze tauscht.',
    values: { none: 'Jeder Angriff des Schlagabtauschs', rollerOnly: 'Nur der Angriff mit dem SWAP' },
  },
  swapMonsters: {
    label: 'Helden dürfen Monster tauschen',
    help: 'Ein SWAP eines Helden darf statt zweier Helden zwei Monster die Seiten wechseln lassen.',
  },
  entrance: {
    label: 'Erste Karte einer Ebene',
    help: 'Ob gleich am Eingang Monster warten können.',
    values: { asDrawn: 'Wie gezogen', safe: 'Sicher' },
  },
  poolRepeat: {
    label: 'Unerschöpfliche Quelle',
    help: 'Die Heilquelle heilt bei jedem Besuch, nicht nur einmal je Ebene.',
  },
  poolGuarded: { label: 'Bewachte Quelle', help: 'An der Heilquelle wartet ein Monster.' },
  poolLaid: { label: 'Quelle heilt beim Legen', help: 'Schon das Legen der Heilquelle zählt als Besuch.' },
  edgeRule: {
    label: 'Wände und Ausgänge',
    help: 'Kein Ausgang darf gegen eine Wand stoßen. Hier legst du fest, was Wände sonst verhindern.',
    values: {
      exits: 'Eine neue Wand darf einen Ausgang versperren',
      both: 'Keine Wand darf einen Ausgang versperren',
      closed: 'Keine Karte neben der Wand eines Ganges',
    },
  },
  stairs: {
    label: 'Treppen',
    help: 'Ältere Formen des Spiels hatten keine Schlösser und davor keine Wächter. Ohne sie kann die Gruppe geradewegs hinabsteigen.',
    values: {
      locked: 'Bewacht, ohne Kristall dafür verschlossen',
      open: 'Bewacht, ohne Kristall dafür offen',
      unguarded: 'Nie bewacht',
    },
  },
  rollInitiatives: { label: 'Initiative auswürfeln', help: 'In jeder Runde würfeln alle um die Initiative.' },
  varyingHitPoints: {
    label: 'Verschiedene Trefferpunkte',
    help: 'Am Anfang Kämpfer 3, Bogenschütze und Schurke 2, Kleriker und Magier 1.',
  },
  idleLimit: {
    label: 'Züge ohne Fortschritt',
    help: 'Nach so vielen Zügen hintereinander, die nirgends hinführen, ist die Gruppe verloren.',
  },
  palette: {
    label: 'Farben',
    help: 'Welcher Satz Kristalle auf dem Tisch liegt. Das ändert nur das Aussehen.',
    values: { rainbow: 'Blau, Schwarz, Rot, Grün, Gelb', xeno: 'Cyan, Weiß, Orange, Violett, Klar' },
  },
  decisionSeconds: {
    label: 'Zeit je Entscheidung',
    help: 'Danach wird der Standardzug gespielt.',
    values: { '0': 'Kein Zeitlimit' },
  },
};

export const presets: GameStrings['presets'] = {
  standard: {
    label: 'Normal',
    help: 'Die normalen Regeln. Am besten mit zwei bis vier Helden; allein ist es gnadenlos, also gib Bots ein paar Plätze.',
  },
  gentle: {
    label: 'Sanft',
    help: 'Sichere Eingänge, eine Quelle, die nie versiegt, ein Magier, der frei zaubert. Allein geht es so am leichtesten.',
  },
  designer: {
    label: 'Beide Varianten',
    help: 'Die zwei Varianten des Autors: Initiative in jeder Runde ausgewürfelt und verschieden starke Klassen.',
  },
  harsh: {
    label: 'Hart',
    help: 'Schwächere Helden, eine bewachte Quelle, und der Platztausch ist kein Schild mehr.',
  },
};
