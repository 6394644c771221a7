import { knownHands, type View } from '@lantern/games/colossal-cave/board';
import { Glyph } from '../../../art/Glyph';
import { Safes } from '../../../art/Safe';
import type { PersonProps } from '../../../match/gameBoard';
import { t } from '../strings';
import { playerAt } from '../targets';
import { CardList } from './CardList';
import styles from './Read.module.css';

/** A player: where they are, what they carry, what is in their safes, and their hand once the match is over. */
export function Person({ view, of }: PersonProps<View>) {
  const { room, dead, inv, deposited, conceded } = playerAt(view, of);
  const hand = view.hands?.[of];
  const { others, sheets, safe } = t();
  const place = conceded ? sheets.conceded : dead || !room ? sheets.dead : sheets.in(room);
  return (
    <div className={styles.reading}>
      <p className={styles.light}>
        <Glyph name={dead ? 'ghost' : 'foot'} size={20} />
        {place} · {others.inHand(view.handCounts[of] ?? 0)}
      </p>
      <h3>{sheets.safes}</h3>
      <Safes count={deposited.length} label={safe(deposited.length)} size={30} />
      <CardList entries={deposited.map((card) => ({ card }))} none={sheets.noTreasure} />
      <h3>{sheets.carried}</h3>
      <CardList entries={inv.map((card) => ({ card }))} none={sheets.nothing} />
      {hand ? (
        <>
          <h3>{sheets.hand}</h3>
          <CardList entries={hand.map((card) => ({ card }))} none={sheets.empty} />
        </>
      ) : (
        view.options.knownHands && <KnownOfHand view={view} of={of} />
      )}
    </div>
  );
}

/** The cards that everybody saw enter a hand, as far as they are still there. */
function KnownOfHand({ view, of }: Pick<PersonProps<View>, 'view' | 'of'>) {
  const { sheets } = t();
  const known = knownHands(view)[of] ?? [];
  if (known.length === 0) return null;
  return (
    <>
      <h3>{sheets.knownOfHand}</h3>
      <CardList entries={known.map((card) => ({ card }))} none={sheets.nothing} />
    </>
  );
}
