import { germanTexts } from '../test/germanTexts';
import { modules } from './index';
import type { Voice } from './kit/strings';
import type { AnyModule } from './module';

const NAMES = ['Ana', 'Ben', 'Cy'];
const voice: Voice = { you: null, name: (seat) => NAMES[Number(seat)] ?? '?' };

const die = (value: number, tag: string) => ({ sides: 6, value, tag });
const side = (seat: string, attack: number) => ({ seat, units: [0], attack, die: 6 });
const battle = {
  unit: 'infantry',
  from: 0,
  enemy: 'tank',
  target: 9,
  attackers: side('0', 1),
  defenders: side('1', 3),
};
const lost = { armory: false, store: null, ports: [], garrisons: [], roads: [], suburbs: [] };
const imp = { id: 1, rank: 'J', level: 1, pieces: [{ colour: 'red', size: 1 }] };
const reroll = { seat: '0', purpose: 'attack', before: [die(1, 'attack')], dice: [die(4, 'attack')], left: 1 };

const TOLD: readonly [game: string, what: string, kind: string, data: object, english: string, german: string][] = [
  [
    'crystal-wars',
    'why no unit falls: the attack of the winner, not the margin',
    'battle',
    { ...battle, winner: '0', casualties: [] },
    'Ana wins, but no unit falls to an attack of 1.',
    'Ana gewinnt, aber einem Angriff von 1 fällt keine Einheit.',
  ],
  [
    'crystal-wars',
    'what giving up leaves',
    'conceded',
    { seat: '0', left: { units: 2, freed: [8], razed: [9, 10], blocks: [] } },
    'Ana gives up. Units that leave the map: 2. Free villages now: A9. Destroyed: B1 and B2.',
    'Ana gibt auf. Einheiten, die abziehen: 2. Nun freie Dörfer: A9. Verloren: B1 und B2.',
  ],
  ['crystal-wars', 'giving up in an earlier version', 'conceded', { seat: '0' }, 'Ana gives up.', 'Ana gibt auf.'],
  [
    'crystal-wars',
    'scores by their names',
    'ended',
    { reason: 'quiet', winners: ['0'], scores: { '0': [2, 3, 5, 4] }, scenario: 'metropolis' },
    'Scores: Ana blocks 2, settlements 3, income 5, upkeep 4.',
    'Wertung: Ana Blöcke 2, Orte 3, Einkommen 5, Unterhalt 4.',
  ],
  [
    'crystal-wars',
    'whose blocks an eruption frees',
    'erupted',
    { at: 0, lost: [], freed: [9], freedFrom: ['1'] },
    'Free again: Ben’s B1.',
    'Wieder frei: Bens B1.',
  ],
  [
    'crystal-wars',
    'why a city burns down',
    'rioted',
    { seat: '0', at: 0, razed: true },
    'burns down, for no pyramid for a village is left.',
    'brennt nieder, denn für ein Dorf ist keine Pyramide übrig.',
  ],
  [
    'crystal-city-catan',
    'points after an epidemic',
    'shrank',
    { seat: '0', site: 'cap', to: 2, points: 4, lost },
    'Epidemic: Ana’s capital is now a Village, 4 points in all.',
    'Seuche: Anas Hauptort ist nun ein Dorf, insgesamt 4 Punkte.',
  ],
  [
    'crystal-city-catan',
    'which corner has which resource',
    'layoutsShown',
    { layouts: { '0': { NW: 'M', NE: 'F', SW: 'C', SE: 'T' } } },
    'Ana’s pools: Metal north-west, Food north-east, Crystal south-west, Textile south-east.',
    'Anas Lager: Metall im Nordwesten, Nahrung im Nordosten, Kristall im Südwesten, Stoff im Südosten.',
  ],
  [
    'crystal-city-catan',
    'one pip as one',
    'garrisonFell',
    { seat: '0', at: 'N', to: 1 },
    'Champion: Ana’s northern Garrison is down to 1 pip.',
    'Recke: Anas nördliche Garnison hat nur noch 1 Auge.',
  ],
  [
    'crystal-caverns',
    'a turn without a card',
    'turnBegan',
    { seat: '0', turn: 9, noCard: true },
    'Turn 9: Ana leads. No card can be laid.',
    'Zug 9: Ana führt die Gruppe. Keine Karte kann gelegt werden.',
  ],
  [
    'crystal-caverns',
    'hit points by their name',
    'hurt',
    { foe: imp, damage: 2, hp: 1 },
    'takes 2 damage; 1 hit point left.',
    'nimmt 2 Schaden; 1 Trefferpunkt übrig.',
  ],
  [
    'colossal-cave',
    'a treasure of many pieces as many',
    'refilled',
    { seat: '0', card: 'silverBars' },
    'Ana turns over the Silver Bars and takes them in hand.',
    'Ana deckt die Silberbarren auf und nimmt den Schatz auf die Hand.',
  ],
  [
    'improvised-dungeon-crawl',
    'Slay! and Buff dice apart',
    'attacked',
    { seat: '0', monster: '2C', dice: [die(7, 'attack'), die(4, 'slay'), die(2, 'buff')], wt: 1, wounds: 1 },
    'Ana rolls 7 + Slay! 4 + Buff 2 = 13 against the Cave Rat',
    'Ana würfelt 7 + Wucht 4 + Segen 2 = 13 gegen',
  ],
  [
    'improvised-dungeon-crawl',
    'whose roll is made again, and for what',
    'rerolled',
    { ...reroll, owner: '1' },
    'Ana rolls again for Ben (attack): 1 becomes 4; 1 re-roll left.',
    'Ana würfelt für Ben neu (Angriff): Aus 1 wird 4; noch 1 Neuwurf.',
  ],
  [
    'improvised-dungeon-crawl',
    'the own roll made again',
    'rerolled',
    { ...reroll, owner: '0' },
    'Ana rolls again (attack): 1 becomes 4; 1 re-roll left.',
    'Ana würfelt neu (Angriff): Aus 1 wird 4; noch 1 Neuwurf.',
  ],
  [
    'improvised-dungeon-crawl',
    'what was rolled for the order',
    'fightBegan',
    {
      order: [
        { side: 'hero', id: '0', die: 10, rolls: [4, 2] },
        { side: 'hero', id: '1', die: 10, rolls: [4, 1] },
      ],
    },
    'Order: Ana (rolled 4, 2), Ben (rolled 4, 1).',
    'Reihenfolge: Ana (gewürfelt 4, 2), Ben (gewürfelt 4, 1).',
  ],
  [
    'improvised-dungeon-crawl',
    'how the purse is split',
    'crawlWon',
    { crawl: 1, of: 2, shares: { '0': 4, '1': 3 } },
    'Dungeon 1 of 2 is won. Loot points from the purse: Ana 4, Ben 3.',
    'Verlies 1 von 2 ist bezwungen. Beutepunkte aus der Kasse: Ana 4, Ben 3.',
  ],
  [
    'improvised-dungeon-crawl',
    'why the other monsters burn',
    'dragonWoke',
    { target: '0', scorched: ['2C'] },
    'Its fire destroys the other monsters of the room: the Cave Rat.',
    'Sein Feuer vernichtet die anderen Monster des Raums: ',
  ],
  [
    'improvised-dungeon-crawl',
    'no loot as none of many',
    'monsterLoot',
    { monster: '2C', lp: 0, dice: [] },
    'leaves no loot points.',
    'hinterlässt keine Beutepunkte.',
  ],
];

test.each(TOLD)('the story of %s has a sentence for %s', (id, _what, kind, data, english, german) => {
  const module = modules.find((module) => module.id === id) as AnyModule;
  const told = (text: AnyModule['strings'] | undefined) => text?.facts[kind]?.(data, voice);
  expect(told(module.strings)).toContain(english);
  expect(told(germanTexts[id])).toContain(german);
});
