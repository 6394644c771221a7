import type { Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { EndScene } from '../../match/end/EndScene';
import { ScoreTable } from '../../match/end/ScoreTable';
import { Tonight } from '../../match/end/Tonight';
import { useEnd } from '../../match/end/useEnd';
import { tokenColours } from '../../match/frame/tokenColours';
import type { GameClient } from '../../match/gameBoard';
import { OfferText } from '../../room/offer/Offer';
import styles from './Tv.module.css';
import { TvInvitation } from './TvInvitation';

export interface TvEndProps {
  game: GameClient;
  room: RoomView;
  view: CommonView;
  voice: Voice;
  names: Readonly<Record<Seat, string>>;
}

/** The end of a match on a big screen: the scene, the score, the series, and the link to join. */
export function TvEnd({ game, room, view, voice, names }: TvEndProps) {
  const { end, outcome, crowned, words, score } = useEnd({ game, room, view, voice, names });
  return (
    <div className={styles.ended} style={tokenColours(game, view)}>
      <main className={styles.end}>
        <EndScene {...{ game, end, outcome, crowned, names }} view={view as never}>
          <h1>{words.headline}</h1>
          <p>{words.sentence}</p>
        </EndScene>
      </main>
      <aside className={styles.endSide}>
        {score && <ScoreTable {...{ score, voice, crowned }} />}
        <Tonight room={room} />
        <OfferText room={room} />
        <TvInvitation code={room.code} />
      </aside>
    </div>
  );
}
