import { useRulebookStrings } from '../../i18n/rulebook/useRulebookStrings';
import type { GameOptions, Values } from '../options/optionStrings';
import styles from './Rulebook.module.css';
import { differencesIn, type RoomRule } from './roomRules';

interface DifferentProps {
  game: GameOptions;
  options: Values;
  rulebook: readonly RoomRule[];
  onRule(rule: string): void;
}

/** The options that differ from the default game, in words, each with the paragraphs that it changes. */
export function Different({ game, options, rulebook, onRule }: DifferentProps) {
  const say = useRulebookStrings();
  const differences = differencesIn(game, options, rulebook);
  return (
    <section className={styles.different}>
      <h3>{say.different}</h3>
      {differences.length === 0 && <p>{say.usual}</p>}
      <ul>
        {differences.map(({ key, words, rules }) => (
          <li key={key}>
            {words}
            {rules.map((rule) => (
              <button key={rule} type="button" aria-label={say.rule(rule)} onClick={() => onRule(rule)}>
                {rule}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
