import type { Facts } from './facts';
import { strings } from './strings/en/index';
import { blanks, type LaidTable, type Lay, lay } from './testing';

type Kind = keyof Facts;

/** Plays a card of seat 0 without a reaction. */
const play = (card: string, args: object = {}, more: Lay = {}) =>
  lay({ ...more, P0: { room: 'bedquilt', ...more.P0, hand: [card, ...(more.P0?.hand ?? [])] } })
    .act('0', 'playCard', card, args)
    .settle();

/** Seat 0 moves from one room to another; seat 1 may hold a reaction. */
const step = (from: string, to: string, reaction?: string, more: Lay = {}) => {
  const table = lay({
    ...more,
    step: 'move',
    P0: { room: from as never, ...more.P0 },
    P1: { ...more.P1, hand: [...(reaction ? [reaction] : ['xyzzy-1']), ...(more.P1?.hand ?? [])] },
    P2: { hand: ['xyzzy-2'], ...more.P2 },
  }).act('0', 'moveTo', to);
  return (reaction ? table.react('1', reaction) : table).settle();
};

const closing = { closing: { endsAtTurn: null } };

/** For every kind of fact: a table on which it happens, and its sentence for each audience. */
const STORIES: Readonly<Record<Kind, readonly [make: () => LaidTable, told: unknown[]]>> = {
  turnBegan: [() => lay().act('0', 'doNothing'), [{ seat: '0' }, { seat: '1' }]],
  resurrected: [() => lay({ P1: { room: 'dead' } }).act('0', 'doNothing'), [{ seat: '1' }]],
  drew: [() => lay({ step: 'draw', draw: ['emerald'] }).act('0', 'draw'), [{ seat: '0' }]],
  nothingToDraw: [() => lay({ rest: '2', step: 'draw' }).act('0', 'draw'), [{ seat: '0' }]],
  didNotDraw: [() => lay({ step: 'draw' }).act('0', 'skipDraw'), [{ seat: '0' }]],
  reshuffled: [() => lay({ rest: 'discard', step: 'draw' }).act('0', 'draw'), [{}]],
  headed: [() => step('wellHouse', 'cobbleCrawl'), [{ seat: '0', from: 'wellHouse', room: 'cobbleCrawl' }]],
  arrived: [() => step('wellHouse', 'cobbleCrawl'), [{ seat: '0', room: 'cobbleCrawl' }]],
  carriedAlong: [
    () => step('hallOfMists', 'y2', 'waitForMe', { P1: { room: 'hallOfMists' } }),
    [{ seat: '1', mover: '0', room: 'y2' }],
  ],
  stayed: [() => lay({ step: 'move' }).act('0', 'stay'), [{ seat: '0', room: 'wellHouse' }]],
  stopped: [() => step('wellHouse', 'cobbleCrawl', 'grateLocked-1'), [{ seat: '0', room: 'wellHouse' }]],
  turnCut: [() => step('y2', 'complexJunction', 'angryDwarfBlock-1'), [{ seat: '0' }]],
  played: [
    () => play('harHar-1', { target: '1', item: 'silverBars' }, { P1: { room: 'y2', inv: ['silverBars'] } }),
    [{ seat: '0', card: 'harHar-1', target: '1', item: 'silverBars' }],
  ],
  reacted: [
    () => step('wellHouse', 'cobbleCrawl', 'grateLocked-1'),
    [{ seat: '1', card: 'grateLocked-1', against: '0' }],
  ],
  cancelled: [
    () =>
      lay({ P0: { hand: ['xyzzy-1'] }, P1: { hand: ['dontKnow-1'] } })
        .act('0', 'playCard', 'xyzzy-1')
        .react('1', 'dontKnow-1')
        .settle(),
    [{ seat: '1', card: 'xyzzy-1', owner: '0', by: 'dontKnow-1' }],
  ],
  revealed: [
    () =>
      lay({ P0: { hand: ['angryDwarfKnife'] }, P1: { room: 'y2', hand: ['littleAxe'] } })
        .act('0', 'playCard', 'angryDwarfKnife', { target: '1' })
        .defend('1', 'littleAxe')
        .settle(),
    [{ seat: '1', item: 'littleAxe', card: 'angryDwarfKnife' }],
  ],
  protected: [
    () => play('angryDwarfKnife', { target: '1' }, { P1: { room: 'y2', inv: ['littleAxe'] } }),
    [{ seat: '1', item: 'littleAxe', card: 'angryDwarfKnife' }],
  ],
  tollPaid: [
    () =>
      step('hallOfMists', 'twistyMaze', 'lostInMaze-1', { P0: { inv: ['blackRod'] } }).act('0', 'payToll', 'blackRod'),
    [{ seat: '0', cards: ['blackRod'], reaction: 'lostInMaze-1', returnsTo: '1' }],
  ],
  tollRefused: [
    () => step('hallOfMists', 'twistyMaze', 'lostInMaze-1', { P0: { inv: ['blackRod'] } }).act('0', 'payToll', null),
    [{ seat: '0', reaction: 'lostInMaze-1' }],
  ],
  usedItem: [
    () => lay({ step: 'draw', P0: { room: 'hallOfMists', inv: ['blackRod'] } }).act('0', 'useItem', 'blackRod'),
    [{ seat: '0', card: 'blackRod' }],
  ],
  acquired: [
    () => play('stockUp-1', { item: 'brassLantern' }, { P2: { hand: ['brassLantern'] } }),
    [{ seat: '0', card: 'brassLantern', where: 'hand', from: '2' }],
  ],
  alreadyCarried: [
    () => play('stockUp-1', { item: 'brassLantern' }, { P0: { inv: ['brassLantern'] } }),
    [{ seat: '0', card: 'brassLantern' }],
  ],
  nowhere: [
    () => play('bareHands', {}, { P0: { room: 'mountainKing' }, P1: { deposited: ['persianRug'] } }),
    [{ seat: '0', card: 'persianRug' }],
  ],
  taken: [
    () => play('harHar-1', { target: '1', item: 'silverBars' }, { P1: { room: 'y2', inv: ['silverBars'] } }),
    [{ seat: '0', from: '1', card: 'silverBars' }],
  ],
  noEffect: [() => play('xyzzy-1'), [{ seat: '0', card: 'xyzzy-1' }]],
  putDown: [() => play('blackRod', {}, { P0: { room: 'cobbleCrawl' } }), [{ seat: '0', card: 'blackRod' }]],
  deposited: [
    () => lay({ P0: { inv: ['emerald'] } }).act('0', 'deposit', 'emerald'),
    [{ seat: '0', card: 'emerald', count: 1 }],
  ],
  turnedOver: [
    () =>
      lay({ options: { treasureRefill: true }, P0: { inv: ['emerald'] }, draw: ['diamonds', 'plugh-1'] }).act(
        '0',
        'deposit',
        'emerald',
      ),
    [{ seat: '0', card: 'plugh-1' }],
  ],
  refilled: [
    () =>
      lay({ options: { treasureRefill: true }, P0: { inv: ['emerald'] }, draw: ['diamonds'] }).act(
        '0',
        'deposit',
        'emerald',
      ),
    [{ seat: '0', card: 'diamonds' }],
  ],
  died: [
    () =>
      play('bottomlessPit-1', { target: '1' }, { P1: { room: 'y2', hand: blanks(2), inv: ['emerald', 'blackRod'] } }),
    [{ seat: '1', cards: 2, treasures: ['emerald'] }],
  ],
  warped: [() => play('xyzzy-1', {}, { P0: { room: 'hallOfMists' } }), [{ seat: '0', room: 'wellHouse' }]],
  birdFled: [() => play('blackRod', {}, { P0: { room: 'cobbleCrawl', inv: ['littleBird'] } }), [{ seat: '0' }]],
  lost: [() => play('dropVase', { target: '1' }, { P1: { inv: ['mingVase'] } }), [{ seat: '1', card: 'mingVase' }]],
  unmade: [
    () => play('donWoods', {}, { P0: { inv: ['mingVase'] }, P1: { inv: ['goldenEggs', 'blackRod'] } }),
    [
      {
        cards: [
          { seat: '0', card: 'mingVase' },
          { seat: '1', card: 'goldenEggs' },
        ],
      },
    ],
  ],
  handsPassed: [
    () =>
      play(
        'systemCrash',
        {},
        { P0: { hand: ['plugh-1'] }, P1: { hand: ['plugh-2'] }, P2: { hand: ['plover-1', 'plover-2'] } },
      ),
    [
      {
        moves: [
          { from: '0', to: '1', cards: 1 },
          { from: '1', to: '2', cards: 1 },
          { from: '2', to: '0', cards: 2 },
        ],
      },
    ],
  ],
  caveClosed: [() => play('caveClosing'), [{ seat: '0', rounds: 3 }]],
  wordSpoken: [() => play('xyzzy-1', {}, closing), [{ seat: '0', card: 'xyzzy-1', count: 1 }]],
  caveReopened: [() => play('xyzzy-1', {}, { closing: { words: { '0': 1 } } }), [{}]],
  picked: [
    () => play('letsDoThatAgain-1', {}, { discard: ['velvetPillow'] }).act('0', 'pickCard', 'velvetPillow'),
    [{ seat: '0', card: 'velvetPillow' }],
  ],
  keptPicked: [
    () =>
      play('letsDoThatAgain-1', {}, { P0: { room: 'swissCheese' }, discard: ['velvetPillow'] })
        .act('0', 'pickCard', 'velvetPillow')
        .act('0', 'keepPicked'),
    [{ seat: '0', card: 'velvetPillow' }],
  ],
  runEnded: [() => play('speedRun-1').act('0', 'stopRun'), [{ seat: '0' }]],
  dropped: [
    () =>
      play('carryingTooMuch', {}, { P1: { inv: ['blackRod', 'emerald', 'setOfKeys'] } }).act(
        '1',
        'dropItem',
        'setOfKeys',
      ),
    [{ seat: '1', card: 'setOfKeys' }],
  ],
  discarded: [
    () => lay({ step: 'limit', P0: { hand: blanks(8) } }).act('0', 'discardCard', blanks(8)[0]),
    [{ seat: '0', card: blanks(8)[0] }],
  ],
  didNothing: [() => lay().act('0', 'doNothing'), [{ seat: '0' }]],
  conceded: [
    () => lay({ P1: { hand: blanks(4), inv: ['blackRod', 'emerald'] } }).act('1', 'concede'),
    [{ seat: '1', cards: 6 }],
  ],
  won: [
    () => lay({ P0: { inv: ['emerald'], deposited: ['diamonds', 'jewelry'] } }).act('0', 'deposit', 'emerald'),
    [{ seat: '0', treasures: ['diamonds', 'jewelry', 'emerald'] }],
  ],
  roundLimitReached: [
    () =>
      lay({ options: { roundLimit: 20 }, turnNo: 60, turn: '2', P1: { deposited: ['emerald'] } }).act('2', 'doNothing'),
    [{ winners: ['1'] }],
  ],
  lastStanding: [() => lay({ P1: { room: 'conceded' } }).act('2', 'concede'), [{ seat: '0' }]],
};

const heard = (table: LaidTable, audience: string | null, kind: string) =>
  [...table.view(audience).story]
    .sort((fact, other) => fact.n - other.n)
    .filter((fact) => fact.kind === kind)
    .map(({ data }) => data);

describe('the story', () => {
  test('has a sentence for every kind of fact', () => {
    expect(Object.keys(STORIES).sort()).toEqual(Object.keys(strings.facts).sort());
  });

  test.each(Object.entries(STORIES))('tells of %s when it happens', (kind, [make, told]) => {
    expect(make().told(kind as Kind)).toEqual(told);
  });

  test.each(Object.entries(STORIES).filter(([kind]) => kind !== 'drew'))(
    'tells players and watchers the same of %s',
    (kind, [make, told]) => {
      const table = make();
      for (const audience of ['0', '1', '2', null]) expect(heard(table, audience, kind)).toEqual(told);
    },
  );

  test('R3.3 names a drawn card only to its player', () => {
    const table = STORIES.drew[0]();
    expect(heard(table, '0', 'drew')).toEqual([{ seat: '0', card: 'emerald' }]);
    for (const audience of ['1', '2', null]) expect(heard(table, audience, 'drew')).toEqual([{ seat: '0' }]);
  });
});
