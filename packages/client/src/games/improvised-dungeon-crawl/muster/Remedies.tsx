import { type Card, isFace, pipsOf } from '@lantern/games/improvised-dungeon-crawl/data/cards';
import type { Muster } from '@lantern/games/improvised-dungeon-crawl/state';
import { cardName } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import type { Choice } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/games/kit/seat';
import { Button } from '../../../ui/Button';
import { Chip, Chips, Panel } from '../decide/Panel';
import { kindredName } from '../names';
import { type BoardTable, can } from '../table';

export interface RemediesProps {
  table: BoardTable;
  muster: Muster;
  face: Card | null;
  stage: 'needy' | 'answer' | 'give' | 'waiting';
}

/** Ways to a face card that can be used: gifts, swaps, and three cards for one (R2.4, R2.5). */
export function Remedies(props: RemediesProps) {
  switch (props.stage) {
    case 'needy':
      return <Needy {...props} />;
    case 'answer':
      return <Answer {...props} />;
    case 'give':
      return <Give {...props} />;
    case 'waiting':
      return <Panel title="Your offer is on the table" words="Wait for the answer." />;
  }
}

/** Legal moves of a name, by the seat in their first argument. */
function toSeats(legal: readonly Choice[], move: string): Seat[] {
  return [...new Set(legal.filter((choice) => choice.move === move).map(({ args }) => args[0] as Seat))];
}

function Needy({ table, face }: RemediesProps) {
  const { view, legal, half, act, pending, voice } = table;
  const pip = half.pip ?? highestPip(view.hand);
  const partners = pip ? toSeats(legal, 'offerSwap') : [];
  const pick = face !== null && can(table, 'pickHero', face);
  const drop = can(table, 'dropForThree');
  return (
    <Panel
      title={view.hand.some(isFace) ? 'Your classes are taken' : 'You hold no face card'}
      words="Drop your highest card and draw three, offer a pip card for a face card, or hope for a gift."
      buttons={
        <>
          {pick && (
            <Button data-lit data-move="pickHero" onClick={() => void act('pickHero', [face])}>
              Be the {kindredName(face)}
            </Button>
          )}
          {drop && (
            <Button
              look="main"
              data-wide
              data-lit
              data-move="dropForThree"
              busy={pending}
              onClick={() => void act('dropForThree')}
            >
              {highestPip(view.hand) ? `Drop the ${cardName(highestPip(view.hand) as Card)}, draw three` : 'Draw three'}
            </Button>
          )}
        </>
      }
    >
      <Chips>
        {partners.map((to) => (
          <Chip
            key={to}
            sign="give"
            lit={can(table, 'offerSwap', to, pip)}
            move="offerSwap"
            onClick={() => void act('offerSwap', [to, pip])}
          >
            Offer {pip && cardName(pip)} to {voice.name(to)}
          </Chip>
        ))}
        {legal
          .filter(({ move }) => move === 'takeFace')
          .map(({ args }) => (
            <Chip key={String(args)} sign="crown" lit move="takeFace" onClick={() => void act('takeFace', args)}>
              Take {cardName(args[1] as Card)} of {voice.name(args[0] as Seat)}
            </Chip>
          ))}
      </Chips>
    </Panel>
  );
}

/** R2.4: the highest pip card, clubs before diamonds, hearts and spades. */
function highestPip(hand: readonly Card[]): Card | undefined {
  return [...hand]
    .filter((card) => !isFace(card))
    .sort((a, b) => pipsOf(b) - pipsOf(a) || (a.slice(-1) < b.slice(-1) ? -1 : 1))[0];
}

function Answer({ table, muster, face }: RemediesProps) {
  const { view, seat, act, pending, voice } = table;
  const from = muster.offers.find(({ to }) => to === seat)?.from;
  if (from === undefined) return null;
  const pip = view.offeredPips[from];
  const give = face !== null && can(table, 'answerSwap', from, face);
  return (
    <Panel
      title={`${voice.name(from)} offers ${pip ? `the ${cardName(pip)}` : 'a pip card'}`}
      words="For one of your spare face cards. Tap the one you would give."
      buttons={
        <>
          <Button data-lit data-move="answerSwap" onClick={() => void act('answerSwap', [from, null])}>
            Decline
          </Button>
          <Button
            look="main"
            data-wide
            data-lit={give || undefined}
            data-move="answerSwap"
            busy={pending}
            disabled={!give}
            onClick={() => void act('answerSwap', [from, face])}
          >
            {face ? `Give the ${cardName(face)}` : 'Choose a face card'}
          </Button>
        </>
      }
    />
  );
}

function Give({ table, face }: RemediesProps) {
  const { legal, act, voice } = table;
  return (
    <Panel title="A friend has no face card" words="You may give one of yours. Tap the card, then the friend.">
      <Chips>
        {toSeats(legal, 'giveFace').map((to) => (
          <Chip
            key={to}
            sign="give"
            lit={face !== null && can(table, 'giveFace', to, face)}
            move="giveFace"
            onClick={() => face && void act('giveFace', [to, face])}
          >
            Give {face ? cardName(face) : 'it'} to {voice.name(to)}
          </Chip>
        ))}
      </Chips>
    </Panel>
  );
}
