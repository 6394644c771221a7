import { type LaidTable, lay } from '../testing';

const stopped = (from: 'bedquilt' | 'hallOfMists' | 'ploverRoom', to: string, card: string, inv: string[]): LaidTable =>
  lay({ step: 'move', P0: { room: from, inv }, P1: { hand: [card] } })
    .act('0', 'moveTo', to)
    .react('1', card)
    .settle();

const troll = (inv: string[]) => stopped('bedquilt', 'volcanoView', 'payTroll', inv);
const maze = (inv: string[]) => stopped('hallOfMists', 'twistyMaze', 'lostInMaze-1', inv);
const squeeze = (inv: string[]) => stopped('ploverRoom', 'orientalRoom', 'tightSqueeze', inv);

describe('tolls', () => {
  test('Stop! Pay Troll! takes a carried treasure and nothing else', () => {
    const table = troll(['goldNugget', 'blackRod']);
    expect(table.view(null).stages).toEqual({ 0: 'toll' });
    for (const toll of ['blackRod', 'diamonds', 'dropAll'])
      expect(table.refused('0', 'payToll', toll)).toBe('BAD_TOLL');
    for (const toll of ['goldNugget', null]) expect(table.refused('0', 'payToll', toll)).toBeNull();
    expect(table.refused('1', 'payToll', null)).toBe('NOT_YOUR_DECISION');
  });

  test('Stop! Pay Troll! refused: stopped, the turn goes on, the card is discarded', () => {
    const table = troll(['goldNugget']).act('0', 'payToll', null);
    expect(table.player('0')).toMatchObject({ room: 'bedquilt', inv: ['goldNugget'] });
    expect(table.discard).toEqual(['payTroll']);
    expect(table.step).toBe('play');
  });

  test('Stop! Pay Troll! stops a player without a treasure, who is not asked', () => {
    const table = troll(['blackRod']);
    expect(table.state.pending).toBeNull();
    expect(table.player('0').room).toBe('bedquilt');
    expect(table.step).toBe('play');
  });

  test('Lost in the Maze takes any carried card, and goes back to its hand', () => {
    const table = maze(['blackRod']);
    expect(table.refused('0', 'payToll', 'dropAll')).toBe('BAD_TOLL');
    table.act('0', 'payToll', 'blackRod').settle();
    expect(table.player('0')).toMatchObject({ room: 'twistyMaze', inv: [] });
    expect(table.hand('1')).toEqual(['lostInMaze-1']);
    expect(table.discard).toEqual(['blackRod']);
  });

  test('Lost in the Maze refused: stopped, and the turn ends', () => {
    const table = maze(['blackRod']).act('0', 'payToll', null);
    expect(table.player('0').room).toBe('hallOfMists');
    expect(table.turn).toBe('1');
    expect(table.discard).toEqual(['lostInMaze-1']);
  });

  test('Tight Squeeze has no effect on a player who carries nothing but the Emerald', () => {
    for (const inv of [[], ['emerald']]) {
      const table = squeeze(inv);
      expect(table.player('0')).toMatchObject({ room: 'orientalRoom', inv });
      expect(table.discard).toEqual(['tightSqueeze']);
    }
  });

  test('Tight Squeeze takes all or nothing', () => {
    const table = squeeze(['blackRod', 'goldNugget']);
    expect(table.refused('0', 'payToll', 'blackRod')).toBe('BAD_TOLL');
    expect(table.choices('0', 'payToll')).toEqual([[null], ['dropAll']]);
  });

  test('the clock refuses the toll', () => {
    const table = troll(['goldNugget']).timeOut();
    expect(table.player('0')).toMatchObject({ room: 'bedquilt', inv: ['goldNugget'] });
  });

  test('nobody moves or plays while a toll is due', () => {
    const table = troll(['goldNugget']);
    expect(table.moves('0')).toEqual(['payToll']);
    expect(table.refused('0', 'stay')).toBe('WRONG_STEP');
    expect(table.refused('0', 'runStep', 'swissCheese')).toBe('WRONG_STEP');
  });
});
