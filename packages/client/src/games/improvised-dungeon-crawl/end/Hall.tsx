/** The hall at the end of the dungeon: bricks by torchlight, or in the dark. */
export function Hall({ lit }: { lit: boolean }) {
  return (
    <>
      <defs>
        <radialGradient id="crawl-end-glow" gradientUnits="userSpaceOnUse" cx="200" cy="150" r="320">
          <stop stopColor={lit ? '#c88a3c' : '#5b2a1c'} />
          <stop offset="0.4" stopColor={lit ? '#6b4a2c' : '#35201b'} />
          <stop offset="1" stopColor="#1a1310" />
        </radialGradient>
        <pattern id="crawl-end-bricks" width="64" height="36" patternUnits="userSpaceOnUse">
          <path d="M0 0H64M0 18H64M20 0V18M52 18V36" fill="none" stroke="#000" strokeOpacity="0.4" strokeWidth="2" />
        </pattern>
      </defs>
      <rect x="-1200" y="-900" width="2800" height="1800" fill="url(#crawl-end-glow)" />
      <rect x="-1200" y="-900" width="2800" height="1800" fill="url(#crawl-end-bricks)" />
      <path d="M-1200 246H1600V900H-1200Z" fill="#2a201a" />
      {lit &&
        [14, 386].map((x) => (
          <g key={x} transform={`translate(${x} 96)`}>
            <path d="M-6 8H6L4 46H-4Z" fill="#4b3324" stroke="#1d1410" strokeWidth="2" />
            <path d="M0-22C-4-10-11-5-9 5-8 11-4 14 0 14 4 14 8 11 9 5 11-5 4-10 0-22Z" fill="#ff9a3e" />
            <path d="M0-8C-2-2-5 1-4 6-3 9-2 10 0 10 2 10 3 9 4 6 5 1 2-2 0-8Z" fill="#fff2a8" />
          </g>
        ))}
    </>
  );
}
