import type { OptionSchema } from '../kit/options';

export interface Options {
  /** Unlimited equipment, or limited by the cards (R3.6). */
  supply: 'sheets' | 'cards';
  /** If the supply is limited, the 10♥ is also sold as a healing potion (R3.6). */
  tenOfHeartsHeals: boolean;
  /** Maximum hit points: the highest number of the die, or rolled (R2.9). */
  hp: 'max' | 'rolled';
  /** Two heroes of one class (R2.6, R2.7). */
  duplicateClasses: 'agree' | 'never' | 'free';
  /** Equal attack dice: heroes first, or a roll-off (R6.3). */
  initiativeTies: 'heroes' | 'roll';
  /** More than one wound: by all rules, only with Slay!, Buff and Missile dice, or never (R7). */
  criticals: 'full' | 'dice' | 'off';
  /** How Missile counts multiples (R7.5). */
  missileCriticals: 'dice' | 'single';
  /** Whether Buff, Confuse and Protect take the caster's action (R9.12). */
  spellTempo: 'action' | 'free';
  /** Ritual may be used in a fight (R9.18). */
  ritualInCombat: boolean;
  /** Resurrect may be tried in a fight (R9.7). */
  resurrectInCombat: boolean;
  /** Whether potions may be used in a fight (R19.1). */
  potionsInCombat: boolean;
  /** Whether heroes may guard others (R19.2). */
  defending: boolean;
  /** Whether monsters may be declared elite (R19.3). */
  elites: boolean;
  /** Two weapons and two amulets (R19.4); `solo`: only for a hero alone. */
  betterGear: 'solo' | 'always' | 'never';
  /** How the party shares loot (R14). */
  loot: 'equal' | 'finders' | 'purse' | 'vote';
  /** One price list, or the three printed ones (R3.1). */
  prices: 'consistent' | 'printed';
  /** The rolls that a halfling may re-roll (R10.5). */
  luck: 'own' | 'any';
  /** Hit points after Resurrect (R9.9). */
  resurrectHp: 'one' | 'half' | 'full';
  /** The rolls that disarm a trap; a 1 always sets it off (R11.3). */
  disarmOn: 'twoToSix' | 'twoToFive';
  /** Number of consecutive dungeons (R18). */
  crawls: number;
  /** Seconds for a decision; 0 = no clock. Shopping and resting have four times as long. */
  decisionSeconds: number;
}

export const options: OptionSchema<Options> = {
  rules: {
    supply: { kind: 'choice', default: 'sheets', values: () => ['sheets', 'cards'] },
    tenOfHeartsHeals: { kind: 'switch', default: false },
    hp: { kind: 'choice', default: 'max', values: () => ['max', 'rolled'] },
    duplicateClasses: { kind: 'choice', default: 'agree', values: () => ['agree', 'never', 'free'] },
    initiativeTies: { kind: 'choice', default: 'heroes', values: () => ['heroes', 'roll'] },
    criticals: { kind: 'choice', default: 'full', values: () => ['full', 'dice', 'off'] },
    missileCriticals: { kind: 'choice', default: 'dice', values: () => ['dice', 'single'] },
    spellTempo: { kind: 'choice', default: 'action', values: () => ['action', 'free'] },
    ritualInCombat: { kind: 'switch', default: false },
    resurrectInCombat: { kind: 'switch', default: false },
    potionsInCombat: { kind: 'switch', default: true },
    defending: { kind: 'switch', default: false },
    elites: { kind: 'switch', default: false },
    betterGear: { kind: 'choice', default: 'solo', values: () => ['solo', 'always', 'never'] },
    loot: { kind: 'choice', default: 'equal', values: () => ['equal', 'finders', 'purse', 'vote'] },
    prices: { kind: 'choice', default: 'consistent', values: () => ['consistent', 'printed'] },
    luck: { kind: 'choice', default: 'own', values: () => ['own', 'any'] },
    resurrectHp: { kind: 'choice', default: 'one', values: () => ['one', 'half', 'full'] },
    disarmOn: { kind: 'choice', default: 'twoToSix', values: () => ['twoToSix', 'twoToFive'] },
    crawls: { kind: 'number', default: 1, min: 1, max: 5 },
    decisionSeconds: { group: 'time', kind: 'number', unit: 'seconds', default: 0, min: 15, max: 300, also: [0] },
  },
  presets: [
    { id: 'standard', options: {} },
    {
      id: 'gentle',
      options: { spellTempo: 'free', ritualInCombat: true, betterGear: 'always', luck: 'any', resurrectHp: 'half' },
    },
    { id: 'deadly', options: { hp: 'rolled', missileCriticals: 'single', elites: true, defending: true } },
    { id: 'campaign', options: { crawls: 3 } },
  ],
};
