import { type Card, type Muster, stageOf } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { Button } from '../../../ui/Button';
import { type BoardContext, can } from '../context';
import { MoveButton } from '../decisions/MoveButton';
import { Panel } from '../decisions/Panel';
import { kindredName } from '../names';
import { t } from '../strings';
import { Remedies } from './Remedies';

interface MakeHeroProps {
  context: BoardContext;
  muster: Muster;
  face: Card | null;
}

/** The questions during character creation. */
export function MakeHero(props: MakeHeroProps) {
  const { context } = props;
  if (context.view.result) return <Panel title={t().decide.over} />;
  const stage = context.seat === null ? 'idle' : stageOf(context.view, context.seat);
  switch (stage) {
    case 'claim':
      return <Claim {...props} />;
    case 'pick':
      return <Pick {...props} />;
    case 'needy':
    case 'answer':
    case 'give':
    case 'waiting':
      return <Remedies {...props} stage={stage} />;
    default:
      return <Panel title={waitingTitle(context)} words={t().muster.byOrder} />;
  }
}

/** R2.6: an open claim, and everybody's consent to all claims. */
function Claim({ context, muster, face }: MakeHeroProps) {
  const { seat, act, pending, whyNot } = context;
  const mine = seat === null ? undefined : muster.claims[seat];
  const { muster: words } = t();
  const settled = mine !== undefined && mine === face;
  const confirmed = seat !== null && muster.confirmed.includes(seat);
  const asked = confirmed ? words.agreed : settled ? words.agreeAll : words.which;
  return (
    <Panel
      title={!confirmed && can(context, 'callOrder') ? `${asked} ${words.inOrder}` : asked}
      buttons={
        <>
          {can(context, 'callOrder') && (
            <MoveButton context={context} move="callOrder">
              {words.order}
            </MoveButton>
          )}
          {settled ? (
            <Button
              look="main"
              data-wide
              data-lit={can(context, 'confirmClaim') || undefined}
              data-move="confirmClaim"
              busy={pending}
              disabled={!can(context, 'confirmClaim')}
              // A player who has just agreed sees that above, and needs no explanation.
              explain={{ why: () => (confirmed ? undefined : whyNot('confirmClaim', [])) }}
              onClick={() => void act('confirmClaim')}
            >
              {confirmed ? words.isConfirmed : words.agree}
            </Button>
          ) : (
            <Button
              look="main"
              data-wide
              data-lit={face ? true : undefined}
              data-move="claim"
              busy={pending}
              disabled={!face}
              onClick={() => face && void act('claim', [face])}
            >
              {face ? words.claim(kindredName(face)) : words.choose}
            </Button>
          )}
        </>
      }
    />
  );
}

/** R2.7: it is the viewer's turn to pick. */
function Pick(props: MakeHeroProps) {
  const { context, face } = props;
  const { act, pending, whyNot } = context;
  const { muster: words, card } = t();
  const why = face ? whyNot('pickHero', [face])?.sentence : words.chooseFirst;
  if (can(context, 'dropForThree') || can(context, 'offerSwap') || can(context, 'takeFace')) {
    return <Remedies {...props} stage="needy" />;
  }
  return (
    <Panel
      title={words.yourPick}
      words={why ?? words.others}
      buttons={
        <Button
          look="main"
          data-lit={!why || undefined}
          data-move="pickHero"
          busy={pending}
          disabled={why !== undefined}
          onClick={() => face && void act('pickHero', [face])}
        >
          {face ? words.be(kindredName(face)) : card('JC')}
        </Button>
      }
    />
  );
}

function waitingTitle({ view, voice, seat }: BoardContext): string {
  const asked: Seat[] = Object.keys(view.stages).filter((key) => key !== seat);
  return asked.length === 0 ? t().muster.made : t().muster.waitingFor(t().list(asked.map(voice.name)));
}
