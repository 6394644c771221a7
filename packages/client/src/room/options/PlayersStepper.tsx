import { catalogue } from '@lantern/games/catalogue';
import { useStrings } from '../../i18n/strings';
import { Stepper } from '../../ui/form/Stepper';

export interface PlayersStepperProps {
  game: string;
  value: number;
  disabled?: boolean;
  onChange(players: number): void;
}

/** A stepper for the number of players that the game allows; renders nothing if it allows only one number. */
export function PlayersStepper({ game, value, disabled, onChange }: PlayersStepperProps) {
  const strings = useStrings().createRoom;
  const { min, max } = catalogue.find((entry) => entry.id === game)?.players ?? { min: value, max: value };
  if (min === max) return null;
  return <Stepper label={strings.players} value={value} min={min} max={max} disabled={disabled} onChange={onChange} />;
}
