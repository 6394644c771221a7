import { isFace, type View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { PersonProps } from '../../../match/gameBoard';
import { ITEMS } from '../art/items';
import { Picture } from '../art/Picture';
import { itemName, kindredName } from '../names';
import { t } from '../strings';
import { HeroFacts, HeroLines } from './HeroFacts';
import styles from './HeroSheet.module.css';

/** The public information about a seat: its creation cards while heroes are made, then its hero with all items. */
export function Person({ view, of }: PersonProps<View>) {
  const hero = view.heroes[of];
  return (
    <div className={styles.sheet}>
      <Cards view={view} of={of} />
      {hero && (
        <>
          {hero.name && <h3>{hero.name}</h3>}
          <HeroFacts view={view} hero={hero} seat={of} />
          <h3>{t().sheets.gear}</h3>
          {hero.bag.length === 0 ? (
            <p>{t().gear.empty}</p>
          ) : (
            <ul className={styles.carried}>
              {hero.bag.map((item) => (
                <li key={item.id}>
                  <Picture drawing={ITEMS[item.kind]} />
                  <span>
                    <b>{itemName(item)}</b>
                    {item.inUse && ` · ${t().gear.inUse}`}
                    <br />
                    {t().items[item.kind].what}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <HeroLines hero={hero} />
        </>
      )}
    </div>
  );
}

/**
 * The number of cards and the claim; once the hero is fixed, the spare face cards, which can still be given away
 * (R2.8).
 */
function Cards({ view: { muster, heroes }, of }: { view: View; of: Seat }) {
  const hand = muster?.hands[of];
  if (!muster || !hand) return null;
  const { muster: words, list, card } = t();
  const claim = muster.claims[of];
  const spares = hand.shown?.filter(isFace) ?? [];
  return (
    <>
      {!heroes[of] && <h3>{claim ? kindredName(claim) : words.undecided}</h3>}
      <p>{words.hand(hand.cards, hand.faces)}</p>
      {spares.length > 0 && <p>{words.spares(list(spares.map(card)))}</p>}
    </>
  );
}
