import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { StorySide } from './StorySide';

const asked = new Set<string>();
let wide = false;
let changed: () => void;

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    asked.add(query);
    const listen = (_: string, heard: () => void) => {
      changed = heard;
    };
    return { matches: wide, addEventListener: listen, removeEventListener() {} } as unknown as MediaQueryList;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

const lines = [{ n: 1, sentence: 'Ana draws a card.', fact: { n: 1, kind: 'drew', data: {} } }];

test('the story is told beside the board only where the screen is wide enough', () => {
  wide = false;
  render(<StorySide lines={lines} about={{}} onHighlight={() => undefined} />);
  expect(screen.queryByText('Ana draws a card.')).toBeNull();
  wide = true;
  act(() => changed());
  expect(screen.getByRole('complementary')).toHaveTextContent('Ana draws a card.');
});

test('the styles of the frame have a place for it at the same width', () => {
  render(<StorySide lines={lines} about={{}} onHighlight={() => undefined} />);
  const frame = readFileSync(join(__dirname, 'frame/frame.module.css'), 'utf8');
  expect(asked.size).toBe(1);
  for (const query of asked) expect(frame).toContain(`@media ${query}`);
});
