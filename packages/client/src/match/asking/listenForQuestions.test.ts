/** @jest-environment ./test/page.ts */
import { fireEvent } from '@testing-library/react';
import { changeSettings } from '../../state/settings';
import { listenForQuestions } from './listenForQuestions';
import { QUESTIONS } from './questions';

const ask = jest.fn();
let stop: () => void;

beforeEach(() => {
  ask.mockClear();
  stop = listenForQuestions(ask);
});
afterEach(() => {
  stop();
  changeSettings({ letterKeys: true });
});

test.each(Object.entries(QUESTIONS))('a key asks "%s", also as a capital letter', (question, key) => {
  fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.body, { key: key.toUpperCase() });
  expect(ask.mock.calls).toEqual([[question], [question]]);
});

test('keys are ignored with a modifier, in a text field, and if single keys are switched off', () => {
  const field = document.createElement('input');
  document.body.append(field);
  fireEvent.keyDown(document.body, { key: QUESTIONS.where, ctrlKey: true });
  fireEvent.keyDown(field, { key: QUESTIONS.where });
  changeSettings({ letterKeys: false });
  fireEvent.keyDown(document.body, { key: QUESTIONS.where });
  field.remove();
  expect(ask).not.toHaveBeenCalled();
});
