import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import { lazy, Suspense } from 'react';
import type { BoardProps } from '../../match/gameBoard';
import { useSelection } from '../../match/useSelection';
import styles from './Board.module.css';
import type { BoardContext } from './context';
import { Muster } from './muster/Muster';
import { ShopScreen } from './muster/ShopScreen';
import { usePlayback } from './playback';
import { repeatable } from './repeatable';
import { decisionOf, NOTHING } from './selection';
import { t } from './strings';

/** The dungeon is a chunk of its own that is fetched while heroes are made. */
const arriving = import('./Dungeon');
const Dungeon = lazy(async () => ({ default: (await arriving).Dungeon }));

/** The table of improvised Dungeon Crawl (section 13): heroes in the making, then the shop, then the dungeon. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const [selection, setSelection] = useSelection(decisionOf(view, seat), NOTHING);
  const playback = usePlayback(view);
  const voice = { you: seat, name: (one: string) => names[one] ?? t().seat(Number(one) + 1) };
  const context: BoardContext = { ...props, ...repeatable(props), voice, selection, setSelection, playback };
  if (view.muster) {
    const Before = view.step === 'shop' ? ShopScreen : Muster;
    return <Before context={context} muster={view.muster} />;
  }
  return (
    <Suspense fallback={<p className={styles.gate}>{t().gateOpens}</p>}>
      <Dungeon context={context} />
    </Suspense>
  );
}
