import type { AuditEntry } from '@lantern/protocol/operator';
import type { Store } from '../store';

export function auditContract(store: () => Store): void {
  const entry = (at: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
    at,
    by: 'page',
    act: 'say',
    room: 'AAAA',
    detail: 'Restart at ten',
    ...more,
  });

  test('entries are loaded unchanged, newest first, up to the requested number', async () => {
    const all = entry(2, { by: 'command line', act: 'say to all', room: null, detail: '' });
    for (const one of [entry(1), all, entry(2)]) await store().audit.add(one);
    expect(await store().audit.latest(10)).toEqual([entry(2), all, entry(1)]);
    expect(await store().audit.latest(2)).toEqual([entry(2), all]);
  });

  test('an empty log has no entries', async () => {
    expect(await store().audit.latest(10)).toEqual([]);
  });
}
