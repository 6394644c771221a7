import type { View } from '@lantern/games/improvised-dungeon-crawl/board';
import { lazy, Suspense } from 'react';
import type { BoardProps } from '../../match/gameBoard';
import styles from './Board.module.css';
import type { BoardTable } from './context';
import { Muster } from './muster/Muster';
import { ShopScreen } from './muster/ShopScreen';
import { useTold } from './playback';
import { decisionOf, useHalf } from './selection';
import { say } from './strings';

/** All that lives in the dungeon is on its way while heroes are made. */
const arriving = import('./Dungeon');
const Dungeon = lazy(async () => ({ default: (await arriving).Dungeon }));

/** The table of improvised Dungeon Crawl (section 13): heroes in the making, then the dungeon. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const [half, setHalf] = useHalf(decisionOf(view, seat));
  const told = useTold(view);
  const voice = { you: seat, name: (one: string) => names[one] ?? say().seat(Number(one) + 1) };
  const table: BoardTable = { ...props, voice, half, setHalf, told };
  return (
    <div className={styles.frame}>
      {view.muster ? (
        <Before table={table} />
      ) : (
        <Suspense fallback={<p className={styles.gate}>{say().gateOpens}</p>}>
          <Dungeon table={table} />
        </Suspense>
      )}
    </div>
  );
}

/** Before a crawl: heroes are made, then they shop. */
function Before({ table }: { table: BoardTable }) {
  const { muster, step } = table.view;
  if (!muster) return null;
  return (
    <div className={styles.before}>
      {step === 'shop' ? <ShopScreen table={table} muster={muster} /> : <Muster table={table} muster={muster} />}
    </div>
  );
}
