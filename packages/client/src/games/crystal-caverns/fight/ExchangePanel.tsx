import { type Facts, POWERS, type View } from '@lantern/games/crystal-caverns/board';
import type { Fact } from '@lantern/games/kit/story';
import { factSentence, type Voice } from '@lantern/games/kit/strings';
import { CountUp } from '../../../art/dice/CountUp';
import { RollingDie } from '../../../art/dice/RollingDie';
import { treehouse } from '../../../art/dice/treehouse';
import type { BoardProps } from '../../../match/gameBoard';
import { Sign } from '../parts/Sign';
import { t } from '../strings';
import type { Clash, Side } from './clash';
import styles from './ExchangePanel.module.css';
import { FaceTerm, FaceTerms } from './FaceTerm';

interface ExchangePanelProps extends Pick<BoardProps<View>, 'view' | 'fact' | 'phase'> {
  clash: Clash | null;
  voice: Voice;
}

/** The last exchange: the monster's dice above, the current dice of the hero below, and the result between them. */
export function ExchangePanel({ view, fact, phase, clash, voice }: ExchangePanelProps) {
  if (!clash) return <Calm view={view} />;
  const { kind, seat, foe, blow, open } = clash;
  const { arena, monster, You } = t();
  const doer = seat === voice.you ? 'you' : { name: voice.name(seat) };
  const hero = doer === 'you' ? You : doer.name;
  const rolling = phase === 'rolling';
  const counting = phase === 'landed' && fact?.kind === 'rolled';
  const noBlow = phase === 'rest' && arena.noBlow;
  return (
    <section
      className={styles.panel}
      aria-label={t().arena.last}
      data-about="part:exchange"
      data-kind={kind}
      data-dice={rolling ? 'rolling' : 'landed'}
      data-open={open || undefined}
      data-many={Math.max(clash.hero.deeds.length, clash.monster.deeds.length) > 3 || undefined}
    >
      {foe && (
        <SideRow
          view={view}
          side={clash.monster}
          rolling={rolling}
          counting={counting}
          tone="onyx"
          name={monster(foe)}
          attacks={kind === 'defend'}
        />
      )}
      <div className={styles.verdict} data-hit={blow?.hit || undefined} data-against={kind === 'defend' || undefined}>
        {kind !== 'rear' && (
          <span className={styles.arrow} data-up={kind === 'attack' || undefined}>
            <Sign name="down" size={22} />
          </span>
        )}
        <strong>{blow?.words ?? (kind === 'rear' ? arena.rear(doer) : noBlow)}</strong>
      </div>
      <SideRow
        view={view}
        side={clash.hero}
        rolling={rolling}
        counting={counting}
        tone="ivory"
        name={hero}
        attacks={kind === 'attack'}
        rear={kind === 'rear'}
      />
      <After after={clash.after} voice={voice} />
    </section>
  );
}

interface SideRowProps {
  view: View;
  side: Side;
  rolling: boolean;
  /** Whether the dice have just landed. */
  counting: boolean;
  tone: 'ivory' | 'onyx';
  name: string;
  attacks: boolean;
  rear?: boolean;
}

/** One side's sum with its parts: the die, the level, and each Treehouse die with its effect. */
function SideRow({ view, side, rolling, counting, tone, name, attacks, rear }: SideRowProps) {
  const { die, deeds, sum } = side;
  const { arena } = t();
  return (
    <div className={styles.side}>
      <span className={styles.who}>
        <Sign name={attacks ? 'strike' : rear ? 'dice' : 'guard'} size={15} />
        <span className={styles.name}>{name}</span>
      </span>
      <span className={styles.sum}>
        {die !== null && (
          <RollingDie
            kind="d6"
            value={die}
            rolling={rolling}
            tone={tone}
            className={styles.die}
            label={arena.die(die)}
          />
        )}
        {sum && (
          <span className={styles.part}>
            <span className={styles.level}>+{sum.level}</span>
            <small>{arena.level}</small>
          </span>
        )}
        {deeds.map(({ face, did, counts }, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
            key={place}
            className={styles.part}
            data-idle={!(counts || rolling) || undefined}
          >
            <FaceTerm view={view} face={face}>
              <RollingDie {...treehouse(face)} rolling={rolling} place={place + 1} tone={tone} className={styles.die} />
              <small>{did}</small>
            </FaceTerm>
          </span>
        ))}
        {sum && sum.bonus > 0 && (
          <span className={styles.part}>
            <span className={styles.level}>+{sum.bonus}</span>
            <small>{arena.guard}</small>
          </span>
        )}
      </span>
      {sum && (
        <span className={styles.total}>
          <span className="unseen">{arena.total}</span>
          <CountUp key={String(rolling)} value={sum.total} counting={counting} />
        </span>
      )}
    </div>
  );
}

/** The other events, in sentences. */
function After({ after, voice }: { after: readonly Fact<Facts>[]; voice: Voice }) {
  const told = after.filter(({ kind }) => kind !== 'hurt');
  if (told.length === 0) return null;
  return (
    <ul className={styles.after}>
      {told.map((fact) => (
        <li key={fact.n}>{factSentence(t().text, fact, voice)}</li>
      ))}
    </ul>
  );
}

/** Before the first throw: the effects of the monsters' WILDs. */
function Calm({ view }: { view: View }) {
  const colours = new Set(view.combat?.foes.flatMap(({ monster }) => monster.pieces.map(({ colour }) => colour)));
  // The Dragon uses the space in which the faces of the dice are otherwise shown.
  const dragon = view.combat?.foes.some(({ monster }) => monster.rank === 'JOKER');
  return (
    <section className={styles.panel} aria-label={t().arena.last}>
      <p className={styles.calm}>{t().arena.calm}</p>
      <ul className={styles.powers}>
        {[...colours].map((colour) => {
          const { name, what } = t().powers[POWERS[colour]];
          return (
            <li key={colour}>
              <Sign name={POWERS[colour]} size={20} />
              <span>
                <strong>{name}</strong> {what}
              </span>
            </li>
          );
        })}
      </ul>
      {!dragon && <FaceTerms view={view} />}
    </section>
  );
}
