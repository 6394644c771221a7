import type { OrderStrings } from '@lantern/games/kit/strings';
import type { Refusal } from '@lantern/protocol/refusal';
import { useOrdersStrings } from '../../i18n/orders/useOrdersStrings';
import type { OwnSeat } from '../../state/pushWishes';
import { Button } from '../../ui/Button';
import { useOwnAnswer } from '../days/useOwnAnswer';
import styles from './Orders.module.css';
import { type SeatName, sentenceInWords } from './Sentence';
import { usedQuestions } from './shownQuestions';

export interface OrdersLineProps {
  own: OwnSeat;
  /** The words of the game for each question. */
  words: Readonly<Record<string, OrderStrings>>;
  sentenceOf(refusal: Refusal): string;
  /** The open decision of the viewer; `null` if they owe none. */
  decisionId: number | null;
  /** The other players, who are values of some sentences. */
  others: readonly SeatName[];
  /** Whether the sheet is open; the orders are read again when it closes. */
  open: boolean;
  onOpen(): void;
}

/** The viewer's answers in advance, in one line that opens their sheet, and the reason why one was not played. */
export function OrdersLine({ own, words, sentenceOf, decisionId, others, open, onOpen }: OrdersLineProps) {
  const say = useOrdersStrings();
  const current = useOwnAnswer('GET /api/rooms/:code/seats/:seat/orders', own, `${open} ${decisionId}`);
  if (!current) return null;
  const answers = usedQuestions(words, current.orders).map(([key, { label, values = {}, parts }]) => {
    const value = current.orders[key] ?? '';
    return say.answer(label, parts ? sentenceInWords(value, parts, others) : (values[value] ?? value));
  });
  return (
    <>
      <Button look="quiet" icon="away" className={styles.line} onClick={onOpen}>
        {current.given ? say.away(answers) : say.question}
      </Button>
      {decisionId !== null && current.notPlayed && <p role="status">{say.notPlayed(sentenceOf(current.notPlayed))}</p>}
    </>
  );
}
