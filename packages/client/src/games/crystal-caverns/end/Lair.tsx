/** The lair: stalactites, rock and the hoard. Without `lit`, after a defeat, the crystals do not glow. */
export function Lair({ lit }: { lit: boolean }) {
  return (
    <>
      <defs>
        <radialGradient id="caverns-end-glow" gradientUnits="userSpaceOnUse" cx="200" cy="150" r="300">
          <stop stopColor={lit ? '#7ce0e6' : '#5a2b1c'} />
          <stop offset="0.25" stopColor={lit ? '#3f86b4' : '#38201f'} />
          <stop offset="0.6" stopColor={lit ? '#352a6b' : '#201528'} />
          <stop offset="1" stopColor="#0c0818" />
        </radialGradient>
      </defs>
      <rect x="-1200" y="-900" width="2800" height="1800" fill="url(#caverns-end-glow)" />
      <path
        d="M-1200-900H1600V-20L1400 60 1300-10 1120 80 1000 0 860 70 760-8 640 62 560 4 500 52 452 0 420 44 380 6 348 34 300 0 262 26 214-4 170 22 128 2 92 40 58 6 20 36-20 2-60 50-110 4-180 62-260 0-380 74-500 0-640 80-800 4-960 70-1200 0Z"
        fill="#1a1330"
      />
      <path d="M-1200 230Q-400 150 20 176 200 150 380 176 800 150 1600 230V900H-1200Z" fill="#2b2148" />
      <path
        d="M-30 268C30 214 120 196 200 196 280 196 370 214 430 268 300 300 100 300-30 268Z"
        fill={lit ? '#d39a34' : '#6b4a22'}
      />
      <path
        d="M20 250a8 4 0 1 0 16 0a8 4 0 1 0-16 0M64 228a8 4 0 1 0 16 0a8 4 0 1 0-16 0M318 226a8 4 0 1 0 16 0a8 4 0 1 0-16 0M360 248a8 4 0 1 0 16 0a8 4 0 1 0-16 0M96 254a8 4 0 1 0 16 0a8 4 0 1 0-16 0M286 256a8 4 0 1 0 16 0a8 4 0 1 0-16 0M180 262a8 4 0 1 0 16 0a8 4 0 1 0-16 0M224 252a8 4 0 1 0 16 0a8 4 0 1 0-16 0"
        fill={lit ? '#f7d489' : '#8d6a35'}
      />
      <path
        d="M20 214 8 176 22 150 34 212ZM36 216 30 188 42 172 48 214ZM366 214 376 178 390 150 384 216Z"
        fill="#5e4aa8"
      />
      <path d="M-1200 276Q200 256 1600 276V900H-1200Z" fill="#150f26" />
      {lit && <ellipse cx="200" cy="288" rx="190" ry="22" fill="#7ce0e6" opacity="0.18" />}
    </>
  );
}
