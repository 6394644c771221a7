import { type LaidTable, lay } from '@lantern/games/crystal-caverns/testing';
import { setStrings } from '../strings';
import { strings as english } from '../strings.en';
import { lastClash } from './clash';

setStrings('en', english);

/** A fight of a fighter and a mage of level 2 against a green and a yellow brute, before an action. */
const fight = (acts: '0' | '1' | 0): LaidTable =>
  lay({
    level: 2,
    party: [{ colour: 'blue' }, { colour: 'red' }],
    map: [{ id: '9S', x: 0, y: 0, monsters: ['green 2', 'yellow 2'] }],
    fight: { acts, next: acts === '0' ? ['1'] : ['0'] },
  });

const deeds = (table: LaidTable) => {
  const clash = lastClash(table.view(null));
  const words = (side: 'hero' | 'monster') => clash?.[side].deeds.map(({ face, did }) => `${face} ${did}`);
  return { hero: words('hero'), monster: words('monster') };
};

test('before the first roll of a fight there is no exchange to show', () => {
  expect(lastClash(fight('0').view(null))).toBeNull();
});

test('R9.3: AIM counts for the attacker and DIG for the defender, nothing else adds to a sum', () => {
  const table = fight('0').dice(5, 'AIM', 'DIG', 2, 'DIG', 'AIM');
  table.act('0', 'roll');
  expect(deeds(table)).toEqual({ hero: ['AIM +1', 'DIG no use'], monster: ['DIG +1', 'AIM no use'] });
});

test('R9.2.4: a TIP topples, or is held by a HOP', () => {
  const toppled = fight('0').dice(1, 'TIP', 'AIM', 6, 'DIG', 'DIG');
  toppled.act('0', 'roll');
  expect(deeds(toppled).hero).toEqual(['TIP topples', 'AIM +1']);
  const held = fight('0').dice(1, 'TIP', 'AIM', 6, 'HOP', 'DIG');
  held.act('0', 'roll');
  expect(deeds(held)).toEqual({ hero: ['TIP held', 'AIM +1'], monster: ['HOP no fall', 'DIG +1'] });
});

test('R13: a WILD of a monster shows the power it used', () => {
  const table = fight(0).dice(1, 'WILD', 'AIM', 6, 'DIG', 'DIG');
  table.act('0', 'roll');
  expect(deeds(table).monster).toEqual(['WILD poison', 'AIM +1']);
});

test('a used WILD of a hero shows what it was used for', () => {
  const table = fight('1').dice(1, 'WILD', 'WILD', 6, 'DIG', 'DIG');
  table.act('1', 'roll');
  expect(deeds(table).hero).toEqual(['WILD use it?', 'WILD use it?']);
  table.act('1', 'useWild', 'lightning');
  expect(deeds(table).hero).toEqual(['WILD bolt', 'WILD use it?']);
});

test('R12.2: the damage of an ability is shown at every monster it hits, before the attack is resolved', () => {
  const table = fight('1').dice(6, 'WILD', 'WILD', 1, 'AIM', 'AIM');
  table.act('1', 'roll').act('1', 'useWild', 'lightning');
  const clash = lastClash(table.view(null));
  expect([...(clash?.wounds.foes.values() ?? [])]).toEqual([1, 1]);
  expect(clash?.blow).toMatchObject({ words: 'Would hit for 2', hit: true });
});

test('R9.2.5: a resolved attack is shown with its damage at its target', () => {
  const table = fight(0).dice(6, 'AIM', 'TIP', 1, 'AIM', 'HOP');
  table.act('0', 'roll');
  expect(lastClash(table.view(null))).toMatchObject({
    blow: { words: 'Hit for 2', hit: true },
    wounds: { hero: 2 },
    open: false,
  });
});
