import { HOLIDAY_MODES, type HolidayMode, type HolidayView } from '@lantern/protocol/holidays';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { useHolidayStrings } from '../../i18n/holidays/useHolidayStrings';
import { useLanguage } from '../../i18n/strings';
import { call } from '../../net/api/call';
import { Button } from '../../ui/Button';
import { Door } from '../../ui/Door';
import { Choice } from '../../ui/form/Choice';
import { TextField } from '../../ui/TextField';
import { attempt } from '../connection/attempt';
import { useNow } from '../days/useNow';
import { dateIn, dayInWords, daysFrom } from './days';

export interface DaysOffProps {
  own: { code: string; seat: Seat; seatKey: string };
  holiday: HolidayView;
  zone: string;
}

/** Takes or ends the days off of the viewer in a match over days. */
export function DaysOff(props: DaysOffProps) {
  const strings = useHolidayStrings();
  const { away } = props.holiday;
  const now = useNow(away?.to ?? null);
  return (
    <Door icon="calendar" label={strings.title}>
      {away && away.to > now ? <Taken {...props} away={away} now={now} /> : <Take {...props} />}
    </Door>
  );
}

function Taken({ own, zone, away, now }: DaysOffProps & { away: NonNullable<HolidayView['away']>; now: number }) {
  const strings = useHolidayStrings();
  const language = useLanguage();
  const last = dayInWords(away.to - 1, zone, language);
  const isNow = away.from <= now;
  const end = () => attempt(() => call('POST /api/rooms/:code/seats/:seat/holiday-end', { ...own, key: own.seatKey }));
  return (
    <>
      <p>{isNow ? strings.now(last) : strings.planned(dayInWords(away.from, zone, language), last)}</p>
      <Button onClick={end}>{isNow ? strings.end : strings.cancel}</Button>
    </>
  );
}

function Take({ own, holiday: { left }, zone }: DaysOffProps) {
  const strings = useHolidayStrings();
  const today = dateIn(zone, Date.now());
  const [by, setBy] = useState<HolidayMode>('wait');
  const [first, setFirst] = useState(today);
  const [last, setLast] = useState(today);
  const [busy, setBusy] = useState(false);
  const days = daysFrom(first, last);
  const take = async () => {
    setBusy(true);
    const wish = { first, last, by };
    await attempt(() => call('POST /api/rooms/:code/seats/:seat/holiday', { ...own, key: own.seatKey }, wish));
    setBusy(false);
  };
  return (
    <>
      <p>{strings.left(left)}</p>
      <TextField type="date" label={strings.first} value={first} min={today} onChange={setFirst} />
      <TextField
        type="date"
        label={strings.last}
        value={last}
        min={first}
        {...(days < 1 && { fault: strings.order })}
        onChange={setLast}
      />
      <p>{strings.zone(zone)}</p>
      <Choice<HolidayMode>
        label={strings.mode}
        help={strings.help[by]}
        value={by}
        values={HOLIDAY_MODES.map((value) => ({ value, label: strings.modes[value] }))}
        onChange={setBy}
      />
      <Button look="main" busy={busy} disabled={!(days >= 1 && days <= left)} onClick={take}>
        {strings.take(days >= 1 ? days : 0)}
      </Button>
    </>
  );
}
