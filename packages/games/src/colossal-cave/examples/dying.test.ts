import { blanks, type Lay, lay } from '../testing';

const pit = (more: Lay = {}) =>
  lay({
    P0: { hand: ['bottomlessPit-1'] },
    P1: { room: 'ploverRoom', hand: blanks(4), inv: ['emerald', 'blackRod'], deposited: ['goldNugget'] },
    P2: { room: 'ploverRoom', hand: ['brassLantern'] },
    ...more,
  });

describe('death and theft in the dark', () => {
  test('X14 Bottomless Pit: only the target may reveal; the dead lose hand and carried treasures and come back', () => {
    const table = pit().act('0', 'playCard', 'bottomlessPit-1', { target: '1' });
    const { id } = table.state.window ?? {};
    expect(table.refused('2', 'respond', id, { t: 'defend', card: 'brassLantern' })).toBe('NOT_TARGET');
    const hand = [...table.hand('1')];
    table.settle();
    expect(table.turn).toBe('1');
    expect(table.told('died')).toEqual([{ seat: '1', cards: 4, treasures: ['emerald'] }]);
    expect(table.discard).toEqual([...hand, 'emerald', 'bottomlessPit-1']);
    expect(table.player('1')).toEqual({
      room: 'wellHouse',
      dead: false,
      conceded: false,
      inv: ['blackRod'],
      deposited: ['goldNugget'],
    });
    expect(table.hand('1')).toHaveLength(3);
    table.act('1', 'draw');
    expect(table.hand('1')).toHaveLength(4);
    expect(table.hand('2')).toEqual(['brassLantern']);
  });

  test('X14 until their own turn the dead have no room and no hand', () => {
    const table = pit({
      P1: { hand: ['brassLantern'] },
      P2: { room: 'ploverRoom', hand: blanks(4), inv: ['emerald', 'blackRod'], deposited: ['goldNugget'] },
    });
    table.act('0', 'playCard', 'bottomlessPit-1', { target: '2' }).settle();
    expect(table.turn).toBe('1');
    expect(table.player('2')).toEqual({
      room: null,
      dead: true,
      conceded: false,
      inv: ['blackRod'],
      deposited: ['goldNugget'],
    });
    expect(table.hand('2')).toEqual([]);
  });

  test('X15 a player in the light of a carried Lantern is not a legal target', () => {
    const table = pit({ P2: { room: 'ploverRoom', inv: ['brassLantern'] } });
    expect(table.refused('0', 'playCard', 'bottomlessPit-1', { target: '1' })).toBe('TARGET_LIT');
  });

  test('X16 a Lantern revealed from the hand saves its owner, without another window', () => {
    const table = pit({
      P1: { room: 'ploverRoom', hand: ['brassLantern'], inv: ['emerald'] },
      P2: { room: 'ploverRoom', hand: blanks(1) },
    });
    table.act('0', 'playCard', 'bottomlessPit-1', { target: '1' }).defend('1', 'brassLantern').allPass();
    expect(table.player('1')).toMatchObject({ room: 'ploverRoom', dead: false, inv: ['emerald', 'brassLantern'] });
    expect(table.discard).toEqual(['bottomlessPit-1']);
    expect(table.state.window).toBeNull();
    expect(table.turn).toBe('1');
  });

  test('X47 a carried Little Axe protects from the knife; without the Axe its target dies', () => {
    const knife = (inv: string[]) =>
      lay({ players: 4, P0: { hand: ['angryDwarfKnife'] }, P2: { room: 'cobbleCrawl', inv } })
        .act('0', 'playCard', 'angryDwarfKnife', { target: '2' })
        .settle();
    expect(knife(['littleAxe']).player('2')).toMatchObject({ room: 'cobbleCrawl', dead: false, inv: ['littleAxe'] });
    expect(knife([]).player('2')).toMatchObject({ room: null, dead: true });
  });
});
