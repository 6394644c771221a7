import type { GroupHistory } from '@lantern/protocol/groupHistory';
import { historyAsCsv, historyAsJson } from './exports';

const COLUMNS = ['night', 'ended', 'game', 'outcome', 'name', 'kind', 'person', 'won'];
const history = (...names: string[]): GroupHistory => {
  const players = names.map((name, index) => ({ name, kind: 'person' as const, person: index + 1 }));
  return { nights: [{ matches: [{ game: 'toy', at: 0, end: 'result', players, winners: ['0'] }] }] };
};

test('the table has a line for each player of each match', () => {
  expect(historyAsCsv(history('Ana', 'Ben'), COLUMNS)).toBe(
    [
      '\uFEFFnight,ended,game,outcome,name,kind,person,won',
      '1,1970-01-01T00:00:00.000Z,toy,result,Ana,person,1,1',
      '1,1970-01-01T00:00:00.000Z,toy,result,Ben,person,2,0',
      '',
    ].join('\r\n'),
  );
});

test('characters that would end a cell are quoted', () => {
  expect(historyAsCsv(history('A, "B"'), COLUMNS)).toContain(',"A, ""B""",');
});

test.each(['=1+1', '+1', '-1', '@x', '＝1+1', '＋1', '－1', '＠x'])('a name does not become a formula: %s', (name) => {
  expect(historyAsCsv(history(name), COLUMNS)).toContain(`,'${name},`);
});

test('the JSON has the nights and the standings', () => {
  const { nights, standings } = JSON.parse(historyAsJson(history('Ana'), 'Deleted'));
  expect(nights).toEqual(history('Ana').nights);
  expect(standings).toMatchObject([{ name: 'Ana', wins: 1 }]);
});
