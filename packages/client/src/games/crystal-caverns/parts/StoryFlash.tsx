import type { Facts } from '@lantern/games/crystal-caverns/board';
import type { Fact } from '@lantern/games/kit/story';
import { factSentence, type Voice } from '@lantern/games/kit/strings';
import { t } from '../strings';
import styles from './StoryFlash.module.css';

/** Shows an important fact over the board. Decorative: the story contains it too. */
export function StoryFlash({ fact, voice }: { fact: Fact<Facts> | null; voice: Voice }) {
  const headlines: Partial<Record<string, (data: never) => string>> = t().news;
  const headline = fact && headlines[fact.kind];
  if (!headline) return null;
  const { n, kind, data } = fact;
  return (
    <p
      key={n}
      className={styles.sign}
      data-grave={kind === 'heroFell' || kind === 'dragonCame' || undefined}
      aria-hidden="true"
    >
      <strong>{headline(data as never)}</strong>
      <span>{factSentence(t().text, fact, voice)}</span>
    </p>
  );
}
