import { FACES, type Face, options } from '@lantern/games/crystal-caverns/board';
import { strings as text } from '@lantern/games/crystal-caverns/strings/en/index';
import { defaultOptions } from '@lantern/games/kit/options';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExplainLayer } from '../../../match/explain/ExplainLayer';
import { roomRules } from '../../../room/rulebook/roomRules';
import { setStrings } from '../strings';
import { strings as english } from '../strings.en';
import { FaceTerms } from './FaceTerm';

setStrings('en', english);

const rulebook = roomRules({ text, options }, {});

/** Taps a face of the table's dice. @returns the rules that are opened from there */
async function tap(face: Face, swapMonsters = false): Promise<string[]> {
  const opened: string[] = [];
  render(
    <ExplainLayer
      text={text}
      rulebook={rulebook}
      moveRules={{}}
      whyNot={() => undefined}
      onRule={(rule) => opened.push(rule)}
    >
      <FaceTerms view={{ options: { ...defaultOptions(options), swapMonsters } }} />
    </ExplainLayer>,
  );
  await userEvent.click(screen.getByRole('button', { name: face }));
  return opened;
}

test.each(FACES)('a tap on %s explains the face, with its rule', async (face) => {
  const opened = await tap(face);
  expect(await screen.findByRole('dialog', { name: face })).toHaveTextContent(english.faces[face]);
  await userEvent.click(screen.getByRole('button', { name: /^Read the rule/ }));
  expect(text.rulebook.map(({ rule }) => rule)).toContain(opened[0]);
});

test('if heroes may swap monsters, SWAP says so', async () => {
  await tap('SWAP', true);
  expect(await screen.findByRole('dialog', { name: 'SWAP' })).toHaveTextContent(
    'Two heroes or two monsters change places.',
  );
});
