import {
  type Ability,
  abilitiesFor,
  CLASSES,
  type Hero,
  isOneRow,
  levelOf,
  type RollKind,
  rollKindsOf,
  rowsOf,
  SPELLS,
  type Spell,
  type View,
} from '@lantern/games/crystal-caverns/board';
import { HeroPicture } from '../figures/pictures';
import { HeroCrystals } from '../parts/HeroCrystals';
import { Sign } from '../parts/Sign';
import { abilityWords, effectMarks } from '../sentences';
import { t } from '../strings';
import styles from './sheets.module.css';

/** A hero: class, points, level, place, the effects of its WILDs, remaining spells, and its conditions in the fight. */
export function HeroFacts({ view, hero }: { view: View; hero: Hero }) {
  if (!hero.colour) return null;
  const { id } = CLASSES[hero.colour];
  return (
    <>
      <Head view={view} hero={hero} />
      {rollKindsOf(view).map((kind) => (
        <section key={kind} className={styles.section}>
          <h3>{t().hero.kinds[kind]}</h3>
          <ul className={styles.list}>
            {abilitiesFor(id, kind, isOneRow(view)).map((ability) => (
              <AbilityLine key={ability} {...{ view, ability, kind, hero }} />
            ))}
            {id === 'rogue' && kind === 'defend' && <li>{t().hero.rogue}</li>}
          </ul>
        </section>
      ))}
    </>
  );
}

function Head({ view, hero }: { view: View; hero: Hero }) {
  const { classes, level, rows, oneRow, hero: words } = t();
  const { id, initiative } = CLASSES[hero.colour ?? 'blue'];
  const effects = view.combat?.effects[hero.seat];
  const stunned = !hero.alive || effects?.stunned;
  const marks = effectMarks(effects, view.level);
  const lines = rowsOf(view);
  const row = lines.findIndex((line) => line.includes(hero.seat));
  return (
    <div className={styles.head}>
      {hero.colour && (
        <span className={styles.figure}>
          <HeroPicture colour={hero.colour} palette={view.options.palette} stunned={stunned} high={110} />
          <HeroCrystals hero={hero} palette={view.options.palette} unit={26} />
        </span>
      )}
      <div>
        <p className={styles.large}>{classes[id]}</p>
        <p>{hero.alive ? words.hitPoints(hero.hp) : words.fallen}</p>
        <p>
          {level(levelOf(view, hero.seat))}
          {view.options.rollInitiatives ? '' : words.initiative(initiative)}
        </p>
        {row >= 0 && <p>{lines.length === 1 ? oneRow : rows[row]}</p>}
        {marks.length > 0 && <p>{marks.map(({ words }) => words).join(', ')}</p>}
      </div>
    </div>
  );
}

interface AbilityLineProps {
  view: View;
  ability: Ability;
  kind: RollKind;
  hero: Hero;
}

function AbilityLine({ view, ability, kind, hero }: AbilityLineProps) {
  const charges = (SPELLS as readonly Ability[]).includes(ability) ? hero.charges?.[ability as Spell] : undefined;
  return (
    <li className={styles.entry}>
      <Sign name="mage" size={16} />
      <span>
        <strong>{t().abilities[ability].name}</strong> {abilityWords(view, ability, kind)}
        {charges !== undefined && <b className={styles.charges}>{t().hero.charges(charges)}</b>}
      </span>
    </li>
  );
}
