import { monsterName } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import { listOf } from '@lantern/games/kit/text';
import { useEffect } from 'react';
import { Button } from '../../../ui/Button';
import { can, type TableProps } from '../table';
import { attackersOf, threatTo } from '../threat';
import { percent } from '../words';
import { FightChips } from './AbilityChips';
import { Panel } from './Panel';
import styles from './Prepare.module.css';

export interface PrepareProps {
  table: TableProps;
  /** Never asked again in this fight. */
  always: boolean;
  setAlways(always: boolean): void;
}

/** Before the turns of a round: spells, healing, potions, guards, or straight on. */
export function Prepare({ table, always, setAlways }: PrepareProps) {
  const { view, act, pending, whyNot } = table;
  const ready = can(table, 'setReady', true);
  // Whoever always goes straight on is not asked.
  useEffect(() => {
    if (always && ready) void act('setReady', [true]);
  }, [always, ready, act]);
  return (
    <Panel
      title={view.fight?.round === 1 ? 'Before the exchange of blows' : `Before round ${view.fight?.round}`}
      words={threatWords(table)}
      buttons={
        <>
          <label className={styles.always}>
            <input type="checkbox" checked={always} onChange={(event) => setAlways(event.target.checked)} />
            <span>Always, in this fight</span>
          </label>
          <Button
            look="main"
            data-wide
            data-lit={ready || undefined}
            data-move="setReady"
            busy={pending}
            disabled={!ready}
            question={{ why: () => (ready ? undefined : whyNot('setReady', [true])) }}
            onClick={() => void act('setReady', [true])}
          >
            Straight to blows
          </Button>
        </>
      }
    >
      <FightChips table={table} />
    </Panel>
  );
}

/** What the round may do to me. */
function threatWords({ view, seat }: TableProps): string {
  const threat = seat === null ? undefined : threatTo(view, seat);
  if (!threat || seat === null) return 'Nobody goes for you.';
  const who = listOf(attackersOf(view, seat).map(({ id }) => `the ${monsterName(id)}`));
  if (threat.worst === 0) return `${who} cannot get through your armour.`;
  const death = threat.kills > 0 ? ` You may fall: ${percent(threat.kills)}.` : '';
  return `Up to ${threat.worst} damage from ${who}.${death}`;
}
