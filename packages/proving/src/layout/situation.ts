/**
 * The kind of situation on a match page, as a string: the parts of the action bar, the hand and the upper layers of the
 * board. Two states of one kind have the same layout. Runs in the page.
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
  note(document.querySelectorAll('[data-frame="action"] *, [data-decision] *'));
  note(
    document.querySelectorAll(
      '[data-frame="board"] > *, [data-frame="board"] > * > *, [data-frame="board"] > * > * > *',
    ),
  );
  return [...kinds].sort().join(' ');
}
