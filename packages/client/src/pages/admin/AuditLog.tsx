import { useId } from 'react';
import { useAdminStrings } from '../../i18n/admin/useAdminStrings';
import { call } from '../../net/api/call';
import page from '../../ui/page.module.css';
import { timeOf } from './timeOf';
import { useListed } from './useListed';

/**
 * The actions of the operator, the newest first.
 * @param acts read again when this number changes
 */
export function AuditLog({ token, acts }: { token: string; acts: number }) {
  const strings = useAdminStrings();
  const id = useId();
  const entries = useListed(async () => (await call('GET /api/admin/audit', { key: token })).entries, acts);
  return (
    <section className={`${page.panel} ${page.prose}`} aria-labelledby={id}>
      <h2 id={id}>{strings.audit}</h2>
      {entries.length === 0 && <p>{strings.noActs}</p>}
      <ul>
        {entries.map(({ at, act, room, detail }) => (
          <li key={`${at} ${act} ${room} ${detail}`}>
            {[timeOf(at), strings.acts[act], room, detail].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
