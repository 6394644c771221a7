/** @jest-environment ./test/page.ts */
import { fireEvent } from '@testing-library/react';
import { changeSettings } from '../../state/settings';
import { COMMAND_KEY, commandLine, listenForCommandKey } from './commandLine';

let stop: () => void;

beforeEach(() => {
  commandLine.set({ open: false });
  stop = listenForCommandKey();
});
afterEach(() => {
  stop();
  changeSettings({ letterKeys: true });
});

test('the key opens the command line', () => {
  fireEvent.keyDown(document.body, { key: COMMAND_KEY });
  expect(commandLine.get().open).toBe(true);
});

test('the key does nothing with a modifier, in a text field, or if single keys are switched off', () => {
  const field = document.createElement('input');
  document.body.append(field);
  fireEvent.keyDown(document.body, { key: COMMAND_KEY, ctrlKey: true });
  fireEvent.keyDown(field, { key: COMMAND_KEY });
  changeSettings({ letterKeys: false });
  fireEvent.keyDown(document.body, { key: COMMAND_KEY });
  field.remove();
  expect(commandLine.get().open).toBe(false);
});
