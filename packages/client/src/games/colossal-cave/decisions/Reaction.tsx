import { cardOf, nameOf, type Response, type TableEvent, topEvent } from '@lantern/games/colossal-cave/board';
import { useEffect, useState } from 'react';
import { ActionBar } from '../../../match/frame/ActionBar';
import { Button } from '../../../ui/Button';
import { CardSmall, cardName } from '../cards/faces';
import type { BoardContext } from '../context';
import { happening } from '../sentences';
import { t } from '../strings';
import { type Answer, answersOf } from '../targets';
import { CardButton } from './CardButton';
import { CARDS_THAT_FIT, Tray } from './Tray';
import styles from './Tray.module.css';
import { useAutoPass } from './useAutoPass';

function deedOf({ response, card }: Answer): string {
  const { defendWith, discard, play, playThe } = t().reactions;
  if (response.t === 'defend') return defendWith;
  if (response.t === 'magazines') return discard;
  return cardOf(card).type === 'reaction' ? play : playThe;
}

function noteOf({ response, card }: Answer): string {
  const { reactions, cards } = t();
  if (response.t === 'defend') return reactions.defendNote;
  return response.t === 'magazines' ? reactions.discardNote : cards[nameOf(card)].text;
}

/** Returns the effect of an answer in a word or two. */
function effectOf({ response, card }: Answer, event: TableEvent): string | undefined {
  const { saves, cancels, stops } = t().reactions;
  if (response.t === 'defend') return saves;
  if (response.t === 'magazines' || nameOf(card) === 'dontKnow') return cancels;
  return event.kind === 'move' && 'defence' in cardOf(card) ? stops : undefined;
}

function answered(response: Response): string {
  const { youPass, youUse, youAnswer } = t().reactions;
  if (response.t === 'pass') return youPass;
  return response.t === 'magazines' ? youUse : youAnswer(cardName(response.card));
}

/** The standing order as a checkbox: pass on events of this kind until the player's next turn (R8.5). */
function StandingTick({ context, kind }: { context: BoardContext; kind: 'moves' | 'plays' }) {
  const { view, act } = context;
  const standing = view.myStanding;
  if (!standing) return null;
  const { passMoves, passCards, untilMyTurn } = t().reactions;
  const on = standing[kind] === 'pass';
  const change = () =>
    void act('setStanding', [{ ...standing, [kind]: on ? 'ask' : 'pass', until: on ? standing.until : 'myTurn' }]);
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        aria-label={kind === 'moves' ? passMoves : passCards}
        title={kind === 'moves' ? passMoves : passCards}
        checked={on}
        onChange={change}
      />
      {untilMyTurn}
    </label>
  );
}

/** The answer was given, possibly automatically, or another player is asked. */
function Waiting({ context, itself, onChange }: { context: BoardContext; itself: boolean; onChange?(): void }) {
  const { view } = context;
  const { reactions } = t();
  const said = itself ? reactions.passed : onChange && view.myResponse ? answered(view.myResponse) : reactions.waiting;
  return (
    <ActionBar
      prompt={`${happening(context, view)} ${said}`}
      buttons={onChange && <Button onClick={onChange}>{reactions.change}</Button>}
    />
  );
}

/** The reaction window (13.4), the same for everybody, whatever they hold. */
export function Reaction({ context }: { context: BoardContext }) {
  const { view, seat, act } = context;
  const windowId = view.window?.id;
  const [changing, setChanging] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new window begins afresh
  useEffect(() => setChanging(false), [windowId]);
  const { passing, passed } = useAutoPass(context);
  const event = topEvent(view);
  if (windowId === undefined || !event) return null;
  if (passing) return <ActionBar prompt={`${t().reactions.passing} ${happening(context, view)}`} />;
  const asked = seat !== null && view.stages[seat] === 'respond';
  const mayChange = asked && view.mayAnswer && view.myResponse !== null;
  if (!asked || (view.myResponse !== null && !changing)) {
    return <Waiting context={context} itself={passed} {...(mayChange && { onChange: () => setChanging(true) })} />;
  }
  const answer = (response: Response) => {
    setChanging(false);
    void act('respond', [windowId, response]);
  };
  return <Asked context={context} event={event} onAnswer={answer} />;
}

interface AskedProps {
  context: BoardContext;
  event: TableEvent;
  onAnswer(response: Response): void;
}

/** The event, its effect, and the viewer's answers to it, each with its effect. */
function Asked({ context, event, onAnswer }: AskedProps) {
  const { view, legal, pending } = context;
  const answers = answersOf(legal);
  const { reactions, onItsWay, cards } = t();
  const prompt = pending ? onItsWay : happening(context, view);
  const buttons = (
    <>
      <Button look="main" data-lit={!pending} disabled={pending} onClick={() => onAnswer({ t: 'pass' })}>
        {reactions.pass}
      </Button>
      <StandingTick context={context} kind={event.kind === 'move' ? 'moves' : 'plays'} />
    </>
  );
  if (answers.length === 0) return <ActionBar {...{ prompt, buttons }} />;
  return (
    <Tray
      {...{ context, buttons }}
      title={prompt}
      many={answers.length > CARDS_THAT_FIT}
      picture={event.kind === 'play' && <CardSmall card={event.card} />}
      words={event.kind === 'play' ? cards[nameOf(event.card)].text : reactions.mayStop}
    >
      <div className={styles.cards}>
        {answers.map((answer) => (
          <CardButton
            key={`${answer.response.t}-${answer.card}`}
            card={answer.card}
            deed={deedOf(answer)}
            effect={effectOf(answer, event)}
            note={noteOf(answer)}
            onClick={() => onAnswer(answer.response)}
          />
        ))}
      </div>
    </Tray>
  );
}
