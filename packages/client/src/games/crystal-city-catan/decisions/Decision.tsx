import {
  colonyOf,
  EMPTY_BUNDLE,
  holdings,
  RESOURCES,
  rivalOf,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode } from 'react';
import { Glyph } from '../../../art/Glyph';
import type { BoardProps } from '../../../match/gameBoard';
import { Button } from '../../../ui/Button';
import { Price } from '../parts/ResourceMark';
import { chosenLosses, foursOf, previewOf, type Selection, type SetSelection, stageFor } from '../selection';
import { t } from '../strings';
import { Bar } from './Bar';
import { BuildBar } from './BuildBar';
import styles from './Decision.module.css';

export interface DecisionProps extends Pick<BoardProps<View>, 'view' | 'legal' | 'whyNot' | 'act' | 'pending'> {
  seat: Seat;
  rival: string;
  selection: Selection;
  setSelection: SetSelection;
}

/** The viewer's decision, in the bar at the bottom. */
export function Decision(props: DecisionProps) {
  const { view, seat } = props;
  const Ask = ASKS[stageFor(view, seat)];
  return Ask ? <Ask {...props} /> : <Sealed />;
}

/** Whether the viewer owes a decision, or is shown a sealed choice. */
export function asks(view: View, seat: Seat): boolean {
  return ASKS[stageFor(view, seat)] !== undefined || (view.result === null && view.committed[seat] === true);
}

const ASKS: Partial<Record<string, (props: DecisionProps) => ReactNode>> = {
  layout: (props) => <Fours {...props} move="placePools" words={heldWords(props) ?? t().bar.layout} />,
  numbers: (props) => <Fours {...props} move="assignDice" words={heldWords(props) ?? t().bar.numbers} />,
  order: ({ act }) => (
    <Bar words={t().bar.order}>
      <Button data-lit data-move="chooseOrder" data-args="[false]" onClick={() => act('chooseOrder', [false])}>
        {t().bar.second}
      </Button>
      <Button
        look="main"
        data-lit
        data-move="chooseOrder"
        data-args="[true]"
        onClick={() => act('chooseOrder', [true])}
      >
        {t().bar.first}
      </Button>
    </Bar>
  ),
  roll: ({ act, pending }) => (
    <Bar words={t().bar.begins}>
      <Button look="main" busy={pending} data-lit data-move="rollDice" onClick={() => act('rollDice')}>
        {t().bar.roll}
      </Button>
    </Bar>
  ),
  gain: (props) => <Prompt {...props} words={t().bar.gain} decline={['gain', [null]]} />,
  claim: (props) => (
    <Prompt
      {...props}
      words={props.selection.claimFrom ? t().bar.claimFrom : t().bar.claim}
      decline={['claim', [null, null]]}
    />
  ),
  garrison: (props) => <Prompt {...props} words={t().bar.garrison} />,
  lose: Losses,
  build: Build,
  answer: Answer,
  wait: ({ act, rival, view }) => (
    <Bar words={t().bar.thinks(rival)} more={view.trade && <Terms view={view} mine />}>
      <Button data-move="withdrawTrade" onClick={() => act('withdrawTrade')}>
        {t().bar.withdraw}
      </Button>
    </Bar>
  ),
};

function Sealed() {
  return (
    <Bar
      words={
        <>
          <Glyph name="padlock" size={16} /> {t().bar.isSealed}
        </>
      }
    />
  );
}

/** The possible builds and trades; at a tapped place, the builds there. */
function Build(props: DecisionProps) {
  const { act, pending, selection, setSelection, legal } = props;
  if (selection.place) {
    return <BuildBar {...props} place={selection.place} onClose={() => setSelection({ place: null })} />;
  }
  const closed = whyNoTrade(props);
  return (
    <Bar words={legal.some(({ move }) => /^(build|grow)/.test(move)) ? t().bar.build : t().bar.look}>
      <Button
        data-move="offerTrade"
        disabled={closed !== undefined}
        explain={{ why: () => (closed === undefined ? undefined : { sentence: closed }) }}
        onClick={() => setSelection({ trading: true })}
      >
        {t().bar.trade}
      </Button>
      <Button look="main" busy={pending} data-lit data-move="endTurn" onClick={() => act('endTurn')}>
        {t().bar.endTurn}
      </Button>
    </Bar>
  );
}

/**
 * Returns the reason why no trade is possible: no merchant accepts the resources of the seat, and no offer to the other
 * player is legal. `undefined` if a trade is possible.
 */
function whyNoTrade({ view, seat, rival, legal, whyNot }: DecisionProps): string | undefined {
  if (legal.some(({ move }) => move === 'merchantTrade')) return undefined;
  const { trade } = t();
  if (!view.options.playerTrades) return trade.tooLittle;
  const held = (of: Seat) => RESOURCES.filter((type) => holdings(colonyOf(view, of), type) > 0);
  const mine = held(seat);
  if (mine.length === 0) return trade.nothingToGive;
  const offers = mine.flatMap((give) =>
    held(rivalOf(seat))
      .filter((get) => get !== give)
      .map((get) => [
        { ...EMPTY_BUNDLE, [give]: 1 },
        { ...EMPTY_BUNDLE, [get]: 1 },
      ]),
  );
  if (offers.length === 0) return trade.nothingToGet(rival);
  const reasons = offers.map((offer) => whyNot('offerTrade', offer)?.sentence);
  return reasons.includes(undefined) ? undefined : reasons[0];
}

function Prompt({ words, legal, act, decline }: DecisionProps & { words: string; decline?: [string, unknown[]] }) {
  const may = decline && legal.some(({ move, args }) => move === decline[0] && args.every((arg) => arg === null));
  return (
    <Bar words={words}>
      {decline && may && (
        <Button data-lit data-move={decline[0]} onClick={() => act(...decline)}>
          {t().bar.nothing}
        </Button>
      )}
    </Bar>
  );
}

function Fours({ view, seat, act, selection, pending, move, words }: DecisionProps & { move: string; words: string }) {
  return (
    <Bar words={words}>
      <Button
        look="main"
        busy={pending}
        data-lit
        data-move={move}
        onClick={() => act(move, [[...foursOf(view, seat, selection)]])}
      >
        {t().bar.seal}
      </Button>
    </Bar>
  );
}

/** Returns the effect of the resource at the held corner; `undefined` if no corner is held. */
function heldWords({ view, seat, selection }: DecisionProps): string | undefined {
  const { held } = selection;
  const colony = previewOf(view, seat, selection);
  if (!held || !colony.corner) return undefined;
  const type = colony.corner[held];
  const number = colony.number?.[type];
  return number === undefined ? t().bar.feeds(type, held) : t().bar.producesOn(type, number);
}

function Losses({ view, seat, act, selection, setSelection, whyNot }: DecisionProps) {
  const need = view.need[seat];
  const count = need?.kind === 'lose' ? need.count : 0;
  const chosen = chosenLosses(selection);
  const ready = chosen === count;
  const { bar } = t();
  return (
    <Bar words={ready ? bar.enough : bar.lose(count, count - chosen)}>
      <Button icon="close" iconOnly disabled={chosen === 0} onClick={() => setSelection({ losses: {} })}>
        {bar.putBack}
      </Button>
      <Button
        look="danger"
        disabled={!ready}
        explain={{ why: () => (ready ? undefined : whyNot('surrender', [selection.losses])) }}
        data-lit={ready || undefined}
        data-move="surrender"
        onClick={() => act('surrender', [selection.losses])}
      >
        {bar.giveUp(chosen, count)}
      </Button>
    </Bar>
  );
}

function Answer({ view, act, rival, setSelection, legal, whyNot }: DecisionProps) {
  if (!view.trade) return null;
  const { bar } = t();
  const can = (move: string): true | undefined => legal.some((choice) => choice.move === move) || undefined;
  return (
    <Bar words={<strong>{bar.offers(rival)}</strong>} more={<Terms view={view} />}>
      <Button data-move="counterTrade" onClick={() => setSelection({ trading: true })}>
        {bar.counter}
      </Button>
      <Button data-lit={can('declineTrade')} data-move="declineTrade" onClick={() => act('declineTrade')}>
        {bar.decline}
      </Button>
      <Button
        look="main"
        data-lit={can('acceptTrade')}
        data-move="acceptTrade"
        disabled={!can('acceptTrade')}
        explain={{ why: () => whyNot('acceptTrade', []) }}
        onClick={() => act('acceptTrade')}
      >
        {bar.accept}
      </Button>
    </Bar>
  );
}

/** The open offer from the view of the player who answers, or (`mine`) of the one who made it. */
function Terms({ view: { trade }, mine }: { view: View; mine?: boolean }) {
  if (!trade) return null;
  const { youGet, forThat } = t().bar;
  return (
    <p className={styles.terms} data-decision>
      <span>{youGet}</span>
      <Price bundle={mine ? trade.get : trade.give} />
      <span>{forThat}</span>
      <Price bundle={mine ? trade.give : trade.get} />
    </p>
  );
}
