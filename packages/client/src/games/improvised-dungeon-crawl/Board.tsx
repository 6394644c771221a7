import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import { lazy, Suspense } from 'react';
import type { BoardProps } from '../../match/gameBoard';
import { voiceFor } from '../../match/sentences';
import { useSelection } from '../../match/useSelection';
import styles from './Board.module.css';
import type { BoardContext } from './context';
import { Muster } from './muster/Muster';
import { repeatable } from './repeatable';
import { decisionKey, NOTHING } from './selection';
import { t } from './strings';

/** The shop and the dungeon are a separate chunk, which is fetched during the creation of heroes. */
const arriving = import('./inside');
const Dungeon = lazy(async () => ({ default: (await arriving).Dungeon }));
const ShopScreen = lazy(async () => ({ default: (await arriving).ShopScreen }));

/**
 * The table of improvised Dungeon Crawl (section 13): first the creation of heroes, then the shop, then the dungeon.
 */
export function Board(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const [selection, setSelection] = useSelection(decisionKey(view, seat), NOTHING);
  const voice = voiceFor(seat, names);
  const context: BoardContext = { ...props, ...repeatable(props), voice, selection, setSelection };
  const { muster } = view;
  if (muster && view.step !== 'shop') return <Muster context={context} muster={muster} />;
  return (
    <Suspense fallback={<p className={styles.gate}>{t().gateOpens}</p>}>
      {muster ? <ShopScreen context={context} muster={muster} /> : <Dungeon context={context} />}
    </Suspense>
  );
}
