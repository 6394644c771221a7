import type { MonsterId } from '@lantern/games/improvised-dungeon-crawl/board';
import { Button } from '../../../ui/Button';
import { type Action, type ActionName, draftOf } from '../actions';
import { ITEMS } from '../art/items';
import { Picture } from '../art/Picture';
import { calledHero, type DungeonContext } from '../context';
import { itemName } from '../names';
import { preferredFor } from '../proposals';
import { t } from '../strings';
import { Amounts } from './Amounts';
import styles from './Composer.module.css';
import { Forecast } from './Forecast';
import { Panel } from './Panel';

/** A move put together from item, target and amount; what it would do stands beside the button that sends it. */
export function Composer({ context, action }: { context: DungeonContext; action: Action }) {
  const { legal, selection, setSelection, act, pending } = context;
  const draft = draftOf(legal, action, selection, preferredFor(context, action));
  const { item, target, amount, offering } = draft.picks;
  const words = t().actions[action.move as ActionName];
  const send = async () => {
    if (!draft.args) return;
    setSelection({ move: null, target: null, item: null, amount: null, offering: null });
    await act(action.move, draft.args);
  };
  return (
    <Panel
      title={`${words.word}${target ? `: ${aimName(context, target.value as string)}` : ''}`}
      words={target && target.options.length > 1 ? aimHint(context, action, target.options as string[]) : undefined}
      buttons={
        <>
          <Button icon="back" onClick={() => setSelection({ move: null, target: null, item: null, amount: null })}>
            {t().back}
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
          context={context}
          options={item.options as string[]}
          value={item.value as string}
          owner={ownerOf(context, action, target?.value)}
        />
      )}
      {amount && (
        <Amounts
          label={words.counts ?? t().decide.howMany}
          options={amount.options as number[]}
          value={amount.value as number}
          onChange={(value) => setSelection({ amount: value })}
        />
      )}
      {offering && (
        <Amounts
          label={t().decide.offering}
          options={offering.options as number[]}
          value={offering.value as number}
          onChange={(value) => setSelection({ offering: value })}
        />
      )}
      <div className={styles.forecast}>
        <Forecast context={context} move={action.move} draft={draft} />
      </div>
    </Panel>
  );
}

/** Whose things are chosen from: those of the one who is repaired, else one's own. */
function ownerOf({ seat }: DungeonContext, { move }: Action, target: unknown): string | null {
  return move === 'repair' ? (target as string) : seat;
}

function aimName(context: DungeonContext, id: string): string {
  return context.view.heroes[id] ? calledHero(context, id) : t().monster(id as MonsterId);
}

function aimHint(context: DungeonContext, { aim }: Action, options: readonly string[]): string {
  const { list, decide } = t();
  const others = list(options.map((one) => aimName(context, one)));
  return aim === 'hero' ? decide.tapHero(others) : decide.tapMonster(others);
}

interface ThingsProps {
  context: DungeonContext;
  owner: string | null;
  options: readonly string[];
  value: string;
}

function Things({ context: { view, setSelection }, owner, options, value }: ThingsProps) {
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
            onClick={() => setSelection({ item: item.id })}
          >
            <Picture drawing={ITEMS[item.kind]} />
            <span>{itemName(item)}</span>
          </button>
        ))}
    </div>
  );
}
