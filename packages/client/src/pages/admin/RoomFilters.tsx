import type { RoomSign, RoomsWanted } from '@lantern/protocol/operator';
import type { RoomState } from '@lantern/protocol/rooms';
import { type FormEvent, useState } from 'react';
import { useAdminStrings } from '../../i18n/admin/useAdminStrings';
import { sentenceOf } from '../../net/api/failure';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/form/Choice';
import page from '../../ui/page.module.css';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/Toast';

/** The value of a filter that matches all rooms. */
type Any = 'any';

interface Filters {
  state: RoomState | Any;
  sign: RoomSign | Any;
  text: string;
}

/** The filters of the rooms. A selection takes effect at once, a text when it is submitted. */
export function RoomFilters({ onLook }: { onLook(wanted: RoomsWanted): Promise<void> }) {
  const strings = useAdminStrings();
  const [filters, setFilters] = useState<Filters>({ state: 'any', sign: 'any', text: '' });
  const [busy, setBusy] = useState(false);
  const look = async (now: Filters) => {
    setFilters(now);
    setBusy(true);
    await onLook(wantedOf(now)).catch((error: unknown) => toast(sentenceOf(error), 'refusal'));
    setBusy(false);
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    void look(filters);
  };
  const values = <Value extends string>(labels: Readonly<Record<Value, string>>) => [
    { value: 'any' as const, label: strings.any },
    ...(Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] })),
  ];
  return (
    <form className={page.prose} onSubmit={search}>
      <Choice<RoomState | Any>
        label={strings.state}
        inline
        value={filters.state}
        values={values(strings.states)}
        onChange={(state) => look({ ...filters, state })}
      />
      <Choice<RoomSign | Any>
        label={strings.sign}
        help={strings.signsHelp}
        inline
        value={filters.sign}
        values={values(strings.signs)}
        onChange={(sign) => look({ ...filters, sign })}
      />
      <TextField label={strings.text} value={filters.text} onChange={(text) => setFilters({ ...filters, text })} />
      <Button type="submit" busy={busy}>
        {strings.search}
      </Button>
    </form>
  );
}

function wantedOf({ state, sign, text }: Filters): RoomsWanted {
  return {
    ...(state !== 'any' && { state }),
    ...(sign !== 'any' && { sign }),
    ...(text.trim() !== '' && { text: text.trim() }),
  };
}
