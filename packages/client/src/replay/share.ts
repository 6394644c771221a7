import type { ReplayStrings } from '../i18n/replay/en';
import { sentenceOf } from '../net/api/failure';
import { basePath } from '../state/basePath';
import { download } from '../ui/download';
import { toast } from '../ui/Toast';
import { allPages, serverSource } from './pageSource';
import { fileName, serialiseMatch } from './savedMatch';

/** The link of a replay: nothing in it but the room and the match. */
export const linkOfReplay = (code: string, matchId: string): string =>
  `${location.origin}${basePath}/r/${code}/m/${matchId}`;

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

/** Saves what everybody saw, with the key of a seat what it saw itself, and what was revealed. Failures are said on the screen. */
export async function saveMatch(code: string, matchId: string, seatKey: string | undefined, say: ReplayStrings) {
  try {
    const source = serverSource(code, matchId, undefined);
    const [views, revealed] = [[await allPages(source)], await source.revealed()];
    const own = seatKey === undefined ? undefined : await allPages(serverSource(code, matchId, seatKey));
    if (own?.[0] && own[0].audience !== null) views.unshift(own);
    const now = new Date();
    const text = serialiseMatch(views, now.getTime(), revealed);
    download(fileName(views[0]?.[0]?.game ?? 'match', now), text, 'application/json');
    toast(say.saved);
  } catch (error) {
    toast(sentenceOf(error), 'refusal');
  }
}
