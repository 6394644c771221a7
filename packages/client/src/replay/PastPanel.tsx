import type { Voice } from '@lantern/games/kit/strings';
import type { ReactNode } from 'react';
import type { GameClient } from '../match/gameBoard';
import { MomentCard } from './analysis/MomentCard';
import { mayAnalyse } from './analysis/mayAnalyse';
import { PastRow } from './PastRow';

/** The parts that the end page of a match adds: the score of the series, and the content of the menu "more". */
export interface PastPanelParts {
  series: ReactNode;
  more: ReactNode;
}

export interface PastPanelProps extends PastPanelParts {
  game: GameClient;
  code: string;
  matchId: string;
  seatKey: string | undefined;
  voice: Voice;
  moves: number;
  /** Opens the replay, optionally with the analysis and at one of its moments. */
  onLookBack(how: { analysed?: boolean; moment?: number }): void;
  onFair(): void;
}

/** The panel about the match on its end page: the turning point, the score of the series, and the actions. */
export function PastPanel({ series, more, game, voice, onLookBack, onFair, ...match }: PastPanelProps) {
  return (
    <>
      {mayAnalyse(match.moves) && (
        <MomentCard
          {...{ game, voice }}
          {...match}
          onShow={(moment) => onLookBack({ analysed: true, ...(moment !== undefined && { moment }) })}
        />
      )}
      {series}
      <PastRow
        {...match}
        title={game.text.title}
        onLookBack={() => onLookBack({})}
        onAnalyse={() => onLookBack({ analysed: true })}
        onFair={onFair}
      >
        {more}
      </PastRow>
    </>
  );
}
