import { useCommandStrings } from '../../i18n/command/commandStrings';
import { Button } from '../../ui/Button';
import { commandLine } from './commandLine';

/** Opens the command line on devices without a key for it. */
export function CommandButton() {
  return (
    <Button icon="send" onClick={() => commandLine.set({ open: true })}>
      {useCommandStrings().title}
    </Button>
  );
}
