import { useState } from 'react';
import { useReplayStrings } from '../i18n/replay/useReplayStrings';
import { saveMatch } from './share';

/** Saves a match as a file, and reports whether this is in progress. */
export function useSaving(code: string, matchId: string, seatKey: string | undefined) {
  const strings = useReplayStrings();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveMatch(code, matchId, seatKey, strings);
    setSaving(false);
  };
  return { saving, save };
}
