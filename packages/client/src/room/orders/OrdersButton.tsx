import { useOrdersStrings } from '../../i18n/orders/useOrdersStrings';
import { Button } from '../../ui/Button';

/** The button of the menu that opens the answers in advance. */
export function OrdersButton({ onClick }: { onClick(): void }) {
  return (
    <Button icon="away" onClick={onClick}>
      {useOrdersStrings().question}
    </Button>
  );
}
