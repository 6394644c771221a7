import type { CardId, Facts } from '@lantern/games/colossal-cave/board';
import type { Fact } from '@lantern/games/kit/story';
import { factSentence } from '@lantern/games/kit/strings';
import { Glyph, type GlyphName } from '../../../art/Glyph';
import { voiceFor } from '../../../match/sentences';
import { CardSmall } from '../cards/faces';
import type { BoardContext } from '../context';
import { t } from '../strings';
import styles from './StoryFlash.module.css';

type CaveFact = Fact<Facts>;

/** The facts that are shown over the map (13.5), and their animation: a blow or a glint. */
const FLASHES: Partial<Record<CaveFact['kind'], { look: 'blow' | 'glint'; glyph: GlyphName }>> = {
  played: { look: 'glint', glyph: 'action' },
  reacted: { look: 'blow', glyph: 'reaction' },
  cancelled: { look: 'blow', glyph: 'cross' },
  revealed: { look: 'glint', glyph: 'shield' },
  protected: { look: 'glint', glyph: 'shield' },
  acquired: { look: 'glint', glyph: 'item' },
  taken: { look: 'blow', glyph: 'item' },
  lost: { look: 'blow', glyph: 'item' },
  died: { look: 'blow', glyph: 'ghost' },
  resurrected: { look: 'glint', glyph: 'sun' },
  deposited: { look: 'glint', glyph: 'treasure' },
  caveClosed: { look: 'blow', glyph: 'padlock' },
  caveReopened: { look: 'glint', glyph: 'sun' },
};

function cardIn({ data }: CaveFact): CardId | undefined {
  if ('item' in data && 'card' in data && typeof data.item === 'string' && !('target' in data)) return data.item;
  return 'card' in data ? data.card : undefined;
}

/** Shows an important fact over the map. Decorative: the story contains it too. */
export function StoryFlash({ context: { fact, seat, names } }: { context: BoardContext }) {
  const kind = fact && FLASHES[fact.kind];
  if (!kind) return null;
  const card = cardIn(fact);
  return (
    <div key={fact.n} className={styles.moment} data-look={kind.look} aria-hidden="true">
      {card ? <CardSmall card={card} /> : <Glyph name={kind.glyph} size={34} />}
      <span>{factSentence(t().text, fact, voiceFor(seat, names))}</span>
    </div>
  );
}
