import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { loadGame } from '../../games/load';
import { useStrings } from '../../i18n/strings';
import { sentenceOf } from '../../net/api/failure';
import { keysOf } from '../../state/roomKeys';
import { deleteTutorial, startTutorial } from '../../tutorial/startTutorial';
import { Message } from '../../ui/Message';
import { Waiting } from '../../ui/Waiting';
import { NotFoundPage } from '../NotFoundPage';

/** `/learn/<game>`: lays a guided match and goes to its table. Whoever leaves before leaves nothing behind. */
export function TutorialPage({ game }: { game: string }) {
  const { tutorial, common } = useStrings();
  const [, go] = useLocation();
  const [fault, setFault] = useState<unknown>();
  const [unknown, setUnknown] = useState(false);
  useEffect(() => {
    let here = true;
    const begun = (code: string | undefined) => {
      if (!code) setUnknown(true);
      else if (here) go(`/r/${code}`, { replace: true });
      else void deleteTutorial(code, keysOf(code).hostKey);
    };
    startTutorial(game, async () => (await loadGame(game, 'en'))?.options).then(begun, (error: unknown) =>
      setFault(error),
    );
    return () => {
      here = false;
    };
  }, [game, go]);
  if (unknown) return <NotFoundPage />;
  if (fault === undefined) return <Waiting long>{tutorial.laying}</Waiting>;
  return (
    <Message title={tutorial.failed} action={{ label: common.tryAgain, onClick: () => location.reload() }}>
      {sentenceOf(fault)}
    </Message>
  );
}
