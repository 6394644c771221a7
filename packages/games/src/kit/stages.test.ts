import { stagesBySeat } from './stages';

test('seats that are idle or without a stage are left out', () => {
  const stages: Record<string, string | undefined> = { '0': 'roll', '1': 'idle', '2': undefined, '3': 'answer' };
  expect(stagesBySeat(['0', '1', '2', '3'], (seat) => stages[seat])).toEqual({ '0': 'roll', '3': 'answer' });
});
