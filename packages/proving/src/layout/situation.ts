/**
 * What kind of situation a match page shows, in a word: which parts the action bar, the hand and the upper layers of the
 * board are made of. Two states of one kind are laid out alike. Runs in the page.
 */
export function situationOf(): string {
  const kinds = new Set<string>();
  const note = (elements: Iterable<Element>) => {
    for (const element of elements) {
      for (const name of element.classList) kinds.add(name);
      const move = element.getAttribute('data-move');
      if (move) kinds.add(move);
    }
  };
  note(document.querySelectorAll('[data-frame="action"] *'));
  note(
    document.querySelectorAll(
      '[data-frame="board"] > *, [data-frame="board"] > * > *, [data-frame="board"] > * > * > *',
    ),
  );
  return [...kinds].sort().join(' ');
}
