import { useHintStrings } from '../../i18n/hint/useHintStrings';

/** How many hints somebody has asked for in this match. */
export function HintCount({ hints }: { hints: number }) {
  return <>{useHintStrings().count(hints)}</>;
}
