import { isFace, type Muster as MusterState, stageOf } from '@lantern/games/improvised-dungeon-crawl/board';
import { type BoardContext, can } from '../context';
import { t } from '../strings';
import { Claims } from './Claims';
import { Hand } from './Hand';
import { HeroPreview } from './HeroPreview';
import { MakeHero } from './MakeHero';
import styles from './Muster.module.css';
import { Ranks } from './Ranks';

/** Making heroes: who claims what above, the hero in the making in the middle, the own cards and the choice below. */
export function Muster({ context, muster }: { context: BoardContext; muster: MusterState }) {
  const { view, seat, selection } = context;
  const own = seat === null ? undefined : (view.heroes[seat]?.card ?? muster.claims[seat]);
  const faces = view.hand.filter(isFace);
  const face = selection.face && faces.includes(selection.face) ? selection.face : (own ?? faces[0] ?? null);
  return (
    <div className={styles.muster}>
      <Claims context={context} muster={muster} />
      <div className={styles.middle}>
        {face ? <HeroPreview card={face} hand={muster.who.includes(seat ?? '') ? view.hand : null} /> : <Ranks />}
      </div>
      {seat !== null && (
        <Hand context={context} face={face} pips={can(context, 'offerSwap')} word={heldWord(context)} />
      )}
      <div className={styles.panel}>
        <MakeHero context={context} muster={muster} face={face} />
      </div>
    </div>
  );
}

/** What becomes of the face card that is held up. */
function heldWord({ view, seat }: BoardContext): string {
  const stage = seat === null ? 'idle' : stageOf(view, seat);
  return t().muster.held[stage === 'answer' || stage === 'give' ? 'give' : 'hero'];
}
