import { type Item, WARES } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Choice } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import { Button } from '../../../ui/Button';
import { type BoardContext, personOf } from '../context';
import { itemName } from '../names';
import { t } from '../strings';
import styles from './ItemActions.module.css';

const ITEM_MOVES: readonly string[] = ['equip', 'unequip', 'refund', 'usePotion', 'repair', 'lootBody', 'giveItem'];

export interface ItemActionsProps {
  context: BoardContext;
  owner: Seat;
  item: Item;
  /** Called after an action. */
  onDone(): void;
}

/** One item: its effect, and its possible actions, or why it cannot be used. */
export function ItemActions({ context, owner, item, onDone }: ItemActionsProps) {
  const { legal, act, seat, whyNot } = context;
  const choices = legal.filter(({ move, args }) => ITEM_MOVES.includes(move) && args.includes(item.id));
  const idle =
    owner === seat && !item.inUse && WARES[item.kind].slot !== null && !choices.some(({ move }) => move === 'equip');
  const why = idle ? whyNot('equip', [item.id])?.sentence : undefined;
  return (
    <div className={styles.item}>
      <p>
        <strong>{itemName(item)}</strong>
        {item.inUse && <span> · {t().gear.inUse}</span>}
        <br />
        {t().items[item.kind].what}
        {item.damaged && t().gear.damaged}
      </p>
      {why && <p className={styles.why}>{why}</p>}
      <div className={styles.buttons}>
        {choices.map((choice) => (
          <Button
            key={`${choice.move} ${choice.args.join(' ')}`}
            data-lit
            data-move={choice.move}
            onClick={() => {
              onDone();
              void act(choice.move, choice.args);
            }}
          >
            {wordFor(context, choice, item)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function wordFor(context: BoardContext, { move, args }: Choice, item: Item): string {
  const { gear } = t();
  const person = (to: unknown) => (to === context.seat ? 'you' : personOf(context, to as Seat));
  switch (move) {
    case 'equip':
      return gear.putOn;
    case 'unequip':
      return gear.takeOff;
    case 'refund':
      return gear.refund(item.paid);
    case 'usePotion':
      return gear[item.kind === 'divine' ? 'raise' : 'forPerson'](person(args[1]));
    case 'giveItem':
      return gear.giveTo(person(args[0]));
    case 'repair':
      return gear.repair;
    default:
      return gear.take;
  }
}
