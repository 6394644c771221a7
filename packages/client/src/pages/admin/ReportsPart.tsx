import type { Report } from '@lantern/protocol/reports';
import { useId } from 'react';
import { messageText, spokenName } from '../../chat/messageText';
import { adminStrings, useAdminStrings } from '../../i18n/admin/useAdminStrings';
import { useChatStrings } from '../../i18n/chat/useChatStrings';
import { call } from '../../net/api/call';
import { idOf } from '../../net/room/ChatConnection';
import { attempt } from '../../room/connection/attempt';
import { Button } from '../../ui/Button';
import page from '../../ui/page.module.css';
import { toast } from '../../ui/Toast';
import styles from './AdminPage.module.css';
import { timeOf } from './timeOf';
import { useListed } from './useListed';

export interface ReportsPartProps {
  token: string;
  /** Reports are read again when this number changes. */
  acts: number;
  onDone(): Promise<void>;
}

/** The open reports, the newest first, each with the messages around the reported one. */
export function ReportsPart({ token, acts, onDone }: ReportsPartProps) {
  const { reports: strings } = useAdminStrings();
  const id = useId();
  const reports = useListed(async () => (await call('GET /api/admin/reports', { key: token })).reports, acts);
  const done = async (n: number) => {
    if (!(await attempt(() => call('POST /api/admin/reports/:n/done', { n: String(n), key: token })))) return;
    toast(adminStrings().done);
    await onDone();
  };
  return (
    <section className={`${page.panel} ${page.prose}`} aria-labelledby={id}>
      <h2 id={id}>{strings.title}</h2>
      {reports.length === 0 && <p>{strings.none}</p>}
      {reports.map((report) => (
        <OneReport key={report.n} report={report} onDone={() => done(report.n)} />
      ))}
    </section>
  );
}

function OneReport({ report, onDone }: { report: Report; onDone(): void }) {
  const { reports: strings } = useAdminStrings();
  const chat = useChatStrings();
  const { at, room, about, message, around, by } = report;
  const name = spokenName(about, chat);
  const said = (message: Report['around'][number]) =>
    `${spokenName(message.speaker, chat)}: ${messageText(message.saying, chat)}`;
  return (
    <details className={page.prose}>
      <summary className={styles.summary}>
        <b>{message ? strings.message(name) : strings.name(name)}</b>
        <span>{[room, timeOf(at), strings.by(by.name || strings.guest)].join(' · ')}</span>
      </summary>
      {message && <blockquote dir="auto">{messageText(message.saying, chat)}</blockquote>}
      {around.length > 0 && <h3>{strings.around}</h3>}
      <ol>
        {around.map((one) => (
          <li key={idOf(one)}>{message && idOf(one) === idOf(message) ? <b>{said(one)}</b> : said(one)}</li>
        ))}
      </ol>
      <Button onClick={onDone}>{strings.done}</Button>
    </details>
  );
}
