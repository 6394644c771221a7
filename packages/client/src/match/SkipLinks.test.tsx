import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLinks } from './SkipLinks';

const onStory = jest.fn();
beforeEach(() => onStory.mockClear());

const table = (story: boolean) =>
  render(
    <>
      <SkipLinks onStory={onStory} />
      <main data-frame="board">Map</main>
      <section data-frame="action" tabIndex={-1}>
        Roll
      </section>
      <section data-frame="words">Words</section>
      {story && <aside data-frame="story">Story</aside>}
    </>,
  );

test.each([
  ['To the actions', 'Roll'],
  ['To the board', 'Map'],
  ['To the table in words', 'Words'],
  ['To the story', 'Story'],
])('%s moves the focus there', async (label, part) => {
  table(true);
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(screen.getByText(part)).toHaveFocus();
  expect(onStory).not.toHaveBeenCalled();
});

test('if the story is not beside the board, its sheet opens', async () => {
  table(false);
  await userEvent.click(screen.getByRole('button', { name: 'To the story' }));
  expect(onStory).toHaveBeenCalledTimes(1);
});
