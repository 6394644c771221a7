import { type MonsterId, maxHp } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { Button } from '../../../ui/Button';
import { SeatMark } from '../../../ui/seat/SeatMark';
import { type Action, type ActionName, type Draft, draftOf, type Picked } from '../actions';
import { ITEMS } from '../art/items';
import { Picture } from '../art/Picture';
import { calledHero, type DungeonContext } from '../context';
import { itemName } from '../names';
import { preferredFor } from '../proposals';
import { heroWords } from '../sentences';
import { t } from '../strings';
import { Amounts } from './Amounts';
import styles from './Composer.module.css';
import { Forecast } from './Forecast';
import { Panel } from './Panel';

/** A move composed of item, target and amount; its effect is shown beside the button that sends it. */
export function Composer({ context, action }: { context: DungeonContext; action: Action }) {
  const { legal, selection } = context;
  const draft = draftOf(legal, action, selection, preferredFor(context, action));
  const { target } = draft.picks;
  const words = t().actions[action.move as ActionName];
  const aimsAtMonster = action.aim === 'monster' && target && target.options.length > 1;
  return (
    <Panel
      title={`${words.word}${target ? `: ${aimName(context, target.value as string)}` : ''}`}
      words={aimsAtMonster ? aimHint(context, target.options as string[]) : undefined}
      buttons={<Send context={context} action={action} args={draft.args} />}
    >
      {action.aim === 'hero' && target && <Heroes context={context} aims={target} />}
      <Counts context={context} action={action} picks={draft.picks} />
      <div className={styles.forecast}>
        <Forecast context={context} move={action.move} draft={draft} />
      </div>
    </Panel>
  );
}

const NOTHING_BEGUN = { move: null, target: null, item: null, amount: null, offering: null };

/** The buttons that go back to all actions, or send the move. */
function Send({ context, action, args }: { context: DungeonContext; action: Action; args: Draft['args'] }) {
  const { setSelection, act, pending } = context;
  const send = () => {
    if (!args) return;
    setSelection(NOTHING_BEGUN);
    void act(action.move, args);
  };
  return (
    <>
      <Button icon="back" onClick={() => setSelection(NOTHING_BEGUN)}>
        {t().back}
      </Button>
      <Button
        look="main"
        data-lit={args ? true : undefined}
        data-move={action.move}
        busy={pending}
        disabled={!args}
        onClick={send}
      >
        {t().actions[action.move as ActionName].send}
      </Button>
    </>
  );
}

/** The item, and the number of dice or loot points. */
function Counts({ context, action, picks }: { context: DungeonContext; action: Action; picks: Draft['picks'] }) {
  const { setSelection } = context;
  const { item, target, amount, offering } = picks;
  const { actions, decide } = t();
  return (
    <>
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
          label={actions[action.move as ActionName].counts ?? decide.howMany}
          options={amount.options as number[]}
          value={amount.value as number}
          onChange={(value) => setSelection({ amount: value })}
        />
      )}
      {offering && (
        <Amounts
          label={decide.offering}
          options={offering.options as number[]}
          value={offering.value as number}
          onChange={(value) => setSelection({ offering: value })}
        />
      )}
    </>
  );
}

/** The possible target heroes. */
function Heroes({ context, aims }: { context: DungeonContext; aims: Picked }) {
  const { view, setSelection } = context;
  return (
    <div className={styles.things}>
      {(aims.options as Seat[]).map((seat) => {
        const hero = view.heroes[seat];
        return (
          <button
            key={seat}
            type="button"
            className={styles.thing}
            data-lit={seat !== aims.value || undefined}
            aria-pressed={seat === aims.value}
            aria-label={heroWords(context, seat)}
            onClick={() => setSelection({ target: seat })}
          >
            <SeatMark seat={seat} size={20} />
            <span>{calledHero(context, seat)}</span>
            {hero && <small>{`${hero.hp}/${maxHp(hero)}`}</small>}
          </button>
        );
      })}
    </div>
  );
}

/** The owner of the items to choose from: the hero whose armour is repaired, otherwise the viewer. */
function ownerOf({ seat }: DungeonContext, { move }: Action, target: unknown): string | null {
  return move === 'repair' ? (target as string) : seat;
}

function aimName(context: DungeonContext, id: string): string {
  return context.view.heroes[id] ? calledHero(context, id) : t().monster(id as MonsterId);
}

function aimHint(context: DungeonContext, options: readonly string[]): string {
  const { list, decide } = t();
  return decide.tapMonster(list(options.map((option) => aimName(context, option))));
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
