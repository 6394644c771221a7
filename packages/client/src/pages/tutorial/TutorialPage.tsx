import { catalogue } from '@lantern/games/catalogue';
import { type LoadedLesson, loadLesson } from '@lantern/games/loadLesson';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useLessonStrings } from '../../i18n/lesson/useLessonStrings';
import { useLanguage, useStrings } from '../../i18n/strings';
import { playerName } from '../../state/roomKeys';
import { LessonTable } from '../../tutorial/LessonTable';
import { Button } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { Waiting } from '../../ui/Waiting';
import { startAgainstBots } from '../createRoom/againstBots';
import { useEntering } from '../createRoom/useEntering';
import { useGame } from '../game/useGame';
import { NotFoundPage } from '../NotFoundPage';

/** `/learn/<game>`: the lesson of a game. It runs on this device alone. */
export function TutorialPage({ game: id }: { game: string }) {
  const say = useLessonStrings();
  const { match, common } = useStrings();
  const [, go] = useLocation();
  const lesson = useLessonOf(id);
  const game = useGame(id);
  if (lesson === 'none') return <NotFoundPage />;
  if (lesson === 'failed' || game === 'failed') {
    return (
      <Message title={match.noBoard.title} action={{ label: common.tryAgain, onClick: () => location.reload() }}>
        {match.noBoard.body}
      </Message>
    );
  }
  if (lesson === 'loading' || game === 'loading') return <Waiting>{say.laying}</Waiting>;
  const leave = () => go(`/open/${id}`, { replace: true });
  return <LessonTable {...{ game, lesson }} next={<Next game={id} onFriends={leave} />} onLeave={leave} />;
}

/** The links from a lesson into a room. */
function Next({ game, onFriends }: { game: string; onFriends(): void }) {
  const say = useLessonStrings();
  const { createRoom } = useStrings();
  const name = playerName();
  const { busy, enter } = useEntering(name);
  const players = catalogue.find(({ id }) => id === game)?.players.best ?? 2;
  const start = () => startAgainstBots({ game, players, options: {}, name: name || createRoom.guest });
  return (
    <>
      <Button icon="robot" busy={busy === 'bots'} onClick={() => enter('bots', start)}>
        {say.bots}
      </Button>
      <Button look="main" icon="door" onClick={onFriends}>
        {say.friends}
      </Button>
    </>
  );
}

/** Returns the lesson of a game in the current language; `none` if the game has none. */
function useLessonOf(game: string): LoadedLesson | 'loading' | 'failed' | 'none' {
  const language = useLanguage();
  const [loaded, set] = useState<LoadedLesson | 'loading' | 'failed' | 'none'>('loading');
  useEffect(() => {
    let here = true;
    loadLesson(game, language).then(
      (lesson) => here && set(lesson ?? 'none'),
      () => here && set('failed'),
    );
    return () => {
      here = false;
    };
  }, [game, language]);
  return loaded;
}
