import { elsewhere, nameOf } from '@lantern/games/colossal-cave/board';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { CardSmall, cardName } from '../cards/faces';
import type { BoardContext, OpenSheet } from '../context';
import { deedsOf, obstacle } from '../deeds';
import { t } from '../strings';
import { argsOf, playsOf } from '../targets';
import { PlayButton, PlayChoices, usePlayChoices } from './PlayChoices';
import { Tray } from './Tray';
import styles from './Tray.module.css';

export interface CardDeedsProps {
  context: BoardContext;
  sheet: Extract<OpenSheet, { kind: 'deeds' }>;
}

/** A card of one's own that was tapped: what it does, its choices, and what can be done with it. The map stays in sight. */
export function CardDeeds({ context, sheet: { card, from } }: CardDeedsProps) {
  const { legal, act, openSheet, seat, view, pending } = context;
  const plays = from === 'hand' ? playsOf(legal, nameOf(card)) : [];
  const { chosen, choose, play } = usePlayChoices(plays);
  const { cards, rooms, sheets, decisions, onItsWay } = t();
  const go = (move: string, args: readonly unknown[]) => {
    openSheet(null);
    void act(move, args);
  };
  const deeds = deedsOf(context, card, from);
  const idle = plays.length > 0 && seat !== null ? elsewhere(view, seat, card) : undefined;
  const why =
    plays.length + deeds.length > 0 ? undefined : pending ? onItsWay : obstacle(context, card, from)?.sentence;
  return (
    <Tray
      title={cardName(card)}
      words={why ?? cards[nameOf(card)].text}
      picture={<CardSmall card={card} />}
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
          {plays.length > 0 && <PlayButton play={play} onPlay={(one) => go(one.move, argsOf(one))} />}
        </>
      }
    >
      {idle && (
        <p className={styles.idle}>
          <Icon name="warning" size={18} />
          {sheets.idleHere(idle.map((room) => rooms[room]))}
        </p>
      )}
      <PlayChoices {...{ context, plays, chosen, choose }} />
    </Tray>
  );
}
