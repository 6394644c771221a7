import { Observable } from '../../state/observable';
import { useSettings } from '../../state/settings';
import { useConnection } from '../../state/useConnection';

/** Whether there are news that have not been spoken completely. */
export const speaking = new Observable({ news: false });

/** Returns whether a person who uses a screen reader still has to hear what happened. */
export function useSpeaking(): boolean {
  const { news } = useConnection(speaking);
  const { listens } = useSettings();
  return listens && news;
}
