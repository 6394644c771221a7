import { roomWords } from '../strings/en/rooms';
import { lay } from '../testing';
import { hiddenOf } from './secrets';

const trio = (more: object = {}) => lay({ heroes: ['JH', 'KH', 'QH'], ...more });

describe('entering a room', () => {
  test('R5.1 once all the living are ready; readiness can be taken back', () => {
    const table = lay({ heroes: ['JH', 'KH', { card: 'QH', hp: 0 }] }).act('0', 'setReady', true);
    expect(table.state.roomNo).toBe(0);
    table.act('0', 'setReady', false).act('1', 'setReady', true);
    expect(table.state).toMatchObject({ roomNo: 0, ready: ['1'] });
    expect(table.refused('2', 'setReady', true)).toBe('DEAD');
    expect(table.refused('1', 'setReady', true)).toBe('SAME');
    table.act('0', 'setReady', true);
    expect(table.state).toMatchObject({ roomNo: 1, rooms: 1 });
  });

  test('R5.1 each living hero’s player draws from the top, from the lead on; the fallen draw nothing', () => {
    const table = lay({ heroes: ['JH', { card: 'KH', hp: 0 }, 'QH'], lead: '2', draw: ['QC', 'KC'] }).ready();
    expect(table.told('drew')).toEqual([
      { seat: '2', card: 'QC', counters: 1 },
      { seat: '0', card: 'KC', counters: 2 },
    ]);
    expect(table.state.dungeon.left).toBe(50);
  });

  test('R5.1 until the deck is empty', () => {
    const table = trio({ lead: '1', counters: 10, draw: ['QS', 'AS'], left: 0 }).dice(1);
    table.ready();
    expect(table.told('drew').map(({ seat }) => seat)).toEqual(['1', '2']);
    expect(hiddenOf(table.state).dungeonDeck).toEqual([]);
  });

  test('R5.2 clubs and spades fight, hearts are traps, diamonds chests, JD and JH encounters, the rest counters', () => {
    const table = lay({ heroes: ['JH', 'KH', 'QH', 'AH'] }).enter('2S', '2H', '2D', 'JD');
    expect(table.state.fight?.monsters.map(({ id }) => id)).toEqual(['2S']);
    expect(table.state.room).toMatchObject({ traps: ['1'], chests: ['2'], encounters: [{ seat: '3', kind: 'npc' }] });
    const other = lay({ heroes: ['JH', 'KH'] }).enter('JH', 'QD');
    expect(other.state.room?.encounter).toMatchObject({ seat: '0', kind: 'altar' });
    expect(other.state.dungeon.counters).toEqual(['QD']);
  });

  test('R5.3 first the fight, then traps, chests, monsters’ loot, encounters and the split; then the lead passes on', () => {
    const table = lay({ heroes: ['JH', 'KH', 'QH', 'AH'] }).enter('2S', '2H', '2D', 'JD');
    const steps = [table.state.step];
    table.ready().dice(10).act('0', 'attack', '2S', 0);
    steps.push(table.state.step);
    table.dice(6).act('2', 'disarm');
    steps.push(table.state.step);
    table.dice(1, 6, 6).act('2', 'openChest');
    steps.push(table.state.step);
    expect(table.state.room?.spoils.map(({ source }) => source)).toEqual(['chest', 'monster']);
    table.dice(2).act('3', 'meet');
    steps.push(table.state.step);
    expect(steps).toEqual(['fight', 'traps', 'chests', 'encounters', 'rest']);
    expect(table.told('lootShared')).toMatchObject([{ total: 13 }]);
    expect(table.state).toMatchObject({ lead: '1', room: null });
    expect(table.state.dungeon.discard).toEqual(expect.arrayContaining(['2S', '2H', '2D', 'JD']));
  });

  test('R5.3 the lead passes to the next living hero', () => {
    const table = lay({ heroes: ['JH', { card: 'KH', hp: 0 }, 'QH'] }).enter('QC', 'KC');
    expect(table.state.lead).toBe('2');
    expect(table.enter('QD', 'KD').state.lead).toBe('0');
  });
});

describe('words', () => {
  test('R5.4 the lead words the room, drawers their monster or trap, until the next draw', () => {
    const table = trio({ lead: '1' }).enter('5H', '2C', 'QC');
    const may = (seat: string, target: string) => table.refused(seat, 'describe', target, 'A hush.');
    expect(['0', '1', '2'].map((seat) => may(seat, 'room'))).toEqual(['NOT_YOURS', null, 'NOT_YOURS']);
    expect([may('1', '5H'), may('2', '5H'), may('2', '2C'), may('0', 'QC')]).toEqual([
      null,
      'NOT_YOURS',
      null,
      'NOT_YOURS',
    ]);
    expect(may('0', 'dragon')).toBe('NOT_YOURS');
    table.act('1', 'describe', 'room', 'A hush.');
    expect(table.state.history.at(-1)?.words).toEqual({ room: 'A hush.' });
  });

  test('R5.4 the dragon’s target names the dragon, the player of an encounter names it', () => {
    const table = lay({ heroes: [{ card: 'JH' }, { card: 'KH', hp: 1 }], counters: 11 })
      .dice(1)
      .enter('AS', 'JD')
      .ready();
    expect(table.refused('0', 'describe', 'dragon', 'Old')).toBeNull();
    expect(table.refused('1', 'describe', 'dragon', 'Old')).toBe('NOT_YOURS');
    expect(table.refused('1', 'describe', 'JD', 'A friend')).toBeNull();
  });

  test('R5.4 a card can be worded until the next one is drawn', () => {
    const table = lay({ heroes: ['JH'] })
      .enter('2C')
      .dice(10)
      .act('0', 'attack', '2C', 0);
    expect(table.state.step).toBe('rest');
    expect(table.refused('0', 'describe', '2C', 'A rat')).toBeNull();
    expect(table.enter('QC').refused('0', 'describe', '2C', 'A rat')).toBe('NOT_YOURS');
  });

  test('R5.4 up to 80 characters on one line; no words at all bring the usual ones back', () => {
    const table = lay({ heroes: ['JH'] }).enter('2C');
    const usual = roomWords(table.state.history[0] as never);
    expect(table.refused('0', 'describe', 'room', 'x'.repeat(81))).toBe('BAD_TEXT');
    expect(table.refused('0', 'describe', 'room', 'two\nlines')).toBe('BAD_TEXT');
    table.act('0', 'describe', 'room', 'x'.repeat(80));
    expect(roomWords(table.state.history[0] as never)).toHaveLength(80);
    table.act('0', 'describe', 'room', '');
    expect(roomWords(table.state.history[0] as never)).toBe(usual);
  });

  test('R5.4 the map keeps each room with its cards and words; 13 ranks have 13 usual rooms', () => {
    const table = trio().enter('QC', 'KC', 'AC').enter('QD', 'KD', 'AD');
    expect(table.state.history.map(({ room, lead, drawn }) => [room, lead, drawn.length])).toEqual([
      [1, '0', 3],
      [2, '1', 3],
    ]);
    const entry = (card: string) => ({ room: 1, lead: '0', drawn: [{ seat: '0', card }], dragon: false, words: {} });
    const words = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) =>
      roomWords(entry(`${rank}C`) as never),
    );
    expect(new Set(words).size).toBe(13);
    expect(roomWords(entry('5S') as never)).toBe(words[3]);
  });
});
