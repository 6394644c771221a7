import { factSentence, type Voice } from '@lantern/games/kit/strings';
import { Sign, type SignName } from '../art/Sign';
import type { CrawlFact } from '../beats';
import { t } from '../strings';
import styles from './StoryFlash.module.css';

/** The facts that are shown large over the room, with their style. */
const FLASHES: Partial<Record<CrawlFact['kind'], { look: 'dark' | 'bright'; sign: SignName }>> = {
  dragonWoke: { look: 'dark', sign: 'flame' },
  died: { look: 'dark', sign: 'skull' },
  dragonSlain: { look: 'bright', sign: 'crown' },
  crawlWon: { look: 'bright', sign: 'crown' },
  resurrected: { look: 'bright', sign: 'heart' },
  intervention: { look: 'bright', sign: 'heart' },
  lootShared: { look: 'bright', sign: 'coin' },
};

/** Shows an important fact over the room. Decorative: the story contains it too. */
export function StoryFlash({ fact, voice }: { fact: CrawlFact | null; voice: Voice }) {
  const flash = fact && FLASHES[fact.kind];
  if (!fact || !flash) return null;
  return (
    <p key={fact.n} className={styles.moment} data-look={flash.look} aria-hidden="true">
      <Sign name={flash.sign} size={30} />
      <span>{factSentence(t().text, fact, voice)}</span>
    </p>
  );
}
