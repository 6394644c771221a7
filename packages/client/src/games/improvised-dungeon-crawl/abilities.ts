import { castsSpells, type Hero, isPotion, type View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { ActionName } from './actions';

/** An action that a hero may be able to take besides attacking. */
interface Ability {
  move: ActionName;
  /** Whether the hero can have it at all at present; then it is shown, highlighted or not. */
  has(hero: Hero, view: View): boolean;
  /** Arguments with which to ask why it is not possible. */
  probe(seat: Seat, hero: Hero, view: View): readonly unknown[];
}

const isCleric = ({ heroClass }: Hero): boolean => heroClass === 'cleric';
const isWizard = ({ heroClass }: Hero): boolean => heroClass === 'wizard';
const fallenIn = ({ heroes }: View): Seat | undefined => Object.entries(heroes).find(([, hero]) => hero?.hp === 0)?.[0];
const friendOf = ({ seats }: View, seat: Seat): Seat | undefined => seats.find((one) => one !== seat);

const heal: Ability = { move: 'heal', has: isCleric, probe: (seat) => [seat, 1] };
const usePotion: Ability = {
  move: 'usePotion',
  has: ({ bag }) => bag.some(isPotion),
  probe(seat, { bag }, view) {
    const potion = bag.find(isPotion);
    return [potion?.id, potion?.kind === 'divine' ? (fallenIn(view) ?? seat) : seat];
  },
};

const resurrect: Ability = {
  move: 'resurrect',
  has: (hero, view) => isCleric(hero) && fallenIn(view) !== undefined,
  probe: (_seat, _hero, view) => [fallenIn(view), 1, 0],
};

/** The abilities while it is calm (R4.1). */
export const CALM_ABILITIES: readonly Ability[] = [
  heal,
  { move: 'pray', has: isCleric, probe: () => [1] },
  resurrect,
  { move: 'ritual', has: isWizard, probe: () => [1] },
  usePotion,
  {
    move: 'repair',
    has: ({ race }, { heroes }) =>
      race === 'dwarf' && Object.values(heroes).some((hero) => hero?.bag.some(({ damaged }) => damaged)),
    probe: (seat, { bag }) => [seat, bag[0]?.id],
  },
];

/** The abilities before the turns of a round (R6.6). */
export const FIGHT_ABILITIES: readonly Ability[] = [
  heal,
  {
    move: 'castBuff',
    has: (hero, { seats }) => castsSpells(hero) && seats.length > 1,
    probe: (seat, _hero, view) => [friendOf(view, seat), 1],
  },
  { move: 'castConfuse', has: castsSpells, probe: (_seat, _hero, { fight }) => [fight?.monsters[0]?.id, 2] },
  { move: 'castProtect', has: castsSpells, probe: (seat) => [seat, 1] },
  { ...resurrect, has: (hero, view) => view.options.resurrectInCombat && resurrect.has(hero, view) },
  usePotion,
  { move: 'ritual', has: (hero, { options }) => isWizard(hero) && options.ritualInCombat, probe: () => [1] },
  {
    move: 'guard',
    has: (_hero, { options, seats }) => options.defending && seats.length > 1,
    probe: (_seat, _hero, { fight }) => [fight?.monsters[0]?.id],
  },
];
