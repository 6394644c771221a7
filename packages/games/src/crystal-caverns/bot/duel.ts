import type { Seat } from '@lantern/protocol/seat';
import { CLASSES, type ClassId, type Colour } from '../data/classes';
import { FACES } from '../data/dice';
import { hitChance } from '../rules/odds';
import { classOf, heroOf } from '../rules/party';
import type { Board } from '../state';
import type { Monster } from '../types';
import { urgencyOf } from './urgency';

/** The expected result of a fight of a lone hero. */
export interface Outcome {
  /** Chance that the hero falls. */
  risk: number;
  /** The expected hit points after the fight; absent if the hero falls. */
  points: number;
}

/** A moment between two exchanges. */
interface Moment {
  hp: number;
  /** The hero's level, less what has been drained. */
  level: number;
  /** The monsters' hit points. */
  foes: readonly number[];
  rounds: number;
}

/** A fight with more rounds counts as lost; few last so long. */
const ROUNDS = 10;
/** Points up to which a cleric mends itself. */
const MENDABLE = 12;
/** Damage of a WILD beside the blow: of holy light, of a fireball, of an arrow, of a fighter's blow. */
const HOLY = 2;
const FIREBALL = 2;
const ARROW = 1;
const HARDER = 1;
/**
 * The share of the attacks prevented by a poisonous WILD that would have taken place: the others belong to a round that is
 * over.
 */
const POISONED = 0.5;

/** The colours whose powers count: poison, fire, drain. Who acts first matters less. */
const POWERS: readonly Colour[] = ['green', 'red', 'black'];

const known = new Map<string, Outcome>();

/**
 * Returns the expected result of a fight of the only hero with these monsters. Toppling is ignored, since both sides
 * topple.
 */
export function duelOf(board: Board, monsters: readonly Monster[]): Outcome {
  const { hp, colour } = heroOf(board, board.order[0] as Seat);
  const initiative = board.options.rollInitiatives ? EVEN : CLASSES[colour as Colour].initiative;
  const key = `${colour} ${hp} ${board.level} ${initiative} ${monsters.map(kindOf).sort()}`;
  const outcome = known.get(key) ?? duel(classOf(board, board.order[0] as Seat), hp, board.level, initiative, monsters);
  known.set(key, outcome);
  return outcome;
}

/** An initiative that is as likely to be first as a die. */
const EVEN = 3.5;

function duel(id: ClassId, hp: number, level: number, initiative: number, monsters: readonly Monster[]): Outcome {
  const outcomes = new Map<string, Outcome>();

  /** Returns the outcome of a moment in which the hero acts, or the monster in that place. */
  const after = (moment: Moment, actor: 'hero' | number): Outcome => {
    if (moment.hp <= 0 || moment.rounds === 0) return { risk: 1, points: 0 };
    if (moment.foes.every((foe) => foe === 0)) return { risk: 0, points: moment.hp };
    if (actor === monsters.length) return after({ ...moment, rounds: moment.rounds - 1 }, 'hero');
    if (actor !== 'hero' && moment.foes[actor] === 0) return after(moment, actor + 1);
    const key = `${moment.hp}/${moment.level}/${moment.foes}/${moment.rounds}/${actor}`;
    const outcome = outcomes.get(key) ?? (actor === 'hero' ? attack(moment) : defend(moment, actor));
    outcomes.set(key, outcome);
    return outcome;
  };

  const attack = (moment: Moment): Outcome => {
    const target = targetOf(monsters, moment);
    const monster = monsters[target] as Monster;
    const hits = hitChance(moment.level, monster.level) * (1 - POISONED * powerOf(monster, 'green'));
    return mean([hits, abilityOf(id, moment.level), powerOf(monster, 'black')], (hit, able, drained) => {
      const harm = (hit ? moment.level : 0) + (able ? damageOf(id, monster, hit) : 0);
      const mends = able && id === 'cleric' && !isUndead(monster);
      return after({ ...hurt(moment, target, harm), ...heroAfter(moment, mends, 0, drained) }, 0);
    });
  };

  const defend = (moment: Moment, place: number): Outcome => {
    const monster = monsters[place] as Monster;
    return mean(
      [
        hitChance(monster.level, moment.level),
        abilityOf(id, moment.level),
        powerOf(monster, 'red'),
        powerOf(monster, 'black'),
      ],
      (hit, able, burns, drained) => {
        const shot = hurt(moment, place, able && id === 'archer' ? ARROW : 0);
        const wards = (able && id === 'mage') || shot.foes[place] === 0;
        const wound = hit && !wards ? monster.level + (burns ? 1 : 0) : 0;
        return after({ ...shot, ...heroAfter(moment, able && id === 'cleric', wound, drained) }, place + 1);
      },
    );
  };

  const start: Moment = { hp, level, foes: monsters.map((monster) => monster.level), rounds: ROUNDS };
  const first = (initiative - 0.5) / FACES.length;
  return mean([first], (isFirst) => after(start, isFirst ? 'hero' : 0));
}

/** The mean result of independent events, each with its chance. */
function mean<C extends number[]>(
  chances: readonly [...C],
  outcomeOf: (...happens: { [I in keyof C]: boolean }) => Outcome,
): Outcome {
  const sum: Outcome = { risk: 0, points: 0 };
  const happens = chances.map(() => false) as { [I in keyof C]: boolean };
  const add = (place: number, chance: number): void => {
    if (chance === 0) return;
    if (place < chances.length) {
      const one = chances[place] as number;
      happens[place] = true;
      add(place + 1, chance * one);
      happens[place] = false;
      add(place + 1, chance * (1 - one));
      return;
    }
    const outcome = outcomeOf(...happens);
    sum.risk += chance * outcome.risk;
    sum.points += chance * outcome.points;
  };
  add(0, 1);
  return sum;
}

function hurt(moment: Moment, place: number, damage: number): Moment {
  if (damage === 0) return moment;
  const foes = moment.foes.map((foe, index) => (index === place ? Math.max(0, foe - damage) : foe));
  return { ...moment, foes };
}

function heroAfter({ hp, level }: Moment, mends: boolean, wound: number, drained: boolean) {
  const mended = mends && hp < MENDABLE ? hp + 1 : hp;
  return { hp: mended - wound, level: drained ? Math.max(1, level - 1) : level };
}

/** The properties that distinguish monsters of one kind in a duel. */
function kindOf(monster: Monster): string {
  const powers = POWERS.map((colour) => powerOf(monster, colour));
  return [monster.level, monster.rank === 'JOKER', isUndead(monster), ...powers].join();
}

/** Chance that at least one of the dice shows a WILD. */
const wild = (dice: number) => 1 - (1 - 1 / FACES.length) ** dice;

/** Chance of an ability in a roll; a cleric mends one point for each WILD. */
function abilityOf(id: ClassId, level: number): number {
  return id === 'cleric' ? level / FACES.length : wild(level);
}

function damageOf(id: ClassId, monster: Monster, hit: boolean): number {
  switch (id) {
    case 'fighter':
      return hit ? HARDER : 0;
    case 'cleric':
      return isUndead(monster) ? HOLY : 0;
    case 'mage':
      return FIREBALL;
    case 'archer':
      return ARROW;
    case 'rogue':
      return 0;
  }
}

const isUndead = ({ pieces }: Monster) => pieces.some(({ colour }) => colour === 'black');

/**
 * Chance that a monster's roll brings the power of a colour; of the Dragon's that of its large crystal, for the others
 * take several WILDs.
 */
function powerOf({ level, pieces }: Monster, colour: Colour): number {
  return pieces.at(-1)?.colour === colour ? wild(level) : 0;
}

function targetOf(monsters: readonly Monster[], { foes, level }: Moment): number {
  const [left = 0, right = 0] = monsters.map((monster, place) => urgencyOf(monster, foes[place] ?? 0, level));
  return right > left ? 1 : 0;
}
