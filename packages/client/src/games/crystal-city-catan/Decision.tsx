import { CORNERS } from '@lantern/games/crystal-city-catan/data/geometry';
import { RESOURCES, type Resource } from '@lantern/games/crystal-city-catan/data/resources';
import { colonyOf } from '@lantern/games/crystal-city-catan/rules/colony';
import { stageOf } from '@lantern/games/crystal-city-catan/rules/due';
import { bundleOf, POOL_NAMES, RESOURCE_NAMES } from '@lantern/games/crystal-city-catan/text/names.en';
import type { View } from '@lantern/games/crystal-city-catan/view';
import type { Seat } from '@lantern/games/kit/seat';
import { useState } from 'react';
import type { BoardProps } from '../../table/board';
import { Button } from '../../ui/Button';
import styles from './Board.module.css';

export interface DecisionProps extends Pick<BoardProps<View>, 'view' | 'legal' | 'act' | 'pending'> {
  seat: Seat;
  rival: string;
  onTrade(): void;
  /** What the Marauders shall take so far, and how to send it. */
  losses: { chosen: number; count: number; send(): void };
  /** The wager: chosen pool of the rival's, if any. */
  claimFrom: string | null;
}

/** What is asked of me now, at thumb height. */
export function Decision(props: DecisionProps) {
  const { view, seat, act, pending, rival } = props;
  switch (stageOf(view, seat)) {
    case 'layout':
      return (
        <Fours
          key="layout"
          prompt="Which resource lies where?"
          options={[...RESOURCES]}
          words={(type) => RESOURCE_NAMES[type as Resource]}
          send={(chosen) => act('placePools', [chosen])}
        />
      );
    case 'numbers':
      return <Numbers {...props} />;
    case 'order':
      return (
        <Bar>
          <Button look="main" data-lit={true} onClick={() => act('chooseOrder', [true])}>
            Go first
          </Button>
          <Button data-lit={true} onClick={() => act('chooseOrder', [false])}>
            Go second
          </Button>
        </Bar>
      );
    case 'roll':
      return (
        <Bar>
          <Button look="main" busy={pending} data-lit={true} onClick={() => act('rollDice')}>
            Roll
          </Button>
        </Bar>
      );
    case 'gain':
      return <Prompt {...props} words="Tap a lit pool: it gains one." decline={['gain', [null]]} />;
    case 'claim':
      return (
        <Prompt
          {...props}
          words={
            props.claimFrom
              ? `From ${props.claimFrom}. Now tap the pool of yours that takes it.`
              : `Tap a lit pool of ${rival}’s.`
          }
          decline={['claim', [null, null]]}
        />
      );
    case 'garrison':
      return <Prompt {...props} words="Tap the Garrison that loses a pip." />;
    case 'lose':
      return (
        <Bar
          words={`The Marauders take ${props.losses.count}: tap pools to give up ${props.losses.count - props.losses.chosen} more.`}
        >
          <Button
            look="main"
            disabled={props.losses.chosen !== props.losses.count}
            data-lit={props.losses.chosen === props.losses.count || undefined}
            onClick={props.losses.send}
          >
            Give up {props.losses.chosen}
          </Button>
        </Bar>
      );
    case 'build':
      return (
        <Bar words="Tap a lit place to build.">
          <Button onClick={props.onTrade}>Trade</Button>
          <Button look="main" busy={pending} data-lit={true} onClick={() => act('endTurn')}>
            End turn
          </Button>
        </Bar>
      );
    case 'answer':
      return <Answer {...props} />;
    case 'wait':
      return (
        <Bar words={`${rival} thinks about your offer.`}>
          <Button onClick={() => act('withdrawTrade')}>Withdraw</Button>
        </Bar>
      );
    case 'idle':
      return (
        <Bar
          words={
            view.committed[seat]
              ? `Your choice is sealed. Waiting for ${rival}.`
              : view.result
                ? 'The match is over.'
                : `Waiting for ${rival}.`
          }
        />
      );
  }
}

function Bar({ words, children }: { words?: string; children?: React.ReactNode }) {
  return (
    <div className={styles.bar}>
      {words && <p>{words}</p>}
      {children && <div className={styles.buttons}>{children}</div>}
    </div>
  );
}

function Prompt({ words, legal, act, decline }: DecisionProps & { words: string; decline?: [string, unknown[]] }) {
  const may = decline && legal.some(({ move, args }) => move === decline[0] && args.every((arg) => arg === null));
  return <Bar words={words}>{decline && may && <Button onClick={() => act(...decline)}>Take nothing</Button>}</Bar>;
}

function Answer({ view, act, rival, onTrade, legal }: DecisionProps) {
  const { trade } = view;
  if (!trade) return null;
  const can = (move: string): true | undefined => legal.some((choice) => choice.move === move) || undefined;
  return (
    <Bar words={`${rival} gives ${bundleOf(trade.give)} for your ${bundleOf(trade.get)}.`}>
      <Button look="main" data-lit={can('acceptTrade')} onClick={() => act('acceptTrade')}>
        Accept
      </Button>
      <Button onClick={onTrade}>Counter</Button>
      <Button data-lit={can('declineTrade')} onClick={() => act('declineTrade')}>
        Decline
      </Button>
    </Bar>
  );
}

function Numbers({ view, seat, act }: DecisionProps) {
  const { dice, corner } = colonyOf(view, seat);
  return (
    <Fours
      key="numbers"
      prompt="Which number does each resource get?"
      options={dice}
      words={String}
      places={CORNERS.map((at) => (corner ? RESOURCE_NAMES[corner[at]] : at))}
      send={(chosen) => act('assignDice', [chosen])}
    />
  );
}

interface FoursProps<T> {
  prompt: string;
  options: readonly T[];
  words(option: T): string;
  places?: readonly string[];
  send(chosen: T[]): Promise<boolean>;
}

/** Puts four things in four places: two taps swap them. They start in order, so that one tap is enough. */
function Fours<T extends string | number>({ prompt, options, words, places, send }: FoursProps<T>) {
  const [order, setOrder] = useState<T[]>([...options]);
  const [held, setHeld] = useState<number | null>(null);
  const tap = (index: number): void => {
    if (held === null) {
      setHeld(index);
      return;
    }
    const next = [...order];
    [next[held], next[index]] = [next[index] as T, next[held] as T];
    setOrder(next);
    setHeld(null);
  };
  return (
    <div className={styles.bar}>
      <p>{prompt} Tap two to swap them.</p>
      <div className={styles.fours}>
        {order.map((option, index) => (
          <button
            key={option}
            type="button"
            className={styles.four}
            aria-pressed={held === index}
            onClick={() => tap(index)}
          >
            <strong>{words(option)}</strong>
            <span>{places?.[index] ?? POOL_NAMES[CORNERS[index] as 'NW']}</span>
          </button>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button look="main" data-lit={true} onClick={() => void send(order)}>
          Seal my choice
        </Button>
      </div>
    </div>
  );
}
