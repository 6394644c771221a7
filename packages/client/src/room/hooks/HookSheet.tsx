import {
  HOOK_EVENTS,
  HOOK_KINDS,
  type HookEvent,
  type HookKind,
  type HookSet,
  type HookView,
  LONGEST_HOOK_ADDRESS,
} from '@lantern/protocol/hooks';
import { useState } from 'react';
import { useHookStrings } from '../../i18n/hooks/useHookStrings';
import { useLanguage } from '../../i18n/strings';
import { call } from '../../net/api/call';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/form/Choice';
import { Switch } from '../../ui/form/Switch';
import { Sheet } from '../../ui/sheet/Sheet';
import { TextField } from '../../ui/TextField';
import { attempt } from '../connection/attempt';
import styles from './Hooks.module.css';

interface HookSheetProps {
  code: string;
  hostKey: string;
  onAdded(hooks: HookView[]): void;
  onClose(): void;
}

/** The sheet in which the host adds a channel. */
export function HookSheet({ code, hostKey, onAdded, onClose }: HookSheetProps) {
  const strings = useHookStrings();
  const language = useLanguage();
  const [kind, setKind] = useState<HookKind>('discord');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly HookEvent[]>(HOOK_EVENTS);
  const [secret, setSecret] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    let set: HookSet | undefined;
    await attempt(async () => {
      const wish = { kind, url: url.trim(), events: [...events], language };
      set = await call('POST /api/rooms/:code/hooks', { code, key: hostKey }, wish);
    });
    setBusy(false);
    if (!set) return;
    onAdded(set.hooks);
    if (set.secret === undefined) onClose();
    else setSecret(set.secret);
  };
  if (secret !== undefined) return <SecretSheet {...{ secret, onClose }} />;
  const action = (
    <Button look="main" busy={busy} disabled={url.trim() === '' || events.length === 0} onClick={add}>
      {strings.save}
    </Button>
  );
  return (
    <Sheet title={strings.add} onClose={onClose} actions={action}>
      <Choice<HookKind>
        inline
        label={strings.kind}
        help={strings.hints[kind]}
        value={kind}
        values={HOOK_KINDS.map((value) => ({ value, label: strings.kinds[value] }))}
        onChange={setKind}
      />
      <TextField
        type="url"
        label={strings.url}
        autoComplete="off"
        maxLength={LONGEST_HOOK_ADDRESS}
        value={url}
        onChange={setUrl}
      />
      <Events chosen={events} onChange={setEvents} />
      <p className={styles.soft}>{strings.allowed}</p>
    </Sheet>
  );
}

/** Selects the events to post. */
function Events({ chosen, onChange }: { chosen: readonly HookEvent[]; onChange(events: readonly HookEvent[]): void }) {
  const strings = useHookStrings();
  return (
    <fieldset className={styles.events}>
      <legend>{strings.events}</legend>
      {HOOK_EVENTS.map((event) => (
        <Switch
          key={event}
          label={strings.eventNames[event]}
          checked={chosen.includes(event)}
          onChange={(on) => onChange(HOOK_EVENTS.filter((one) => (one === event ? on : chosen.includes(one))))}
        />
      ))}
    </fieldset>
  );
}

/** Shows the signing key of a JSON channel, once. */
function SecretSheet({ secret, onClose }: { secret: string; onClose(): void }) {
  const strings = useHookStrings();
  const action = (
    <Button look="main" onClick={onClose}>
      {strings.done}
    </Button>
  );
  return (
    <Sheet title={strings.kinds.json} onClose={onClose} actions={action}>
      <p>{strings.secret}</p>
      <p className={styles.secret}>{secret}</p>
    </Sheet>
  );
}
