import { useState } from 'react';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { DungeonContext, OpenSheet } from './context';
import styles from './Dungeon.module.css';
import { Decision } from './decisions/Decision';
import { useKeys } from './keyboard';
import { DragonStack } from './parts/DragonStack';
import { Scene } from './parts/Scene';
import { Tray } from './parts/Tray';
import { HeroSheet } from './sheets/HeroSheet';
import { Sheets } from './sheets/Sheets';
import { t } from './strings';

/** The board during a crawl: the dragon's stack, the room and the dice; the question is in the action bar. */
export function Dungeon(props: { context: Omit<DungeonContext, 'open'> }) {
  const [sheet, open] = useState<OpenSheet | null>(null);
  const context: DungeonContext = { ...props.context, open };
  useKeys(context);
  return (
    <BoardSlots
      board={<Room context={context} />}
      hand={<Own context={context} />}
      action={<Decision context={context} />}
    >
      {sheet && <Sheets context={context} sheet={sheet} />}
    </BoardSlots>
  );
}

function Room({ context }: { context: DungeonContext }) {
  return (
    <div className={styles.frame}>
      <div className={styles.dungeon}>
        <DragonStack context={context} />
        <div className={styles.scene}>
          <Scene context={context} />
        </div>
        <Tray context={context} />
      </div>
    </div>
  );
}

/** The viewer's hero, if there is room beside the board; otherwise the rail opens it. */
function Own({ context }: { context: DungeonContext }) {
  const { view, seat } = context;
  if (seat === null || !view.heroes[seat]) return null;
  return (
    <section className={styles.own} aria-label={t().yourHero}>
      <HeroSheet context={context} seat={seat} />
    </section>
  );
}
