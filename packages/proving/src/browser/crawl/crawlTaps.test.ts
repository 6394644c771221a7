import type { Lit } from '../screenState';
import type { CrawlScreen } from './crawlScreen';
import { newMemory, nextCrawlTap } from './crawlTaps';

function lit(label: string, move: string | null = null, index = 0): Lit {
  return { index, label, move, room: null, pressed: false, place: '' };
}

function glance(lits: Lit[], more: Partial<CrawlScreen> = {}): CrawlScreen {
  const rest = { tray: null, lost: false, pending: false, over: false, headline: '', rooms: {}, hand: [], carried: [] };
  return { lit: lits, sheet: null, telling: false, bar: '', ways: [], dragon: false, room: 1, ...rest, ...more };
}

test('the preferred hero of the hand is opened, then claimed', () => {
  const memory = newMemory(['Cleric', 'Fighter']);
  const cleric = lit('K♦: Elf Cleric');
  const claim = lit('Claim', 'claim');
  expect(nextCrawlTap(glance([lit('J♥: Human Fighter'), cleric, claim]), memory)).toEqual({ lit: cleric });
  expect(nextCrawlTap(glance([claim]), memory)).toEqual({ lit: claim });
});

test('gear is tapped, bought, and then the next piece', () => {
  const memory = newMemory([]);
  const [plate, shield, done] = [lit('Plate armour, 20 RP'), lit('Shield, 5 RP'), lit('Done', 'doneShopping')];
  expect(nextCrawlTap(glance([plate, shield, done]), memory)).toEqual({ lit: plate });
  const buy = lit('Buy', 'buy');
  expect(nextCrawlTap(glance([plate, shield, buy, done]), memory)).toEqual({ lit: buy });
  expect(nextCrawlTap(glance([shield, done]), memory)).toEqual({ lit: shield });
});

test('against the dragon a fighter takes two Slay! dice', () => {
  const ways = [
    { label: 'd1050 %', chosen: true },
    { label: '+1d690 %', chosen: false },
    { label: '+2d699 %', chosen: false },
  ];
  const attack = lit('Roll the attack', 'attack');
  expect(nextCrawlTap(glance([attack], { ways, dragon: true }), newMemory([]))).toEqual({ way: 2 });
  expect(nextCrawlTap(glance([attack], { ways }), newMemory([]))).toEqual({ lit: attack });
});

test('as many dice as possible are restored by prayer', () => {
  const ways = [1, 2, 3].map((dice) => ({ label: `${dice}`, chosen: dice === 1 }));
  expect(nextCrawlTap(glance([lit('Pray', 'pray')], { ways }), newMemory([]))).toEqual({ way: 2 });
});

test('healing ends after a while', () => {
  const memory = newMemory([]);
  const [chip, ready] = [lit('Heal'), lit('On', 'setReady')];
  for (let times = 0; times < 4; times++) expect(nextCrawlTap(glance([chip, ready]), memory)).toEqual({ lit: chip });
  expect(nextCrawlTap(glance([chip, ready]), memory)).toEqual({ lit: ready });
});

test('a vote is a yes, and a monster an ordinary one', () => {
  const no = lit('No', 'voteSplit');
  const yes = lit('Yes', 'voteSplit', 1);
  expect(nextCrawlTap(glance([no, yes]), newMemory([]))).toEqual({ lit: yes });
});

test('nobody taps while a move is pending', () => {
  expect(nextCrawlTap(glance([lit('On', 'setReady')], { pending: true }), newMemory([]))).toBeUndefined();
});
