import { momentAt, momentSteps } from './momentSteps';

const view = (told: number, decisionId: number) => ({
  decisionId,
  story: Array.from({ length: told }, (_, index) => ({ n: index + 1, kind: 'told', data: {} })),
});
const moment = (told: number, decisionId: number) => ({ told, decisionId });

test('a moment belongs to the step with the same mark', () => {
  expect(momentSteps([moment(0, 1), moment(2, 2), moment(3, 2)], [view(0, 1), view(2, 2), view(3, 2)])).toEqual([
    0, 1, 2,
  ]);
});

test('a move that nobody noticed has no step of its own', () => {
  expect(momentSteps([moment(0, 1), moment(0, 1), moment(1, 2)], [view(0, 1), view(1, 2)])).toEqual([0, 0, 1]);
});

test('steps with equal marks are passed one by one', () => {
  const quiet = [moment(0, 1), moment(0, 1), moment(0, 1), moment(1, 1)];
  expect(momentSteps(quiet, [view(0, 1), view(0, 1), view(0, 1), view(1, 1)])).toEqual([0, 1, 2, 3]);
});

test('a step shows the last of its moments, or that of an earlier step if it has none', () => {
  expect([0, 1, 2, 3].map((step) => momentAt([0, 0, 1, 3], step))).toEqual([1, 2, 2, 3]);
});
