import { useWords } from '../words/words';
import { Message } from './Message';

/** An address that leads nowhere. */
export function NotFound() {
  const { title, body } = useWords().house.nowhere;
  return <Message title={title}>{body}</Message>;
}
