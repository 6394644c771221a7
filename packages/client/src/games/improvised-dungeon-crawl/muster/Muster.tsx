import { isFace, type Muster as MusterState, stageOf } from '@lantern/games/improvised-dungeon-crawl/board';
import { type BoardTable, can } from '../context';
import { say } from '../strings';
import { Claims } from './Claims';
import { Hand } from './Hand';
import { HeroPreview } from './HeroPreview';
import { MakeHero } from './MakeHero';
import styles from './Muster.module.css';
import { Ranks } from './Ranks';

/** Making heroes: who claims what above, the hero in the making in the middle, the own cards and the choice below. */
export function Muster({ table, muster }: { table: BoardTable; muster: MusterState }) {
  const { view, seat, half } = table;
  const own = seat === null ? undefined : (view.heroes[seat]?.card ?? muster.claims[seat]);
  const faces = view.hand.filter(isFace);
  const face = half.face && faces.includes(half.face) ? half.face : (own ?? faces[0] ?? null);
  return (
    <div className={styles.muster}>
      <Claims table={table} muster={muster} />
      <div className={styles.middle}>
        {face ? <HeroPreview card={face} hand={muster.who.includes(seat ?? '') ? view.hand : null} /> : <Ranks />}
      </div>
      {seat !== null && <Hand table={table} face={face} pips={can(table, 'offerSwap')} word={heldWord(table)} />}
      <div className={styles.panel}>
        <MakeHero table={table} muster={muster} face={face} />
      </div>
    </div>
  );
}

/** What becomes of the face card that is held up. */
function heldWord({ view, seat }: BoardTable): string {
  const stage = seat === null ? 'idle' : stageOf(view, seat);
  return say().muster.held[stage === 'answer' || stage === 'give' ? 'give' : 'hero'];
}
