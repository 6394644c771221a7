import { type Ability, abilitiesFor, SPELLS, type Spell } from '@lantern/games/crystal-caverns/data/abilities';
import { CLASSES } from '@lantern/games/crystal-caverns/data/classes';
import { levelOf } from '@lantern/games/crystal-caverns/rules/party';
import type { Hero } from '@lantern/games/crystal-caverns/state';
import { ABILITY_WORDS, CLASS_NAMES } from '@lantern/games/crystal-caverns/text/names.en';
import { text } from '@lantern/games/crystal-caverns/text.en';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/Sheet';
import { HeroCrystals } from '../parts/HeroToken';
import { Sign } from '../parts/Sign';
import { effectMarks } from '../words';
import type { ReadingProps } from './Sheets';
import styles from './sheets.module.css';

const KINDS = { attack: 'When striking', defend: 'When struck', rear: 'From the rear' } as const;

/** All about a hero: points, level, what its WILDs do, spells left, what the fight has done to it. */
export function HeroSheet(props: ReadingProps & { hero: Hero }) {
  const { view, hero, seat, voice, onClose } = props;
  if (!hero.colour) return null;
  const { id, initiative } = CLASSES[hero.colour];
  const marks = effectMarks(view.combat?.effects[hero.seat], view.level);
  return (
    <Sheet title={`${hero.seat === voice.you ? 'You' : voice.name(hero.seat)}, ${CLASS_NAMES[id]}`} onClose={onClose}>
      <div className={styles.head}>
        <HeroCrystals hero={hero} palette={view.options.palette} unit={44} />
        <div>
          <p className={styles.large}>{hero.hp} hit points</p>
          <p>
            Level {levelOf(view, hero.seat)}
            {view.options.rollInitiatives ? '' : `, initiative ${initiative}`}
          </p>
          {marks.length > 0 && <p>{marks.map(({ words }) => words).join(', ')}</p>}
        </div>
      </div>
      {(['attack', 'defend', 'rear'] as const).map((kind) => (
        <section key={kind} className={styles.section}>
          <h3>{KINDS[kind]}</h3>
          <ul className={styles.list}>
            {abilitiesFor(id, kind, false).map((ability) => (
              <AbilityLine key={ability} ability={ability} hero={hero} />
            ))}
            {id === 'rogue' && kind === 'defend' && <li>A rogue who is struck cannot be toppled.</li>}
          </ul>
        </section>
      ))}
      {hero.seat === seat && hero.alive && !view.result && <Leave {...props} />}
    </Sheet>
  );
}

function AbilityLine({ ability, hero }: { ability: Ability; hero: Hero }) {
  const { name, what } = ABILITY_WORDS[ability];
  const charges = (SPELLS as readonly Ability[]).includes(ability) ? hero.charges?.[ability as Spell] : undefined;
  return (
    <li className={styles.entry}>
      <Sign name="mage" size={16} />
      <span>
        <strong>{name}</strong> {what}
        {charges !== undefined && <b className={styles.charges}>{` ${charges} left on this level.`}</b>}
      </span>
    </li>
  );
}

/** Leaving for good takes two taps. */
function Leave({ act, whyNot, onClose }: ReadingProps) {
  const [sure, ask] = useState(false);
  const why = whyNot('retire', []);
  if (why) return <p className={styles.soft}>To leave the party for good: {why.sentence}</p>;
  return (
    <div className={styles.leave}>
      {sure && <p>The others go on without your hero. There is no way back.</p>}
      <Button
        look="danger"
        data-move={sure ? 'retire' : undefined}
        onClick={() => {
          if (!sure) return ask(true);
          void act('retire');
          onClose();
        }}
      >
        {sure ? 'Leave for good' : text.moves.retire}
      </Button>
    </div>
  );
}
