import type { GameStrings } from '../../../kit/strings';
import { sharedRefusals } from '../../../kit/strings.de';

type Param = string | number | undefined;

const FOR_WHAT: Readonly<Record<string, string>> = {
  infantry: ' für Infanterie',
  hover: ' für einen Gleiter',
  tank: ' für einen Panzer',
  diplomat: ' für einen Diplomaten',
  village: ' für ein Dorf',
  city: ' für eine Stadt',
  freeVillage: ' für ein freies Dorf',
  mountain: ' für einen Berg',
  goldMountain: ' für den Goldberg',
};

/** " auf A2", or nothing. */
function on(at: Param): string {
  return at === undefined ? '' : ` auf ${at}`;
}

const FROM_CITIES: Readonly<Record<string, string>> = {
  hover: 'Ein Gleiter',
  tank: 'Ein Panzer',
  diplomat: 'Ein Diplomat',
};

const SOURCES: Readonly<Record<string, string>> = {
  infantry: 'Infanterie entsteht bei einem deiner Dörfer; Ecken zählen.',
  village: 'Ein Dorf wird neben deiner Infanterie gegründet; Ecken zählen nicht.',
  city: 'Eine Stadt wächst aus einem deiner Dörfer.',
};

function source(kind: Param, scenario: Param): string {
  const fromCity = FROM_CITIES[String(kind)];
  const where = scenario === 'metropolis' ? 'Städte oder einem deiner Stadtblöcke' : 'Städte';
  if (fromCity) return `${fromCity} entsteht neben einer deiner ${where}; Ecken zählen nicht.`;
  return SOURCES[String(kind)] ?? 'Du hast dort nichts, was das bauen kann.';
}

const HOMES: Readonly<Record<string, string>> = {
  neutral: 'Setze das auf die neutrale Platte, die dran ist.',
  freeVillage: 'Ein freies Dorf kommt auf eine Heimatplatte des nächsten Platzes.',
};

export const refusals: GameStrings['refusals'] = {
  ...sharedRefusals,
  OUT: () => 'Du bist aus dieser Partie ausgeschieden. Zuschauen kannst du weiterhin.',
  NOT_YOUR_TURN: () => 'Du musst gerade nichts entscheiden.',
  BAD_ARG: () => 'Dieses Feld gibt es auf dieser Karte nicht.',
  WRONG_COASTER: ({ task }) => HOMES[String(task)] ?? 'Das kommt auf eine eigene Heimatplatte.',
  MOUNTAIN_DUE: () => 'Auf eine neutrale Platte muss ein Berg gesetzt werden.',
  CENTRE: () => 'Beim Aufbau kommt nichts auf die Mitte einer Platte.',
  OCCUPIED: ({ at }) => `Da steht schon etwas${on(at)}.`,
  SPACING: ({ at }) => `Das ist zu nah am Dorf${on(at)}: Lass ein Feld dazwischen, auch an Ecken.`,
  NOT_YOURS: ({ at }) => `Da steht keine deiner Einheiten${on(at)}.`,
  ALREADY_MOVED: () => 'Diese Einheit ist in diesem Zug schon gezogen.',
  UNREACHABLE: () => 'Dorthin kommt diese Einheit nicht in einer Bewegung.',
  NOT_ON_VORTEX: () => 'Springen kann nur eine Einheit, die auf einem Strudel steht.',
  NO_VORTEX: () => 'Ein Sprung endet auf einem anderen Strudel.',
  DIPLOMAT: () => 'Diplomaten kämpfen nicht. Sie werben ab und sabotieren.',
  NOT_A_DIPLOMAT: () => 'Das kann nur ein Diplomat.',
  ALREADY_FOUGHT: () => 'Diese Einheit hat in diesem Zug schon gekämpft.',
  NO_ENEMY: () => 'Dort steht keine feindliche Einheit.',
  NOT_ADJACENT: () => 'Das Ziel muss neben dem Angreifer liegen; Ecken zählen nicht.',
  BAD_SUPPORT: ({ at, where }) =>
    `Die Einheit${on(at)} kann nicht helfen: Sie muss deine sein, frisch, bewaffnet und ${where === 'corners' ? 'an einer Ecke des Ziels' : 'am Ziel'} stehen.`,
  NOT_A_SETTLEMENT: () => 'Dort gibt es nichts einzunehmen.',
  OWN_SETTLEMENT: () => 'Das gehört dir schon.',
  OCCUPIED_SQUARE: () => 'Auf diesem Stadtblock steht eine Einheit. Entferne sie erst.',
  DEFENDED: ({ at }) => `Eine Einheit${on(at)} verteidigt: Sie steht am Angreifer.`,
  TOO_WEAK: ({ attack, defence }) => `Das braucht mindestens Angriff ${defence}; dieser hat ${attack}.`,
  NO_PIECE: ({ piece }) => `Du hast keine Pyramide${FOR_WHAT[String(piece)] ?? ''} mehr.`,
  NO_OWNER: () => 'Es gehört niemandem, also kann niemand verraten werden.',
  METRO_SQUARE: () => 'Auf diesem Stadtblock geht das nicht.',
  MUST_FIGHT: ({ at }) => `Die Einheit${on(at)} steht neben einem Gegner und muss erst kämpfen.`,
  NOT_CANDIDATE: () => 'Wähle eines der markierten Felder.',
  BAD_KIND: () => 'In dieser Partie gibt es keine Diplomaten.',
  NO_GRAIN: ({ cost, grain }) => `Das kostet ${cost} Getreide; du hast ${grain}.`,
  NO_SOURCE: ({ kind, scenario }) => source(kind, scenario),
  GOLD_ADJACENT: () => 'Um den Goldberg darf kein Dorf stehen.',
};
