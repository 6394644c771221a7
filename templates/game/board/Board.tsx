import { pointsFor, type View } from '@lantern/games/new-game/board';
import { DiceRoll } from '../../art/dice/DiceRoll';
import { ActionBar } from '../../match/frame/ActionBar';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { BoardProps } from '../../match/gameBoard';
import { Button } from '../../ui/Button';
import { SeatMark } from '../../ui/seat/SeatMark';
import styles from './Board.module.css';
import { t } from './strings';

/** The die and the piles in the middle, the own cards below, and the question. */
export function Board(props: BoardProps<View>) {
  const { view, seat } = props;
  return (
    <BoardSlots
      board={<Middle {...props} />}
      hand={seat === null ? undefined : <Hand {...props} />}
      action={seat !== null && view.mustDecide ? <Asked {...props} /> : undefined}
    />
  );
}

function Middle({ view: { active, die, pile, played }, fact, phase }: BoardProps<View>) {
  const rolling = phase === 'rolling' && fact?.kind === 'rolled';
  const value = rolling ? fact.data.die : die;
  return (
    <div className={styles.middle}>
      <SeatMark seat={active} />
      {value !== null && <DiceRoll rolling={rolling} dice={[{ kind: 'd6', value, label: '' }]} size={96} />}
      <p className={styles.die}>{t().die(die)}</p>
      <p>{t().last(played.at(-1))}</p>
      <p>{t().pile(pile)}</p>
    </div>
  );
}

function Hand({ view: { hand, die }, legal, whyNot, act }: BoardProps<View>) {
  return (
    <ul className={styles.hand} aria-label={t().hand}>
      {[...hand.entries()].map(([place, card]) => {
        const lit = legal.some(({ move, args }) => move === 'play' && args[0] === card);
        return (
          <li key={place}>
            <Button
              className={styles.card}
              data-lit={lit}
              data-move="play"
              data-args={JSON.stringify([card])}
              disabled={!lit}
              explain={{ why: () => whyNot('play', [card]) }}
              aria-label={t().card(card, lit && die !== null ? pointsFor(card, die) : undefined)}
              onClick={() => act('play', [card])}
            >
              {card}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Asked({ view, legal, act, pending }: BoardProps<View>) {
  if (view.die !== null) return <ActionBar prompt={t().askPlay} />;
  const lit = legal.some(({ move }) => move === 'roll');
  return (
    <ActionBar
      prompt={t().askRoll}
      buttons={
        <Button look="main" busy={pending} data-lit={lit} data-move="roll" onClick={() => act('roll')}>
          {t().roll}
        </Button>
      }
    />
  );
}
