import type { ReplayStrings } from '../i18n/replay/en';
import { sentenceOf } from '../net/api/failure';
import { download } from '../ui/download';
import { toast } from '../ui/Toast';
import { allPages, serverSource } from './pageSource';
import { fileName, serialiseMatch } from './savedMatch';

/** The link of a replay: nothing in it but the room and the match. */
export const linkOfReplay = (code: string, matchId: string): string => `${location.origin}/r/${code}/m/${matchId}`;

/** Hands the link of a replay on, by the device's own way or the clipboard. */
export async function shareReplay(link: string, title: string, strings: ReplayStrings): Promise<void> {
  if ('share' in navigator) {
    try {
      return await navigator.share({ title: `Lantern: ${title}`, text: strings.watch(title), url: link });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    toast(strings.copied);
  } catch {
    toast(link);
  }
}

/** Saves what everybody saw and, with the key of a seat, what it saw itself. Failures are said on the screen. */
export async function saveMatch(code: string, matchId: string, seatKey: string | undefined, say: ReplayStrings) {
  try {
    const views = [await allPages(serverSource(code, matchId, undefined))];
    const own = seatKey === undefined ? undefined : await allPages(serverSource(code, matchId, seatKey));
    if (own?.[0] && own[0].audience !== null) views.unshift(own);
    const now = new Date();
    download(fileName(views[0]?.[0]?.game ?? 'match', now), serialiseMatch(views, now.getTime()), 'application/json');
    toast(say.saved);
  } catch (error) {
    toast(sentenceOf(error), 'refusal');
  }
}
