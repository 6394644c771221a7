import { useEffect } from 'react';
import { Button } from '../../../ui/Button';
import { can, type DungeonContext } from '../context';
import { percent } from '../sentences';
import { t } from '../strings';
import { attackersOf, threatTo } from '../threat';
import { FightChips } from './AbilityChips';
import { Panel } from './Panel';
import styles from './Prepare.module.css';

export interface PrepareProps {
  context: DungeonContext;
  /** Whether the player is no longer asked in this fight. */
  always: boolean;
  setAlways(always: boolean): void;
}

/** The decision before the turns of a round: spells, healing, potions, guards, or going on at once. */
export function Prepare({ context, always, setAlways }: PrepareProps) {
  const { view, act, pending, whyNot } = context;
  const { prepare } = t();
  const ready = can(context, 'setReady', true);
  // A player who has chosen to always go on is not asked.
  useEffect(() => {
    if (always && ready) void act('setReady', [true]);
  }, [always, ready, act]);
  return (
    <Panel
      title={view.fight?.round === 1 ? prepare.exchange : prepare.round(view.fight?.round ?? 0)}
      words={threatWords(context)}
      buttons={
        <>
          <label className={styles.always}>
            <input type="checkbox" checked={always} onChange={(event) => setAlways(event.target.checked)} />
            <span>{prepare.always}</span>
          </label>
          <Button
            look="main"
            data-wide
            data-lit={ready || undefined}
            data-move="setReady"
            busy={pending}
            disabled={!ready}
            explain={{ why: () => (ready ? undefined : whyNot('setReady', [true])) }}
            onClick={() => void act('setReady', [true])}
          >
            {prepare.straight}
          </Button>
        </>
      }
    >
      <FightChips context={context} />
    </Panel>
  );
}

/** The possible damage of the round to the viewer. */
function threatWords({ view, seat }: DungeonContext): string {
  const { prepare } = t();
  const threat = seat === null ? undefined : threatTo(view, seat);
  if (!threat || seat === null) return prepare.nobody;
  const ids = attackersOf(view, seat).map(({ id }) => id);
  if (threat.worst === 0) return prepare.armoured(ids);
  const death = threat.kills > 0 ? prepare.death(percent(threat.kills)) : '';
  return `${prepare.threat(threat.worst, ids)}${death}`;
}
