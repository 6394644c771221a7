import type { ReplayStrings } from '../i18n/replay/en';
import { sentenceOf } from '../net/api/failure';
import { download } from '../ui/download';
import { share } from '../ui/handOn';
import { toast } from '../ui/Toast';
import { allPages, serverSource } from './pageSource';
import { fileName, serialiseMatch } from './savedMatch';

export const shareReplay = (link: string, title: string, strings: ReplayStrings): Promise<void> =>
  share({ title: `Lantern: ${title}`, text: strings.watch(title), url: link }, strings.copied);

/**
 * Saves the public view of a match, the view of a seat if its key is given, and what was revealed. Failures are shown
 * on the screen.
 */
export async function saveMatch(code: string | null, matchId: string, seatKey: string | undefined, say: ReplayStrings) {
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
