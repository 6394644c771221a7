import type { View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { Die } from '../../../art/dice/Die';
import { Button } from '../../../ui/Button';
import { lastRoll } from '../dice';
import { t } from '../strings';
import { Order } from './Order';
import { Standing } from './Standing';
import styles from './Status.module.css';
import { Steps } from './Steps';

interface StatusProps {
  view: View;
  names: Readonly<Record<Seat, string>>;
  /** Opens the reference sheet. */
  onRead(): void;
}

/**
 * The bar above the map: the round, the step of the turn, the standings and, if there is room, the order and the last
 * roll.
 */
export function Status({ view, names, onRead }: StatusProps) {
  const { info } = t();
  return (
    <div className={styles.status}>
      <Round view={view} />
      <Steps view={view} />
      <Order view={view} names={names} />
      <Standing view={view} names={names} />
      <LastRoll view={view} />
      <Button look="quiet" icon="eye" iconOnly className={styles.read} onClick={onRead}>
        {info}
      </Button>
    </div>
  );
}

function Round({ view: { round, options, setup } }: { view: View }) {
  const { status } = t();
  if (setup) return <p className={styles.round}>{status.setup}</p>;
  return (
    <p className={styles.round}>
      <span className={styles.roundWord}>{status.round} </span>
      <b>{round.number}</b>
      {options.roundLimit > 0 && <span>/{options.roundLimit}</span>}
    </p>
  );
}

/** The last rolled dice, and the purpose of the roll. */
function LastRoll({ view }: { view: View }) {
  const roll = lastRoll(view);
  if (!roll) return null;
  const { status, events } = t();
  return (
    <p className={styles.roll}>
      <span className="unseen">{status.lastRoll(roll.dice.map(({ die }) => die))}</span>
      {roll.dice.map(({ die, tone }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their order
        <Die key={at} kind="d6" value={die} tone={tone} size={20} label="" />
      ))}
      <span className={styles.caption}>
        {roll.event && <span className={styles.event}>{status.rolls.event}: </span>}
        <span>{roll.event ? events[roll.event].name : status.rolls[roll.of]}</span>
      </span>
    </p>
  );
}
