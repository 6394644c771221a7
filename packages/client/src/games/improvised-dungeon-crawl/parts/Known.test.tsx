import { options } from '@lantern/games/improvised-dungeon-crawl/board';
import { strings as text } from '@lantern/games/improvised-dungeon-crawl/strings/en/index';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExplainLayer } from '../../../match/explain/ExplainLayer';
import { roomRules } from '../../../room/rulebook/roomRules';
import { setStrings } from '../strings';
import { strings as english } from '../strings.en';
import { explained, Known, type Short } from './Known';

setStrings('en', english);

const rulebook = roomRules({ text, options }, {});

test.each(Object.keys(english.terms) as Short[])('an abbreviation explains itself: %s', async (term) => {
  render(
    <ExplainLayer text={text} rulebook={rulebook} moveRules={{}} whyNot={() => undefined} onRule={() => {}}>
      <Known term={term}>12</Known>
    </ExplainLayer>,
  );
  await userEvent.click(screen.getByRole('button', { name: '12' }));
  const { name, what } = english.terms[term];
  expect(await screen.findByRole('dialog', { name })).toHaveTextContent(what);
  const [, rule] = /^Read the rule (\S+)/.exec(screen.getByRole('button', { name: /^Read/ }).textContent ?? '') ?? [];
  expect(text.rulebook.map((paragraph) => paragraph.rule)).toContain(rule);
});

test('several abbreviations in a text are explained separately', () => {
  expect(explained('hp', 'ar').what).toMatch(/^Hit points \(HP\): .* Armour rating \(AR\): /);
});
