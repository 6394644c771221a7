import type { Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useState } from 'react';
import type { GameClient } from '../gameBoard';
import type { GameEnd, MatchScore } from './gameEnd';
import { type EndWords, endWords } from './headline';
import { crownedOf, type Outcome, outcomeOf } from './outcome';

export interface EndOf {
  game: GameClient;
  /** The room of the match; absent if a match is viewed without one. */
  room?: Pick<RoomView, 'history' | 'matchId'>;
  /** The last view of the match. */
  view: CommonView;
  voice: Voice;
  names: Readonly<Record<Seat, string>>;
}

/** The data of the end page of a match. */
export interface MatchEnd {
  /** The end scene of the game; `undefined` while it loads or if loading has failed. */
  end: GameEnd | undefined;
  score: MatchScore | undefined;
  outcome: Outcome;
  crowned: readonly Seat[];
  words: EndWords;
}

/** Returns the data of the end page of a match. Fetches the end scene of the game. */
export function useEnd({ game, room, view, voice, names }: EndOf): MatchEnd {
  const end = useGameEnd(game);
  const outcome = outcomeOf(view.result, game.party === true);
  const crowned = crownedOf(view, outcome, Object.keys(names).sort());
  const fault = room?.history.some((match) => match.matchId === room.matchId && match.end === 'fault') === true;
  const words = endWords({ view, outcome, voice, game, fault });
  return { end, score: end?.score(view, voice), outcome, crowned, words };
}

function useGameEnd({ end }: Pick<GameClient, 'end'>): GameEnd | undefined {
  const [loaded, setLoaded] = useState<GameEnd>();
  useEffect(() => {
    let wanted = true;
    end?.().then(
      (part) => wanted && setLoaded(part),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [end]);
  return loaded;
}
