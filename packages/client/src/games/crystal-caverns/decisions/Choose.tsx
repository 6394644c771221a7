import {
  abilitiesFor,
  CLASSES,
  COLOURS,
  type Colour,
  isOneRow,
  rollKindsOf,
  START_HP,
  type View,
} from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { BoardProps } from '../../../match/gameBoard';
import { explainable } from '../../../ui/explainable';
import { HeroPicture } from '../figures/pictures';
import { Sign } from '../parts/Sign';
import { t } from '../strings';
import styles from './Choose.module.css';

/** S2: everybody takes a class, first come, first served. */
export function Choose({ view, legal, act, voice, whyNot, seat }: BoardProps<View> & { voice: Voice }) {
  return (
    <section className={styles.choose} aria-label={t().choose.label}>
      <ul className={styles.classes}>
        {COLOURS.map((colour) => {
          const owner = Object.values(view.heroes).find((hero) => hero.colour === colour);
          const lit = legal.some(({ move, args }) => move === 'chooseColour' && args[0] === colour);
          const why = () => (lit || seat === null ? undefined : whyNot('chooseColour', [colour]));
          return (
            <li key={colour}>
              <button
                ref={explainable({ why })}
                type="button"
                className={styles.card}
                data-lit={lit || undefined}
                data-move="chooseColour"
                data-taken={owner ? true : undefined}
                aria-disabled={!lit || undefined}
                onClick={() => lit && act('chooseColour', [colour])}
              >
                <ClassCard
                  view={view}
                  colour={colour}
                  owner={owner && (owner.seat === voice.you ? t().You : voice.name(owner.seat))}
                />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A class to take. Once it is taken, its owner replaces its numbers, which are then shown beside the owner's name. */
function ClassCard({ view, colour, owner }: { view: View; colour: Colour; owner: string | undefined }) {
  const { id, initiative, varyingHp } = CLASSES[colour];
  const { palette, rollInitiatives, varyingHitPoints } = view.options;
  const { choose, classes, colours, abilities } = t();
  const hp = varyingHitPoints ? varyingHp : START_HP;
  return (
    <>
      <span className={styles.picture}>
        <HeroPicture colour={colour} palette={palette} className={styles.figure} />
      </span>
      <span className={styles.words}>
        <strong className={styles.name}>
          <Sign name={id} size={20} /> {classes[id]}
          <span className={styles.colour}>{colours[palette][colour]}</span>
        </strong>
        {owner ? (
          <span className={styles.owner}>{owner}</span>
        ) : (
          <span className={styles.figures}>
            {!rollInitiatives && (
              <span>
                {choose.initiative} <b>{initiative}</b>
              </span>
            )}
            <span>
              {choose.hitPoints} <b>{hp}</b>
            </span>
          </span>
        )}
        <span className={styles.abilities}>
          {rollKindsOf(view).map((kind) => {
            const names = abilitiesFor(id, kind, isOneRow(view)).map((ability) => abilities[ability].name);
            const steady = id === 'rogue' && kind === 'defend' ? [choose.noTipping] : [];
            return (
              <span key={kind}>
                <b>{choose.kinds[kind]}</b> {[...steady, ...names].join(', ')}
              </span>
            );
          })}
        </span>
      </span>
    </>
  );
}
