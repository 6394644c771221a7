import type { Choice } from '@lantern/games/kit/move';
import { useContext, useEffect } from 'react';
import { useSpeaking } from '../../../match/announcer/speaking';
import { FrameContext } from '../../../match/frame/FrameContext';
import { atSpeed, useSettings } from '../../../state/settings';

/** The attacker and the target can be read before the roll is made: in milliseconds at the usual speed. */
const READING = 900;

/** The one roll that is legal and leaves nothing to decide: one move without a target to be named. */
function plainRoll(legal: readonly Choice[]): boolean {
  return legal.length === 1 && legal[0]?.move === 'roll' && legal[0].args.length === 0;
}

export interface AutoRoll {
  /** Whether the roll is made without a tap. */
  automatic: boolean;
  /** The time until the roll, in milliseconds; `undefined` without one, or while a screen reader speaks. */
  rollsIn?: number;
}

/**
 * Sends a roll automatically if the settings say so, nothing has to be decided, and a screen reader has spoken what
 * happened; never in a lesson, where rolling is learned.
 * @param decision distinguishes one roll from the next
 */
export function useAutoRoll(legal: readonly Choice[], decision: number, roll: () => void): AutoRoll {
  const lesson = useContext(FrameContext)?.lesson;
  const { autoRoll } = useSettings();
  const isSpeaking = useSpeaking();
  const automatic = autoRoll && !lesson && plainRoll(legal);
  const rolls = automatic && !isSpeaking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one roll a decision
  useEffect(() => {
    if (!rolls) return;
    const timer = setTimeout(roll, atSpeed(READING));
    return () => clearTimeout(timer);
  }, [rolls, decision]);
  return rolls ? { automatic, rollsIn: atSpeed(READING) } : { automatic };
}
