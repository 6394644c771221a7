import { catalogue } from '@lantern/games/catalogue';
import { useStrings } from '../../i18n/strings';
import { Stepper } from '../../ui/form/Stepper';

export interface PlayersStepperProps {
  game: string;
  value: number;
  disabled?: boolean;
  onChange(players: number): void;
}

/** How many sit at the table, within what the game allows. */
export function PlayersStepper({ game, value, disabled, onChange }: PlayersStepperProps) {
  const strings = useStrings().createRoom;
  const { min, max } = catalogue.find((entry) => entry.id === game)?.players ?? { min: value, max: value };
  return <Stepper label={strings.players} value={value} min={min} max={max} disabled={disabled} onChange={onChange} />;
}
