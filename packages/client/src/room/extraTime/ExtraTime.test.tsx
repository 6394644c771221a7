import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roomWith } from '../testing';
import { ExtraTime } from './ExtraTime';
import { ExtraTimeNote } from './ExtraTimeNote';

const own = { code: 'K7WQ3H', seat: '0', seatKey: 'key' };

async function shown(value?: 'double') {
  const sent: unknown[] = [];
  globalThis.fetch = (async (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))]);
    return { ok: true, json: async () => roomWith() };
  }) as unknown as typeof fetch;
  render(<ExtraTime own={own} value={value} />);
  await userEvent.click(screen.getByRole('button', { name: 'I need more time' }));
  return sent;
}

test('a person asks the server for more time for the own seat', async () => {
  const sent = await shown();
  expect(screen.getByRole('radio', { name: 'Usual' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'No limit' }));
  expect(sent).toEqual([['/api/rooms/K7WQ3H/seats/0/extra-time', { time: 'none' }]]);
});

test('the time that the room knows is shown as chosen', async () => {
  await shown('double');
  expect(screen.getByRole('radio', { name: 'Twice' })).toBeChecked();
});

test('the others read how much time a person has', () => {
  render(<ExtraTimeNote time="fourfold" />);
  expect(screen.getByText('four times the time')).toBeVisible();
});
