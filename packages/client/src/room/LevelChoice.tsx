import { LEVELS, type Level } from '@lantern/protocol/level';
import { useStrings } from '../i18n/strings';
import { Choice } from '../ui/form/Choice';

export interface LevelChoiceProps {
  label: string;
  level: Level;
  onChange(level: Level): void;
}

/** How well a bot is to play. */
export function LevelChoice({ label, level, onChange }: LevelChoiceProps) {
  const { levels } = useStrings().common;
  return (
    <Choice<Level>
      inline
      label={label}
      value={level}
      values={LEVELS.map((value) => ({ value, label: levels[value] }))}
      onChange={onChange}
    />
  );
}
