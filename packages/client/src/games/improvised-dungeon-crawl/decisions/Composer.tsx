import type { MonsterId } from '@lantern/games/improvised-dungeon-crawl/board';
import { Button } from '../../../ui/Button';
import { type Action, type ActionName, draftOf } from '../actions';
import { ITEMS } from '../art/items';
import { Picture } from '../art/Picture';
import { calledHero, type TableProps } from '../context';
import { itemName } from '../names';
import { preferredFor } from '../proposals';
import { say } from '../strings';
import { Amounts } from './Amounts';
import styles from './Composer.module.css';
import { Forecast } from './Forecast';
import { Panel } from './Panel';

/** A move put together from item, target and amount; what it would do stands beside the button that sends it. */
export function Composer({ table, action }: { table: TableProps; action: Action }) {
  const { legal, half, setHalf, act, pending } = table;
  const draft = draftOf(legal, action, half, preferredFor(table, action));
  const { item, target, amount, offering } = draft.picks;
  const words = say().actions[action.move as ActionName];
  const send = async () => {
    if (!draft.args) return;
    setHalf({ move: null, target: null, item: null, amount: null, offering: null });
    await act(action.move, draft.args);
  };
  return (
    <Panel
      title={`${words.word}${target ? `: ${aimName(table, target.value as string)}` : ''}`}
      words={target && target.options.length > 1 ? aimHint(table, action, target.options as string[]) : undefined}
      buttons={
        <>
          <Button icon="back" onClick={() => setHalf({ move: null, target: null, item: null, amount: null })}>
            {say().back}
          </Button>
          <Button
            look="main"
            data-wide
            data-lit={draft.args ? true : undefined}
            data-move={action.move}
            busy={pending}
            disabled={!draft.args}
            onClick={() => void send()}
          >
            {words.send}
          </Button>
        </>
      }
    >
      {item && (
        <Things
          table={table}
          options={item.options as string[]}
          value={item.value as string}
          owner={ownerOf(table, action, target?.value)}
        />
      )}
      {amount && (
        <Amounts
          label={words.counts ?? say().decide.howMany}
          options={amount.options as number[]}
          value={amount.value as number}
          onChange={(value) => setHalf({ amount: value })}
        />
      )}
      {offering && (
        <Amounts
          label={say().decide.offering}
          options={offering.options as number[]}
          value={offering.value as number}
          onChange={(value) => setHalf({ offering: value })}
        />
      )}
      <div className={styles.forecast}>
        <Forecast table={table} move={action.move} draft={draft} />
      </div>
    </Panel>
  );
}

/** Whose things are chosen from: those of the one who is repaired, else one's own. */
function ownerOf({ seat }: TableProps, { move }: Action, target: unknown): string | null {
  return move === 'repair' ? (target as string) : seat;
}

function aimName(table: TableProps, id: string): string {
  return table.view.heroes[id] ? calledHero(table, id) : say().monster(id as MonsterId);
}

function aimHint(table: TableProps, { aim }: Action, options: readonly string[]): string {
  const { list, decide } = say();
  const others = list(options.map((one) => aimName(table, one)));
  return aim === 'hero' ? decide.tapHero(others) : decide.tapMonster(others);
}

interface ThingsProps {
  table: TableProps;
  owner: string | null;
  options: readonly string[];
  value: string;
}

function Things({ table: { view, setHalf }, owner, options, value }: ThingsProps) {
  const bag = owner === null ? [] : (view.heroes[owner]?.bag ?? []);
  return (
    <div className={styles.things}>
      {bag
        .filter(({ id }) => options.includes(id))
        .map((item) => (
          <button
            key={item.id}
            type="button"
            className={styles.thing}
            aria-pressed={item.id === value}
            onClick={() => setHalf({ item: item.id })}
          >
            <Picture drawing={ITEMS[item.kind]} />
            <span>{itemName(item)}</span>
          </button>
        ))}
    </div>
  );
}
