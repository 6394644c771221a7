import { POOL_NAMES } from '@lantern/games/crystal-city-catan/text/names.en';
import type { View } from '@lantern/games/crystal-city-catan/view';
import type { Seat } from '@lantern/games/kit/seat';
import type { ReactNode } from 'react';
import { Glyph } from '../../../art/Glyph';
import type { BoardProps } from '../../../table/board';
import { Button } from '../../../ui/Button';
import { chosenLosses, foursOf, type Half, type SetHalf, stageFor } from '../half';
import styles from './Decision.module.css';
import { Price } from './ResourceMark';

export interface DecisionProps extends Pick<BoardProps<View>, 'view' | 'legal' | 'act' | 'pending'> {
  seat: Seat;
  rival: string;
  half: Half;
  setHalf: SetHalf;
}

/** What is asked of me now, at thumb height. */
export function Decision(props: DecisionProps) {
  const { view, seat } = props;
  const Ask = ASKS[stageFor(view, seat)];
  return Ask ? <Ask {...props} /> : <Waiting {...props} />;
}

const ASKS: Partial<Record<string, (props: DecisionProps) => ReactNode>> = {
  layout: (props) => <Fours {...props} move="placePools" words="Which resource lies where? Tap two corners to swap." />,
  numbers: (props) => <Fours {...props} move="assignDice" words="Which number goes where? Tap two pools to swap." />,
  order: ({ act }) => (
    <Bar words="You won the roll-off. Who begins?">
      <Button look="main" data-lit data-move="chooseOrder" onClick={() => act('chooseOrder', [true])}>
        I go first
      </Button>
      <Button data-lit data-move="chooseOrder" onClick={() => act('chooseOrder', [false])}>
        I go second
      </Button>
    </Bar>
  ),
  roll: ({ act, pending }) => (
    <Bar words="Your turn begins.">
      <Button look="main" busy={pending} data-lit data-move="rollDice" onClick={() => act('rollDice')}>
        Roll the dice
      </Button>
    </Bar>
  ),
  gain: (props) => <Prompt {...props} words="Tap a lit pool: it gains one." decline={['gain', [null]]} />,
  claim: (props) => (
    <Prompt
      {...props}
      words={
        props.half.claimFrom
          ? `From the pool ${POOL_NAMES[props.half.claimFrom]}. Now tap the pool of yours that takes it.`
          : `You won the wager: tap a lit pool of ${props.rival}.`
      }
      decline={['claim', [null, null]]}
    />
  ),
  garrison: (props) => <Prompt {...props} words="The Champion strikes: tap the Garrison that loses a pip." />,
  lose: Losses,
  build: ({ act, pending, setHalf, legal }) => (
    <Bar
      words={
        legal.some(({ move }) => /^(build|grow)/.test(move))
          ? 'Tap a lit place to build, or trade.'
          : 'Tap any place to see what it needs.'
      }
    >
      <Button onClick={() => setHalf({ trading: true })}>Trade</Button>
      <Button look="main" busy={pending} data-lit data-move="endTurn" onClick={() => act('endTurn')}>
        End turn
      </Button>
    </Bar>
  ),
  answer: Answer,
  wait: ({ act, rival, view }) => (
    <Bar words={`${rival} thinks about your offer.`} more={view.trade && <Terms view={view} mine />}>
      <Button data-move="withdrawTrade" onClick={() => act('withdrawTrade')}>
        Withdraw
      </Button>
    </Bar>
  ),
};

function Waiting({ view, seat, rival }: DecisionProps) {
  if (view.result) return <Bar words="The match is over." />;
  if (!view.committed[seat]) return <Bar words={`Waiting for ${rival}.`} />;
  return (
    <Bar
      words={
        <>
          <Glyph name="padlock" size={18} /> Your choice is sealed. Waiting for your rival’s choice…
        </>
      }
    />
  );
}

/** The bar under the thumb: a line of words, perhaps more, and buttons. */
export function Bar({ words, more, children }: { words: ReactNode; more?: ReactNode; children?: ReactNode }) {
  return (
    <section className={styles.bar} aria-label="What you can do">
      <p className={styles.words}>{words}</p>
      {more}
      {children && <div className={styles.buttons}>{children}</div>}
    </section>
  );
}

function Prompt({ words, legal, act, decline }: DecisionProps & { words: string; decline?: [string, unknown[]] }) {
  const may = decline && legal.some(({ move, args }) => move === decline[0] && args.every((arg) => arg === null));
  return (
    <Bar words={words}>
      {decline && may && (
        <Button data-lit data-move={decline[0]} onClick={() => act(...decline)}>
          Take nothing
        </Button>
      )}
    </Bar>
  );
}

function Fours({ view, seat, act, half, pending, move, words }: DecisionProps & { move: string; words: string }) {
  return (
    <Bar words={words}>
      <Button
        look="main"
        busy={pending}
        data-lit
        data-move={move}
        onClick={() => act(move, [[...foursOf(view, seat, half)]])}
      >
        Seal my choice
      </Button>
    </Bar>
  );
}

function Losses({ view, seat, act, half, setHalf }: DecisionProps) {
  const need = view.need[seat];
  const count = need?.kind === 'lose' ? need.count : 0;
  const chosen = chosenLosses(half);
  const ready = chosen === count;
  return (
    <Bar
      words={ready ? 'That is enough.' : `The Marauders take ${count}. Tap pools to give up ${count - chosen} more.`}
    >
      <Button disabled={chosen === 0} onClick={() => setHalf({ losses: {} })}>
        Put back
      </Button>
      <Button
        look="danger"
        disabled={!ready}
        data-lit={ready || undefined}
        data-move="surrender"
        onClick={() => act('surrender', [half.losses])}
      >
        Give up {chosen} of {count}
      </Button>
    </Bar>
  );
}

function Answer({ view, act, rival, setHalf, legal }: DecisionProps) {
  if (!view.trade) return null;
  const can = (move: string): true | undefined => legal.some((choice) => choice.move === move) || undefined;
  return (
    <Bar words={<strong>{rival} offers a trade</strong>} more={<Terms view={view} />}>
      <Button
        look="main"
        data-lit={can('acceptTrade')}
        data-move="acceptTrade"
        disabled={!can('acceptTrade')}
        onClick={() => act('acceptTrade')}
      >
        Accept
      </Button>
      <Button onClick={() => setHalf({ trading: true })}>Counter</Button>
      <Button data-lit={can('declineTrade')} data-move="declineTrade" onClick={() => act('declineTrade')}>
        Decline
      </Button>
    </Bar>
  );
}

/** The open offer in the eyes of the one who answers, or (`mine`) of the one who made it. */
function Terms({ view: { trade }, mine }: { view: View; mine?: boolean }) {
  if (!trade) return null;
  return (
    <p className={styles.terms}>
      <span>You get</span>
      <Price bundle={mine ? trade.get : trade.give} />
      <span>for</span>
      <Price bundle={mine ? trade.give : trade.get} />
    </p>
  );
}
