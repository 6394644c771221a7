import type { Card } from '../data/cards';
import { deal, type LaidTable } from '../testing';
import { audiencesOf, heard, type Told } from './testing';

const RICH: Card[] = ['JH', 'QH', '2C', '3C', '4C', '5C'];
const POOR: Card[] = ['2S', '3S', '4S', '5S', '6S', '7S'];
const OTHER: Card[] = ['KH', 'AH', '2D', '3D', '4D', '5D'];

const three = (left?: number) => deal({ hands: [RICH, POOR, OTHER], ...(left !== undefined && { left }) });
const shopping = () =>
  deal({ hands: [RICH] })
    .act('0', 'claim', 'JH')
    .act('0', 'confirmClaim');
const asking = () => three().act('1', 'offerSwap', '0', '7S');

const OPEN: readonly Told[] = [
  ['who makes a hero', 'dealt', three, [{ crawl: 1, who: ['0', '1', '2'] }]],
  [
    'a card dropped for three',
    'dropped',
    () => deal({ hands: [POOR], draw: ['9H', 'QS', '8H'] }).act('0', 'dropForThree'),
    [{ seat: '0', card: '7S', drawn: ['9H', 'QS', '8H'], kept: ['QS'] }],
  ],
  ['an offer declined', 'swapDeclined', () => asking().act('0', 'answerSwap', '1', null), [{ seat: '0', from: '1' }]],
  [
    'claims',
    'claimed',
    () =>
      deal({ hands: [RICH, OTHER] })
        .act('0', 'claim', 'QH')
        .act('0', 'claim', 'JH'),
    [
      { seat: '0', card: 'QH' },
      { seat: '0', card: 'JH' },
    ],
  ],
  [
    'who asked for the order, and what it is',
    'orderCalled',
    () => deal({ hands: [RICH, OTHER.with(1, '9D')] }).act('0', 'callOrder'),
    [{ by: '0', order: ['1', '0'] }],
  ],
  ['a hero', 'heroMade', shopping, [{ seat: '0', card: 'JH', heroClass: 'fighter', race: 'human', hp: 8, roll: null }]],
  ['what everybody can spend', 'shopOpened', shopping, [{ rp: { '0': 10 + 2 + 3 + 4 + 5 + 10 } }]],
  ['a name', 'named', () => shopping().act('0', 'nameHero', ' Milo '), [{ seat: '0', name: 'Milo' }]],
];

test.each(OPEN)('everybody gets the fact of %s', (_what, kind, happens, told) => {
  const table = happens();
  for (const audience of audiencesOf(table)) expect([audience, heard(table, audience, kind)]).toEqual([audience, told]);
});

test.each<[string, 'swapOffered' | 'swapped' | 'faceGiven' | 'faceTaken', () => LaidTable, object, object]>([
  ['the pip card that is offered', 'swapOffered', asking, { seat: '1', to: '0' }, { pip: '7S' }],
  [
    'the cards that change hands',
    'swapped',
    () => asking().act('0', 'answerSwap', '1', 'QH'),
    { seat: '0', from: '1' },
    { face: 'QH', pip: '7S' },
  ],
  [
    'the face card that is given',
    'faceGiven',
    () => three().act('0', 'giveFace', '1', 'QH'),
    { seat: '0', to: '1' },
    { face: 'QH' },
  ],
  [
    'the face card that is taken',
    'faceTaken',
    () => three(0).act('1', 'takeFace', '0', 'QH'),
    { seat: '1', from: '0' },
    { face: 'QH' },
  ],
])(
  'R2.4 only the two players concerned learn which card was %s, the others learn that it happened',
  (_what, kind, happens, open, aside) => {
    const table = happens();
    for (const audience of ['0', '1']) expect(heard(table, audience, kind)).toEqual([{ ...open, ...aside }]);
    for (const audience of ['2', null]) expect(heard(table, audience, kind)).toEqual([open]);
  },
);
