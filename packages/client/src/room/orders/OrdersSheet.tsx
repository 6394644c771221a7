import type { OrderStrings } from '@lantern/games/kit/strings';
import type { GivenOrders } from '@lantern/protocol/orders';
import { useState } from 'react';
import { useOrdersStrings } from '../../i18n/orders/useOrdersStrings';
import { call } from '../../net/api/call';
import type { OwnSeat } from '../../state/pushWishes';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/form/Choice';
import { Sheet } from '../../ui/sheet/Sheet';
import { toast } from '../../ui/Toast';
import { attempt } from '../connection/attempt';
import { useOwnAnswer } from '../days/useOwnAnswer';
import styles from './Orders.module.css';
import { type SeatName, Sentence } from './Sentence';
import { shownQuestions } from './shownQuestions';

export interface OrdersSheetProps {
  own: OwnSeat;
  /** The words of the game for each question. */
  words: Readonly<Record<string, OrderStrings>>;
  /** The other players, who are values of some sentences. */
  others: readonly SeatName[];
  onClose(): void;
}

/** The questions that the viewer can answer in advance. A choice takes effect once it is confirmed. */
export function OrdersSheet({ own, words, others, onClose }: OrdersSheetProps) {
  const say = useOrdersStrings();
  const current = useOwnAnswer('GET /api/rooms/:code/seats/:seat/orders', own);
  const [chosen, choose] = useState<GivenOrders>({});
  const orders = { ...current?.orders, ...chosen };
  const confirm = async () => {
    if (
      !(await attempt(() => call('POST /api/rooms/:code/seats/:seat/orders', { ...own, key: own.seatKey }, { orders })))
    )
      return;
    toast(say.confirmed);
    onClose();
  };
  return (
    <Sheet
      title={say.question}
      onClose={onClose}
      actions={
        <Button look="main" icon="check" disabled={!current} onClick={confirm}>
          {say.confirm}
        </Button>
      }
    >
      <div className={styles.questions}>
        <p>{say.help}</p>
        {current &&
          shownQuestions(words, orders).map(([key, { label, values = {}, parts }]) => {
            const asked = {
              label,
              value: orders[key] ?? '',
              onChange: (to: string) => choose({ ...chosen, [key]: to }),
            };
            const cards = Object.entries(values).map(([value, name]) => ({ value, label: name }));
            return parts ? (
              <Sentence key={key} {...asked} parts={parts} others={others} />
            ) : (
              <Choice key={key} {...asked} values={cards} />
            );
          })}
      </div>
    </Sheet>
  );
}
