import { catalogue } from '@lantern/games/catalogue';
import { seatsOf } from '@lantern/games/kit/seat';
import type { CommonView } from '@lantern/games/module';
import type { ReplayPage } from '@lantern/protocol/replay';
import type { Seat } from '@lantern/protocol/seat';
import { type ReactNode, useMemo } from 'react';
import { useReplayStrings } from '../../i18n/replay/useReplayStrings';
import { useStrings } from '../../i18n/strings';
import { namesOf } from '../../match/sentences';
import type { PageSource } from '../../replay/pageSource';
import { ReplayView } from '../../replay/ReplayView';
import { useReplay } from '../../replay/useReplay';
import { Message } from '../../ui/Message';
import { Waiting } from '../../ui/Waiting';
import { useGame } from '../game/useGame';

export interface ReplayScreenProps {
  source: PageSource;
  actions(about: Pick<ReplayPage<CommonView>, 'game'> & { title: string; over: boolean }): ReactNode;
  notice?(about: Pick<ReplayPage<CommonView>, 'over' | 'audience'>): ReactNode;
}

/** The replay of a match outside of its table, from the deal on. */
export function ReplayScreen({ source, actions, notice }: ReplayScreenProps) {
  const strings = useReplayStrings();
  const replay = useReplay({ source, from: 0 });
  const { about, fault, retry } = replay;
  if (about) return <Laid {...{ replay, actions, notice }} game={about.game} />;
  if (fault === null) return <Waiting>{strings.fetching}</Waiting>;
  return (
    <Message title={strings.noReplay} action={{ label: strings.again, onClick: retry }}>
      {fault}
    </Message>
  );
}

type LaidProps = Pick<ReplayScreenProps, 'actions' | 'notice'> & { replay: ReturnType<typeof useReplay>; game: string };

function Laid({ replay, game: id, actions, notice }: LaidProps) {
  const { match, app, common } = useStrings();
  const { deletedPlayer } = useReplayStrings();
  const game = useGame(id);
  const { players = 0, names: known } = replay.about ?? {};
  const names = useMemo(() => {
    const nameOf = (seat: Seat) => (known?.[seat] === '' ? deletedPlayer : (known?.[seat] ?? ''));
    return namesOf(seatsOf(players).map((seat) => ({ seat, name: nameOf(seat) })));
  }, [players, known, deletedPlayer]);
  if (game === 'loading') return <Waiting>{app.waiting}</Waiting>;
  if (game === 'failed') {
    const action = { label: common.tryAgain, onClick: () => location.reload() };
    return (
      <Message title={match.noBoard.title} action={action}>
        {match.noBoard.body}
      </Message>
    );
  }
  const title = catalogue.find((entry) => entry.id === id)?.title ?? id;
  const { over = false, audience = null } = replay.about ?? {};
  return (
    <ReplayView
      {...{ game, replay, names }}
      actions={actions({ game: id, title, over })}
      notice={notice?.({ over, audience })}
    />
  );
}
