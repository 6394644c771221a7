/**
 * A part of a drawing: its outline, its fill, and a line around it with its width. Paints are colours or the names of custom
 * properties. A `fine` part is omitted in small drawings: an ancestor sets `--fine: none`.
 */
export type Stroke = readonly [d: string, fill: string, line?: string, width?: number, fine?: true];

const paint = (name: string): string => (name.startsWith('--') ? `var(${name})` : name);

/** The parts of a drawing, from back to front. */
export function Strokes({ of }: { of: readonly Stroke[] }) {
  return of.map(([d, fill, line, width, fine]) => (
    <path
      key={`${d} ${fill} ${line}`}
      d={d}
      fill={paint(fill)}
      stroke={line && paint(line)}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={fine && FINE}
    />
  ));
}

const FINE = { display: 'var(--fine, inline)' };
