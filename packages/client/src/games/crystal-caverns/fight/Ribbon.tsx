import type { Combatant, View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { seatLetter } from '../../../ui/seat/SeatMark';
import { Term } from '../../../ui/term/Term';
import { crystalsOfMonster } from '../map/Figures';
import { type Crystal, StackPicture } from '../parts/Crystals';
import { inkOf } from '../parts/inks';
import { t } from '../strings';
import styles from './Ribbon.module.css';

/** Who acts when in this round, from left to right; the one whose turn it is stands out. A tap names it. */
export function Ribbon({ view, voice }: { view: View; voice: Voice }) {
  const { combat } = view;
  if (!combat) return null;
  const places = combat.order.map((place, index) => ({ ...place, index, ...figureOf(view, place.who, voice) }));
  return (
    <ol className={styles.ribbon} aria-label={t().arena.order(combat.round)}>
      {places
        .filter(({ gone }) => !gone)
        .map(({ index, value, name, crystals, hero }) => (
          <li
            key={name + index}
            className={styles.place}
            data-now={index === combat.at || undefined}
            data-done={index < combat.at || undefined}
            data-hero={hero !== undefined || undefined}
            aria-current={index === combat.at ? 'step' : undefined}
          >
            <Term name={name} what={t().arena.acts(value, index < combat.at)} rule="R8.3" className={styles.chip}>
              <StackPicture crystals={crystals} unit={13} tall={1.5} />
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
): { name: string; crystals: Crystal[]; hero?: Seat; gone: boolean } {
  const { palette } = view.options;
  if ('hero' in who) {
    const hero = view.heroes[who.hero];
    const colour = hero?.colour ?? 'blue';
    const size = Math.min(3, Math.max(1, hero?.hp ?? 1)) as 1 | 2 | 3;
    return {
      name: voice.name(who.hero),
      crystals: [{ size, colour: inkOf(colour, palette) }],
      hero: who.hero,
      gone: !hero?.alive,
    };
  }
  const foe = view.combat?.foes.find(({ monster }) => monster.id === who.foe);
  return {
    name: foe ? t().monster(foe.monster) : '',
    crystals: foe ? crystalsOfMonster(foe.monster, palette).slice(0, 1) : [],
    gone: !foe,
  };
}
