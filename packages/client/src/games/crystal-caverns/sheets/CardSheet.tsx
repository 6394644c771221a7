import { DIRS, keyOf, kindOf, type MapCard, neighbour, partyCard } from '@lantern/games/crystal-caverns/board';
import { Sheet } from '../../../ui/sheet/Sheet';
import { CardPicture } from '../map/CardPicture';
import { HeroButton, March } from '../parts/March';
import { cardName, cellWords, contentWords, exitWords, isDry, rankWords } from '../sentences';
import { t } from '../strings';
import { Odds } from './Odds';
import type { SheetProps } from './sheetProps';
import styles from './sheets.module.css';

/** A card of the map: its kind, its monsters, its exits, and why the party cannot go there. */
export function CardSheet(props: SheetProps & { card: MapCard }) {
  const { view, card, whyNot, seat, onClose } = props;
  const dir = DIRS.find((dir) => keyOf(neighbour(partyCard(view), dir)) === keyOf(card));
  const asked = seat !== null && view.awaiting?.stage === 'travel' && view.awaiting.seats.includes(seat);
  const why = asked && dir !== undefined ? whyNot('step', [dir]) : undefined;
  const { card: words } = t();
  return (
    <Sheet title={card.locked ? words.lockedStairs : cardName(card.id)} onClose={onClose}>
      <div className={styles.head}>
        <CardPicture id={card.id} rot={card.rot} size={110} />
        <div>
          <p className={styles.soft}>
            {rankWords(card.id)}, {cellWords(card)}
          </p>
          <p>{whatItIs(card, contentWords(card.id, view), isDry(view, card))}</p>
          <p>{words.exitsAre(exitWords(view, card))}</p>
        </div>
      </div>
      {why && <p className={styles.why}>{why.sentence}</p>}
      {card.monsters.length > 0 && <Odds view={view} monsters={card.monsters} />}
      {view.pos === keyOf(card) && <Party {...props} />}
    </Sheet>
  );
}

/** The party in its order, if it is on the card. A tap on a hero opens its sheet. */
function Party({ view, voice, openSheet }: SheetProps) {
  return (
    <section aria-label={t().party}>
      <h3>{t().party}</h3>
      <March order={view.order}>
        {(seat) => (
          <HeroButton
            key={seat}
            {...{ view, voice, seat }}
            className={styles.hero}
            onClick={() => openSheet({ kind: 'hero', seat })}
          />
        )}
      </March>
    </section>
  );
}

function whatItIs(card: MapCard, contents: string, dry: boolean): string {
  const { card: words } = t();
  if (card.locked) return words.nobodyEnters;
  if (card.shaft) return words.shaftDown;
  if (dry) return words.drunk;
  if (card.visited) return kindOf(card.id) === 'pool' ? contents : words.beenHere;
  return card.monsters.length > 0 ? words.noPast : contents;
}
