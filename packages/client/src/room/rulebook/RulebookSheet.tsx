import type { ReactNode } from 'react';
import { useRulebookStrings } from '../../i18n/rulebook/useRulebookStrings';
import { Sheet } from '../../ui/sheet/Sheet';
import { Rulebook, type RulebookProps } from './Rulebook';

export interface RulebookSheetProps extends Omit<RulebookProps, 'place'> {
  /** Other help, below the rules. */
  more?: ReactNode;
  onClose(): void;
}

/** The rulebook over a room or a table. */
export function RulebookSheet({ onClose, ...rules }: RulebookSheetProps) {
  const say = useRulebookStrings();
  return (
    <Sheet title={say.title(rules.game.text.title)} place="side" onClose={onClose}>
      <Rulebook {...rules} place="sheet" />
    </Sheet>
  );
}
