import { type Lay, lay } from '../testing';
import { audiencesOf, d6, heard, type Told } from './testing';

const two = (more: Partial<Lay> = {}) => lay({ heroes: ['JH', 'KH'], ...more });
const meeting = (first: Lay['heroes'][number], ...dice: number[]) =>
  lay({ heroes: [first, 'KH'] })
    .enter('JD', 'QC')
    .dice(...dice)
    .act('0', 'meet');
const voting = () =>
  two({ options: { loot: 'vote' } })
    .enter('5D', 'QC')
    .dice(1, 5, 6)
    .act('0', 'openChest')
    .act('0', 'proposeSplit', 'finders');

const TOLD: readonly Told[] = [
  ['the next room', 'roomEntered', () => two({ lead: '1' }).enter('QC', 'KC'), [{ room: 1, lead: '1' }]],
  [
    'who draws what, and how many counters there are now',
    'drew',
    () => two({ counters: 3 }).enter('5D', 'QC'),
    [
      { seat: '0', card: '5D', counters: null },
      { seat: '1', card: 'QC', counters: 4 },
    ],
  ],
  [
    'an elite',
    'eliteAnswered',
    () =>
      two({ options: { elites: true } })
        .enter('2C', 'QC')
        .act('0', 'declareElite', true),
    [{ seat: '0', card: '2C', elite: true }],
  ],
  [
    'words for the room',
    'described',
    () => two().enter('5D', 'QC').act('0', 'describe', 'room', ' A hush. '),
    [{ seat: '0', target: 'room', text: 'A hush.' }],
  ],
  ['a proposal', 'splitProposed', voting, [{ seat: '0', mode: 'finders' }]],
  ['a vote', 'splitVoted', () => voting().act('1', 'voteSplit', false), [{ seat: '1', yes: false }]],
  [
    'how the loot is shared',
    'lootShared',
    () => voting().act('1', 'voteSplit', true),
    [{ total: 11, mode: 'finders', shares: { '0': 11 }, purse: 0 }],
  ],
  [
    'a trap that is left',
    'leftTrap',
    () =>
      lay({ heroes: ['JH', 'QH'] })
        .enter('5H', 'QC')
        .act('1', 'leaveTrap'),
    [{ seat: '1' }],
  ],
  ['a chest that is left', 'leftChest', () => two().enter('5D', 'QC').act('0', 'leaveChest'), [{ seat: '0' }]],
  [
    'a smith',
    'smithRepaired',
    () => meeting({ card: 'JH', bag: [{ kind: 'plate', damaged: true }, 'shield'] }, 1),
    [{ things: [{ owner: '0', thing: { kind: 'plate', value: 0 } }] }],
  ],
  ['a priest', 'allHealed', () => meeting({ card: 'JH', hp: 3 }, 2), [{ cleric: null, healed: { '0': 5, '1': 0 } }]],
  ['an adventurer', 'adventurerPaid', () => meeting('JH', 3, 5), [{ seat: '0', dice: [d6(5)], lp: 5 }]],
  [
    'an alchemist',
    'potionReceived',
    () => meeting('JH', 4, 9),
    [{ seat: '0', dice: [{ sides: 10, value: 9, tag: 'die' }], value: 9 }],
  ],
  [
    'a warrior',
    'poolsFilled',
    () => meeting({ card: 'JH', pools: { slay: 1 } }, 5),
    [{ npc: 'warrior', gained: { '0': 4 } }],
  ],
  [
    'a gnome',
    'poolsFilled',
    () => meeting({ card: 'AD', pools: { spell: 6 } }, 6),
    [{ npc: 'gnome', gained: { '0': 4 } }],
  ],
  [
    'a prayer at an altar',
    'allHealed',
    () =>
      lay({ heroes: ['JH', { card: 'KH', hp: 2 }] })
        .enter('JH', 'QC')
        .act('1', 'prayAltar'),
    [{ cleric: '1', healed: { '0': 0, '1': 6 } }],
  ],
  ['an altar passed by', 'altarSkipped', () => two().enter('JH', 'QC').act('1', 'skipAltar'), [{ seat: '1' }]],
  ['a dungeon won', 'crawlWon', () => two({ options: { crawls: 2 }, slain: true }).ready(), [{ crawl: 1, of: 2 }]],
  [
    'who would give up, and who would not any more',
    'conceded',
    () => two().act('0', 'concede', true).act('0', 'concede', false),
    [
      { seat: '0', yes: true },
      { seat: '0', yes: false },
    ],
  ],
];

test.each(TOLD)('everybody gets the fact of %s', (_what, kind, happens, told) => {
  const table = happens();
  for (const audience of audiencesOf(table)) expect([audience, heard(table, audience, kind)]).toEqual([audience, told]);
});
