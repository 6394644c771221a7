import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStrings } from '../i18n/strings';
import { sentenceOf } from '../net/failure';
import { keysOf } from '../state/keys';
import { beginLesson, dropLesson } from '../tutorial/begin';
import { Message } from '../ui/Message';
import { Waiting } from '../ui/Waiting';
import { NotFound } from './NotFound';

/** `/learn/<game>`: lays a guided match and goes to its table. Whoever leaves before leaves nothing behind. */
export function TutorialPage({ game }: { game: string }) {
  const { learn, parts } = useStrings();
  const [, go] = useLocation();
  const [fault, setFault] = useState<unknown>();
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    let here = true;
    const begun = (code: string | undefined) => {
      if (!code) setUnknown(true);
      else if (here) go(`/r/${code}`, { replace: true });
      else void dropLesson(code, keysOf(code).hostKey);
    };
    beginLesson(game).then(begun, (error: unknown) => setFault(error));
    return () => {
      here = false;
    };
  }, [game, go]);
  if (unknown) return <NotFound />;
  if (fault === undefined) return <Waiting>{learn.laying}</Waiting>;
  return (
    <Message title={learn.failed} action={{ label: parts.tryAgain, onClick: () => location.reload() }}>
      {sentenceOf(fault)}
    </Message>
  );
}
