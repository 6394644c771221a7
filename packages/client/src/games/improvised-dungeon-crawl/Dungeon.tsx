import { useState } from 'react';
import type { DungeonContext, OpenSheet } from './context';
import styles from './Dungeon.module.css';
import { Decision } from './decisions/Decision';
import { useKeys } from './keyboard';
import { DragonStack } from './parts/DragonStack';
import { Party } from './parts/Party';
import { Scene } from './parts/Scene';
import { TextBoard } from './parts/TextBoard';
import { Tray } from './parts/Tray';
import { HeroSheet } from './sheets/HeroSheet';
import { Sheets } from './sheets/Sheets';
import { t } from './strings';

/** The board during a crawl: the dragon's stack, the room, the heroes, the dice, and the open decision. */
export function Dungeon(props: { context: Omit<DungeonContext, 'open'> }) {
  const [sheet, open] = useState<OpenSheet | null>(null);
  const context: DungeonContext = { ...props.context, open };
  useKeys(context);
  const { view, seat } = context;
  return (
    <div className={styles.dungeon} data-watching={seat === null || undefined}>
      <TextBoard context={context} />
      <div className={styles.stack}>
        <DragonStack context={context} />
      </div>
      <div className={styles.scene}>
        <Scene context={context} />
      </div>
      <div className={styles.party}>
        <Party context={context} />
      </div>
      <div className={styles.tray}>
        <Tray context={context} />
      </div>
      <div className={styles.panel}>
        <Decision context={context} />
      </div>
      {seat !== null && view.heroes[seat] && (
        <aside className={styles.own} aria-label={t().yourHero}>
          <HeroSheet context={context} seat={seat} />
        </aside>
      )}
      {sheet && <Sheets context={context} sheet={sheet} />}
    </div>
  );
}
