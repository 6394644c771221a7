import { CLASSES, type View } from '@lantern/games/crystal-caverns/board';
import type { Seat } from '@lantern/protocol/seat';
import type { MatchScore } from '../../../match/end/gameEnd';
import { ClassMark } from '../parts/ClassMark';
import { t as board } from '../strings';
import styles from './score.module.css';
import { t } from './strings';

/** Returns all heroes with their remaining hit points, in descending order. */
export function score(view: View): MatchScore {
  const { hero, points, fallen } = t();
  const left = (seat: Seat) => view.heroes[seat]?.hp ?? 0;
  const seats = Object.keys(view.heroes).sort((a, b) => left(b) - left(a) || Number(a) - Number(b));
  return {
    parts: [hero],
    total: points,
    rows: seats.map((seat) => ({
      seat,
      values: [<Hero key="hero" view={view} seat={seat} />],
      total: left(seat) > 0 ? `${left(seat)}` : fallen,
    })),
    inWords: (seat) => board().hero.hitPoints(left(seat)),
  };
}

function Hero({ view, seat }: { view: View; seat: Seat }) {
  const hero = view.heroes[seat];
  if (!hero?.colour) return '–';
  return (
    <span className={styles.hero}>
      <ClassMark hero={hero} size={16} />
      <span aria-hidden="true">{board().classes[CLASSES[hero.colour].id]}</span>
    </span>
  );
}
