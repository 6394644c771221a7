import type { ParagraphInForce } from '@lantern/games/kit/rulebook';
import { useState } from 'react';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { laterComponent } from '../../ui/laterComponent';
import { paragraphOf } from '../explain/explanation';
import type { GameClient } from '../gameBoard';
import type { Match } from '../useMatch';
import { CONCEDE, concessionOf } from './concession';

const ConcedeSheet = laterComponent(() => import('./ConcedeSheet').then((part) => part.ConcedeSheet));

export interface ConcedeProps {
  game: Pick<GameClient, 'moveRules'>;
  /** The rules that are in force at this table. */
  rulebook: readonly ParagraphInForce[];
  match: Pick<Match, 'whyNot' | 'act'>;
  /** Called when the move has been sent. */
  onDone(): void;
}

/** Gives up the match, in games that have this move, after a sheet with the consequences. */
export function ConcedeButton({ game, rulebook, match, onDone }: ConcedeProps) {
  const { giveUp } = useStrings().match;
  const [asking, ask] = useState(false);
  const rule = game.moveRules[CONCEDE];
  if (rule === undefined) return null;
  const { args, why } = concessionOf(match.whyNot);
  const withdraws = args[0] === false && !why;
  const send = () => {
    onDone();
    void match.act(CONCEDE, args);
  };
  return (
    <>
      <Button
        icon="flag"
        disabled={why !== undefined}
        explain={{ why: () => why, rule }}
        onClick={() => (withdraws ? send() : ask(true))}
      >
        {withdraws ? giveUp.withdraw : giveUp.open}
      </Button>
      {asking && <ConcedeSheet rule={paragraphOf(rulebook, rule)} onSend={send} onClose={() => ask(false)} />}
    </>
  );
}
