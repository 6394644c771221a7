import { type Card, isFace, type Muster, pipsOf } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Choice } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import { Button } from '../../../ui/Button';
import { type BoardContext, can } from '../context';
import { MoveButton } from '../decisions/MoveButton';
import { Chip, Chips, Panel } from '../decisions/Panel';
import { kindredName } from '../names';
import { t } from '../strings';

export interface RemediesProps {
  context: BoardContext;
  muster: Muster;
  face: Card | null;
  stage: 'needy' | 'answer' | 'give' | 'waiting';
}

/** The ways to get a usable face card: gifts, swaps, and three cards for one (R2.4, R2.5). */
export function Remedies(props: RemediesProps) {
  switch (props.stage) {
    case 'needy':
      return <Needy {...props} />;
    case 'answer':
      return <Answer {...props} />;
    case 'give':
      return <Give {...props} />;
    case 'waiting':
      return <Panel title={t().muster.offered} words={t().muster.waitAnswer} />;
  }
}

/** Legal moves of a name, by the seat in their first argument. */
function toSeats(legal: readonly Choice[], move: string): Seat[] {
  return [...new Set(legal.filter((choice) => choice.move === move).map(({ args }) => args[0] as Seat))];
}

function Needy({ context, muster, face }: RemediesProps) {
  const { view, selection, act } = context;
  const { muster: words, card: name } = t();
  const pip = selection.pip ?? highestPip(view.hand);
  const pick = face !== null && can(context, 'pickHero', face);
  const drop = can(context, 'dropForThree');
  return (
    <Panel
      title={view.hand.some(isFace) ? words.taken : words.noFace}
      words={muster.deck === 0 ? words.mustTake : muster.who.length > 1 ? words.needy : words.needyAlone}
      buttons={
        <>
          {pick && (
            <Button data-lit data-move="pickHero" onClick={() => void act('pickHero', [face])}>
              {words.be(kindredName(face))}
            </Button>
          )}
          {drop && (
            <MoveButton context={context} move="dropForThree" look="main" data-wide>
              {highestPip(view.hand) ? words.drop(name(highestPip(view.hand) as Card)) : words.drawThree}
            </MoveButton>
          )}
        </>
      }
    >
      <FromFriends context={context} pip={pip} />
    </Panel>
  );
}

/** Face cards of others, to swap for a pip card or to take (R2.4, R2.5). */
function FromFriends({ context, pip }: { context: BoardContext; pip: Card | undefined }) {
  const { legal, act, voice } = context;
  const { muster: words, card: name } = t();
  const partners = pip ? toSeats(legal, 'offerSwap') : [];
  const taken = legal.filter(({ move }) => move === 'takeFace');
  return (
    <Chips>
      {partners.map((to) => (
        <Chip
          key={to}
          sign="give"
          lit={can(context, 'offerSwap', to, pip)}
          move="offerSwap"
          args={[to, pip]}
          label={pip && words.offer(name(pip), voice.name(to))}
          onClick={() => void act('offerSwap', [to, pip])}
        >
          {voice.name(to)}
        </Chip>
      ))}
      {taken.map(({ args }) => (
        <Chip
          key={String(args)}
          sign="crown"
          lit
          move="takeFace"
          args={args}
          onClick={() => void act('takeFace', args)}
        >
          {words.take(name(args[1] as Card), voice.name(args[0] as Seat))}
        </Chip>
      ))}
    </Chips>
  );
}

/** R2.4: the highest pip card, clubs before diamonds, hearts and spades. */
function highestPip(hand: readonly Card[]): Card | undefined {
  return [...hand]
    .filter((card) => !isFace(card))
    .sort((a, b) => pipsOf(b) - pipsOf(a) || (a.slice(-1) < b.slice(-1) ? -1 : 1))[0];
}

function Answer({ context, muster, face }: RemediesProps) {
  const { view, seat, act, pending, voice } = context;
  const from = muster.offers.find(({ to }) => to === seat)?.from;
  if (from === undefined) return null;
  const pip = view.offeredPips[from];
  const { muster: words, card: name } = t();
  const give = face !== null && can(context, 'answerSwap', from, face);
  return (
    <Panel
      title={words.offers(voice.name(from), pip ? name(pip) : null)}
      words={words.forSpare}
      buttons={
        <>
          <MoveButton context={context} move="answerSwap" args={[from, null]}>
            {words.decline}
          </MoveButton>
          <Button
            look="main"
            data-wide
            data-lit={give || undefined}
            data-move="answerSwap"
            data-args={JSON.stringify([from, face])}
            busy={pending}
            disabled={!give}
            onClick={() => void act('answerSwap', [from, face])}
          >
            {face ? words.give(name(face)) : words.choose}
          </Button>
        </>
      }
    />
  );
}

function Give({ context, face }: RemediesProps) {
  const { legal, act, voice } = context;
  return (
    <Panel title={t().muster.friend} words={t().muster.mayGive}>
      <Chips>
        {toSeats(legal, 'giveFace').map((to) => (
          <Chip
            key={to}
            sign="give"
            lit={face !== null && can(context, 'giveFace', to, face)}
            move="giveFace"
            args={[to, face]}
            onClick={() => face && void act('giveFace', [to, face])}
          >
            {t().muster.giveTo(face && t().card(face), voice.name(to))}
          </Chip>
        ))}
      </Chips>
    </Panel>
  );
}
