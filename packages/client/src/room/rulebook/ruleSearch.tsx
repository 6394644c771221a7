import type { ParagraphInForce } from '@lantern/games/kit/rulebook';

/** Returns the words of a search, without punctuation. A number such as `R5.2` is one word. */
export function wordsOf(wanted: string): readonly string[] {
  return (
    folded(wanted)
      .match(/[\p{L}\p{N}][\p{L}\p{N}.]*/gu)
      ?.map((word) => word.replace(/\.+$/, '')) ?? []
  );
}

/** Returns the paragraphs that contain every one of the words in their number, title or body. */
export function findParagraphs<P extends ParagraphInForce>(
  rulebook: readonly P[],
  words: readonly string[],
): readonly P[] {
  return rulebook.filter(({ rule, title, body }) => {
    const all = folded(`${rule} ${title} ${body}`);
    return words.every((word) => all.includes(word));
  });
}

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

/** Returns a text in lower case and without diacritics, letter by letter: `hohle` also finds `Höhle`. */
function folded(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').charAt(0).toLowerCase();
    return letter.length === 1 ? bare : letter;
  }).join('');
}
