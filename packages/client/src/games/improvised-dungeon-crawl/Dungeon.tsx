import { useState } from 'react';
import type { OpenSheet, TableProps } from './context';
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
import { say } from './strings';

/** Below the gate: the dragon's stack, the room, the heroes, the dice, and what is asked under the thumb. */
export function Dungeon(props: { table: Omit<TableProps, 'open'> }) {
  const [sheet, open] = useState<OpenSheet | null>(null);
  const table: TableProps = { ...props.table, open };
  useKeys(table);
  const { view, seat } = table;
  return (
    <div className={styles.dungeon} data-watching={seat === null || undefined}>
      <TextBoard table={table} />
      <div className={styles.stack}>
        <DragonStack table={table} />
      </div>
      <div className={styles.scene}>
        <Scene table={table} />
      </div>
      <div className={styles.party}>
        <Party table={table} />
      </div>
      <div className={styles.tray}>
        <Tray table={table} />
      </div>
      <div className={styles.panel}>
        <Decision table={table} />
      </div>
      {seat !== null && view.heroes[seat] && (
        <aside className={styles.own} aria-label={say().yourHero}>
          <HeroSheet table={table} seat={seat} />
        </aside>
      )}
      {sheet && <Sheets table={table} sheet={sheet} />}
    </div>
  );
}
