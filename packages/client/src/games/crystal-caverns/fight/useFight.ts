import type { Combat, View } from '@lantern/games/crystal-caverns/board';
import { useEffect, useState } from 'react';
import { AFTER_BLOW, usePace } from '../pace';

/**
 * The fight to be shown: the one that goes on, or for a moment the one that has just been won, so that its last blow is
 * seen. Who has to decide something at once is not kept from it.
 */
export function useFight({ combat, mustDecide, result }: View): Combat | null {
  const [last, setLast] = useState(combat);
  const [glow, setGlow] = useState<Combat | null>(null);
  const [{ speed }] = usePace();
  if (combat !== last) {
    setLast(combat);
    setGlow(!combat && last && !mustDecide && !result ? fallen(last) : null);
  }
  useEffect(() => {
    if (!glow) return;
    const timer = setTimeout(() => setGlow(null), AFTER_BLOW[speed]);
    return () => clearTimeout(timer);
  }, [glow, speed]);
  return combat ?? glow;
}

function fallen(combat: Combat): Combat {
  return { ...combat, exchange: null, foes: combat.foes.map((foe) => ({ ...foe, hp: 0, stunned: true })) };
}
