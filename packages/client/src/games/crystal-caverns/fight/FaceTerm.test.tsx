import { FACES, options } from '@lantern/games/crystal-caverns/board';
import { strings as text } from '@lantern/games/crystal-caverns/strings/en/index';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExplainLayer } from '../../../match/explain/ExplainLayer';
import { roomRules } from '../../../room/rulebook/roomRules';
import { setStrings } from '../strings';
import { strings as english } from '../strings.en';
import { FaceTerms } from './FaceTerm';

setStrings('en', english);

const rulebook = roomRules({ text, options }, {});

test.each(FACES)('a tap on %s tells what the face does, and its rule', async (face) => {
  const opened: string[] = [];
  render(
    <ExplainLayer
      text={text}
      rulebook={rulebook}
      moveRules={{}}
      whyNot={() => undefined}
      onRule={(rule) => opened.push(rule)}
    >
      <FaceTerms />
    </ExplainLayer>,
  );
  await userEvent.click(screen.getByRole('button', { name: face }));
  expect(screen.getByRole('dialog', { name: face })).toHaveTextContent(english.faces[face]);
  await userEvent.click(screen.getByRole('button', { name: /^Read the rule/ }));
  expect(text.rulebook.map(({ rule }) => rule)).toContain(opened[0]);
});
