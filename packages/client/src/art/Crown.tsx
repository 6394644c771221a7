/** The crown of a winner, drawn into an SVG around the middle of its foot. `size` is its width in units. */
export function CrownShape({ size }: { size: number }) {
  return (
    <g transform={`scale(${size / 24}) translate(-12 -22)`} strokeLinejoin="round">
      <path
        d="M3.500 17 1.500 6l5.500 4.500L12 2l5 8.500L22.500 6l-2 11Z"
        fill="#f7d489"
        stroke="#6b470f"
        strokeWidth="1"
      />
      <path d="M3.500 17.500h17V22h-17Z" fill="#c98f2b" stroke="#6b470f" strokeWidth="1" />
      <circle cx="12" cy="13.500" r="1.800" fill="#b03420" />
    </g>
  );
}
