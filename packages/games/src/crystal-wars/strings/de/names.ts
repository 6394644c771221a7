import type { EventId } from '../../data/events';
import type { PieceKind, SettlementKind, UnitKind } from '../../data/pieces';
import type { Colour } from '../../options';

export const PIECE_NAMES: Readonly<Record<PieceKind, string>> = {
  infantry: 'Infanterie',
  hover: 'Gleiter',
  tank: 'Panzer',
  diplomat: 'Diplomat',
  village: 'Dorf',
  city: 'Stadt',
  freeVillage: 'freies Dorf',
  mountain: 'Berg',
  goldMountain: 'Goldberg',
};

type Name = UnitKind | SettlementKind;

export const NAMES: Readonly<Record<Name, string>> = { ...PIECE_NAMES, metropolis: 'Stadtblock' };

type Gender = 'masculine' | 'feminine' | 'neuter';

export type Case = 'nominative' | 'accusative';

const GENDERS: Readonly<Record<Name, Gender>> = {
  infantry: 'feminine',
  hover: 'masculine',
  tank: 'masculine',
  diplomat: 'masculine',
  village: 'neuter',
  city: 'feminine',
  freeVillage: 'neuter',
  metropolis: 'masculine',
};

const ENDINGS = {
  nominative: { masculine: '', feminine: 'e', neuter: '' },
  accusative: { masculine: 'en', feminine: 'e', neuter: '' },
} as const;

const ARTICLES = {
  nominative: { masculine: 'der', feminine: 'die', neuter: 'das' },
  accusative: { masculine: 'den', feminine: 'die', neuter: 'das' },
} as const;

/** The endings of "dein" and "ein" before the name. */
export function endingOf(kind: Name, as: Case): '' | 'e' | 'en' {
  return ENDINGS[as][GENDERS[kind]];
}

/** The name behind somebody whose it is: in the accusative "Diplomaten". */
export function declined(kind: Name, as: Case): string {
  return kind === 'diplomat' && as === 'accusative' ? 'Diplomaten' : NAMES[kind];
}

/** "der Stadtblock", "das freie Dorf", "den Panzer". */
export function theName(kind: Name, as: Case): string {
  const name = kind === 'freeVillage' ? 'freie Dorf' : declined(kind, as);
  return `${ARTICLES[as][GENDERS[kind]]} ${name}`;
}

export const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  green: 'Grün',
  red: 'Rot',
  yellow: 'Gelb',
  blue: 'Blau',
};

export const EVENT_WORDS: Readonly<Record<EventId, { name: string; what: string }>> = {
  volcano: { name: 'Vulkan', what: 'Ein Berg bricht aus. Alles um ihn herum wird vernichtet, egal wem es gehört.' },
  bandit: { name: 'Räuber', what: 'Ein Räuber kommt an den Rand einer Platte und überfällt den nächsten Ort.' },
  drought: { name: 'Dürre', what: 'Dein Getreide ist weg.' },
  militia: { name: 'Miliz', what: 'An einem deiner Dörfer schließt sich dir umsonst Infanterie an.' },
  silo: { name: 'Silo', what: 'Übriges Getreide hält sich bis zu deinem nächsten Zug.' },
  bumperCrop: { name: 'Rekordernte', what: 'Du bekommst zwei Getreide dazu.' },
  riots: { name: 'Aufruhr', what: 'Eine Stadt schrumpft zum Dorf.' },
};

export const MAP_NAMES = {
  duel: 'Duell: zwei Platten',
  duelLong: 'Langes Duell: eine Platte dazwischen',
  duelSquare: 'Duell im Quadrat: zwei Platten mehr',
  duelWide: 'Breites Duell: je zwei Heimatplatten',
  triangle: 'Dreieck: drei Platten',
  square3: 'Quadrat: eine Platte mehr',
  triangleLarge: 'Großes Dreieck: je zwei Heimatplatten',
  square4: 'Quadrat: vier Platten',
  cross: 'Kreuz: eine Platte in der Mitte',
  ring: 'Ring: je zwei Heimatplatten, eine Platte in der Mitte',
  goldOffset: 'Goldberg in der Mitte seiner Platte',
  goldFar: 'Goldberg am hinteren Rand seiner Platte',
} as const;
