import type { StandingOrder } from '@lantern/games/colossal-cave/board';
import { Switch } from '../../../ui/form/Switch';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { BoardContext } from '../context';
import { t } from '../strings';
import styles from './Read.module.css';

/**
 * The viewer's standing orders (R8.5), and whether they are asked about their own move (R8.3). Other players do not see
 * them.
 */
export function ReadStanding({ context }: { context: BoardContext }) {
  const { view, act, openSheet, pending, hold, setHold } = context;
  const standing = view.myStanding;
  if (!standing) return null;
  const words = t().standing;
  const change = (part: Partial<StandingOrder>) => void act('setStanding', [{ ...standing, ...part }]);
  return (
    <Sheet title={words.title} onClose={() => openSheet(null)}>
      <div className={styles.reading}>
        <p className={styles.none}>{words.help}</p>
        <Switch
          label={words.moves}
          help={words.movesHelp}
          checked={standing.moves === 'pass'}
          disabled={pending}
          onChange={(on) => change({ moves: on ? 'pass' : 'ask' })}
        />
        <Switch
          label={words.plays}
          help={words.playsHelp}
          checked={standing.plays === 'pass'}
          disabled={pending}
          onChange={(on) => change({ plays: on ? 'pass' : 'ask' })}
        />
        <Switch
          label={words.targeted}
          help={words.targetedHelp}
          checked={standing.evenIfTargeted}
          disabled={pending}
          onChange={(on) => change({ evenIfTargeted: on })}
        />
        <Switch
          label={words.untilMyTurn}
          help={words.untilMyTurnHelp}
          checked={standing.until === 'myTurn'}
          disabled={pending}
          onChange={(on) => change({ until: on ? 'myTurn' : 'forever' })}
        />
        <Switch label={words.askMyself} help={words.askMyselfHelp} checked={hold} onChange={setHold} />
      </div>
    </Sheet>
  );
}
