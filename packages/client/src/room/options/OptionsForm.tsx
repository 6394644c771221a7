import { checkOptions, type OptionGroup, presetsFor } from '@lantern/games/kit/options';
import { useOptionsStrings } from '../../i18n/options/useOptionsStrings';
import { useStrings } from '../../i18n/strings';
import { Choice } from '../../ui/form/Choice';
import { Stepper } from '../../ui/form/Stepper';
import { Switch } from '../../ui/form/Switch';
import { Icon } from '../../ui/Icon';
import { laterComponent } from '../../ui/laterComponent';
import type { RulebookGame } from '../rulebook/Rulebook';
import styles from './OptionsForm.module.css';
import {
  type AnyRule,
  changedIn,
  complete,
  fittingValues,
  type GameOptions,
  optionsOf,
  presetOf,
  seatedValues,
  type Values,
  valueInWords,
} from './optionStrings';

const PerSeat = laterComponent(() => import('./PerSeat').then((part) => part.PerSeat));
const RuleLink = laterComponent(() => import('./RuleLink').then((part) => part.RuleLink));

export interface OptionsFormProps {
  game: RulebookGame;
  players: number;
  /** The options that differ from the default game, or all options. */
  options: Values;
  disabled?: boolean;
  /** Omits the options of the clock in seconds, which does not run in a match over days. */
  overDays?: boolean;
  onChange(options: Values): void;
}

/**
 * The form of a game's options, generated from its schema: the presets first, then each option with its explanation.
 */
export function OptionsForm({ game, players, options, disabled, overDays, onChange }: OptionsFormProps) {
  const strings = useStrings().createRoom;
  const values = seatedValues(complete(game, fittingValues(options, players)), players);
  const preset = presetOf(game, options) ?? '';
  const presets = presetsFor(game.options, players).map(({ id }) => ({
    value: id,
    ...(game.text.presets[id] ?? { label: id, help: '' }),
  }));
  const say = useOptionsStrings();
  const changed = changedIn(game, values);
  const own = { value: '', label: strings.ownRules, help: strings.ownRulesHelp };
  return (
    <div className={styles.form}>
      <Choice
        label={strings.game}
        value={preset}
        values={preset === '' ? [...presets, own] : presets}
        disabled={disabled}
        onChange={(id) => {
          const chosen = game.options.presets.find((preset) => preset.id === id);
          if (chosen) onChange(seatedValues(complete(game, chosen.options as Values), players));
        }}
      />
      <details
        className={styles.all}
        onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'start' })}
      >
        <summary>
          <Icon name="settings" />
          {strings.everyOption}
          {changed.size > 0 && <span className={styles.changed}>{say.changedCount(changed.size)}</span>}
        </summary>
        {GROUPS.map((group) => (
          <Group key={group} {...{ group, game, players, values, changed, disabled, overDays, onChange }} />
        ))}
      </details>
      <Conflict game={game} players={players} options={values} />
    </div>
  );
}

/** The groups, in the order of the form. */
const GROUPS: readonly OptionGroup[] = ['rules', 'time', 'look'];

interface GroupProps extends Pick<OptionsFormProps, 'game' | 'players' | 'disabled' | 'overDays' | 'onChange'> {
  group: OptionGroup;
  values: Values;
  changed: ReadonlySet<string>;
}

/** The options of one group; those that differ from the default game are marked. */
function Group({ group, game, players, values, changed, disabled, overDays, onChange }: GroupProps) {
  const say = useOptionsStrings();
  const isClock = (rule: AnyRule) => rule.kind === 'number' && rule.unit === 'seconds';
  const options = optionsOf(game).filter(
    ({ rule }) => (rule.group ?? 'rules') === group && !(overDays && isClock(rule)),
  );
  if (options.length === 0) return null;
  return (
    <section className={styles.list}>
      <h3>{say.groups[group]}</h3>
      {options.map(({ key, rule, words }) => (
        <div key={key} className={styles.option}>
          {changed.has(key) && <span className={styles.changed}>{say.changed}</span>}
          <Option
            {...{ game, name: key, rule, words, players, values, disabled }}
            value={values[key]}
            onChange={(value) => onChange({ ...values, [key]: value })}
          />
        </div>
      ))}
    </section>
  );
}

interface OptionProps extends Pick<GroupProps, 'game' | 'values'> {
  /** The key of the option. */
  name: string;
  rule: AnyRule;
  words: ReturnType<typeof optionsOf>[number]['words'];
  players: number;
  value: unknown;
  disabled?: boolean;
  onChange(value: unknown): void;
}

/** Returns the step of a number: larger for a wide range, so that few taps are enough. */
function stepOf(min: number, max: number): number {
  if (max - min > 120) return 10;
  return max - min > 25 ? 5 : 1;
}

function Option(props: OptionProps) {
  const { game, name, rule, words: strings, players, values: all, value, disabled, onChange } = props;
  const { label } = strings;
  const help = (
    <>
      {strings.help} <RuleLink {...{ game, name, values: all }} words={strings} />
    </>
  );
  const shared = { label, help, disabled };
  if (rule.kind === 'switch') return <Switch {...shared} checked={value === true} onChange={onChange} />;
  if (rule.kind === 'choice') {
    const allowed = (rule.values as (players: number) => readonly (string | number)[])(players);
    const values = allowed.map((one) => ({
      value: String(one),
      label: valueInWords(strings, one),
      picture: game.optionPicture?.(name, String(one), all, players),
    }));
    const choose = (chosen: string) => onChange(allowed.find((one) => String(one) === chosen));
    return <Choice {...shared} value={String(value)} values={values} onChange={choose} />;
  }
  if (rule.kind === 'perSeat') {
    const word = (one: string) => valueInWords(strings, one);
    return <PerSeat {...shared} value={value as string[]} values={rule.values} word={word} onChange={onChange} />;
  }
  const also = rule.also?.map((special) => ({ value: special, word: valueInWords(strings, special) }));
  const { min, max } = rule;
  return (
    <Stepper
      {...shared}
      value={Number(value)}
      min={min}
      max={max}
      also={also}
      step={stepOf(min, max)}
      write={(number) => valueInWords(strings, number, rule)}
      onChange={onChange}
    />
  );
}

/** Says which option does not fit the others. */
function Conflict({ game, players, options }: { game: GameOptions; players: number; options: Values }) {
  const { shared } = useStrings().refusals;
  const checked = checkOptions(game.options, players, options);
  if (!('refusal' in checked)) return null;
  const { code, params = {} } = checked.refusal;
  const label = game.text.options[String(params.key)]?.label ?? String(params.key);
  const say = game.text.refusals[code] ?? shared[code];
  return (
    <p role="alert" className={styles.conflict}>
      <Icon name="warning" />
      {say?.({ ...params, key: label })}
    </p>
  );
}
