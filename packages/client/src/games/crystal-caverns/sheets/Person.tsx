import type { View } from '@lantern/games/crystal-caverns/board';
import type { PersonProps } from '../../../match/gameBoard';
import { t } from '../strings';
import { HeroFacts } from './HeroFacts';

/** The public information about the hero of a seat. */
export function Person({ view, of }: PersonProps<View>) {
  const hero = view.heroes[of];
  return hero?.colour ? <HeroFacts view={view} hero={hero} /> : <p>{t().hero.none}</p>;
}
