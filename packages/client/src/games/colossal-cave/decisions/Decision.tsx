import { nameOf } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { Button } from '../../../ui/Button';
import { CardSmall, cardName } from '../cards/faces';
import { type BoardContext, called } from '../context';
import { t } from '../strings';
import { argsOf, cardsFor, may, playerAt } from '../targets';
import { CardButton } from './CardButton';
import { PlayButton, PlayChoices, playPrompt } from './PlayChoices';
import { CARDS_THAT_FIT, Tray } from './Tray';
import styles from './Tray.module.css';

function Toll({ context }: { context: BoardContext }) {
  const { view, legal, act } = context;
  if (view.pending?.kind !== 'toll') return null;
  const { card, reactor } = view.pending;
  const { cards: words, decisions } = t();
  const cards = legal.filter(({ move, args }) => move === 'payToll' && args[0] !== null && args[0] !== 'dropAll');
  const dropAll = legal.some(({ move, args }) => move === 'payToll' && args[0] === 'dropAll');
  const refusal = nameOf(card) === 'lostInMaze' ? decisions.stayAndEnd : decisions.stay;
  return (
    <Tray
      context={context}
      many={cards.length > CARDS_THAT_FIT}
      title={decisions.toll(cardName(card), called(context, reactor))}
      words={words[nameOf(card)].text}
      picture={<CardSmall card={card} />}
      buttons={
        <>
          {dropAll && (
            <Button data-lit="true" onClick={() => void act('payToll', ['dropAll'])}>
              {decisions.dropAll}
            </Button>
          )}
          {may(legal, 'payToll') && (
            <Button data-lit="true" onClick={() => void act('payToll', [null])}>
              {refusal}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.cards}>
        {cards.map(({ args }) => (
          <CardButton
            key={String(args[0])}
            card={String(args[0])}
            deed={decisions.payWith}
            onClick={() => void act('payToll', args)}
          />
        ))}
      </div>
    </Tray>
  );
}

function Pick({ context }: { context: BoardContext }) {
  const { legal, act, view } = context;
  const treasures = view.pending?.kind === 'pick' && view.pending.from === 'treasures';
  const { decisions } = t();
  const cards = cardsFor(legal, 'pickCard').toReversed();
  return (
    <Tray
      context={context}
      many={cards.length > CARDS_THAT_FIT}
      title={treasures ? decisions.pickTreasure : decisions.pickCard}
      words={decisions.pickHelp}
    >
      <div className={styles.cards}>
        {cards.map((card) => (
          <CardButton key={card} card={card} deed={decisions.pick} onClick={() => void act('pickCard', [card])} />
        ))}
      </div>
    </Tray>
  );
}

function Again({ context }: { context: BoardContext }) {
  const { view, legal, act, playing } = context;
  const card = view.pending?.kind === 'again' ? view.pending.card : undefined;
  if (card === undefined) return null;
  const { cards: words, decisions } = t();
  return (
    <Tray
      context={context}
      title={playing?.at && !playing.play ? playPrompt(playing) : decisions.playNow(cardName(card))}
      words={words[nameOf(card)].text}
      picture={<CardSmall card={card} />}
      buttons={
        <>
          {may(legal, 'keepPicked') && (
            <Button data-lit="true" onClick={() => void act('keepPicked')}>
              {decisions.keep}
            </Button>
          )}
          {playing && <PlayButton play={playing.play} onPlay={(play) => void act(play.move, argsOf(play))} />}
        </>
      }
    >
      {playing && <PlayChoices context={context} playing={playing} />}
    </Tray>
  );
}

function Drop({ context, seat }: { context: BoardContext; seat: Seat }) {
  const { view, legal, act } = context;
  const over = playerAt(view, seat).inv.length - 2;
  const { decisions } = t();
  return (
    <Tray context={context} title={decisions.drop(over)} words={decisions.dropHelp}>
      <div className={styles.cards}>
        {cardsFor(legal, 'dropItem').map((card) => (
          <CardButton key={card} card={card} deed={decisions.dropOne} onClick={() => void act('dropItem', [card])} />
        ))}
      </div>
    </Tray>
  );
}

/** The decision the viewer owes besides the steps of the turn and the windows. */
export function Decision({ context, seat }: { context: BoardContext; seat: Seat }) {
  switch (context.view.stages[seat]) {
    case 'toll':
      return <Toll context={context} />;
    case 'pick':
      return <Pick context={context} />;
    case 'again':
      return <Again context={context} />;
    case 'drop':
      return <Drop context={context} seat={seat} />;
    default:
      return null;
  }
}

/** The stages that `Decision` shows. */
export const DECISIONS: readonly string[] = ['toll', 'pick', 'again', 'drop'];
