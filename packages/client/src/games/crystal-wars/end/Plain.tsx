/** The plain of Mars under a dusky sky; darker if nobody has won. */
export function Plain({ dark }: { dark: boolean }) {
  return (
    <>
      <defs>
        <linearGradient id="wars-end-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-260" x2="0" y2="70">
          <stop stopColor="#1d1224" />
          <stop offset="1" stopColor={dark ? '#3a2530' : '#b4563a'} />
        </linearGradient>
        <linearGradient id="wars-end-ground" gradientUnits="userSpaceOnUse" x1="0" y1="50" x2="0" y2="420">
          <stop stopColor={dark ? '#3d2520' : '#8a4128'} />
          <stop offset="1" stopColor="#2c150f" />
        </linearGradient>
      </defs>
      <rect x="-1200" y="-900" width="2800" height="1000" fill="url(#wars-end-sky)" />
      <circle cx="318" cy="2" r="15" fill="#ffe0b0" opacity={dark ? 0.25 : 0.8} />
      <circle cx="352" cy="-22" r="7" fill="#ffe0b0" opacity={dark ? 0.2 : 0.6} />
      <path
        d="M-1200 70-900 20-760 60-560 10-400 58-240 24-150 62-60 30 0 58 60 38 120 62 190 46 260 64 330 34 400 60 520 20 700 62 900 14 1100 58 1600 30V120H-1200Z"
        fill={dark ? '#2b1a1c' : '#6b2f24'}
      />
      <path d="M-1200 62Q200 44 1600 62V900H-1200Z" fill="url(#wars-end-ground)" />
      <path
        d="M-30 130q14-8 30 0q-15 7-30 0M396 96q12-7 26 0q-12 6-26 0M-90 220q20-10 44 0q-20 9-44 0M418 240q22-10 46 0q-22 9-46 0"
        fill="#000"
        opacity="0.25"
      />
    </>
  );
}
