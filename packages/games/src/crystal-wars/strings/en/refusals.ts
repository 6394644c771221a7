import type { GameStrings } from '../../../kit/strings';
import { sharedRefusals } from '../../../kit/strings.en';
import type { PieceKind } from '../../data/pieces';
import { PIECE_NAMES } from './names';

type Param = string | number | undefined;

/** "a tank", but "infantry". */
function aPiece(kind: Param): string {
  return kind === 'infantry' ? PIECE_NAMES.infantry : `a ${PIECE_NAMES[kind as PieceKind] ?? 'piece'}`;
}

/** " on A2", or nothing. */
function on(at: Param): string {
  return at === undefined ? '' : ` on ${at}`;
}

const FROM_CITIES: Readonly<Record<string, string>> = { hover: 'A hover', tank: 'A tank', diplomat: 'A diplomat' };

const SOURCES: Readonly<Record<string, string>> = {
  infantry: 'Infantry is built beside one of your villages; corners count.',
  village: 'A village is founded beside your infantry; corners do not count.',
  city: 'A city grows out of one of your villages.',
};

function source(kind: Param, scenario: Param): string {
  const fromCity = FROM_CITIES[String(kind)];
  const where = scenario === 'metropolis' ? 'cities or city blocks' : 'cities';
  if (fromCity) return `${fromCity} is built beside one of your ${where}; corners do not count.`;
  return SOURCES[String(kind)] ?? 'You have nothing there that can build this.';
}

const HOMES: Readonly<Record<string, string>> = {
  neutral: 'Place it on the neutral coaster that is next.',
  freeVillage: 'A free village goes on a home coaster of the next player.',
};

/** Why a move is not possible, by code (section 7). */
export const refusals: GameStrings['refusals'] = {
  ...sharedRefusals,
  OUT: () => 'You are out of this match. You can still watch.',
  NOT_YOUR_TURN: () => 'It is not your turn to decide.',
  BAD_ARG: () => 'That square is not on this map.',
  WRONG_COASTER: ({ task }) => HOMES[String(task)] ?? 'That goes on a home coaster of your own.',
  MOUNTAIN_DUE: () => 'A mountain must be placed on a neutral coaster.',
  CENTRE: () => 'Nothing is placed on the centre of a coaster during the setup.',
  OCCUPIED: ({ at }) => `Something stands${on(at)} already.`,
  SPACING: ({ at }) => `That is too close to the village${on(at)}: leave a square between, also at corners.`,
  NOT_YOURS: ({ at }) => `No unit of yours stands${on(at)}.`,
  ALREADY_MOVED: () => 'That unit has moved in this turn.',
  UNREACHABLE: () => 'That unit cannot get there in one movement.',
  NOT_ON_VORTEX: () => 'Only a unit that stands on a vortex can jump.',
  NO_VORTEX: () => 'A jump ends on another vortex.',
  DIPLOMAT: () => 'Diplomats do not fight. They win units over and sabotage.',
  NOT_A_DIPLOMAT: () => 'Only a diplomat can do that.',
  ALREADY_FOUGHT: () => 'That unit has fought in this turn.',
  NO_ENEMY: () => 'No enemy unit stands there.',
  NOT_ADJACENT: () => 'The target must be beside the attacker; corners do not count.',
  BAD_SUPPORT: ({ at, where }) =>
    `The unit${on(at)} cannot support: it must be yours, fresh, armed and ${where === 'corners' ? 'at a corner of' : 'around'} the target.`,
  NOT_A_SETTLEMENT: () => 'There is nothing to take there.',
  OWN_SETTLEMENT: () => 'That is yours already.',
  OCCUPIED_SQUARE: () => 'A unit stands on that city block. Remove it first.',
  DEFENDED: ({ at }) => `A unit${on(at)} defends it: it stands around the attacker.`,
  TOO_WEAK: ({ attack, defence }) => `That takes an attack of at least ${defence}; this one is ${attack}.`,
  NO_PIECE: ({ piece: kind }) => `You have no pyramid left for ${aPiece(kind)}.`,
  NO_OWNER: () => 'Nobody owns it, so there is nobody to betray.',
  METRO_SQUARE: () => 'That cannot be done on this city block.',
  MUST_FIGHT: ({ at }) => `The unit${on(at)} is beside an enemy and has to fight first.`,
  NOT_CANDIDATE: () => 'Choose one of the marked squares.',
  BAD_KIND: () => 'There are no diplomats in this match.',
  NO_GRAIN: ({ cost, grain }) => `That costs ${cost} grain; you have ${grain}.`,
  NO_SOURCE: ({ kind, scenario }) => source(kind, scenario),
  GOLD_ADJACENT: () => 'No village may stand around the Gold Mountain.',
};
