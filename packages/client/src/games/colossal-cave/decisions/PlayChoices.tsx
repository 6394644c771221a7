import type { CardId } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { SeatToken, tokenInitials } from '../../../art/SeatToken';
import { Button } from '../../../ui/Button';
import { CardSmall, cardName } from '../cards/faces';
import { type BoardContext, called } from '../context';
import { t } from '../strings';
import type { Play } from '../targets';
import styles from './PlayChoices.module.css';
import { before, type Playing, valuesOf } from './usePlaying';

function ChoiceLabel({ context, of, value }: { context: BoardContext; of: 'target' | 'item'; value: Seat | CardId }) {
  if (of === 'target') {
    return (
      <>
        <SeatToken seat={value} initial={tokenInitials(context.names)[value]} size={24} />
        {called(context, value)}
      </>
    );
  }
  return (
    <>
      <CardSmall card={value} />
      {cardName(value)}
    </>
  );
}

interface ChipsProps {
  context: BoardContext;
  of: 'target' | 'item';
  playing: Playing;
}

/**
 * The players or cards to choose from. Once the next choice is asked, only the chosen one; a tap on it returns to this
 * choice.
 */
function Chips({ context, of, playing }: ChipsProps) {
  const { at, chosen, choose, plays } = playing;
  const made = chosen[of];
  const values = at === of || made === undefined ? valuesOf(playing, of) : [made];
  const earlier = before(chosen, of);
  return (
    <fieldset className={styles.chips}>
      <legend className="unseen">{t().decisions.asked[of]}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          data-lit="true"
          aria-pressed={made === value}
          onClick={() => plays.length > 1 && choose(made === value ? earlier : { ...earlier, [of]: value })}
        >
          <ChoiceLabel context={context} of={of} value={value} />
        </button>
      ))}
    </fieldset>
  );
}

/** The choices made for a card (R5.3), and the players and cards to choose from. Rooms are chosen on the map. */
export function PlayChoices({ context, playing }: { context: BoardContext; playing: Playing }) {
  const { at, chosen } = playing;
  const shown = (['target', 'item'] as const).filter((key) => key === at || chosen[key] !== undefined);
  if (at === undefined) return null;
  return (
    <div className={styles.choices}>
      {shown.map((key) => (
        <Chips key={key} context={context} of={key} playing={playing} />
      ))}
      {at === 'room' && <p className={styles.onMap}>{chosen.room ? t().rooms[chosen.room] : t().decisions.tapRoom}</p>}
    </div>
  );
}

/** Returns the prompt for a card that is being played: the question of the next choice, or the name of the card. */
export function playPrompt({ card, chosen, at }: Playing): string {
  const { decisions } = t();
  if (at && chosen[at] === undefined) return `${cardName(card)}: ${decisions.asked[at]}`;
  return cardName(card);
}

/** Plays the card once its choices identify one play. */
export function PlayButton({ play, onPlay }: { play: Play | undefined; onPlay(play: Play): void }) {
  return (
    <Button
      look="main"
      data-lit={play !== undefined}
      data-move={play?.move}
      disabled={!play}
      onClick={() => play && onPlay(play)}
    >
      {t().decisions.play}
    </Button>
  );
}
