import type { OperatorOverview } from '@lantern/protocol/operator';
import type { Report } from '@lantern/protocol/reports';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { AdminPage } from './AdminPage';

/** The requests that were sent: method, path, token and body. */
let sent: [method: string, path: string, token: string, body?: unknown][];
let refuse: string | undefined;

const overview: OperatorOverview = {
  rooms: [
    {
      room: {
        ...{ code: 'K7WQ3H', game: 'colossal-cave', state: 'playing', locked: false, watcherCount: 2 },
        seats: [{ seat: '0', kind: 'person', name: 'Ana' }],
      } as unknown as OperatorOverview['rooms'][number]['room'],
      matches: 1,
      moves: 41,
      changedAt: 0,
      signs: ['reported'],
    },
  ],
  fitting: 1,
  server: { host: 'one', version: '0.1.0', commit: '1a2b3c', matches: 3, memory: 80_000_000, uptime: 7200 },
  others: [{ host: 'two', version: '0.1.0', commit: null, matches: 5, memory: 90_000_000, uptime: 3600 }],
};

const ben = { seat: '1', name: 'Ben' };
const reported: Report['around'] = ['hello', 'you fool'].map((text, index) => ({
  ...{ audience: 'all', n: index + 1, at: 0, speaker: ben },
  saying: { text },
}));
const report: Report = {
  ...{ n: 7, at: 0, room: 'K7WQ3H', game: 'colossal-cave', about: ben, by: { seat: null, name: '' } },
  ...{ message: reported[1] ?? null, around: reported },
};

beforeEach(() => {
  sent = [];
  refuse = undefined;
  globalThis.fetch = jest.fn(async (url: string, { method, headers, body }: RequestInit) => {
    const token = (headers as Record<string, string>).authorization ?? '';
    const request = [method as string, url, token] as const;
    sent.push(body ? [...request, JSON.parse(body as string)] : [...request]);
    const answers: [string, object][] = [
      ['/say', { rooms: 4 }],
      ['/reports', { reports: [report] }],
      ['/audit', { entries: [{ at: 0, by: 'page', act: 'delete', room: 'AAAAAA', detail: '' }] }],
      ['/rooms', method === 'GET' ? overview : {}],
    ];
    const answer = refuse ? { code: refuse, message: refuse } : answers.find(([part]) => url.includes(part))?.[1];
    return { ok: !refuse, json: async () => answer } as Response;
  }) as typeof fetch;
});

async function entered(): Promise<void> {
  render(<AdminPage />);
  fireEvent.change(screen.getByLabelText('Operator token'), { target: { value: 'secret-token' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('heading', { name: 'Rooms' });
}

const acts = () => sent.filter(([method]) => method === 'POST').map(([, path, , body]) => [path, body]);

test('asks for the token, sends it in a header only, and shows rooms, load and log', async () => {
  await entered();
  expect(sent[0]).toEqual(['GET', '/api/admin/rooms', 'Bearer secret-token']);
  expect(screen.getByText(/^one: Lantern 0\.1\.0 \(1a2b3c\), running for 2 h, 3 matches/)).toBeVisible();
  expect(screen.getByText(/^two: Lantern 0\.1\.0, running for 1 h, 5 matches/)).toBeVisible();
  expect(screen.getByText(/Playing · Reported · Ana, 2 watching/)).toBeVisible();
  expect(await screen.findByText(/Room deleted · AAAAAA/)).toBeVisible();
});

test('a wrong token is said to be wrong', async () => {
  refuse = 'NO_SUCH_ROUTE';
  render(<AdminPage />);
  fireEvent.change(screen.getByLabelText('Operator token'), { target: { value: 'secret-token' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong token');
});

test.each([
  ['End the match', { act: 'end' }],
  ['Delete', { act: 'delete' }],
])('“%s” is done only after confirmation', async (name, body) => {
  await entered();
  const room = within(screen.getByRole('group', { name: 'K7WQ3H', hidden: true }));
  fireEvent.click(room.getByRole('button', { name, hidden: true }));
  expect(acts()).toEqual([]);
  fireEvent.click(room.getByRole('button', { name: 'Cancel', hidden: true }));
  fireEvent.click(room.getByRole('button', { name, hidden: true }));
  fireEvent.click(room.getByRole('button', { name: 'Confirm', hidden: true }));
  await screen.findByRole('button', { name, hidden: true });
  expect(acts()).toEqual([['/api/admin/rooms/K7WQ3H', body]]);
});

test('a report is shown with the messages around it, and can be marked as done', async () => {
  await entered();
  const one = within((await screen.findByText('A message of Ben')).closest('details') as HTMLElement);
  expect(one.getByText(/K7WQ3H · .* · Reported by somebody without a seat/)).toBeInTheDocument();
  expect(one.getAllByRole('listitem', { hidden: true }).map((line) => line.textContent)).toEqual([
    'Ben: hello',
    'Ben: you fool',
  ]);
  fireEvent.click(one.getByRole('button', { name: 'Done', hidden: true }));
  await screen.findByRole('heading', { name: 'Reports' });
  expect(acts()).toEqual([['/api/admin/reports/7/done', {}]]);
});

test('an announcement is sent to all rooms', async () => {
  await entered();
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Restart at ten' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Say' }).at(-1) as HTMLElement);
  await screen.findByLabelText('Message');
  expect(acts()).toEqual([['/api/admin/say', { text: 'Restart at ten' }]]);
});

test('rooms are searched by state, sign and text', async () => {
  await entered();
  fireEvent.change(screen.getByLabelText('Code or name'), { target: { value: ' ana ' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Playing' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Reported' }));
  await screen.findByRole('heading', { name: 'Rooms' });
  expect(sent.at(-1)?.[1]).toBe('/api/admin/rooms?state=playing&sign=reported&text=ana');
});

test('an address is blocked for some hours', async () => {
  await entered();
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: '192.0.2.7 ' } });
  fireEvent.change(screen.getByLabelText('Hours'), { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Block' }));
  await screen.findByLabelText('Address');
  expect(acts()).toEqual([['/api/admin/block', { address: '192.0.2.7', hours: 3 }]]);
});
