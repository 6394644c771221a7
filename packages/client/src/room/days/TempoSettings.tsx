import { LONGEST_HOLIDAY, USUAL_HOLIDAY } from '@lantern/protocol/holidays';
import type { RoomView } from '@lantern/protocol/rooms';
import { OVERDUE, type Tempo } from '@lantern/protocol/tempo';
import { useDaysStrings } from '../../i18n/days/useDaysStrings';
import { Choice } from '../../ui/form/Choice';
import { Stepper } from '../../ui/form/Stepper';
import { Switch } from '../../ui/form/Switch';
import type { RoomActs } from '../connection/roomHandle';
import { TempoChoice, TurnChoice } from './TempoChoice';

/** The tempo of a room. The host sets it until the deal, and can only extend the time after it. */
export function TempoSettings({ handle, room }: { handle: RoomActs; room: RoomView }) {
  const strings = useDaysStrings();
  const { tempo } = room;
  const set = (wanted: Tempo | undefined) => handle.act.configure({ tempo: wanted ?? null });
  const playing = room.state === 'playing';
  if (playing && !tempo) return null;
  return (
    <>
      {playing && tempo ? (
        <>
          <p>{strings.extend}</p>
          <TurnChoice
            tempo={tempo}
            onChange={(wanted) => set({ ...wanted, reserve: Math.max(wanted.reserve, tempo.reserve) })}
          />
        </>
      ) : (
        <TempoChoice value={tempo} onChange={set} />
      )}
      {tempo && (
        <Stepper
          label={strings.daysOff}
          help={strings.daysOffHelp}
          value={tempo.holiday ?? USUAL_HOLIDAY}
          min={playing ? (tempo.holiday ?? USUAL_HOLIDAY) : 0}
          max={LONGEST_HOLIDAY}
          onChange={(holiday) => set({ ...tempo, holiday })}
        />
      )}
      {tempo && tempo.turn !== 'none' && (
        <>
          <Choice<Tempo['overdue']>
            inline
            label={strings.overdue}
            value={tempo.overdue}
            values={OVERDUE.map((value) => ({ value, label: strings.overdues[value] }))}
            onChange={(overdue) => set({ ...tempo, overdue })}
          />
          <Switch
            label={strings.weekends}
            help={strings.weekendsHelp}
            checked={tempo.weekends === 'off'}
            onChange={(off) => set({ ...tempo, weekends: off ? 'off' : 'count' })}
          />
        </>
      )}
    </>
  );
}

export function TempoInWords({ tempo }: { tempo: Tempo }) {
  return <li>{useDaysStrings().inWords(tempo)}</li>;
}
