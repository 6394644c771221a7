import {
  type Ability,
  blowOutcome,
  foeById,
  MONSTERS,
  swapCancelsBlow,
  type View,
  wildsIn,
} from '@lantern/games/crystal-caverns/board';
import type { Choice } from '@lantern/games/kit/move';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode } from 'react';
import { TreehouseSign } from '../../../art/dice/treehouse';
import { Button } from '../../../ui/Button';
import { HeroPicture, MonsterPicture } from '../figures/pictures';
import { Bar } from '../parts/Bar';
import { Sign } from '../parts/Sign';
import { abilityWords } from '../sentences';
import { t } from '../strings';
import styles from './Decide.module.css';
import type { DecisionProps } from './decisionProps';

/** The uses of a WILD or a SWAP, and the moves for them, one per target. */
interface Use {
  ability: Ability | 'SWAP';
  choices: Choice[];
}

/** R9.2.2: the hero's WILDs and SWAPs. One chip per use, which describes it; a target is chosen if it needs one. */
export function Decide(props: DecisionProps) {
  const { view, legal, act, pending, selection, setSelection } = props;
  const uses = usesIn(legal);
  const chosen = uses.find(({ ability }) => ability === selection.ability);
  if (chosen) return <Target {...props} use={chosen} />;
  const done = (
    <Button
      look={uses.some((use) => !wastesHit(view, use)) ? 'plain' : 'main'}
      busy={pending}
      data-lit
      data-move="done"
      onClick={() => act('done')}
    >
      {t().decide.done(uses.length > 0 && used(view))}
    </Button>
  );
  return (
    <Bar words={askWords(view, uses.length)} buttons={done}>
      {uses.length > 0 && (
        <div className={styles.uses} data-decision>
          {uses.map((use) => (
            <UseChip
              key={use.ability}
              {...{ view, use }}
              onTap={() => {
                const [only, another] = use.choices;
                if (only && !another) void act(only.move, only.args);
                else setSelection({ ability: use.ability, held: null });
              }}
            />
          ))}
        </div>
      )}
    </Bar>
  );
}

/** The moves that the dice allow now. */
function askWords(view: View, uses: number): string {
  const { decide } = t();
  if (uses === 0) return decide.none;
  const wilds = view.combat?.exchange?.wildsLeft ?? 0;
  if (wilds === 0) return decide.swap;
  return showsWild(view) ? decide.wilds(wilds) : decide.freeSpell;
}

function showsWild({ combat }: View): boolean {
  return combat?.exchange?.rolled?.heroFaces.includes('WILD') ?? false;
}

function used(view: View): boolean {
  const exchange = view.combat?.exchange;
  if (!exchange?.rolled) return false;
  return exchange.swap !== null || exchange.wildsLeft < wildsIn(view, exchange.seat, exchange.rolled.heroFaces);
}

function usesIn(legal: readonly Choice[]): Use[] {
  const uses = new Map<Use['ability'], Choice[]>();
  for (const choice of legal) {
    if (choice.move !== 'useWild' && choice.move !== 'useSwap') continue;
    const ability = choice.move === 'useSwap' ? 'SWAP' : (choice.args[0] as Ability);
    uses.set(ability, [...(uses.get(ability) ?? []), choice]);
  }
  return [...uses].map(([ability, choices]) => ({ ability, choices }));
}

/** Returns whether a use would cancel a blow of the hero that currently hits. Such a use is not suggested. */
function wastesHit({ combat, options }: View, { ability }: Use): boolean {
  const exchange = combat?.exchange;
  if (!combat || exchange?.kind !== 'attack' || (ability !== 'SWAP' && ability !== 'swap')) return false;
  const foe = foeById(combat, exchange.foe);
  return (
    swapCancelsBlow(options, 'attack') && foe !== undefined && blowOutcome({ combat, options }, exchange, foe) === 'hit'
  );
}

function UseChip({ view, use: { ability, choices }, onTap }: { view: View; use: Use; onTap(): void }) {
  const named = ability === 'SWAP' ? 'swap' : ability;
  const { seat = '', kind = 'rear' } = view.combat?.exchange ?? {};
  const charges = view.heroes[seat]?.charges;
  const left = charges && ability in charges ? charges[ability as keyof typeof charges] : null;
  return (
    <button
      type="button"
      className={styles.use}
      data-wastes={wastesHit(view, { ability, choices }) || undefined}
      data-lit
      data-move={choices.length === 1 ? choices[0]?.move : 'aim'}
      onClick={onTap}
    >
      {ability === 'SWAP' || showsWild(view) ? (
        <TreehouseSign face={ability === 'SWAP' ? 'SWAP' : 'WILD'} size={20} />
      ) : (
        <Sign name="mage" size={20} />
      )}
      <span className={styles.told}>
        <strong>
          {t().abilities[named].name}
          {left !== null && <span className={styles.charges}>{` ${t().decide.left(left)}`}</span>}
        </strong>
        <span>{abilityWords(view, named, kind)}</span>
      </span>
    </button>
  );
}

/** Names the target of a use: a monster, a hero, or one hero and then the other. */
function Target(props: DecisionProps & { use: Use }) {
  const { view, voice, act, selection, setSelection, use } = props;
  const pair = use.choices.some(({ args }) => pairOf(args) !== null);
  const options = pair ? pairOptions(props) : use.choices.map((choice) => singleOption(view, voice, choice, act));
  const name = t().abilities[use.ability === 'SWAP' ? 'swap' : use.ability].name;
  const { decide } = t();
  return (
    <Bar
      words={decide[pair ? (selection.held ? 'withWhom' : 'who') : 'onWhom'](name)}
      buttons={<Button onClick={() => setSelection({ ability: null, held: null })}>{decide.back}</Button>}
    >
      <div className={styles.targets} data-decision>
        {options.map(({ key, picture, words, send, onTap, pressed }) => (
          <button
            key={key}
            type="button"
            className={styles.target}
            data-lit
            data-move={send ?? 'aim'}
            aria-pressed={pressed}
            onClick={onTap}
          >
            {picture}
            <span>{words}</span>
          </button>
        ))}
      </div>
    </Bar>
  );
}

interface Option {
  key: string;
  picture: ReactNode;
  words: string;
  /** The move made by the tap; absent if it only selects the first of two. */
  send?: string;
  pressed?: boolean;
  onTap(): void;
}

function singleOption(view: View, voice: Voice, choice: Choice, act: DecisionProps['act']): Option {
  const target = choice.args[1];
  const send = { send: choice.move, onTap: () => void act(choice.move, choice.args) };
  if (typeof target === 'number') {
    const foe = view.combat?.foes[target];
    return {
      key: `foe ${target}`,
      picture: foe && <MonsterPicture monster={foe.monster} palette={view.options.palette} high={38} />,
      words: foe ? `${t().monster(foe.monster)} (${foe.hp})` : '',
      ...send,
    };
  }
  return { ...heroOption(view, voice, target as Seat), ...send };
}

function heroOption(view: View, voice: Voice, seat: Seat): Pick<Option, 'key' | 'picture' | 'words'> {
  const hero = view.heroes[seat];
  return {
    key: `hero ${seat}`,
    picture: hero?.colour && <HeroPicture colour={hero.colour} palette={view.options.palette} high={38} />,
    words: `${seat === voice.you ? t().You : voice.name(seat)} (${hero?.hp ?? 0})`,
  };
}

/** First every hero in party order and the monsters, then the heroes that the first one may change places with. */
function pairOptions({ view, voice, act, selection, setSelection, use }: DecisionProps & { use: Use }): Option[] {
  const { held } = selection;
  const monsters = use.choices.find(({ args }) => args.includes(MONSTERS));
  const heroes = view.order.flatMap((seat): Option[] => {
    const choice = use.choices.find(({ args }) => {
      const pair = pairOf(args);
      return pair?.includes(seat) && (held === null || pair.includes(held));
    });
    if (!choice) return [];
    const face = heroOption(view, voice, seat);
    if (held === null) return [{ ...face, onTap: () => setSelection({ held: seat }) }];
    if (seat === held) return [{ ...face, pressed: true, onTap: () => setSelection({ held: null }) }];
    return [{ ...face, send: choice.move, onTap: () => void act(choice.move, choice.args) }];
  });
  return monsters && held === null ? [...heroes, monstersOption(view, monsters, act)] : heroes;
}

/** Both monsters change sides; no further choice is needed. */
function monstersOption(view: View, { move, args }: Choice, act: DecisionProps['act']): Option {
  return {
    key: MONSTERS,
    picture: view.combat?.foes.map(({ monster }) => (
      <MonsterPicture key={monster.id} monster={monster} palette={view.options.palette} high={38} />
    )),
    words: t().decide.monsters,
    send: move,
    onTap: () => void act(move, args),
  };
}

/** The two heroes a use would swap: `useSwap(a, b)`, `useWild('swap', [a, b])`. */
function pairOf(args: readonly unknown[]): readonly Seat[] | null {
  const pair: readonly unknown[] = Array.isArray(args[1]) ? args[1] : args;
  return pair.length === 2 && pair.every((seat) => typeof seat === 'string' && /^\d$/.test(seat))
    ? (pair as Seat[])
    : null;
}
