import { checkOptions, presetsFor } from '@lantern/games/kit/options';
import { useStrings } from '../../i18n/strings';
import { Choice } from '../../ui/form/Choice';
import { Stepper } from '../../ui/form/Stepper';
import { Switch } from '../../ui/form/Switch';
import { Icon } from '../../ui/Icon';
import styles from './OptionsForm.module.css';
import {
  type AnyRule,
  complete,
  fittingValues,
  type GameOptions,
  optionsOf,
  presetOf,
  seatedValues,
  type Values,
  valueInWords,
} from './optionStrings';
import { PerSeat } from './PerSeat';

export interface OptionsFormProps {
  game: GameOptions;
  players: number;
  /** Those that differ from the default game, or all. */
  options: Values;
  disabled?: boolean;
  onChange(options: Values): void;
}

/** The form of a game's options, made from its schema: ready-made sets first, then each option with what it does. */
export function OptionsForm({ game, players, options, disabled, onChange }: OptionsFormProps) {
  const strings = useStrings().createRoom;
  const values = seatedValues(complete(game, fittingValues(options, players)), players);
  const preset = presetOf(game, options) ?? '';
  const presets = presetsFor(game.options, players).map(({ id }) => ({
    value: id,
    ...(game.text.presets[id] ?? { label: id, help: '' }),
  }));
  const own = { value: '', label: strings.ownRules, help: strings.ownRulesHelp };
  return (
    <div className={styles.form}>
      <Choice
        label={strings.game}
        value={preset}
        values={preset === '' ? [...presets, own] : presets}
        disabled={disabled}
        onChange={(id) => {
          const chosen = game.options.presets.find((one) => one.id === id);
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
        </summary>
        <div className={styles.list}>
          {optionsOf(game).map(({ key, rule, words: strings }) => (
            <Option
              key={key}
              rule={rule}
              words={strings}
              players={players}
              value={values[key]}
              disabled={disabled}
              onChange={(value) => onChange({ ...values, [key]: value })}
            />
          ))}
        </div>
      </details>
      <Conflict game={game} players={players} options={values} />
    </div>
  );
}

interface OptionProps {
  rule: AnyRule;
  words: ReturnType<typeof optionsOf>[number]['words'];
  players: number;
  value: unknown;
  disabled?: boolean;
  onChange(value: unknown): void;
}

/** Numbers with a wide range go in larger steps, so that a thumb arrives. */
function stepOf(min: number, max: number): number {
  if (max - min > 120) return 10;
  return max - min > 25 ? 5 : 1;
}

function Option({ rule, words: strings, players, value, disabled, onChange }: OptionProps) {
  const { label, help } = strings;
  const shared = { label, help, disabled };
  if (rule.kind === 'switch') return <Switch {...shared} checked={value === true} onChange={onChange} />;
  if (rule.kind === 'choice') {
    const allowed = (rule.values as (players: number) => readonly (string | number)[])(players);
    const values = allowed.map((one) => ({ value: String(one), label: valueInWords(strings, one) }));
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
      write={(number) => valueInWords(strings, number)}
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
