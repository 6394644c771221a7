import { useHintStrings } from '../../i18n/hint/useHintStrings';

/** The number of hints that a player has used in this match. */
export function HintCount({ hints }: { hints: number }) {
  return <>{useHintStrings().count(hints)}</>;
}
