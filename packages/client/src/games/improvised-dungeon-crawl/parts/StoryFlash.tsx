import { factSentence, type Voice } from '@lantern/games/kit/strings';
import { Sign, type SignName } from '../art/Sign';
import type { CrawlFact, Told } from '../playback';
import { say } from '../strings';
import styles from './StoryFlash.module.css';

/** What is told large over the room. */
const MOMENTS: Partial<Record<CrawlFact['kind'], { look: 'dark' | 'bright'; sign: SignName }>> = {
  dragonWoke: { look: 'dark', sign: 'flame' },
  died: { look: 'dark', sign: 'skull' },
  dragonSlain: { look: 'bright', sign: 'crown' },
  crawlWon: { look: 'bright', sign: 'crown' },
  resurrected: { look: 'bright', sign: 'heart' },
  intervention: { look: 'bright', sign: 'heart' },
  lootShared: { look: 'bright', sign: 'coin' },
};

/** A great moment over the room while it is told. Decorative: the story tells it too. */
export function Moment({ told: { fact }, voice }: { told: Told; voice: Voice }) {
  const moment = fact && MOMENTS[fact.kind];
  if (!fact || !moment) return null;
  return (
    <p key={fact.n} className={styles.moment} data-look={moment.look} aria-hidden="true">
      <Sign name={moment.sign} size={30} />
      <span>{factSentence(say().text, fact, voice)}</span>
    </p>
  );
}
