import type { CardId, Facts } from '@lantern/games/colossal-cave/board';
import { type Fact, newestFactNumber } from '@lantern/games/kit/story';
import { factSentence } from '@lantern/games/kit/strings';
import { useEffect, useState } from 'react';
import { Glyph, type GlyphName } from '../../../art/Glyph';
import { paced } from '../../../state/settings';
import { CardSmall } from '../cards/faces';
import type { BoardContext } from '../context';
import { t } from '../strings';
import styles from './StoryFlash.module.css';

type CaveFact = Fact<Facts>;

/** The facts that are shown over the map for a moment (13.5), and their animation: a blow or a glint. */
const FLASHES: Partial<Record<CaveFact['kind'], { look: 'blow' | 'glint'; glyph: GlyphName }>> = {
  played: { look: 'glint', glyph: 'action' },
  reacted: { look: 'blow', glyph: 'reaction' },
  cancelled: { look: 'blow', glyph: 'cross' },
  revealed: { look: 'glint', glyph: 'shield' },
  protected: { look: 'glint', glyph: 'shield' },
  acquired: { look: 'glint', glyph: 'item' },
  taken: { look: 'blow', glyph: 'item' },
  died: { look: 'blow', glyph: 'ghost' },
  resurrected: { look: 'glint', glyph: 'sun' },
  deposited: { look: 'glint', glyph: 'treasure' },
  caveClosed: { look: 'blow', glyph: 'padlock' },
  caveReopened: { look: 'glint', glyph: 'sun' },
};

const SHOWN_FOR = 2200;

/** The newest fact after `seen` that is shown over the map. */
function flashAfter(story: BoardContext['view']['story'], seen: number): CaveFact | undefined {
  return story.filter((fact) => fact.n > seen && FLASHES[fact.kind]).sort((a, b) => b.n - a.n)[0];
}

function cardIn({ data }: CaveFact): CardId | undefined {
  if ('item' in data && 'card' in data && typeof data.item === 'string' && !('target' in data)) return data.item;
  return 'card' in data ? data.card : undefined;
}

/** Shows the last remarkable fact over the map for a moment. Decorative: the story has it too. */
export function StoryFlash({ context }: { context: BoardContext }) {
  const { view, seat, names } = context;
  const { story } = view;
  const [seen, setSeen] = useState(() => newestFactNumber(story));
  const [shown, setShown] = useState<CaveFact | null>(null);
  const newest = newestFactNumber(story);
  if (newest !== seen) {
    setSeen(newest);
    const flash = flashAfter(story, seen);
    if (flash) setShown(flash);
  }
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), paced(SHOWN_FOR));
    return () => clearTimeout(timer);
  }, [shown]);
  const kind = shown && FLASHES[shown.kind];
  if (!shown || !kind) return null;
  const card = cardIn(shown);
  const voice = { you: seat, name: (other: string) => names[other] ?? other };
  return (
    <div key={shown.n} className={styles.moment} data-look={kind.look} aria-hidden="true">
      {card ? <CardSmall card={card} /> : <Glyph name={kind.glyph} size={34} />}
      <span>{factSentence(t().text, shown, voice)}</span>
    </div>
  );
}
