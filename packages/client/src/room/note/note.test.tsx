import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RETRY_DELAY_MS } from '../../net/api/failure';
import { NoteOnArrival } from './NoteOnArrival';
import { NoteSheet } from './NoteSheet';

const own = { code: 'K7WQ3H', seat: '0', seatKey: 'key' };

let note: string;
/** Whether the server can be reached. */
let reachable: boolean;
beforeEach(() => {
  reachable = true;
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    expect(path).toBe('/api/rooms/K7WQ3H/seats/0/note');
    if (!reachable) throw new TypeError('no connection');
    if (body) note = JSON.parse(String(body)).text;
    return { ok: true, json: async () => ({ text: note }) };
  }) as unknown as typeof fetch;
});

const shown = async (part: React.ReactElement) => act(async () => render(part));

describe('a player who comes to the match', () => {
  const opens = async (text: string, busy = false) => {
    note = text;
    const onOpen = jest.fn();
    await shown(<NoteOnArrival {...{ own, busy, onOpen }} />);
    return onOpen.mock.calls.length > 0;
  };

  test('sees their note, unless it is empty', async () => {
    expect([await opens('Ben lies'), await opens('')]).toEqual([true, false]);
  });

  test('sees it under no other sheet', async () => {
    expect(await opens('Ben lies', true)).toBe(false);
  });
});

describe('the sheet', () => {
  const sheet = async (text: string) => {
    note = text;
    const onClose = jest.fn();
    await shown(<NoteSheet {...{ own, onClose }} />);
    return { field: screen.getByRole('textbox'), save: screen.getByRole('button', { name: 'Save' }), onClose };
  };

  test('shows the note, and saves changes', async () => {
    const { field, save, onClose } = await sheet('Ben lies');
    expect(field).toHaveValue('Ben lies');
    expect(save).toBeDisabled();
    await userEvent.type(field, ' again');
    await userEvent.click(save);
    expect(note).toBe('Ben lies again');
    expect(onClose).toHaveBeenCalled();
  });

  test('stays open with the text if it cannot be saved', async () => {
    const { field, save, onClose } = await sheet('');
    await userEvent.type(field, 'Ana lies');
    reachable = false;
    await userEvent.click(save);
    expect(field).toHaveValue('Ana lies');
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('a note that could not be loaded can be loaded again, and then edited', async () => {
  jest.useFakeTimers();
  try {
    reachable = false;
    note = 'Ben lies';
    await shown(<NoteSheet {...{ own, onClose: jest.fn() }} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
    reachable = true;
    await act(() => jest.advanceTimersByTimeAsync(RETRY_DELAY_MS));
    expect(screen.getByRole('textbox')).toHaveValue('Ben lies');
    expect(screen.getByRole('textbox')).not.toHaveAttribute('readonly');
  } finally {
    jest.useRealTimers();
  }
});
