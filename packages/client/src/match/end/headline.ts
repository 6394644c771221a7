import type { Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import { endStrings } from '../../i18n/end/useEndStrings';
import { seriesStrings } from '../../i18n/series/useSeriesStrings';
import { t } from '../../i18n/strings';
import type { GameClient } from '../gameBoard';
import { endingSentence } from '../sentences';
import type { Outcome } from './outcome';

export interface EndWords {
  headline: string;
  sentence: string;
}

export interface EndWordsOf {
  view: CommonView;
  outcome: Outcome;
  voice: Voice;
  game: Pick<GameClient, 'text' | 'party'>;
  /** Whether a fault of the server stopped the match. */
  fault: boolean;
}

/** Returns the headline and the sentence for the end of a match. */
export function endWords({ view, outcome, voice, game, fault }: EndWordsOf): EndWords {
  const { hosting, refusals } = t();
  if (outcome === 'ended') {
    return fault
      ? { headline: seriesStrings().fault, sentence: refusals.server.TABLE_FROZEN({}) }
      : { headline: hosting.end.vote, sentence: hosting.end.voted };
  }
  return {
    headline: headlineOf(view.result?.winners ?? [], outcome, voice, game.party === true),
    sentence: endingSentence(game.text, view, voice),
  };
}

function headlineOf(winners: readonly string[], outcome: Outcome, { you, name }: Voice, party: boolean): string {
  const say = t().match.end;
  if (winners.length === 0) return outcome === 'draw' ? endStrings().draw : say.nobody;
  if (you !== null && winners.includes(you)) return winners.length === 1 ? say.you : say.together;
  return party ? endStrings().party : say.others(winners.map(name));
}
