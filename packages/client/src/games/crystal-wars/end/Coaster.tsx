/** The colours of coasters by the colour of their seat; `black` is neutral. */
export const INKS = {
  green: { slab: '#2f9a57', plate: '#a9d8a6' },
  red: { slab: '#c8353f', plate: '#eeb2a4' },
  yellow: { slab: '#e6b422', plate: '#f5dc96' },
  blue: { slab: '#3566d6', plate: '#b3c8f2' },
  black: { slab: '#4a4641', plate: '#8d857a' },
} as const;

/** Half the side of a slab, half the side of a plate, and the distance between plates. */
const SLAB = 147;
const PLATE = 42;
const PITCH = 91;

const PLATES = [-1, 0, 1]
  .flatMap((row) => [-1, 0, 1].map((column) => `M${column * PITCH - PLATE} ${row * PITCH - PLATE}h84v84h-84Z`))
  .join('');

/** A coaster: its slab and its nine plates. */
export function Coaster({ x, y, colour }: { x: number; y: number; colour: keyof typeof INKS | null }) {
  const { slab, plate } = INKS[colour ?? 'black'];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-SLAB} y={-SLAB + 10} width={2 * SLAB} height={2 * SLAB} rx="22" fill="#000" opacity="0.4" />
      <rect x={-SLAB} y={-SLAB} width={2 * SLAB} height={2 * SLAB} rx="20" fill={slab} />
      <path d={PLATES} fill={plate} />
    </g>
  );
}
