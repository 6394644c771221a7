import type { NightRecord } from '../groups';
import type { Store } from '../store';
import { room } from './records';

const night = (code: string): NightRecord => ({
  code,
  createdAt: 5,
  matches: [
    {
      game: 'toy',
      at: 10,
      end: 'result',
      winners: ['0'],
      players: [{ name: 'Ana "=1" ü', kind: 'person', person: 1 }],
    },
  ],
});

export function groupsContract(store: () => Store, reopen: () => Promise<void>): void {
  beforeEach(async () => {
    for (const code of ['AAAA', 'BBBB']) await store().createRoom(room(code));
  });

  test('the earlier nights of a room are loaded as they were saved last', async () => {
    expect(await store().groups.load('AAAA')).toEqual([]);
    await store().groups.save('AAAA', [night('CCCC')]);
    await store().groups.save('AAAA', [night('CCCC'), night('DDDD')]);
    await store().groups.save('BBBB', [night('EEEE')]);
    await reopen();
    expect(await store().groups.load('AAAA')).toEqual([night('CCCC'), night('DDDD')]);
    expect(await store().groups.load('BBBB')).toEqual([night('EEEE')]);
    await store().groups.save('AAAA', []);
    expect(await store().groups.load('AAAA')).toEqual([]);
  });

  test('they are deleted with their room, and an unknown room has none', async () => {
    await store().groups.save('AAAA', [night('CCCC')]);
    await store().groups.save('NONE', [night('CCCC')]);
    await store().maintenance.deleteRoom({ room: room('AAAA'), changedAt: 1 });
    await store().createRoom(room('AAAA'));
    expect(await store().groups.load('AAAA')).toEqual([]);
    expect(await store().groups.load('NONE')).toEqual([]);
  });
}
