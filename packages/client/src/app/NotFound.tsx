import { Message } from './Message';

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <Message title="Nothing here but dark">There is no page at this address. Perhaps the link was cut short.</Message>
  );
}
