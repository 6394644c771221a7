import { useEffect } from 'react';
import type { OwnSeat } from '../../state/pushWishes';
import { useLatest } from '../../ui/useLatest';
import { useOwnAnswer } from '../days/useOwnAnswer';

export interface NoteOnArrivalProps {
  own: OwnSeat;
  /** Whether another sheet is open. */
  busy: boolean;
  onOpen(): void;
}

/** Opens the note of a player who enters the match, unless it is empty. */
export function NoteOnArrival({ own, busy, onOpen }: NoteOnArrivalProps) {
  const note = useOwnAnswer('GET /api/rooms/:code/seats/:seat/note', own)?.text;
  const open = useLatest(() => !busy && onOpen());
  useEffect(() => {
    if (note) open.current();
  }, [note]);
  return null;
}
