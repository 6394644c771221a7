/** The rows and joints of the bricks, wide enough for the widest window. */
const BRICKS = bricks();

/** The cellar under the Well House: bricks, a floor, and the light from the safe. */
export function Vault({ lit }: { lit: boolean }) {
  return (
    <>
      <defs>
        <radialGradient id="cave-end-glow" gradientUnits="userSpaceOnUse" cx="190" cy="120" r="330">
          <stop stopColor="#8a5a22" />
          <stop offset="0.45" stopColor="#4a2c13" />
          <stop offset="1" stopColor="#1c110a" />
        </radialGradient>
      </defs>
      <rect x="-1200" y="-900" width="2800" height="1800" fill={lit ? 'url(#cave-end-glow)' : '#1c130d'} />
      <path d={BRICKS} stroke="#000" strokeOpacity="0.34" strokeWidth="2" fill="none" />
      {lit && (
        <path
          d="M190 120 900-60 900 40ZM190 120 620 700 480 740ZM190 120-60 760-180 700ZM190 120-700 180-690 80ZM190 120-420-480-320-540ZM190 120 230-700 330-690ZM190 120 640-480 720-420Z"
          fill="#ffcf70"
          opacity="0.1"
        />
      )}
      <path d="M-1200 262Q200 232 1600 262V900H-1200Z" fill="#3a2413" />
      <path d="M-1200 261Q200 231 1600 261" fill="none" stroke="#8a5a2a" strokeWidth="2" />
      {lit && <ellipse cx="195" cy="270" rx="170" ry="20" fill="#ffcf70" opacity="0.25" />}
    </>
  );
}

function bricks(): string {
  const rows = Array.from({ length: 48 }, (_, row) => -900 + row * 26);
  return rows
    .map((y, row) => {
      const joints = Array.from({ length: 54 }, (_, at) => `M${-1200 + at * 52 + (row % 2) * 26} ${y}v26`);
      return `M-1200 ${y}H1600${joints.join('')}`;
    })
    .join('');
}
