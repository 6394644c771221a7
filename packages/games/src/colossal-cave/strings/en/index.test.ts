import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultOptions } from '../../../kit/options';
import { rulesInForce } from '../../../kit/rulebook';
import type { Fact } from '../../../kit/story';
import { factSentence, type Voice } from '../../../kit/strings';
import { CARD_IDS, CARD_NAMES } from '../../data/cards';
import { ROOM_IDS } from '../../data/rooms';
import type { Facts } from '../../facts';
import { moves } from '../../moves';
import { options } from '../../options';
import { cards, theCard } from './cards';
import { strings } from './index';
import { inRoom, rooms, theRoom } from './rooms';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee'];

function voice(you: string | null): Voice {
  return { you, name: (seat) => NAMES[Number(seat)] ?? '?' };
}

/** One example of every kind of fact: leaving one out is a type error. */
const examples: { [K in keyof Facts]: Facts[K] } = {
  turnBegan: { seat: '0' },
  resurrected: { seat: '0' },
  drew: { seat: '0' },
  nothingToDraw: { seat: '0' },
  didNotDraw: { seat: '0' },
  reshuffled: {},
  headed: { seat: '0', from: 'wellHouse', room: 'cobbleCrawl' },
  arrived: { seat: '0', room: 'y2' },
  carriedAlong: { seat: '0', mover: '1', room: 'y2' },
  stayed: { seat: '0', room: 'bedquilt' },
  stopped: { seat: '0', room: 'wellHouse' },
  turnCut: { seat: '0' },
  played: { seat: '0', card: 'harHar-1', target: '1', item: 'silverBars' },
  reacted: { seat: '0', card: 'grateLocked-1', against: '1' },
  cancelled: { seat: '0', card: 'xyzzy-1', owner: '1', by: 'dwarvishMagazines' },
  revealed: { seat: '0', item: 'brassLantern', card: 'bottomlessPit-1' },
  protected: { seat: '0', item: 'setOfKeys', card: 'grateLocked-1' },
  tollPaid: { seat: '0', cards: ['rareCoins'], reaction: 'payTroll', returnsTo: '1' },
  tollRefused: { seat: '0', reaction: 'payTroll' },
  usedItem: { seat: '0', card: 'friendlyBear' },
  acquired: { seat: '0', card: 'goldenChain', where: 'hand', from: '1' },
  alreadyCarried: { seat: '0', card: 'brassLantern' },
  nowhere: { seat: '0', card: 'persianRug' },
  taken: { seat: '0', from: '1', card: 'silverBars' },
  noEffect: { seat: '0', card: 'xyzzy-1' },
  putDown: { seat: '0', card: 'blackRod' },
  deposited: { seat: '0', card: 'goldNugget', count: 2 },
  turnedOver: { seat: '0', card: 'plugh-1' },
  refilled: { seat: '0', card: 'rareCoins' },
  died: { seat: '0', cards: 4, treasures: ['emerald'] },
  warped: { seat: '0', room: 'hallOfMists' },
  birdFled: { seat: '0' },
  lost: { seat: '0', card: 'mingVase' },
  unmade: { cards: [{ seat: '0', card: 'mingVase' }] },
  handsPassed: {
    moves: [
      { from: '0', to: '1', cards: 2 },
      { from: '1', to: '0', cards: 1 },
    ],
  },
  caveClosed: { seat: '0', rounds: 3 },
  wordSpoken: { seat: '0', card: 'xyzzy-1', count: 1 },
  caveReopened: {},
  picked: { seat: '0', card: 'diamonds' },
  keptPicked: { seat: '0', card: 'diamonds' },
  runEnded: { seat: '0' },
  dropped: { seat: '0', card: 'littleAxe' },
  discarded: { seat: '0', card: 'followMe' },
  didNothing: { seat: '0' },
  conceded: { seat: '0', cards: 6 },
  won: { seat: '0', treasures: ['diamonds', 'rareCoins', 'emerald'] },
  roundLimitReached: { winners: ['0', '1'] },
  lastStanding: { seat: '0' },
};

function say<K extends keyof Facts>(kind: K, you: string | null, data: Facts[K] = examples[kind]): string {
  return factSentence(strings, { n: 1, kind, data } as Fact<Facts>, voice(you));
}

/** Every file of the rules and moves, as text. */
function sources(): string[] {
  return ['rules', 'moves'].flatMap((folder) =>
    readdirSync(join(__dirname, '../..', folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(__dirname, '../..', folder, file), 'utf8')),
  );
}

const quoted = sources().flatMap((source) => [...source.matchAll(/refusal\(\s*'([A-Z_]+)'(?:,\s*'([A-Z][\d.]+)')?/g)]);

describe('the story', () => {
  test.each(Object.keys(examples) as (keyof Facts)[])('%s is one sentence or more, no matter who reads it', (kind) => {
    for (const you of ['0', '1', '2', null]) {
      expect(say(kind, you)).toMatch(/^[A-Z“].*[.]$/);
      expect(say(kind, you)).not.toMatch(/undefined|\bYou \w+s\b|[.!?]{2}|\s{2}/);
    }
  });

  test('the acting player is “you” for themselves, a name for everybody else', () => {
    expect(say('drew', '0', { seat: '0', card: 'mingVase' })).toBe('You draw the Ming Vase.');
    expect(say('drew', '1')).toBe('Ana draws a card.');
    expect(say('drew', null)).toBe('Ana draws a card.');
    expect(say('stopped', '0')).toBe('You are stopped and stay in the Well House.');
    expect(say('stopped', null)).toBe('Ana is stopped and stays in the Well House.');
  });

  test('the affected player is “you” too', () => {
    expect(say('taken', '1')).toBe('Ana takes the Silver Bars from you.');
    expect(say('taken', '2')).toBe('Ana takes the Silver Bars from Ben.');
    expect(say('cancelled', '1')).toBe('Ana cancels your “Xyzzy!” with the Dwarvish Magazines.');
  });

  test('a card aimed at its own player is aimed at “yourself”', () => {
    const data = { seat: '0', card: 'exploreAtRandom', target: '0', room: 'giantRoom' } as const;
    expect(say('played', '0', data)).toBe('You play “Explore at Random” on yourself: off to the Giant Room.');
    expect(say('played', '1', data)).toBe('Ana plays “Explore at Random” on themself: off to the Giant Room.');
  });

  test('the place of a found card is named with its owner', () => {
    expect(say('acquired', '1')).toBe('Ana acquires the Golden Chain, found in your hand.');
    expect(say('acquired', '2')).toBe('Ana acquires the Golden Chain, found in Ben’s hand.');
  });
});

describe('refusals', () => {
  test('every code the rules use has its sentence', () => {
    expect(quoted.length).toBeGreaterThan(50);
    for (const [, code] of quoted) expect(strings.refusals).toHaveProperty(code as string);
  });

  test('every sentence is whole, with and without its parameters', () => {
    for (const sentence of Object.values(strings.refusals)) {
      const known: Record<string, string>[] = [{}, { card: 'mingVase', room: 'y2' }, { card: '?', room: '?' }];
      for (const params of known) {
        expect(sentence(params)).toMatch(/^[A-Z“].*[.]$/);
        expect(sentence(params)).not.toMatch(/undefined/);
      }
    }
  });

  test('a refusal names the card and the room it is about', () => {
    expect(strings.refusals.WRONG_ROOM?.({ card: 'blackRod', room: 'cobbleCrawl' })).toBe(
      'For the Black Rod you must be in the Cobble Crawl. Go there first.',
    );
  });

  test('every rule a refusal quotes stands in the rulebook', () => {
    const rules = new Set(strings.rulebook.map(({ rule }) => rule));
    for (const [, , rule] of quoted) if (rule) expect(rules).toContain(rule);
  });
});

describe('the rulebook', () => {
  test('no number stands twice, and every rule is there', () => {
    const rules = strings.rulebook.map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    const groups = new Set(rules.map((rule) => rule.split('.')[0]));
    for (let n = 0; n <= 16; n++) expect(groups).toContain(`R${n}`);
    for (let n = 1; n <= 8; n++) expect(groups).toContain(`T${n}`);
    for (let n = 1; n <= 5; n++) expect(groups).toContain(`S${n}`);
    for (let n = 1; n <= 5; n++) expect(groups).toContain(`E${n}`);
  });

  test('every paragraph has a title and whole sentences', () => {
    for (const { title, body } of rulesInForce(strings.rulebook, options, {})) {
      expect(title).not.toBe('');
      expect(body).toMatch(/^[A-Z].*[.]$/);
    }
  });
});

describe('words', () => {
  test('every card has a name of its own and a text', () => {
    expect(new Set(CARD_NAMES.map((name) => cards[name].name)).size).toBe(CARD_NAMES.length);
    for (const name of CARD_NAMES) expect(cards[name].text).toMatch(/^[A-Z“].*[.]$/);
    for (const card of CARD_IDS) expect(theCard(card)).toMatch(/^(the [A-Z]|“.*”$)/);
  });

  test('every room has a name that fits into a sentence', () => {
    for (const room of ROOM_IDS) {
      expect(theRoom(room)).toContain(rooms[room]);
      expect(inRoom(room)).toMatch(/^(in the|at) /);
    }
  });

  test('every move has a button', () => {
    expect(Object.keys(strings.moves).sort()).toEqual(Object.keys(moves).sort());
  });

  test('every stage says what to do', () => {
    const stages = ['draw', 'move', 'play', 'limit', 'respond', 'toll', 'pick', 'again', 'run', 'drop', 'idle'];
    expect(Object.keys(strings.stages).sort()).toEqual(stages.sort());
  });

  test('every option and every value of a choice has words', () => {
    expect(Object.keys(strings.options).sort()).toEqual(Object.keys(defaultOptions(options)).sort());
    for (const [key, rule] of Object.entries(options.rules)) {
      const values = rule.kind === 'choice' ? rule.values(4) : rule.kind === 'number' ? (rule.also ?? []) : [];
      for (const value of values) expect(strings.options[key]?.values).toHaveProperty([String(value)]);
    }
  });

  test('every preset has words', () => {
    expect(Object.keys(strings.presets).sort()).toEqual(options.presets.map(({ id }) => id).sort());
  });

  test('every ending is told to winners, losers and watchers', () => {
    expect(Object.keys(strings.endings).sort()).toEqual(['lastStanding', 'roundLimit', 'treasures']);
    expect(strings.endings.treasures?.(['0'], voice('0'))).toBe('You win: three treasures are safe.');
    expect(strings.endings.treasures?.(['0'], voice(null))).toBe('Ana wins: three treasures are safe.');
    expect(strings.endings.roundLimit?.(['0', '1'], voice('1'))).toBe(
      'The last round is over. You and Ana share the win with the richest haul.',
    );
  });
});
