import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Message } from '../app/Message';
import { NotFound } from '../app/NotFound';
import { Waiting } from '../app/Waiting';
import { sentenceOf } from '../wire/failure';
import { useWords } from '../words/words';
import { beginLesson } from './begin';

/** `/learn/<game>`: lays a guided match and goes to its table. */
export function LearnPage({ game }: { game: string }) {
  const { learn, parts } = useWords();
  const [, go] = useLocation();
  const [fault, setFault] = useState<unknown>();
  const [unknown, setUnknown] = useState(false);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    beginLesson(game).then(
      (code) => (code ? go(`/r/${code}`, { replace: true }) : setUnknown(true)),
      (error: unknown) => setFault(error),
    );
  }, [game, go]);
  if (unknown) return <NotFound />;
  if (fault === undefined) return <Waiting>{learn.laying}</Waiting>;
  return (
    <Message title={learn.failed} action={{ label: parts.tryAgain, onClick: () => location.reload() }}>
      {sentenceOf(fault)}
    </Message>
  );
}
