import type { OptionStrings } from '@lantern/games/kit/strings';
import { useState } from 'react';
import { useOptionsStrings } from '../../i18n/options/useOptionsStrings';
import { useStrings } from '../../i18n/strings';
import { LaterRulebookSheet } from '../rulebook/LaterRulebookSheet';
import type { RulebookGame } from '../rulebook/Rulebook';
import type { GameOptions, Values } from './optionStrings';
import styles from './RuleLink.module.css';

export interface RuleLinkProps {
  game: RulebookGame;
  name: string;
  words: OptionStrings;
  /** The complete options of the form, under which the rule is read. */
  values: Values;
}

/** A link from an option to the first paragraph of the rules that depends on it. */
export function RuleLink({ game, name, words, values }: RuleLinkProps) {
  const { explain } = useStrings();
  const say = useOptionsStrings();
  const [isOpen, setOpen] = useState(false);
  const rule = ruleOf(game, name);
  return (
    <>
      {rule !== undefined && (
        <button
          type="button"
          className={styles.rule}
          aria-label={`${words.label}: ${explain.readRule(rule)}`}
          onClick={() => setOpen(true)}
        >
          {say.rule(rule)}
        </button>
      )}
      {isOpen && <LaterRulebookSheet {...{ game, rule }} options={values} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Returns the number of the first paragraph that depends on an option. */
function ruleOf({ text }: GameOptions, name: string): string | undefined {
  return text.rulebook.find(({ dependsOn = [] }) => dependsOn.includes(name as never))?.rule;
}
