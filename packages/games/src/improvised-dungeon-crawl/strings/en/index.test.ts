import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact } from '../../../kit/story';
import { factSentence, type Voice } from '../../../kit/strings';
import { DECK } from '../../data/cards';
import { meaningOf } from '../../data/dungeon';
import { KINDS } from '../../data/equipment';
import type { Facts } from '../../facts';
import type { Die } from '../../types';
import { strings } from './index';
import { aThing, ITEM_WORDS, monsterName, NPC_WORDS, trapName } from './names';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee'];
const voice = (you: string | null): Voice => ({ you, name: (seat) => NAMES[Number(seat)] ?? '?' });

const die: Die = { sides: 6, value: 4, tag: 'die' };
const dice = [die, { ...die, value: 3 }];
const blow = { seat: '0', monster: '2C', dice, total: 7, wt: 1, wounds: 2, left: 0 } as const;
const thing = { kind: 'plate', value: 0 } as const;

/** One example of every kind of fact: leaving one out is a type error. */
const examples: { [K in keyof Facts]: Facts[K] } = {
  dealt: { crawl: 2, who: ['0', '1'] },
  dropped: { seat: '0', card: '7C', drawn: ['QS', '9D', 'KS'], kept: ['QS', 'KS'] },
  swapOffered: { seat: '0', to: '1' },
  swapDeclined: { seat: '0', from: '1' },
  swapped: { seat: '0', from: '1', face: 'JH', pip: '2C' },
  faceGiven: { seat: '0', to: '1' },
  faceTaken: { seat: '0', from: '1' },
  claimed: { seat: '0', card: 'JH' },
  orderCalled: { by: '0', order: ['1', '0'] },
  heroMade: { seat: '0', card: 'JH', heroClass: 'fighter', race: 'human', hp: 8, roll: null },
  named: { seat: '0', name: 'Milo' },
  shopOpened: { rp: { '0': 30, '1': 20 } },
  bought: { seat: '0', thing, price: 20, currency: 'rp' },
  refunded: { seat: '0', thing, price: 20 },
  doneShopping: { seat: '0', lp: 1 },
  equipped: { seat: '0', thing },
  unequipped: { seat: '0', thing },
  repaired: { seat: '0', owner: '1', thing },
  gaveItem: { seat: '0', to: '1', thing },
  gaveLp: { seat: '0', to: '1', lp: 5 },
  lootedItem: { seat: '0', from: '1', thing },
  lootedLp: { seat: '0', from: '1', lp: 5, shares: { '0': 5 }, purse: 0 },
  healed: { seat: '0', on: '1', dice, amount: 7, hp: 8 },
  prayed: { seat: '0', dice: 1, lp: 5 },
  resurrected: { seat: '0', on: '1', dice, sum: 7, offering: 32, difficulty: 8, success: false, hp: 0 },
  ritual: { seat: '0', dice: 2, lp: 10 },
  potion: { seat: '0', on: '1', value: 5, amount: 4, hp: 8 },
  intervention: { seat: '0', on: '1', hp: 8 },
  crawlBegan: { crawl: 1, of: 2 },
  roomEntered: { room: 3, lead: '0' },
  drew: { seat: '0', card: 'QC', counters: 5 },
  eliteAnswered: { seat: '0', card: '2C', elite: true },
  dragonWoke: { target: '0', scorched: ['2C', 'JS'] },
  described: { seat: '0', target: 'room', text: 'A hush.' },
  lootShared: { total: 11, mode: 'equal', shares: { '0': 6, '1': 5 }, purse: 0 },
  splitProposed: { seat: '0', mode: 'to:1' },
  splitVoted: { seat: '0', yes: true },
  monsterLoot: { seat: '0', monster: 'JC', lp: 7, elite: false, dice },
  fightBegan: {
    order: [
      { side: 'hero', id: '0', die: 10, rolls: [] },
      { side: 'monster', id: '2C', die: 4, rolls: [] },
    ],
  },
  roundBegan: { round: 61, enraged: true },
  castBuff: { seat: '0', on: '1', dice: 2 },
  castConfuse: { seat: '0', monster: '2C', dice: 2, rounds: 1 },
  castProtect: { seat: '0', on: '1', dice: 2 },
  buffReturned: { seat: '0', dice: 2 },
  guarded: { seat: '0', monster: '2C' },
  attacked: blow,
  missile: blow,
  passed: { seat: '0' },
  monsterDied: { seat: '0', monster: '2C' },
  dragonSlain: { seat: '0' },
  confusedIdle: { monster: '2C' },
  monsterAttacked: { seat: '0', monster: '2C', dice: [die], armour: 5, damage: 0 },
  turnedTo: { monster: 'dragon', seat: '0' },
  evaded: { seat: '0', dice, damage: 1 },
  hurt: { seat: '0', damage: 3, hp: 5, from: { kind: 'trap', roll: 3 } },
  died: { seat: '0' },
  rerolled: { seat: '0', purpose: 'attack', before: dice, dice, left: 1 },
  trapSpotted: { seat: '0', chest: false },
  trapGone: { seat: '0' },
  disarmed: { seat: '0', dice: [die] },
  setOff: { seat: '0', dice: [die] },
  disarmFailed: { seat: '0', dice: [die] },
  leftTrap: { seat: '0' },
  trapStruck: { seat: '0', dice: [die], magical: false, protection: 2, damage: 2 },
  chestChecked: { seat: '0', opener: '1', dice: [die], trapped: false },
  leftChest: { seat: '0' },
  treasure: { seat: '0', dice, lp: 7 },
  met: { seat: '0', npc: 'smith', dice: [die] },
  smithRepaired: { things: [{ owner: '0', thing }] },
  allHealed: { cleric: '0', healed: { '0': 3 } },
  adventurerPaid: { seat: '0', dice: [die], lp: 4 },
  potionReceived: { seat: '0', dice: [die], value: 4 },
  poolsFilled: { npc: 'warrior', gained: { '0': 3 } },
  altarSkipped: { seat: '0' },
  altarSilent: { seat: '0' },
  crawlWon: { crawl: 1, of: 1 },
  conceded: { seat: '0', yes: true },
  ended: { reason: 'won' },
  byClock: { seat: '0' },
};

function say<K extends keyof Facts>(kind: K, you: string | null, data: Facts[K] = examples[kind]): string {
  return factSentence(strings, { n: 1, kind, data } as Fact<Facts>, voice(you));
}

describe('the story', () => {
  test.each(Object.keys(examples) as (keyof Facts)[])('%s is one sentence or more, no matter who reads it', (kind) => {
    for (const you of ['0', '1', null]) {
      expect(say(kind, you)).toMatch(/^[A-Z0-9].*[.!”]$/);
      expect(say(kind, you)).not.toMatch(/undefined|NaN|\[object|\bYou \w+s\b|[.!?]{2}|\s{2}/);
    }
  });

  test('an attack is described with its dice, its sum and its wounds', () => {
    expect(say('attacked', '0')).toBe('You roll 4 + 3 = 7 against the Cave Rat (threshold 1): 2 wounds.');
    expect(say('attacked', '1')).toMatch(/^Ana rolls 4 \+ 3 = 7/);
  });

  test('heroes of all races are named with the right article', () => {
    const hero = { ...examples.heroMade, hp: 6 };
    expect(say('heroMade', '0', { ...hero, race: 'elf' })).toBe('You play an Elf Fighter with 6 hit points.');
    expect(say('heroMade', '0', { ...hero, race: 'dwarf' })).toBe('You play a Dwarf Fighter with 6 hit points.');
  });

  test('cards are named to the players who know them', () => {
    expect(say('faceGiven', '2')).toBe('Ana gives Ben a face card.');
    expect(say('faceGiven', '1', { seat: '0', to: '1', face: 'JH' })).toBe('Ana gives you J♥.');
  });
});

describe('names', () => {
  test('20 monsters and the dragon have one each, six traps and six people too', () => {
    const monsters = DECK.filter((card) => meaningOf(card) === 'monster').map(monsterName);
    expect(new Set([...monsters, monsterName('dragon')]).size).toBe(21);
    for (const name of monsters) expect(name).toMatch(/^[A-Z][a-z]+ ?[A-Z]?[a-z]*$/);
    expect(new Set([1, 2, 3, 4, 5, 6].map(trapName)).size).toBe(6);
    expect(new Set(Object.values(NPC_WORDS).map(({ says }) => says)).size).toBe(6);
  });

  test.each(KINDS)('%s has a name that fits into a sentence, and a description', (kind) => {
    expect(ITEM_WORDS[kind].name).toMatch(/^[A-Z]/);
    expect(ITEM_WORDS[kind].what).toMatch(/^[A-Z].*\.$/);
    expect(aThing({ kind, value: kind === 'potion' ? 5 : 0 })).not.toMatch(/undefined|\ba [AEIOU]/);
  });
});

describe('refusals and rules', () => {
  const quoted = ['rules', 'moves'].flatMap((folder) =>
    readdirSync(join(__dirname, '../..', folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(join(__dirname, '../..', folder, file), 'utf8').matchAll(
          /refusal\(\s*'([A-Z_]+)'(?:,\s*'([A-Z][\d.]+)')?/g,
        ),
      ]),
  );

  test('every code the rules use has its sentence, whole with and without its parameters', () => {
    expect(quoted.length).toBeGreaterThan(60);
    for (const [, code] of quoted) {
      const sentence = strings.refusals[code as string];
      const full = {
        card: '2C',
        kind: 'plate',
        slot: 'armour',
        price: 5,
        funds: 3,
        lp: 0,
        dice: 0,
        least: 1,
        limit: 2,
        missing: 0,
        most: 20,
      };
      for (const params of [full, { ...full, dice: 2, lp: 4, missing: 2, limit: 1 }]) {
        expect(sentence?.(params)).toMatch(/^[A-Z0-9].*[.]$/);
        expect(sentence?.(params)).not.toMatch(/undefined/);
      }
    }
  });

  test('every rule a refusal quotes stands in the rulebook', () => {
    const rules = new Set(strings.rulebook.map(({ rule }) => rule));
    for (const [, code, rule] of quoted) if (rule) expect([code, rule, rules.has(rule)]).toEqual([code, rule, true]);
  });
});
