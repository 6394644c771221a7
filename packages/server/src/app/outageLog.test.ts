import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { openRoom, start, startApp, stopApps } from '../testing/app';

afterEach(stopApps);

test('an outage of the database is two lines of the log, however many people it refuses', async () => {
  const lines: { level: number; msg: string; refused?: number }[] = [];
  const log = { level: 'info' as const, write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = await startApp({ log });
  const { room, hostKey } = await openRoom(app, {}, ['Anastasia', 'Ben']);
  const { matchId } = await start(app, room.code, hostKey);
  const match = await app.parts.matches.open(matchId as string);
  const draw = () => match?.act({ seat: '0', move: 'draw', args: [] });
  const file = join(app.folder, 'test.db');
  renameSync(file, `${file}.away`);
  lines.length = 0;
  for (let n = 0; n < 3; n++) {
    expect(await draw()).toMatchObject({ refusal: { code: 'STORE_DOWN' } });
    await app.post(`/api/rooms/${room.code}/talk`, { watchers: 'apart' }, hostKey).expect(503);
  }
  renameSync(`${file}.away`, file);
  expect(await draw()).toMatchObject({ ok: true });
  const about = lines.filter(({ msg }) => msg !== undefined);
  expect(about).toMatchObject([
    { level: 50, msg: 'the database cannot store changes: they are refused' },
    { level: 30, msg: 'the database stores changes again', refused: 3 },
  ]);
});
