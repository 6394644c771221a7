import { useWords } from '../i18n/strings';
import { Message } from '../ui/Message';

/** An address that leads nowhere. */
export function NotFound() {
  const { title, body } = useWords().house.nowhere;
  return <Message title={title}>{body}</Message>;
}
