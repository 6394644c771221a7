import type { CardId, PlayArgs, RoomId } from '@lantern/games/colossal-cave/board';
import { useState } from 'react';
import { SeatToken } from '../../../art/SeatToken';
import { Button } from '../../../ui/Button';
import { CardSmall, cardName } from '../cards/faces';
import { type BoardContext, called } from '../context';
import { t } from '../strings';
import type { Play } from '../targets';
import styles from './PlayChoices.module.css';

const KEYS = ['target', 'item', 'room'] as const;

/** The plays that fit what has been chosen so far. */
function fitting(plays: readonly Play[], chosen: PlayArgs): Play[] {
  return plays.filter(({ args }) => KEYS.every((key) => chosen[key] === undefined || chosen[key] === args[key]));
}

/** What a choice is called on its chip. */
function ChoiceLabel({ context, of, value }: { context: BoardContext; of: keyof PlayArgs; value: string }) {
  if (of === 'target') {
    return (
      <>
        <SeatToken seat={value} name={context.names[value] ?? value} size={26} />
        {called(context, value)}
      </>
    );
  }
  if (of === 'item') {
    return (
      <>
        <CardSmall card={value as CardId} />
        {cardName(value as CardId)}
      </>
    );
  }
  return <>{t().rooms[value as RoomId]}</>;
}

interface ChipsProps {
  context: BoardContext;
  of: (typeof KEYS)[number];
  plays: readonly Play[];
  chosen: PlayArgs;
  onChoose(chosen: PlayArgs): void;
}

function Chips({ context, of, plays, chosen, onChoose }: ChipsProps) {
  const before = KEYS.slice(0, KEYS.indexOf(of));
  const earlier = Object.fromEntries(before.map((key) => [key, chosen[key]])) as PlayArgs;
  const values = [...new Set(fitting(plays, earlier).map(({ args }) => args[of]))].filter(
    (value) => value !== undefined,
  );
  if (values.length === 0) return null;
  return (
    <fieldset className={styles.choice}>
      <legend>{t().decisions.asked[of]}</legend>
      <div className={styles.chips}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            data-lit="true"
            aria-pressed={chosen[of] === value}
            onClick={() => onChoose({ ...earlier, [of]: value })}
          >
            <ChoiceLabel context={context} of={of} value={value} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The choices made so far for a card, and the one way to play it that they leave, once they leave one. */
export function usePlayChoices(plays: readonly Play[]) {
  const [picked, setPicked] = useState<PlayArgs>({});
  const chosen = (plays.length === 1 && plays[0]?.args) || picked;
  const ready = fitting(plays, chosen);
  return { chosen, choose: setPicked, play: ready.length === 1 ? ready[0] : undefined };
}

export interface PlayChoicesProps extends Pick<ReturnType<typeof usePlayChoices>, 'chosen' | 'choose'> {
  context: BoardContext;
  plays: readonly Play[];
}

/** The choices a card needs (R5.3), one after the other. */
export function PlayChoices({ context, plays, chosen, choose }: PlayChoicesProps) {
  const needed = KEYS.filter((key) => plays.some(({ args }) => args[key] !== undefined));
  const open = needed.filter((_, at) => needed.slice(0, at).every((earlier) => chosen[earlier] !== undefined));
  if (open.length === 0) return null;
  return (
    <div className={styles.choices}>
      {open.map((key) => (
        <Chips key={key} context={context} of={key} plays={plays} chosen={chosen} onChoose={choose} />
      ))}
    </div>
  );
}

/** Plays the card once its choices leave one way. */
export function PlayButton({ play, onPlay }: { play: Play | undefined; onPlay(play: Play): void }) {
  return (
    <Button
      look="main"
      data-lit={play !== undefined}
      data-move="play"
      disabled={!play}
      onClick={() => play && onPlay(play)}
    >
      {t().decisions.play}
    </Button>
  );
}
