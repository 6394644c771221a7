import { useState } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../net/api/failure';
import { keepPlayerName } from '../../state/roomKeys';
import { toast } from '../../ui/Toast';

/** The ways into a room from the page of a game. */
export type WayIn = 'bots' | 'room';

/**
 * Enters a room once it exists, one request at a time, and shows refusals on the screen.
 * @returns the pending way in
 */
export function useEntering(name: string) {
  const [, go] = useLocation();
  const [busy, setBusy] = useState<WayIn>();
  /** @param open resolves to the code of the room */
  const enter = async (way: WayIn, open: () => Promise<string>) => {
    if (busy) return;
    setBusy(way);
    try {
      if (name !== '') keepPlayerName(name);
      go(`/r/${await open()}`, { replace: true });
    } catch (error) {
      toast(sentenceOf(error), 'refusal');
      setBusy(undefined);
    }
  };
  return { busy, enter };
}
