import { useStrings } from '../i18n/strings';
import { Message } from '../ui/Message';

/** An address that leads nowhere. */
export function NotFound() {
  const { title, body } = useStrings().house.nowhere;
  return <Message title={title}>{body}</Message>;
}
