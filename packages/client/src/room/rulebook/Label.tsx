/** The average width of a letter as a share of its height. */
const LETTER_WIDTH = 0.52;

interface LabelProps {
  x: number;
  /** The baseline of the first line. */
  y: number;
  /** In units of the picture; a longer text is wrapped at its spaces. */
  width: number;
  size?: number;
  children: string;
}

/** Words in a picture of the rulebook. */
export function Label({ x, y, width, size = 11, children }: LabelProps) {
  return (
    <text textAnchor="middle" fontSize={size} fontWeight="600" fontFamily="var(--font-text)" fill="#f6ecd6">
      {linesOf(children, width / (size * LETTER_WIDTH)).map((line, at) => (
        <tspan key={line} {...{ x }} y={y + at * size * 1.1}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** @param letters the maximum per line, unless one word is longer */
function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
