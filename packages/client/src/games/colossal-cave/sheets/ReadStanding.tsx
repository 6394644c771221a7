import type { Standing } from '@lantern/games/colossal-cave/state';
import { Sheet } from '../../../ui/Sheet';
import { Switch } from '../../../ui/Switch';
import type { TableProps } from '../table';
import styles from './Read.module.css';

/** The viewer's standing orders (R8.5). Nobody else learns of them. */
export function ReadStanding({ table }: { table: TableProps }) {
  const { view, act, read, pending } = table;
  const standing = view.myStanding;
  if (!standing) return null;
  const change = (part: Partial<Standing>) => void act('setStanding', [{ ...standing, ...part }]);
  return (
    <Sheet title="Standing orders" onClose={() => read(null)}>
      <div className={styles.reading}>
        <p className={styles.none}>What you pass on without being asked. Only you know.</p>
        <Switch
          label="Pass on moves"
          help="You are not asked when somebody moves."
          checked={standing.moves === 'pass'}
          disabled={pending}
          onChange={(on) => change({ moves: on ? 'pass' : 'ask' })}
        />
        <Switch
          label="Pass on cards"
          help="You are not asked when somebody plays a card."
          checked={standing.plays === 'pass'}
          disabled={pending}
          onChange={(on) => change({ plays: on ? 'pass' : 'ask' })}
        />
        <Switch
          label="Even on cards aimed at me"
          help="Otherwise you are asked all the same."
          checked={standing.evenIfTargeted}
          disabled={pending}
          onChange={(on) => change({ evenIfTargeted: on })}
        />
        <Switch
          label="Only until my turn"
          help="Then you are asked again."
          checked={standing.until === 'myTurn'}
          disabled={pending}
          onChange={(on) => change({ until: on ? 'myTurn' : 'forever' })}
        />
      </div>
    </Sheet>
  );
}
