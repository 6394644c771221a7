import { isFace, type Muster as MusterState, stageOf } from '@lantern/games/improvised-dungeon-crawl/board';
import { BoardSlots } from '../../../match/frame/BoardSlots';
import { type BoardContext, can } from '../context';
import { t } from '../strings';
import { Claims } from './Claims';
import { Hand } from './Hand';
import { HeroPreview } from './HeroPreview';
import { MakeHero } from './MakeHero';
import styles from './Muster.module.css';
import { Ranks } from './Ranks';

/** The creation of heroes: the claims and the preview of the hero on the board, the viewer's cards in the hand. */
export function Muster({ context, muster }: { context: BoardContext; muster: MusterState }) {
  const { view, seat, selection } = context;
  const own = seat === null ? undefined : (view.heroes[seat]?.card ?? muster.claims[seat]);
  const faces = view.hand.filter(isFace);
  const face = selection.face && faces.includes(selection.face) ? selection.face : (own ?? faces[0] ?? null);
  const holds = seat !== null && view.hand.length > 0;
  return (
    <BoardSlots
      board={
        <div className={styles.frame}>
          <div className={styles.muster}>
            <Claims context={context} muster={muster} />
            {face ? <HeroPreview card={face} hand={muster.who.includes(seat ?? '') ? view.hand : null} /> : <Ranks />}
          </div>
        </div>
      }
      hand={holds && <Hand context={context} face={face} pips={can(context, 'offerSwap')} word={heldWord(context)} />}
      action={<MakeHero context={context} muster={muster} face={face} />}
    />
  );
}

/** The use of the selected face card. */
function heldWord({ view, seat }: BoardContext): string {
  const stage = seat === null ? 'idle' : stageOf(view, seat);
  return t().muster.held[stage === 'answer' || stage === 'give' ? 'give' : 'hero'];
}
