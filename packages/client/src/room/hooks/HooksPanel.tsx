import type { Hooks, HookView } from '@lantern/protocol/hooks';
import { useEffect, useState } from 'react';
import { useHookStrings } from '../../i18n/hooks/useHookStrings';
import { call } from '../../net/api/call';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/Toast';
import { attempt } from '../connection/attempt';
import type { RoomRole } from '../connection/roomHandle';
import { HookSheet } from './HookSheet';
import styles from './Hooks.module.css';

/** The channels to which the turns of a room over days are posted. Only the host can change them. */
export function HooksPanel({
  handle: { code, host, hostKey },
}: {
  handle: Pick<RoomRole, 'code' | 'host' | 'hostKey'>;
}) {
  const strings = useHookStrings();
  const [adding, setAdding] = useState(false);
  const [found, setFound] = useState<Hooks>();
  const key = host ? hostKey : undefined;
  useEffect(() => {
    let here = true;
    call('GET /api/rooms/:code/hooks', { code, key }).then(
      (hooks) => here && setFound(hooks),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [code, key]);
  if (!found?.on || (!host && found.hooks.length === 0)) return null;
  return (
    <section className={styles.panel} aria-labelledby="channels">
      <h2 id="channels">{strings.title}</h2>
      {found.hooks.length === 0 && <p>{strings.none}</p>}
      {found.hooks.map((hook) => (
        <Channel key={hook.n} {...{ hook, code }} hostKey={key} onChange={setFound} />
      ))}
      {host && (
        <Button icon="plus" onClick={() => setAdding(true)}>
          {strings.add}
        </Button>
      )}
      {adding && (
        <HookSheet
          {...{ code, hostKey }}
          onAdded={(hooks) => setFound({ on: true, hooks })}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

interface ChannelProps {
  hook: HookView;
  code: string;
  /** Undefined for everybody but the host. */
  hostKey: string | undefined;
  onChange(hooks: Hooks): void;
}

function Channel({ hook: { n, kind, setBy, off, server, fault }, code, hostKey, onChange }: ChannelProps) {
  const strings = useHookStrings();
  const [busy, setBusy] = useState(false);
  const change = async (act: 'test' | 'remove') => {
    setBusy(true);
    let after: Hooks | undefined;
    await attempt(async () => {
      after = await call(`POST /api/rooms/:code/hooks/${act}`, { code, key: hostKey }, { n });
    });
    setBusy(false);
    if (after) onChange(after);
    return after?.hooks.find((hook) => hook.n === n);
  };
  const test = async () => {
    const tested = await change('test');
    if (tested && tested.fault === undefined) toast(strings.works);
  };
  return (
    <div className={styles.channel}>
      <p>{strings.told(kind, setBy)}</p>
      {server && <p className={styles.soft}>{server}</p>}
      {fault !== undefined && <p className={styles.soft}>{strings.fault(fault)}</p>}
      {off && <p className={styles.soft}>{strings.off}</p>}
      {hostKey !== undefined && (
        <div className={styles.row}>
          <Button busy={busy} onClick={test}>
            {strings.test}
          </Button>
          <Button look="danger" busy={busy} onClick={() => change('remove')}>
            {strings.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
