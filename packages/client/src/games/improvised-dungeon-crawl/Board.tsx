import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import { lazy, Suspense } from 'react';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { BoardProps } from '../../match/gameBoard';
import styles from './Board.module.css';
import type { BoardContext } from './context';
import { Muster } from './muster/Muster';
import { ShopScreen } from './muster/ShopScreen';
import { usePlayback } from './playback';
import { decisionOf, useSelection } from './selection';
import { t } from './strings';

/** The dungeon is a chunk of its own that is fetched while heroes are made. */
const arriving = import('./Dungeon');
const Dungeon = lazy(async () => ({ default: (await arriving).Dungeon }));

/** The table of improvised Dungeon Crawl (section 13): heroes in the making, then the dungeon. */
function WholeBoard(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const [selection, setSelection] = useSelection(decisionOf(view, seat));
  const playback = usePlayback(view);
  const voice = { you: seat, name: (one: string) => names[one] ?? t().seat(Number(one) + 1) };
  const context: BoardContext = { ...props, voice, selection, setSelection, playback };
  return (
    <div className={styles.frame}>
      {view.muster ? (
        <Before context={context} />
      ) : (
        <Suspense fallback={<p className={styles.gate}>{t().gateOpens}</p>}>
          <Dungeon context={context} />
        </Suspense>
      )}
    </div>
  );
}

/** Before a crawl: heroes are made, then they shop. */
function Before({ context }: { context: BoardContext }) {
  const { muster, step } = context.view;
  if (!muster) return null;
  return (
    <div className={styles.before}>
      {step === 'shop' ? (
        <ShopScreen context={context} muster={muster} />
      ) : (
        <Muster context={context} muster={muster} />
      )}
    </div>
  );
}

/** The whole board in the frame's place for it. */
export function Board(props: BoardProps<View>) {
  return <BoardSlots board={<WholeBoard {...props} />} action={<span />} />;
}
