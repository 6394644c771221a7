import { blanks, type LaidTable, type Lay, lay } from '../testing';

/** Seat 0 moves; by default the others hold useless cards. */
const setOut = (more: Lay = {}, hold = false): LaidTable =>
  lay({ step: 'move', P1: { hand: ['xyzzy-1'] }, P2: { hand: ['xyzzy-2'] }, ...more }).act(
    '0',
    'moveTo',
    'cobbleCrawl',
    ...(hold ? [{ hold: true }] : []),
  );

/** Seat 0 plays a magic word without an effect. */
const speak = (more: Lay = {}): LaidTable =>
  lay({ P1: { hand: ['xyzzy-1'] }, P2: { hand: ['xyzzy-2'] }, ...more, P0: { hand: ['xyzzy-3'], ...more.P0 } }).act(
    '0',
    'playCard',
    'xyzzy-3',
  );

const asked = (table: LaidTable) => table.state.seats.filter((seat) => table.view(seat).mustDecide);
const refused = (table: LaidTable, seat: string, answer: object) =>
  table.refused(seat, 'respond', table.state.window?.id, answer);
const pass = { t: 'pass' };

describe('reaction windows', () => {
  test('R8.1 a move and a played card open a window', () => {
    expect(setOut().state.window).not.toBeNull();
    expect(speak().state.window).not.toBeNull();
  });

  test('R8.1 drawing, staying, depositing and discarding open none', () => {
    const others: Lay = { P1: { hand: ['dontKnow-1', 'grateLocked-1'] }, P2: { inv: ['dwarvishMagazines'] } };
    const table = lay({ ...others, step: 'draw', P0: { hand: blanks(7), inv: ['goldNugget', 'emptyBottle'] } });
    for (const [move, ...args] of [['draw'], ['stay'], ['useItem', 'emptyBottle'], ['deposit', 'goldNugget']]) {
      table.act('0', move as string, ...args);
      expect(table.state.window).toBeNull();
    }
    table.act('0', 'drawExtra').act('0', 'discardCard', table.hand('0')[0]);
    expect(table.state.window).toBeNull();
  });

  test('R8.2 after a child has ended the event gets a new window with a new id', () => {
    const table = setOut({ P0: { inv: ['setOfKeys'] }, P1: { hand: ['grateLocked-1', 'grateLocked-2'] } });
    const first = table.state.window?.id ?? 0;
    table.react('1', 'grateLocked-1').allPass();
    while (table.state.stack.length > 1) table.allPass();
    expect(table.state.stack).toHaveLength(1);
    expect(table.state.window?.id).toBeGreaterThan(first);
  });

  test('R8.3 everybody with a hand is asked, except the mover and players who cannot have a reaction', () => {
    const table = setOut({ players: 4, P0: { hand: blanks(1) }, P1: { hand: [] }, P3: { hand: ['xyzzy-3'] } });
    expect(asked(table)).toEqual(['2', '3']);
    expect(table.view('1')).toMatchObject({ myResponse: pass, mayAnswer: false });
    expect(table.view('0')).toMatchObject({ myResponse: pass, myHold: false });
  });

  test('R8.3 a mover with a standing order to hold is asked about their own move, until it has ended', () => {
    const table = setOut({ P0: { hand: ['speedRun-1'] } }, true);
    expect(asked(table)).toEqual(['0', '1', '2']);
    table.settle();
    expect(table.view('0').myHold).toBe(false);
    table.act('0', 'moveExtra', 'wellHouse');
    expect(asked(table)).toEqual(['1', '2']);
  });

  test('R8.3 a player who is the target of their own card is asked', () => {
    const table = lay({
      step: 'move',
      P0: { hand: ['grateLocked-1', 'xyzzy-1'] },
      P1: { hand: ['xyzzy-2'] },
      P2: { hand: [] },
    }).act('0', 'moveTo', 'cobbleCrawl', { hold: true });
    table.react('0', 'grateLocked-1').pass('1');
    expect(table.state.stack.at(-1)).toMatchObject({ card: 'grateLocked-1', args: { target: '0' } });
    expect(asked(table)).toEqual(['0', '1']);
  });

  test('R8.3 the dead take part, the conceded do not', () => {
    const table = setOut({
      players: 4,
      P2: { room: 'dead', inv: ['dwarvishMagazines'] },
      P3: { room: 'conceded' },
    }).settle();
    table.act('0', 'drawExtra');
    const played = speak({ players: 4, P2: { room: 'dead', inv: ['dwarvishMagazines'] }, P3: { room: 'conceded' } });
    expect(asked(played)).toEqual(['1', '2']);
    expect(refused(played, '3', pass)).toBe('NOT_YOUR_DECISION');
    played.magazines('2').settle();
    expect(played.discard).toEqual(['dwarvishMagazines', 'xyzzy-3']);
  });

  test('R8.4 nobody is asked about a card when every cancel is public', () => {
    const discard = ['dontKnow-1', 'dontKnow-2', 'dontKnow-3', 'dontKnow-4'];
    expect(speak({ discard }).state.window).toBeNull();
    expect(speak({ discard: discard.slice(1) }).state.window).not.toBeNull();
  });

  test('R8.4 with every cancel public, the player who carries the Magazines is still asked, even without a hand', () => {
    const discard = ['dontKnow-1', 'dontKnow-2', 'dontKnow-3', 'dontKnow-4'];
    const table = speak({ discard, P2: { inv: ['dwarvishMagazines'] } });
    expect(asked(table)).toEqual(['2']);
  });

  test('R8.4 the target is asked as long as the defence has not been seen', () => {
    const discard = ['dontKnow-1', 'dontKnow-2', 'dontKnow-3', 'dontKnow-4'];
    const knife = (more: Lay) =>
      lay({ P0: { hand: ['angryDwarfKnife'] }, P1: { room: 'y2', hand: blanks(1) }, ...more }).act(
        '0',
        'playCard',
        'angryDwarfKnife',
        { target: '1' },
      );
    expect(asked(knife({ discard }))).toEqual(['1']);
    expect(knife({ discard: [...discard, 'littleAxe'] }).state.window).toBeNull();
  });

  test('R8.4 the asked players do not depend on any hand, including that of the actor', () => {
    const grates = ['grateLocked-1', 'grateLocked-2'];
    expect(asked(setOut({ P0: { hand: grates } }))).toEqual(asked(setOut({ P1: { hand: grates } })));
    expect(asked(setOut({ P2: { hand: grates } }))).toEqual(['1', '2']);
  });

  test('R8.5 an order to pass moves covers moves and not plays, and the other way round', () => {
    const order = (moves: 'ask' | 'pass', plays: 'ask' | 'pass'): Lay => ({
      P1: { hand: ['xyzzy-1'], standing: { moves, plays } },
    });
    expect(asked(setOut(order('pass', 'ask')))).toEqual(['2']);
    expect(asked(speak(order('pass', 'ask')))).toEqual(['1', '2']);
    expect(asked(setOut(order('ask', 'pass')))).toEqual(['1', '2']);
    expect(asked(speak(order('ask', 'pass')))).toEqual(['2']);
  });

  test('R8.5 an order given while the window is open answers it, if it covers it', () => {
    const order = { moves: 'pass', plays: 'ask', evenIfTargeted: false, until: 'forever' };
    const table = setOut().act('1', 'setStanding', order);
    expect(table.view('1').myResponse).toEqual(pass);
    table.act('2', 'setStanding', { ...order, moves: 'ask', plays: 'pass' });
    expect(asked(table)).toEqual(['2']);
    table.act('2', 'setStanding', order);
    expect(table.player('0').room).toBe('cobbleCrawl');
  });

  test('R8.6 an answer may be replaced until the window closes; it closes with the last answer', () => {
    const table = setOut({ P1: { hand: ['grateLocked-1'] } })
      .react('1', 'grateLocked-1')
      .pass('1');
    expect(table.view('1').myResponse).toEqual(pass);
    expect(table.state.window).not.toBeNull();
    table.pass('2');
    expect(table.player('0').room).toBe('cobbleCrawl');
    expect(table.hand('1')).toEqual(['grateLocked-1']);
  });

  test('R8.6 an answer to another window is stale', () => {
    const table = setOut();
    expect(table.refused('1', 'respond', (table.state.window?.id ?? 0) + 1, pass)).toBe('STALE_WINDOW');
    const { id } = table.state.window ?? {};
    table.settle();
    expect(table.refused('1', 'respond', id, pass)).toBe('STALE_WINDOW');
  });

  test('R8.7 a defence comes before a cancel', () => {
    const table = lay({
      P0: { hand: ['angryDwarfKnife'] },
      P1: { hand: ['dontKnow-1'] },
      P2: { room: 'y2', hand: ['littleAxe'] },
    }).act('0', 'playCard', 'angryDwarfKnife', { target: '2' });
    table.react('1', 'dontKnow-1').defend('2', 'littleAxe').settle();
    expect(table.player('2').inv).toEqual(['littleAxe']);
    expect(table.hand('1')).toEqual(['dontKnow-1']);
  });

  test('R8.7 among cancels the first to the left of the actor is carried out, Magazines included', () => {
    const table = speak({ P1: { inv: ['dwarvishMagazines'] }, P2: { hand: ['dontKnow-1'] } });
    table.react('2', 'dontKnow-1').magazines('1');
    expect(table.discard).toEqual(['dwarvishMagazines', 'xyzzy-3']);
    expect(table.hand('2')).toEqual(['dontKnow-1']);
  });

  test('R8.7 reactions that stop the move come before those that take somebody along', () => {
    const table = setOut({ P1: { hand: ['waitForMe'] }, P2: { hand: ['grateLocked-1'] } });
    table.react('1', 'waitForMe').react('2', 'grateLocked-1').settle();
    expect(table.hand('1')).toEqual(['waitForMe']);
    expect(table.discard).toEqual(['grateLocked-1']);
    expect(table.player('1').room).toBe('wellHouse');
  });

  test('R8.7 the mover comes last', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'y2', hand: ['angryDwarfBlock-1'] },
      P1: { hand: ['angryDwarfBlock-2'] },
    }).act('0', 'moveTo', 'hallOfMists', { hold: true });
    table.react('0', 'angryDwarfBlock-1').react('1', 'angryDwarfBlock-2').settle();
    expect(table.hand('0')).toEqual(['angryDwarfBlock-1']);
    expect(table.discard).toEqual(['angryDwarfBlock-2']);
  });

  test('R8.8 a reaction leaves the hand and gets a window of its own', () => {
    const table = setOut({ P1: { hand: ['grateLocked-1', 'xyzzy-1'] } })
      .react('1', 'grateLocked-1')
      .pass('2');
    expect(table.hand('1')).toEqual(['xyzzy-1']);
    expect(table.state.stack).toMatchObject([
      { kind: 'move' },
      { kind: 'play', card: 'grateLocked-1', seat: '1', via: 'reaction', args: { target: '0' } },
    ]);
    expect(table.state.window).not.toBeNull();
  });

  test('R8.8 the Magazines cancel at once, without a window', () => {
    const table = speak({ P1: { inv: ['dwarvishMagazines'] } })
      .magazines('1')
      .pass('2');
    expect(table.state.window).toBeNull();
    expect(table.discard).toEqual(['dwarvishMagazines', 'xyzzy-3']);
    expect(table.told('cancelled')).toEqual([{ seat: '1', card: 'xyzzy-3', owner: '0', by: 'dwarvishMagazines' }]);
  });

  test('R8.9 a cancelled reaction leaves the move standing, with a new window', () => {
    const table = setOut({ P1: { hand: ['grateLocked-1', 'xyzzy-1'] }, P2: { hand: ['dontKnow-1', 'xyzzy-2'] } });
    table.react('1', 'grateLocked-1').pass('2');
    table.react('2', 'dontKnow-1').allPass();
    while (table.state.stack.length > 1) table.allPass();
    expect(table.state.window).not.toBeNull();
    table.settle();
    expect(table.player('0').room).toBe('cobbleCrawl');
    expect(table.discard).toEqual(['dontKnow-1', 'grateLocked-1']);
  });

  test('R8.10 a cancelled card is discarded on top of the one that cancels, its play is used up', () => {
    const table = speak({ P1: { hand: ['dontKnow-1'] } })
      .react('1', 'dontKnow-1')
      .settle();
    expect(table.discard).toEqual(['dontKnow-1', 'xyzzy-3']);
    expect(table.turn).toBe('1');
  });

  test('R8.10 a cancelled item or treasure is not carried', () => {
    const table = lay({ P0: { room: 'y2', hand: ['silverBars'] }, P1: { hand: ['dontKnow-1'] } });
    table.act('0', 'playCard', 'silverBars').react('1', 'dontKnow-1').settle();
    expect(table.player('0').inv).toEqual([]);
    expect(table.discard).toEqual(['dontKnow-1', 'silverBars']);
  });

  test('R8.11 a player cannot cancel their own card, but may play another reaction on their own move', () => {
    const table = speak({ P0: { hand: ['xyzzy-3', 'dontKnow-1'], inv: ['dwarvishMagazines'] } });
    expect(refused(table, '0', { t: 'react', card: 'dontKnow-1' })).toBe('OWN_CARD');
    expect(refused(table, '0', { t: 'magazines' })).toBe('OWN_CARD');
    const own = setOut({ P0: { hand: ['grateLocked-1'] } }, true);
    expect(refused(own, '0', { t: 'react', card: 'grateLocked-1' })).toBeNull();
  });

  test('R8.12 a reaction that came back is barred from this move, not from the next', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'hallOfMists', inv: ['goldNugget', 'diamonds'] },
      P1: { hand: ['lostInMaze-1', 'lostInMaze-2'] },
    }).act('0', 'moveTo', 'twistyMaze');
    table.react('1', 'lostInMaze-1').settle();
    table.act('0', 'payToll', 'goldNugget');
    expect(refused(table, '1', { t: 'react', card: 'lostInMaze-1' })).toBe('ALREADY_USED');
    expect(refused(table, '1', { t: 'react', card: 'lostInMaze-2' })).toBeNull();
    const listed = table.choices('1', 'respond').map(([, answer]) => answer);
    expect(listed).toEqual([{ t: 'pass' }, { t: 'react', card: 'lostInMaze-2' }]);
    table.settle();
    table.act('0', 'moveExtra', 'mountainKing');
    expect(refused(table, '1', { t: 'react', card: 'lostInMaze-1' })).toBeNull();
  });

  test('R8.13 the number of windows on one move is finite: each executed reaction spends a card', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'y2', inv: ['littleAxe'] },
      P1: { hand: ['angryDwarfBlock-1', 'angryDwarfBlock-2'] },
    }).act('0', 'moveTo', 'hallOfMists');
    table.react('1', 'angryDwarfBlock-1').settle();
    expect(table.discard).toEqual(['angryDwarfBlock-1']);
    expect(table.player('0').room).toBe('hallOfMists');
    expect(table.state.window).toBeNull();
  });
});

describe('refused answers', () => {
  test('a reaction must be in the hand, be a reaction and fit what is on the table', () => {
    const table = setOut({ P1: { hand: ['xyzzy-1', 'payTroll', 'dontKnow-1', 'grateLocked-1'] } });
    expect(refused(table, '1', { t: 'react', card: 'grateLocked-2' })).toBe('NOT_IN_HAND');
    expect(refused(table, '1', { t: 'react', card: 'xyzzy-1' })).toBe('NOT_A_REACTION');
    expect(refused(table, '1', { t: 'react', card: 'payTroll' })).toBe('NO_TRIGGER');
    expect(refused(table, '1', { t: 'react', card: 'dontKnow-1' })).toBe('NO_TRIGGER');
    expect(refused(table, '1', { t: 'react', card: 'grateLocked-1' })).toBeNull();
    expect(refused(table, '1', { t: 'magazines' })).toBe('NOT_CARRIED');
  });

  test('the Magazines do not stop a move', () => {
    const table = setOut({ P1: { hand: ['xyzzy-1'], inv: ['dwarvishMagazines'] } });
    expect(refused(table, '1', { t: 'magazines' })).toBe('NO_TRIGGER');
  });

  test('a defence needs the target, the card in the hand and the right item', () => {
    const table = lay({
      P0: { hand: ['angryDwarfKnife'] },
      P1: { room: 'y2', hand: ['setOfKeys'] },
      P2: { room: 'y2', hand: ['littleAxe'] },
    }).act('0', 'playCard', 'angryDwarfKnife', { target: '1' });
    expect(refused(table, '2', { t: 'defend', card: 'littleAxe' })).toBe('NOT_TARGET');
    expect(refused(table, '1', { t: 'defend', card: 'littleAxe' })).toBe('NOT_IN_HAND');
    expect(refused(table, '1', { t: 'defend', card: 'setOfKeys' })).toBe('NOT_DEFENCE');
  });

  test('Wait For Me! needs a living seat in the room that is left, Follow Me! the mover and company', () => {
    const wait = setOut({ P1: { hand: ['waitForMe'] }, P2: { room: 'y2', hand: ['followMe'] } });
    expect(refused(wait, '1', { t: 'react', card: 'waitForMe' })).toBeNull();
    expect(refused(wait, '2', { t: 'react', card: 'followMe' })).toBe('NO_TRIGGER');
    const apart = setOut({ P1: { room: 'y2', hand: ['waitForMe'] }, P0: { hand: ['followMe'] } }, true);
    expect(refused(apart, '1', { t: 'react', card: 'waitForMe' })).toBe('NO_TRIGGER');
    expect(refused(apart, '0', { t: 'react', card: 'followMe' })).toBeNull();
    const alone = setOut({ P0: { hand: ['followMe'] }, P1: { room: 'y2' }, P2: { room: 'dead' } }, true);
    expect(refused(alone, '0', { t: 'react', card: 'followMe' })).toBe('NO_TRIGGER');
  });
});
