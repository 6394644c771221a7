import { LEVELS, type Level } from '@lantern/protocol/level';
import { useRoomSettingsStrings } from '../i18n/roomSettings/useRoomSettingsStrings';
import { useStrings } from '../i18n/strings';
import { Choice } from '../ui/form/Choice';

export interface LevelChoiceProps {
  level: Level;
  onChange(level: Level): void;
}

/** The level of a bot, and an explanation of how it thinks. */
export function LevelChoice({ level, onChange }: LevelChoiceProps) {
  const { levels } = useStrings().common;
  const { seat } = useRoomSettingsStrings();
  return (
    <Choice<Level>
      label={seat.level}
      value={level}
      values={LEVELS.map((value) => ({ value, label: levels[value], help: seat.thinks[value] }))}
      onChange={onChange}
    />
  );
}
