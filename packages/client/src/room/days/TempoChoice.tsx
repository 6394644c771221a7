import { type Tempo, TURN_DAYS, usualTempo } from '@lantern/protocol/tempo';
import { useDaysStrings } from '../../i18n/days/useDaysStrings';
import { Choice } from '../../ui/form/Choice';

/** The choice between a match in one go and a match over days, with the time for a turn. */
export function TempoChoice({ value, onChange }: { value: Tempo | undefined; onChange(tempo?: Tempo): void }) {
  const strings = useDaysStrings();
  const kind = value ? 'days' : 'oneGo';
  return (
    <>
      <Choice
        inline
        label={strings.kind}
        help={strings.kinds[kind].help}
        value={kind}
        values={(['oneGo', 'days'] as const).map((one) => ({ value: one, label: strings.kinds[one].label }))}
        onChange={(wanted) => onChange(wanted === 'days' ? usualTempo(3, ownZone()) : undefined)}
      />
      {value && <TurnChoice tempo={value} onChange={onChange} />}
    </>
  );
}

/** The choices for the time of a turn. */
export function TurnChoice({ tempo, onChange }: { tempo: Tempo; onChange(tempo: Tempo): void }) {
  const strings = useDaysStrings();
  return (
    <Choice<`${Tempo['turn']}`>
      inline
      label={strings.turn}
      help={strings.inWords(tempo)}
      value={`${tempo.turn}`}
      values={TURN_DAYS.map((turn) => ({ value: `${turn}` as const, label: strings.turns[turn] }))}
      onChange={(wanted) => {
        const turn = TURN_DAYS.find((day) => String(day) === wanted) ?? 'none';
        onChange({ ...tempo, turn, reserve: usualTempo(turn, tempo.zone).reserve });
      }}
    />
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
