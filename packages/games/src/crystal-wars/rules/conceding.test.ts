import { dealt, type Lay, lay } from '../testing';

const three = { A1: '0 village', B9: '1 village', C9: '2 village' };
const table = (description: Partial<Lay> = {}) =>
  lay({ players: 3, grain: { 0: 5 }, ...description, pieces: { ...three, ...description.pieces } });

describe('R18.1 giving up', () => {
  test('R18.1 units vanish, settlements become free villages, nobody else is touched', () => {
    const given = table({ step: 'creation', pieces: { B3: '1 city', B2: '1 tank', A2: '0 infantry', C1: 'mountain' } });
    expect(given.changes(() => given.act('1', 'concede'))).toEqual({ B2: null, B3: 'freeVillage', B9: 'freeVillage' });
    expect(given.state.players['1']).toMatchObject({ alive: false, outRound: 2, grain: 0, stock: { large: 5 } });
    expect(given.state).toMatchObject({ active: '0', step: 'creation', result: null });
    expect(given.told('conceded')).toMatchObject([{ seat: '1', left: { units: 1, razed: [], blocks: [] } }]);
  });

  test('R18.1 the turn of the player who gives up ends; out of turn nothing else changes', () => {
    const given = table({ step: 'creation' }).dice(5).act('0', 'concede');
    expect(given.state).toMatchObject({ active: '1', result: null });
  });

  test('R18.1 a silo that was rolled in the same turn keeps nothing for the player who gives up', () => {
    const given = table({ step: 'creation' });
    Object.assign(given.state.players['0'] ?? {}, { silo: true });
    given.dice(5).act('0', 'concede');
    expect(given.state.players['0']).toMatchObject({ grain: 0, silo: false });
  });

  test('R18.1 blocks of the Metropolis are free again', () => {
    const pieces = { A1: '0 village', B1: '1 village', C1: '2 village', D9: '3 village' };
    const blocks = { I1: '1', I2: '0', I9: '1' };
    const given = lay({ players: 4, options: { scenario: 'metropolis' }, pieces, blocks, step: 'creation' });
    given.act('1', 'concede');
    expect(given.state.metropolis).toEqual([null, '0', ...Array.from({ length: 7 }, () => null)]);
  });

  test('R18.1 with two left the other wins at once, at any step, in turn or not', () => {
    for (const seat of ['0', '1']) {
      const given = lay({ pieces: { A9: '0 village', A8: '0 tank', B1: '1 village' } }).act(seat, 'concede');
      expect(given.state.result).toMatchObject({ reason: 'lastSurvivor', winners: [seat === '0' ? '1' : '0'] });
    }
  });

  test('R18.1, R12.4 then the winner is determined: no other player may have a settlement', () => {
    const given = table({ step: 'creation', pieces: { B9: '1 tank' }, aside: { black: { medium: 5 } } });
    given.act('2', 'concede');
    expect(given.state.result).toEqual({ reason: 'domination', winners: ['0'], ranking: [['0'], ['1'], ['2']] });
  });

  test('R18.1 an eliminated player cannot give up, and after the end nobody can', () => {
    const given = table({ step: 'creation' }).act('1', 'concede');
    expect(given.refused('1', 'concede')).toBe('OUT');
    given.act('2', 'concede');
    expect(given.refused('0', 'concede')).toBe('GAME_OVER');
  });
});

describe('R18.1 giving up while a question is open', () => {
  const fight = { A7: '0 infantry', A8: '0 tank', C3: '1 hover', C2: '1 infantry' };
  const asked = (options: Lay['options'], attack: number, defence: number) =>
    table({ step: 'combat', options, pieces: fight }).dice(attack, defence).act('0', 'battle', 'A7', 'C3', ['A8']);

  test('R18.1 the player’s own open question gets its default first', () => {
    const given = asked({}, 6, 1);
    expect(given.state.question).toEqual({ kind: 'casualty', picker: '0', candidates: [19, 20] });
    given.dice(5).act('0', 'concede');
    expect(given.told('fell')).toEqual([{ seat: '1', unit: 'hover', at: 20 }]);
    expect(given.pieces()).toMatchObject({ A1: 'freeVillage', C2: '1 infantry' });
    expect(given.state).toMatchObject({ active: '1', question: null });
  });

  test('R18.1 another player’s question about the removed units is dropped', () => {
    const given = asked({}, 6, 1).act('1', 'concede');
    expect(given.state).toMatchObject({ active: '0', step: 'combat', question: null });
    expect(given.told('fell')).toEqual([]);
  });

  test('R18.1 another player’s question about their own units stays; the turn ends when it is answered', () => {
    const given = asked({ casualtyBy: 'loser' }, 6, 1);
    expect(given.state.question).toMatchObject({ picker: '1', candidates: [19, 20] });
    expect(given.view(null).turnSeat).toBe('0');
    given.act('0', 'concede');
    expect(given.state).toMatchObject({ active: '0', question: { picker: '1', candidates: [19, 20] } });
    expect(given.view(null)).toMatchObject({ stages: { 1: 'casualty' }, turnSeat: null });
    expect(given.changes(() => given.dice(5).act('1', 'chooseCasualty', 'C2'))).toEqual({ C2: null });
    expect(given.state).toMatchObject({ active: '1', question: null, round: { done: ['0'] } });
  });

  test('R18.1 giving up by a third player does not change the question', () => {
    const given = asked({}, 6, 1).act('2', 'concede');
    expect(given.state.question).toMatchObject({ picker: '0', candidates: [19, 20] });
  });

  test('R9.5, R18.1 squares of the player who leaves become open to the militia that is being placed', () => {
    const given = table({ step: 'combat', pieces: { A2: '1 infantry' } })
      .dice(3)
      .act('0', 'endCombat');
    const before = given.choices('0', 'placeMilitia');
    expect(given.refused('0', 'placeMilitia', 'A2')).toBe('NOT_CANDIDATE');
    given.act('1', 'concede');
    expect(given.choices('0', 'placeMilitia')).toEqual([['A2'], ...before]);
    expect(given.changes(() => given.act('0', 'placeMilitia', 'A2'))).toEqual({ A2: '0 infantry moved fought' });
    expect(given.state).toMatchObject({ active: '0', step: 'creation', question: null });
  });

  test('R18.1 riots pass over the cities of the player who leaves', () => {
    const cities = { pieces: { A3: '0 city', B3: '1 city', C3: '2 city' }, options: { riots: 'any' } } as const;
    const given = table({ step: 'combat', ...cities })
      .dice(6)
      .act('0', 'endCombat');
    given.act('1', 'concede');
    expect(given.state.question).toEqual({ kind: 'riots', picker: '0', candidates: [2, 20] });
    given.act('2', 'concede');
    expect(given.state.result).toMatchObject({ reason: 'lastSurvivor' });
  });
});

describe('R18.1 giving up in the setup', () => {
  test('R18.1 missing placements are dropped; placed pieces stay', () => {
    const given = dealt({}, 3, [6, 1, 1]).act('0', 'placeFreeVillage', 'B1').act('1', 'placeFreeVillage', 'C1');
    given.act('1', 'concede');
    expect(given.pieces()).toEqual({ B1: 'freeVillage', C1: 'freeVillage' });
    expect(given.state.setup?.queue.map(({ seat, task }) => `${seat} ${task}`)).toEqual([
      ...['2 freeVillage', '0 mountain', '2 mountain', '2 village', '0 village'],
    ]);
    expect(given.state).toMatchObject({ active: '2', step: 'freeVillage' });
    expect(given.refused('1', 'placeFreeVillage', 'C2')).toBe('OUT');
  });

  test('R18.1 an own village becomes a free village; one player left ends the match', () => {
    const given = dealt({}, 2, [6, 1]).act('0', 'placeFreeVillage', 'B1').act('1', 'placeFreeVillage', 'A1');
    given.act('0', 'skipMountain').act('1', 'skipMountain').act('1', 'placeVillage', 'B9').act('1', 'concede');
    expect(given.pieces()).toEqual({ A1: 'freeVillage', B1: 'freeVillage', B9: 'freeVillage' });
    expect(given.state.result).toMatchObject({ reason: 'lastSurvivor', winners: ['0'] });
    expect(given.state.players['1']?.outRound).toBe(0);
  });

  test('R18.1 with one player left nobody is asked for a placement any more', () => {
    const given = dealt({}, 2, [6, 1]);
    const { turnNo, decisionId } = given.state;
    given.act('0', 'concede');
    expect(given.state).toMatchObject({ active: '0', turnNo, result: { winners: ['1'] } });
    expect(given.state.decisionId).toBeGreaterThan(decisionId);
    expect(given.view(null).stages).toEqual({});
  });
});

test('R18.2 the host may give up for a seat that has left: nobody’s turn is needed for it', () => {
  const given = table({ step: 'creation' });
  for (const seat of ['0', '1', '2']) expect(given.refused(seat, 'concede')).toBeNull();
});
