import { useStrings } from '../i18n/strings';
import { Message } from '../ui/Message';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { title, body } = useStrings().app.nowhere;
  return <Message title={title}>{body}</Message>;
}
