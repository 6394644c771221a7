import type { ParagraphInForce } from '@lantern/games/kit/rulebook';

/** The words somebody looks for, without the signs between them. A number such as `R5.2` is one word. */
export function wordsOf(wanted: string): readonly string[] {
  return (
    folded(wanted)
      .match(/[\p{L}\p{N}][\p{L}\p{N}.]*/gu)
      ?.map((word) => word.replace(/\.+$/, '')) ?? []
  );
}

/** The paragraphs in whose number, title or body every one of the words occurs. */
export function findParagraphs<P extends ParagraphInForce>(
  rulebook: readonly P[],
  words: readonly string[],
): readonly P[] {
  return rulebook.filter(({ rule, title, body }) => {
    const all = folded(`${rule} ${title} ${body}`);
    return words.every((word) => all.includes(word));
  });
}

/** A text with every place marked where one of the words stands. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const plain = folded(text);
  const hits = words.flatMap((word) => placesOf(plain, word)).sort((a, b) => a.from - b.from || b.to - a.to);
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { from, to } of hits) {
    if (from < at) continue;
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return [...parts, text.slice(at)];
}

function placesOf(text: string, word: string): { from: number; to: number }[] {
  const places = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
    places.push({ from, to: from + word.length });
  }
  return places;
}

/** Without capitals and dots over letters, letter by letter: `Höhle` is found by `hohle` too. */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').charAt(0).toLowerCase();
    return letter.length === 1 ? bare : letter;
  }).join('');
}
