import { render, screen } from '@testing-library/react';
import { MatchBar } from './MatchBar';

const bar = (headline: string, detail: string) => (
  <MatchBar
    turn={{ mine: false, headline, detail }}
    clock={null}
    caughtUp
    over={false}
    watching={false}
    asks={false}
    title="Colossal Cave"
    chat={null}
    onSheet={() => undefined}
  />
);

/** Replaces every text node by an element, as the translation of a page by the browser does. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `(${text.textContent})`;
    text.parentNode?.replaceChild(font, text);
  }
}

test('the texts of the bar keep changing after the page was translated', () => {
  const { container, rerender } = render(bar('Ana is playing', 'Wait'));
  translate(container);
  expect(screen.getByRole('heading')).toHaveTextContent('(Ana is playing)');
  rerender(bar('Your turn', 'Roll'));
  expect(screen.getByRole('heading')).toHaveTextContent('Your turn');
  expect(screen.getByText('Roll')).toBeVisible();
});
