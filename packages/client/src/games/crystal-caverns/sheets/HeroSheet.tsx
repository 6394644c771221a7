import {
  type Ability,
  abilitiesFor,
  CLASSES,
  type Hero,
  isOneRow,
  levelOf,
  type RollKind,
  rollKindsOf,
  SPELLS,
  type Spell,
  type View,
} from '@lantern/games/crystal-caverns/board';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { HeroCrystals } from '../parts/HeroToken';
import { Sign } from '../parts/Sign';
import { abilityWords, effectMarks } from '../sentences';
import { t } from '../strings';
import type { SheetProps } from './sheetProps';
import styles from './sheets.module.css';

/** All about a hero: points, level, what its WILDs do, spells left, what the fight has done to it. */
export function HeroSheet(props: SheetProps & { hero: Hero }) {
  const { view, hero, seat, voice, onClose } = props;
  if (!hero.colour) return null;
  const { id, initiative } = CLASSES[hero.colour];
  const marks = effectMarks(view.combat?.effects[hero.seat], view.level);
  const words = t();
  return (
    <Sheet
      title={`${hero.seat === voice.you ? words.You : voice.name(hero.seat)}, ${words.classes[id]}`}
      onClose={onClose}
    >
      <div className={styles.head}>
        <HeroCrystals hero={hero} palette={view.options.palette} unit={44} />
        <div>
          <p className={styles.large}>{words.hero.hitPoints(hero.hp)}</p>
          <p>
            {words.level(levelOf(view, hero.seat))}
            {view.options.rollInitiatives ? '' : words.hero.initiative(initiative)}
          </p>
          {marks.length > 0 && <p>{marks.map(({ words }) => words).join(', ')}</p>}
        </div>
      </div>
      {rollKindsOf(view).map((kind) => (
        <section key={kind} className={styles.section}>
          <h3>{words.hero.kinds[kind]}</h3>
          <ul className={styles.list}>
            {abilitiesFor(id, kind, isOneRow(view)).map((ability) => (
              <AbilityLine key={ability} {...{ view, ability, kind, hero }} />
            ))}
            {id === 'rogue' && kind === 'defend' && <li>{words.hero.rogue}</li>}
          </ul>
        </section>
      ))}
      {hero.seat === seat && hero.alive && !view.result && <Leave {...props} />}
    </Sheet>
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

/** Leaving for good takes two taps. */
function Leave({ act, whyNot, onClose }: SheetProps) {
  const [sure, ask] = useState(false);
  const why = whyNot('retire', []);
  if (why) return <p className={styles.soft}>{t().hero.toLeave(why.sentence)}</p>;
  return (
    <div className={styles.leave}>
      {sure && <p>{t().hero.sure}</p>}
      <Button
        look="danger"
        data-move={sure ? 'retire' : undefined}
        onClick={() => {
          if (!sure) return ask(true);
          void act('retire');
          onClose();
        }}
      >
        {sure ? t().hero.leave : t().text.moves.retire}
      </Button>
    </div>
  );
}
