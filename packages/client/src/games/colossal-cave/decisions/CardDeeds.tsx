import { elsewhere, nameOf } from '@lantern/games/colossal-cave/board';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { CardSmall, cardName } from '../cards/faces';
import type { BoardContext, OpenSheet } from '../context';
import { deedsOf, obstacle } from '../deeds';
import { t } from '../strings';
import { argsOf } from '../targets';
import { PlayButton, PlayChoices, playPrompt } from './PlayChoices';
import { Tray } from './Tray';
import styles from './Tray.module.css';

export interface CardDeedsProps {
  context: BoardContext;
  sheet: Extract<OpenSheet, { kind: 'deeds' }>;
}

/** A tapped card of the viewer: its effect, its choices, and its actions. The map stays visible. */
export function CardDeeds({ context, sheet: { card, from } }: CardDeedsProps) {
  const { act, openSheet, seat, view, pending, playing } = context;
  const { cards, rooms, sheets, decisions, onItsWay } = t();
  const go = (move: string, args: readonly unknown[]) => {
    openSheet(null);
    void act(move, args);
  };
  const deeds = deedsOf(context, card, from);
  const idle = playing && seat !== null ? elsewhere(view, seat, card) : undefined;
  const why = playing || deeds.length > 0 ? undefined : pending ? onItsWay : obstacle(context, card, from)?.sentence;
  return (
    <Tray
      context={context}
      title={playing ? playPrompt(playing) : cardName(card)}
      picture={<CardSmall card={card} />}
      words={
        <>
          {why ?? cards[nameOf(card)].text}
          {idle && (
            <span className={styles.idle}>
              <Icon name="warning" size={16} />
              {sheets.idleHere(idle.map((room) => rooms[room]))}
            </span>
          )}
        </>
      }
      buttons={
        <>
          <Button onClick={() => openSheet(null)}>{decisions.back}</Button>
          {deeds.map(({ label, move, args }) => (
            <Button
              key={`${move}-${label}`}
              look="main"
              data-lit="true"
              data-move={move}
              onClick={() => go(move, args)}
            >
              {label}
            </Button>
          ))}
          {playing && <PlayButton play={playing.play} onPlay={(play) => go(play.move, argsOf(play))} />}
        </>
      }
    >
      {playing && <PlayChoices context={context} playing={playing} />}
    </Tray>
  );
}
