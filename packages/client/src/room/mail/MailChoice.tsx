import { MAIL_MODES, type MailMode, type MailSet, type MailState } from '@lantern/protocol/mail';
import { useEffect, useState } from 'react';
import { useMailStrings } from '../../i18n/mail/useMailStrings';
import { useLanguage } from '../../i18n/strings';
import { call } from '../../net/api/call';
import { reader } from '../../net/push/reader';
import type { OwnSeat } from '../../state/pushWishes';
import { forget, keep, recall } from '../../state/storage';
import { Button } from '../../ui/Button';
import { Door } from '../../ui/Door';
import { Choice } from '../../ui/form/Choice';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/Toast';
import { attempt } from '../connection/attempt';
import { QuietHours } from '../notify/QuietHours';

/** The key under which this browser keeps the token of its address. */
const TOKEN = 'mail';

const keptToken = () => recall<string>(TOKEN) ?? '';

/** Lets the viewer get mails about their seat in a match over days, if the server sends mails. */
export function MailChoice({ own }: { own: OwnSeat }) {
  const strings = useMailStrings();
  const [state, setState] = useState<MailState>();
  const { code, seat, seatKey } = own;
  useEffect(() => {
    let here = true;
    call('POST /api/rooms/:code/seats/:seat/mail-state', { code, seat, key: seatKey }, { token: keptToken() }).then(
      (found) => here && setState(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [code, seat, seatKey]);
  if (!state?.on) return null;
  return (
    <Door icon="send" label={strings.open}>
      {state.box ? (
        <Known {...{ own, state }} box={state.box} onChange={setState} />
      ) : (
        <Enter own={own} onChange={setState} />
      )}
    </Door>
  );
}

interface PartProps {
  own: OwnSeat;
  onChange(state: MailState): void;
}

/** The form for a new address. */
function Enter({ own, onChange }: PartProps) {
  const strings = useMailStrings();
  const begin = useBegin(own, onChange);
  const [address, setAddress] = useState('');
  const [mode, setMode] = useState<MailMode>('each');
  return (
    <>
      <TextField type="email" label={strings.address} autoComplete="email" value={address} onChange={setAddress} />
      <ModeChoice mode={mode} onChange={setMode} />
      <p>{strings.help}</p>
      <Button look="main" disabled={!address.includes('@')} onClick={() => begin({ address: address.trim() }, mode)}>
        {strings.send}
      </Button>
    </>
  );
}

/** The address that this browser has given before. */
function Known({ own, state, box, onChange }: PartProps & { state: MailState; box: NonNullable<MailState['box']> }) {
  const strings = useMailStrings();
  const begin = useBegin(own, onChange);
  const { address, confirmed, mode } = box;
  const again = (wanted: MailMode) => begin({ token: keptToken() }, wanted);
  const to = { ...own, key: own.seatKey };
  const stop = () =>
    attempt(async () => onChange(await call('POST /api/rooms/:code/seats/:seat/mail-end', to, { token: keptToken() })));
  const drop = async () => {
    if (!(await attempt(() => call('POST /api/mail/forget', {}, { token: keptToken() })))) return;
    forget(TOKEN);
    toast(strings.forgotten);
    onChange({ on: true, here: false, box: null });
  };
  return (
    <>
      {state.here && <p>{confirmed ? strings.on(address) : strings.waits(address)}</p>}
      {state.here && <ModeChoice mode={mode} onChange={again} />}
      {state.here && mode === 'each' && <QuietHours onChange={() => again(mode)} />}
      {state.here ? (
        <Button onClick={stop}>{strings.stop}</Button>
      ) : (
        <Button look="main" onClick={() => again(mode)}>
          {strings.use(address)}
        </Button>
      )}
      <Button look="danger" onClick={drop}>
        {strings.forget}
      </Button>
    </>
  );
}

function ModeChoice({ mode, onChange }: { mode: MailMode; onChange(mode: MailMode): void }) {
  const strings = useMailStrings();
  return (
    <Choice<MailMode>
      inline
      label={strings.mode}
      value={mode}
      values={MAIL_MODES.map((value) => ({ value, label: strings.modes[value] }))}
      onChange={onChange}
    />
  );
}

/** Returns a function that subscribes an address to mails about the seat and keeps its token for other rooms. */
function useBegin(own: OwnSeat, onChange: PartProps['onChange']) {
  const language = useLanguage();
  return (who: { address: string } | { token: string }, mode: MailMode) => {
    return attempt(async () => {
      const wish = { ...who, mode, language, ...reader() };
      const to = { ...own, key: own.seatKey };
      const { token, ...state }: MailSet = await call('POST /api/rooms/:code/seats/:seat/mail', to, wish);
      keep(TOKEN, token);
      onChange(state);
    });
  };
}
