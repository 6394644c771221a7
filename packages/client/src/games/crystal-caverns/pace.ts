import type { Choice } from '@lantern/games/kit/move';
import { useEffect, useSyncExternalStore } from 'react';
import { Observable } from '../../state/observable';
import { changeSettings, useSettings } from '../../state/settings';
import { keep, recall } from '../../state/storage';

/** How a person wants dice to be rolled on this device. */
export interface Pace {
  /** Rolls that leave nothing to decide are made without a tap. */
  auto: boolean;
  /** The speed of everything that moves, as the settings have it. */
  speed: 'slow' | 'fast';
}

const store = new Observable({ auto: false, ...recall<{ auto?: boolean }>('caverns.pace') });

/** Milliseconds before a roll is made by itself, that the last blow of a fight is still seen, and that news stay. */
export const BEFORE_ROLL: Readonly<Record<Pace['speed'], number>> = { slow: 1600, fast: 450 };
export const AFTER_BLOW: Readonly<Record<Pace['speed'], number>> = { slow: 1800, fast: 700 };
export const NEWS: Readonly<Record<Pace['speed'], number>> = { slow: 2600, fast: 1400 };

export function usePace(): [Pace, (change: Partial<Pace>) => void] {
  const { auto } = useSyncExternalStore(store.subscribe, store.get);
  const { speed } = useSettings();
  return [{ auto, speed: speed === 'quick' ? 'fast' : 'slow' }, changePace];
}

function changePace({ auto, speed }: Partial<Pace>): void {
  if (speed) changeSettings({ speed: speed === 'fast' ? 'quick' : 'normal' });
  if (auto === undefined) return;
  store.set({ auto });
  keep('caverns.pace', store.get());
}

/** The one roll that is legal and leaves nothing to decide: one move without a target to be named. */
export function plainRoll(legal: readonly Choice[]): boolean {
  return legal.length === 1 && legal[0]?.move === 'roll' && legal[0].args.length === 0;
}

/** Sends a roll by itself when that is wished and nothing is to be decided. `decision` tells one roll from the next. */
export function useAutoRoll(wanted: boolean, decision: number, roll: () => void): void {
  const [{ auto, speed }] = usePace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one roll a decision
  useEffect(() => {
    if (!auto || !wanted) return;
    const timer = setTimeout(roll, BEFORE_ROLL[speed]);
    return () => clearTimeout(timer);
  }, [auto, wanted, speed, decision]);
}
