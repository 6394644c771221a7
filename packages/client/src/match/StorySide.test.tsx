import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import type { GameClient } from './gameBoard';
import { StorySide } from './StorySide';
import { voiceFor } from './sentences';

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

const told = [{ n: 1, sentence: 'Ana draws a card.', fact: { n: 1, kind: 'drew', data: {} } }];
const game = { text: {} } as GameClient;
const props = { game, lines: told, voice: voiceFor(null, {}), onShow: () => undefined };

test('the story is beside the board only on wide screens', async () => {
  wide = false;
  render(<StorySide {...props} />);
  expect(screen.queryByText('Ana draws a card.')).toBeNull();
  wide = true;
  act(() => changed());
  expect(await screen.findByText('Ana draws a card.')).toBeInTheDocument();
  expect(screen.getByRole('complementary')).toHaveTextContent('Ana draws a card.');
});

test('the styles of the frame have a column for it at the same width', () => {
  render(<StorySide {...props} />);
  const frame = readFileSync(join(__dirname, 'frame/frame.module.css'), 'utf8');
  expect(asked.size).toBe(1);
  for (const query of asked) expect(frame).toContain(`@media ${query}`);
});
