import type { Choice } from '@lantern/games/kit/move';
import { useContext, useEffect } from 'react';
import { useSpeaking } from '../../../match/announcer/speaking';
import { FrameContext } from '../../../match/frame/FrameContext';
import { atSpeed, useSettings } from '../../../state/settings';

/** The time to read the attacker and the target before the roll, in milliseconds at normal speed. */
const READING_MS = 900;

/** Whether the roll is the only legal move, without a choice of target. */
function plainRoll(legal: readonly Choice[]): boolean {
  return legal.length === 1 && legal[0]?.move === 'roll' && legal[0].args.length === 0;
}

export interface AutoRoll {
  /** Whether the roll is made without a tap. */
  automatic: boolean;
  /** The time until the roll, in milliseconds; `undefined` if none is scheduled, or while a screen reader speaks. */
  rollsIn?: number;
}

/**
 * Rolls automatically if the settings allow it, there is nothing to decide, and a screen reader has spoken the previous
 * events; never in a lesson, where rolling is taught.
 * @param decision identifies the roll
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
    const timer = setTimeout(roll, atSpeed(READING_MS));
    return () => clearTimeout(timer);
  }, [rolls, decision]);
  return rolls ? { automatic, rollsIn: atSpeed(READING_MS) } : { automatic };
}
