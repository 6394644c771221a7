import type { OperatorOverview, RoomsWanted, ServerLoad } from '@lantern/protocol/operator';
import { type FormEvent, useState } from 'react';
import { adminStrings, useAdminStrings } from '../../i18n/admin/useAdminStrings';
import { call } from '../../net/api/call';
import { Failure, sentenceOf } from '../../net/api/failure';
import { Button } from '../../ui/Button';
import { PageFrame } from '../../ui/PageFrame';
import page from '../../ui/page.module.css';
import { TextField } from '../../ui/TextField';
import { AuditLog } from './AuditLog';
import { BlockPart } from './BlockPart';
import { ReportsPart } from './ReportsPart';
import { RoomsPart } from './RoomsPart';
import { SayPart } from './SayPart';

/** `/admin`: the rooms of this server and the actions of its operator. Asks for the operator's token first. */
export function AdminPage() {
  const strings = useAdminStrings();
  const [entered, setEntered] = useState<{ token: string; first: OperatorOverview }>();
  return (
    <PageFrame title={strings.title}>
      <main className={page.column}>
        <h1>{strings.title}</h1>
        {entered ? <Entered {...entered} /> : <TokenForm onEnter={(token, first) => setEntered({ token, first })} />}
      </main>
    </PageFrame>
  );
}

function TokenForm({ onEnter }: { onEnter(token: string, first: OperatorOverview): void }) {
  const strings = useAdminStrings();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const token = typed.trim();
    try {
      onEnter(token, await call('GET /api/admin/rooms', { key: token }, {}));
    } catch (error) {
      setBusy(false);
      setFault(error instanceof Failure && error.code === 'NO_SUCH_ROUTE' ? adminStrings().wrong : sentenceOf(error));
    }
  };
  return (
    <form className={`${page.panel} ${page.prose}`} onSubmit={enter}>
      <p>{strings.tokenHelp}</p>
      <TextField
        label={strings.token}
        type="password"
        autoComplete="current-password"
        value={typed}
        {...(fault !== undefined && { fault })}
        onChange={(text) => {
          setTyped(text);
          setFault(undefined);
        }}
      />
      <Button type="submit" look="main" busy={busy} disabled={typed.trim() === ''}>
        {strings.enter}
      </Button>
    </form>
  );
}

function Entered({ token, first }: { token: string; first: OperatorOverview }) {
  const strings = useAdminStrings();
  const [overview, setOverview] = useState(first);
  const [wanted, setWanted] = useState<RoomsWanted>({});
  // Counts the actions; the rooms and the log are read again after each.
  const [acts, setActs] = useState(0);
  const look = async (now: RoomsWanted) => {
    setWanted(now);
    setOverview(await call('GET /api/admin/rooms', { key: token }, now));
  };
  const done = async () => {
    setActs((count) => count + 1);
    await look(wanted);
  };
  return (
    <>
      <ul aria-label={strings.servers}>
        {[overview.server, ...overview.others].map((load) => (
          <li key={`${load.host} ${load.uptime} ${load.memory}`}>{lineOf(load)}</li>
        ))}
      </ul>
      <RoomsPart token={token} overview={overview} onLook={look} onDone={done} />
      <ReportsPart token={token} acts={acts} onDone={done} />
      <SayPart token={token} onDone={done} />
      <BlockPart token={token} onDone={done} />
      <AuditLog token={token} acts={acts} />
    </>
  );
}

function lineOf({ host, version, commit, matches, memory, uptime }: ServerLoad): string {
  return adminStrings().server({
    host,
    build: commit ? `${version} (${commit})` : version,
    matches,
    memory: Math.round(memory / 1e6),
    hours: Math.round(uptime / 3600),
  });
}
