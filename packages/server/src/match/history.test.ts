import type { KeptEntry } from './boardgameWire';
import { type History, LOG_LENGTH, logFor, newHistory, recorded } from './history';

const AUDIENCES = ['0', '1', null];

/** A log entry of this turn; a secret one is for its owner only. */
const entry = (turn: number, secretOf?: string): KeptEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'draw', args: [], playerID: secretOf ?? '0' } },
  turn,
  phase: null,
  owner: secretOf ?? '0',
  ...(secretOf && { conceals: 'move' }),
});
const open = (count: number) => Array.from({ length: count }, (_, index) => entry(index + 1));
const after = (entries: readonly KeptEntry[], history = newHistory(), versions = {}) =>
  recorded(history, entries, AUDIENCES, versions);
const turns = (history: History, audience: string | null, beyond?: number) =>
  logFor(history, audience, beyond).map(({ turn }) => turn);

test('entries are listed oldest first; a number limits them to later ones', () => {
  const history = after(open(3));
  expect(turns(history, null)).toEqual([1, 2, 3]);
  expect(turns(history, null, 1)).toEqual([2, 3]);
  expect(turns(history, null, 3)).toEqual([]);
});

test('an entry has the version of its audience before the change, starting at 0', () => {
  const history = after([entry(1)], newHistory(), { '0': 4, watchers: 7 });
  expect(AUDIENCES.map((audience) => logFor(history, audience)[0]?._stateID)).toEqual([4, 0, 7]);
});

test('changes without log entries keep the log unchanged', () => {
  const history = after([entry(2)], after([], after([entry(1)], after([]))));
  expect(turns(history, null)).toEqual([1, 2]);
});

test('the newest fifty entries are kept', () => {
  const history = after(open(LOG_LENGTH + 1));
  expect([turns(history, null)[0], turns(history, null).length]).toEqual([2, 50]);
  expect(Object.keys(history.rows).map(Number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 2));
});

test('secret entries of one seat push nothing out of the log of the others', () => {
  const secrets = Array.from({ length: LOG_LENGTH }, (_, index) => entry(index + 2, '0'));
  const history = after(secrets, after([entry(1)]));
  expect(turns(history, '1')).toEqual([1]);
  expect([turns(history, '0')[0], turns(history, '0').length]).toEqual([2, 50]);
  expect(turns(history, '1', 1)).toEqual([]);
});
