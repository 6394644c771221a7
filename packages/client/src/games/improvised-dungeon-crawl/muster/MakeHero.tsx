import { type Card, type Muster, stageOf } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { Button } from '../../../ui/Button';
import { type BoardTable, can } from '../context';
import { Panel } from '../decisions/Panel';
import { kindredName } from '../names';
import { say } from '../strings';
import { Remedies } from './Remedies';

interface MakeHeroProps {
  table: BoardTable;
  muster: Muster;
  /** The face card held up. */
  face: Card | null;
}

/** What is asked while heroes are made. */
export function MakeHero(props: MakeHeroProps) {
  const { table } = props;
  if (table.view.result) return <Panel title={say().decide.over} />;
  const stage = table.seat === null ? 'idle' : stageOf(table.view, table.seat);
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
      return <Panel title={waitingTitle(table)} words={say().muster.byOrder} />;
  }
}

/** R2.6: an open claim, and everybody's yes to all of them. */
function Claim({ table, muster, face }: MakeHeroProps) {
  const { seat, act, pending, voice, whyNot } = table;
  const mine = seat === null ? undefined : muster.claims[seat];
  const open = muster.who.filter((one) => !muster.confirmed.includes(one) && one !== seat);
  const { muster: words } = say();
  const settled = mine !== undefined && mine === face;
  const confirmed = seat !== null && muster.confirmed.includes(seat);
  return (
    <Panel
      title={confirmed ? words.agreed : settled ? words.agreeAll : words.which}
      words={claimWords(
        open.map((one) => voice.name(one)),
        confirmed,
      )}
      buttons={
        <>
          {can(table, 'callOrder') && (
            <Button data-lit data-move="callOrder" onClick={() => void act('callOrder')}>
              {words.order}
            </Button>
          )}
          {settled ? (
            <Button
              look="main"
              data-wide
              data-lit={can(table, 'confirmClaim') || undefined}
              data-move="confirmClaim"
              busy={pending}
              disabled={!can(table, 'confirmClaim')}
              // Who has just agreed is told so above, and is not reproached with it.
              question={{ why: () => (confirmed ? undefined : whyNot('confirmClaim', [])) }}
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

function claimWords(open: readonly string[], confirmed: boolean): string {
  const { muster: words } = say();
  if (open.length === 0) return confirmed ? words.allAgree : words.changeMind;
  return words.toAgree(say().list(open));
}

/** R2.7: it is one's turn to pick. */
function Pick(props: MakeHeroProps) {
  const { table, face } = props;
  const { act, pending, whyNot } = table;
  const { muster: words, card } = say();
  const why = face ? whyNot('pickHero', [face])?.sentence : words.chooseFirst;
  if (can(table, 'dropForThree') || can(table, 'offerSwap') || can(table, 'takeFace')) {
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

function waitingTitle({ view, voice, seat }: BoardTable): string {
  const asked: Seat[] = Object.keys(view.stages).filter((one) => one !== seat);
  return asked.length === 0 ? say().muster.made : say().muster.waitingFor(say().list(asked.map(voice.name)));
}
