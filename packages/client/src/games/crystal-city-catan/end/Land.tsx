/** Sky, mountains, two banks and the river between them; without lights if nobody has won. */
export function Land({ dark }: { dark: boolean }) {
  return (
    <>
      <defs>
        <linearGradient id="city-end-sky" gradientUnits="userSpaceOnUse" x1="0" y1="-200" x2="0" y2="200">
          <stop stopColor="#231a44" />
          <stop offset="0.55" stopColor={dark ? '#2c2450' : '#7c4a7e'} />
          <stop offset="1" stopColor={dark ? '#3a3358' : '#f2a15f'} />
        </linearGradient>
      </defs>
      <rect x="-1200" y="-900" width="2800" height="1800" fill="url(#city-end-sky)" />
      <path
        d="M-1200 190-900 120-760 160-560 90-380 150-240 100-140 140-40 84 36 138 92 104 150 140 206 110 262 148 340 86 420 140 520 96 700 160 900 90 1100 150 1600 110V400H-1200Z"
        fill={dark ? '#2e2a4c' : '#6d5590'}
      />
      <path d="M-64 97-40 84-16 101-34 98-44 104ZM318 103 340 86 362 101 344 99 334 106Z" fill="#e8dff5" />
      <path
        d="M-1200 190Q-500 150-60 178Q60 160 176 182L192 300Q196 500 150 900H-1200Z"
        fill={dark ? '#27412f' : '#5f8f52'}
      />
      <path
        d="M1600 190Q900 150 460 178Q340 160 224 182L208 300Q204 500 250 900H1600Z"
        fill={dark ? '#27412f' : '#5f8f52'}
      />
      <path d="M176 182H224L209 300Q206 500 250 900H150Q194 500 191 300Z" fill={dark ? '#24466a' : '#6db7d8'} />
      <path
        d="M196 200h10M192 222h14M195 246h12M190 276h14"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}
