import type { Combatant, View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode } from 'react';
import { seatLetter } from '../../../ui/seat/SeatMark';
import { Term } from '../../../ui/term/Term';
import { FigurePicture } from '../figures/FigurePicture';
import { SmallHero } from '../figures/SmallHero';
import { SmallMonster } from '../figures/SmallMonster';
import { t } from '../strings';
import styles from './Ribbon.module.css';

/** The heights of the pictures in the ribbon, in pixels. */
const HIGH = { hero: 26, monster: 28 };

/** The order of turns in this round, from left to right, with the current one emphasised. A tap shows a name. */
export function Ribbon({ view, voice }: { view: View; voice: Voice }) {
  const { combat } = view;
  if (!combat) return null;
  const places = combat.order.map((place, index) => ({ ...place, index, ...figureOf(view, place.who, voice) }));
  return (
    <ol className={styles.ribbon} aria-label={t().arena.order(combat.round)}>
      {places
        .filter(({ gone }) => !gone)
        .map(({ index, value, name, picture, hero }) => (
          <li
            key={name + index}
            className={styles.place}
            data-now={index === combat.at || undefined}
            data-done={index < combat.at || undefined}
            data-hero={hero !== undefined || undefined}
            aria-current={index === combat.at ? 'step' : undefined}
          >
            <Term name={name} what={t().arena.acts(value, index < combat.at)} rule="R8.3" className={styles.chip}>
              {picture}
              <span className={styles.name} aria-hidden="true">
                {name}
              </span>
              {hero !== undefined && (
                <i className={styles.letter} aria-hidden="true">
                  {seatLetter(hero)}
                </i>
              )}
              <b aria-hidden="true">{value}</b>
              <span className="unseen">{t().arena.place(name, value, index < combat.at)}</span>
            </Term>
          </li>
        ))}
    </ol>
  );
}

function figureOf(
  view: View,
  who: Combatant,
  voice: Voice,
): { name: string; picture: ReactNode; hero?: Seat; gone: boolean } {
  const { palette } = view.options;
  if ('hero' in who) {
    const hero = view.heroes[who.hero];
    return {
      name: voice.name(who.hero),
      picture: hero?.colour && (
        <FigurePicture kind="hero" high={HIGH.hero}>
          <SmallHero colour={hero.colour} palette={palette} />
        </FigurePicture>
      ),
      hero: who.hero,
      gone: !hero?.alive,
    };
  }
  const foe = view.combat?.foes.find(({ monster }) => monster.id === who.foe);
  return {
    name: foe ? t().monster(foe.monster) : '',
    picture: foe && (
      <FigurePicture kind={foe.monster.rank === 'JOKER' ? 'dragon' : 'monster'} high={HIGH.monster}>
        <SmallMonster monster={foe.monster} palette={palette} even />
      </FigurePicture>
    ),
    gone: !foe,
  };
}
