import { useStrings } from '../i18n/strings';
import { Message } from '../ui/Message';

/** The page for unknown addresses. */
export function NotFoundPage() {
  const { title, body } = useStrings().app.nowhere;
  return <Message title={title}>{body}</Message>;
}
